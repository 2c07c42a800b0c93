#!/usr/bin/env python3
"""Checks the chance of a Kantyna record by docs/fairness.md, with nothing else of Kantyna's.

    python3 check-fairness.py RECORD      prints what was checked, as JSON; exit code 1 where something does not hold
    python3 check-fairness.py --numbers   reads lines of JSON, [key, stream, index, limit], and prints each number
"""
import hashlib
import json
import os
import re
import sys

WORDS = 2 ** 32
FACES = ["hit", "hit", "hit", "critical", "focus", "focus", "blank", "blank"]
# Transgalactica, by count of players: the inner spaces, those of them with a base planet, the outer spaces.
MAPS = {2: (4, [1, 3], 6), 3: (5, [1, 3, 5], 8), 4: (6, [1, 2, 4, 5], 10), 5: (7, [1, 3, 4, 6], 12)}


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def number(key, stream, index, limit):
    """The number below `limit` that stands at `index` of a stream."""
    attempt = 0
    while True:
        block = sha256(bytes.fromhex(key), f"/{stream}/{index // 8}/{attempt}".encode())
        place = index % 8 * 4
        word = int.from_bytes(block[place:place + 4], "big")
        if word < WORDS - WORDS % limit:
            return word % limit
        attempt += 1


def shuffled(pile, drawn):
    """From the last place to the second: each card changes places with the one at the number drawn."""
    pile = list(pile)
    for last, other in zip(range(len(pile) - 1, 0, -1), drawn):
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def insist(holds, what):
    if not holds:
        sys.exit(f"does not hold: {what}")


def hashed(record):
    """What the checksum covers: in format 2 not the names of people, so that they can be erased."""
    rest = {name: value for name, value in record.items() if name != "digest"}
    if record["format"] == "kantyna-record-1":
        return rest
    unnamed = lambda holder: {name: value for name, value in holder.items() if name != "name"}
    changes = [{**change, "holder": unnamed(change["holder"])} if "holder" in change else change
               for change in record.get("changes", [])]
    return {**rest, "seats": [unnamed(holder) for holder in record["seats"]], "changes": changes}


def check(record):
    rest = hashed(record)
    insist(sha256(canonical(rest)).hex() == record["digest"], "the checksum")
    promise = lambda secret: sha256(b"kantyna commitment", bytes.fromhex(secret)).hex()
    insist(record["seed"] is not None, "the seed is not opened")
    insist(promise(record["seed"]) == record["commitment"], "the commitment to the seed")
    insist([promise(share) for share in record["contributions"]] == record["contributionCommitments"],
           "the commitments to the contributions")
    secrets = [record["seed"], *record["contributions"]]
    key = sha256(b"kantyna key", *map(bytes.fromhex, secrets)).hex()
    steps = [record["setup"], *record["entries"]]
    if not any("limits" in step for step in steps) and any(step.get("draws") for step in steps):
        sys.exit("cannot be checked here: a record of the first edition, without limits; kantyna verify knows them")
    drawn = {}
    for step, entry in enumerate(steps):
        draws, limits = entry.get("draws", {}), entry.get("limits", {})
        insist(draws.keys() == limits.keys(), f"limits at step {step}")
        for stream in draws:
            before = drawn.setdefault(stream, [])
            insist(len(draws[stream]) == len(limits[stream]), f"limits of {stream} at step {step}")
            for value, limit in zip(draws[stream], limits[stream]):
                insist(number(key, stream, len(before), limit) == value, f"{stream} {len(before)} at step {step}")
                before.append(value)
    return {"draws": sum(map(len, drawn.values())), "dealt": dealt(record, drawn)}


def piles():
    """The lists of section 6 of fairness.md, by edition and name."""
    found, edition = {}, None
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "fairness.md"), encoding="utf-8") as page:
        for line in page:
            heading = re.match(r"### .*\(`(.+)`\)", line)
            listed = re.match(r"- `([^`]+)`: (.+)", line)
            if heading:
                edition = found[heading[1]] = {}
                is_list = False
            elif line.startswith("Lists:"):
                is_list = True
            elif line.startswith("## "):
                is_list = False
            elif listed and edition is not None and is_list:
                edition[listed[1]] = [card for item in listed[2].split(", ") for card in cards_of(item)]
    return found


def cards_of(item):
    """What an item of a list stands for: one card, copies of one, or a range of numbers."""
    several = re.fullmatch(r"(\D.*?)(\d+) to \1(\d+)", item)
    if several:
        first, last = several[2], several[3]
        width = len(first) if first.startswith("0") or len(first) == len(last) else 0
        return [several[1] + str(n).zfill(width) for n in range(int(first), int(last) + 1)]
    copies = re.fullmatch(r"(\d+) (.+)", item)
    return [copies[2]] * int(copies[1]) if copies else [item]


def dealt(record, drawn):
    """What the first shuffles have dealt; the last card of a pile is its top."""
    modules = record["options"].get("modules", [])
    edition = modules[-1] if modules else record["game"]
    deals = {"super-teams": super_teams, "deckbuilding": deckbuilding, "transgalactica": transgalactica,
             "outer-rim": outer_rim, "unfinished-business": outer_rim}
    insist(edition in deals, f"the piles of {edition} are not known")
    return deals[edition](record, drawn, piles())


def take(pile, count):
    return [pile.pop() for _ in range(count)]


