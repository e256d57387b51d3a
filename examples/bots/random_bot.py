"""A bot for any game: it plays something legal. npx mazzo arena flip7 --bots "good,exec:python3 examples/bots/random_bot.py" """
import json
import random
import sys

for line in sys.stdin:
    ask = json.loads(line)
    # ask["view"] is what this seat knows, ask["events"] what it was told since it was last asked.
    if ask["game"] == "flip7" and {"type": "bank"} in ask["legal"]:
        mine = ask["view"]["players"][ask["seat"]]["kinds"]
        move = {"type": "bank" if len(mine) >= 4 else "draw"}
    else:
        move = random.choice(ask["legal"])
    print(json.dumps({"move": move}), flush=True)
