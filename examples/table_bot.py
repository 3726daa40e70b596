"""A bot in twenty lines: it takes a free seat at a table, and plays whatever is legal until the game is over.

python examples/table_bot.py http://127.0.0.1:8377 k3mq7xzp
"""

from __future__ import annotations

import json
import sys
from random import choice
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server: str, table: str, name: str = "Twenty lines") -> list[int]:
    """Sit down, play, and return the points of all seats."""
    body, headers = json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{table}/join", body, headers)) as answer:  # noqa: S310
        seat = json.load(answer)
    with connect(f"ws{server.removeprefix('http')}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
        while True:
            state = json.loads(socket.recv())
            if state["type"] == "state" and state["over"]:
                return list(state["result"]["totals"])
            if state["type"] == "state" and (legal := state["legal"].get(str(seat["seat"]))):
                action = choice(legal)  # noqa: S311 -- here a better bot would think
                move = {"type": "play", "seat": seat["seat"], "action": action, "at": state["seq"]}
                socket.send(json.dumps(move))


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
