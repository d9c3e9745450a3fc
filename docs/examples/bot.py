"""A bot of your own for Fivefold, in one file and without any package: it plays the first legal move it sees.

    python docs/examples/bot.py http://127.0.0.1:8555 TABLE INVITE

TABLE and INVITE are the `id` and the `invite` of a table with an open seat. Ask for a token, sit down, read one JSON
object a line, and answer with POST. The steps of the legal moves come as a tree: follow it to node 0.
"""

import json
import sys
import urllib.request


def ask(address, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json", **headers})
    return urllib.request.urlopen(request)


def first_move(legal):
    steps, node = [], legal["nodes"][legal["root"]]
    while node:
        step, after = next(iter(node.items()))
        if step:
            steps.append(step)
        node = legal["nodes"][after]
    return steps


def main(house, table, invite):
    token = json.load(ask(f"{house}/api/me/token", {}))["token"]
    me = {"authorization": f"Bearer {token}"}
    ask(f"{house}/api/tables/{table}/join", {"name": "First"}, **me, **{"x-fivefold-link": invite})
    for line in ask(f"{house}/api/stream/tables/{table}", **me):
        message = json.loads(line or "{}") if line.strip() else {}
        now = message.get("table") or message.get("now")
        legal = (message.get("table") or message).get("legal")
        if now and now["phase"] == "over":
            print(now["ended"]["result"], now["ended"]["reason"])
            return
        if legal:
            move = {"do": "move", "ply": now["ply"], "id": f"first-{now['ply']}", "steps": first_move(legal)}
            ask(f"{house}/api/tables/{table}/requests", move, **me)


if __name__ == "__main__":
    main(*sys.argv[1:])