def super_teams(record, drawn, lists):
    seats = len(record["seats"])
    if record["options"]["teams"] == "dealt":
        colours = ["red", "green", "black", "yellow"][:3 if seats == 3 else 4]
    else:
        picked = [entry["picks"][0] for entry in record["entries"][:3]]
        colours = [c for c in ["red", "green", "black", "yellow"] if seats != 3 or c in picked]
    cards = [f"{colour} {n}" for colour in colours for n in range(1, 7) for _ in range(2)]
    bonus = shuffled(lists["super-teams"]["bonus cards"], drawn["bonus cards"])
    stack = shuffled(cards, drawn["movement cards"])
    return {"hands": [take(stack, 6) for _ in range(seats)], "planet": bonus[:2 * seats]}


def deckbuilding(record, drawn, lists):
    own = lists["deckbuilding"]
    empire = drawn["factions"][0] if "factions" in drawn else int(record["options"]["empire"]) - 1
    decks = [shuffled(own["Empire" if seat == empire else "Rebels"], drawn[f"deck {seat + 1}"]) for seat in range(2)]
    galaxy = shuffled(own["galaxy deck"], drawn["galaxy deck"])
    return {"row": take(galaxy, 6), "hands": [take(deck, 5) for deck in decks]}


def transgalactica(record, drawn, lists):
    own, seats = lists["transgalactica"], len(record["seats"])
    inner, bases, outer = MAPS[seats]
    left = {stream: list(numbers) for stream, numbers in drawn.items()}

    def mixed(stream, pile):
        numbers, left[stream] = left[stream][:len(pile) - 1], left[stream][len(pile) - 1:]
        return shuffled(pile, numbers)

    base, others = mixed("basePlanets", own["basePlanets"]), mixed("planets", own["planets"])
    spaces = [f"R{n}" for n in range(1, inner + 1)] + [f"S{n}" for n in range(1, outer + 1)]
    is_base = lambda space: space in [f"R{n}" for n in bases]
    planets = {space: (base if is_base(space) else others).pop() for space in spaces}
    wild = [space for space in spaces if not is_base(space)]
    active = mixed("pirates", own["pirates"])[:seats + 1]
    pirates = mixed("pirates", active + [None] * (len(wild) - len(active)))
    technologies = [take(mixed("technologies", own[f"technologies {level}"]), 3) for level in (1, 2, 3)]
    missions = [sorted(take(mixed("missions", own[f"missions {level}"]), 3)) for level in (1, 2)]
    decrees = [mixed("decrees", own[f"decrees {mark}"]).pop() for mark in (1, 2, 3)]
    starting = mixed("startingMining", own["startingMining"])
    tracks = [starting.pop() for _ in range(seats)]
    mining = mixed("mining", starting + own["mining"])
    goals, wealth, tiles = (mixed(stream, own[stream]) for stream in ("goals", "wealth", "abilities"))
    row = [tiles.pop() for _ in range(seats)]
    return {
        "first": drawn["firstPlayer"][0] + 1,
        "planets": planets,
        "pirates": {space: token for space, token in zip(wild, pirates) if token is not None},
        "basicTokens": mixed("basicTokens", own["basicTokens"])[::-1],
        "advancedTokens": mixed("advancedTokens", own["advancedTokens"])[::-1],
        "technologies": sum(technologies, []),
        "missions": sum(missions, []),
        "decrees": decrees,
        "fleetTokens": [mixed("fleetTokens", own["fleetTokens"]) for _ in range(seats)],
        "mining": tracks,
        "miningStack": mining[::-1],
        "goals": [sorted(take(goals, 2)) for _ in range(seats)],
        "wealth": sorted(sorted(take(wealth, 2)) for _ in range(seats)),
        "abilities": sorted(row, key=own["abilities"].index),
    }


def outer_rim(record, drawn, lists):
    people = [seat for seat, holder in enumerate(record["seats"]) if holder["kind"] != "automa"]
    own = dict(lists["outer-rim"])
    if "modules" in record["options"]:
        added = lists["unfinished-business"]
        gone = added["left out"] + (added["left out with one person"] if len(people) == 1 else [])
        own = {name: [card for card in own.get(name, []) + added.get(name, []) if card not in gone]
               for name in {**own, **added}}
    decks = {name: shuffled(own[name], drawn[name])[::-1] for name in own
             if name.split()[0] in ("market", "encounters", "contacts")}
    return {
        "tiles": shuffled(own["tiles"], drawn.get("tiles", [])),
        "first": first_player(people, drawn.get("roll", [])) + 1 if len(people) == len(record["seats"])
        else people[0] + 1,
        "decks": dict(sorted(decks.items())),
    }


def first_player(seats, rolled):
    """Whoever rolls most hits on six dice; those who are equal roll again."""
    rolled = list(rolled)
    while len(seats) > 1:
        hits = {}
        for seat in seats:
            dice, rolled = rolled[:6], rolled[6:]
            hits[seat] = sum(FACES[die] in ("hit", "critical") for die in dice)
        seats = [seat for seat in seats if hits[seat] == max(hits.values())]
    return seats[0]


if __name__ == "__main__":
    if sys.argv[1:] == ["--numbers"]:
        for line in sys.stdin:
            print(number(*json.loads(line)))
    else:
        with open(sys.argv[1], encoding="utf-8-sig") as file:
            print(json.dumps(check(json.load(file)), ensure_ascii=False))
