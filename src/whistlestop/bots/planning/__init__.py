"""The planner: one plan over all tickets, kept up while others build, in functions that also run compiled.

`plan_move` is the whole player; `memory.new_plan` makes what it remembers.  One module has one topic: ways over the
board, the forest that joins tickets, the cards that it takes, claims, draws, tickets, stations, rides, dice, the clock.
"""
