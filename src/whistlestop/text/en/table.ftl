# The table in the browser: board, hand, row, players, log, and what one does there.
