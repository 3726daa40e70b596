# What the server tells people at a table beside the game itself: who came and went, what went wrong.

server-joined = { $who } has joined.
server-left = { $who } has left.
server-back = { $who } is back.
server-bot-takes-over = { $who } is away; { $bot } plays for now.
server-person-takes-over = { $who } plays again.
server-paused = The game is paused.
server-resumed = The game goes on.
server-ended = The host has ended the game; it is not scored.
server-undone = { $who } takes back a move.
server-bot-failed = { $bot } could not decide; a simpler computer player takes over.
server-restarting = The server is restarting. Your game is kept.
