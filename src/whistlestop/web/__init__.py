"""The server: tables in the browser and over the wire, kept so that a crash loses nothing that was acknowledged.

The parts, from the ground up:

- `store` keeps entries, append-only, in SQLite or PostgreSQL; `entries` says what they are.
- `table` folds a table's entries into what stands: seats, the game, the log.  `chance` draws what falls in it.
- `shown` makes what one client may see of a table: its seats' views, their events, a sentence for each.
- `hall` holds the tables that somebody looks at; `room` is one of them, with its clients, computer players and clocks.
- `thinking` runs computer players in processes of their own.
- `talk` is one client's conversation, `api` and `pages` answer HTTP; `app` puts everything together.

docs/protocol.md tells how to talk to it.
"""
