# The table in the browser: board, hand, row, players, log, and what one does there.

table-take-card = Take { $card }
table-not-sent = The line to the server is broken; nothing was sent.
table-undone = Taken back.
