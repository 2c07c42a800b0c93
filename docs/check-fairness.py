#!/usr/bin/env python3
"""Checks the chance of a Kantyna record by docs/fairness.md, with nothing of Kantyna's own.

    python3 check-fairness.py RECORD      prints what was checked, as JSON; exit code 1 where something does not hold
    python3 check-fairness.py --numbers   reads lines of JSON, [key, stream, index, limit], and prints each number
"""
import hashlib
import json
import sys

WORDS = 2 ** 32

BONUS = ["Evasive Manoeuvre", "Experienced Pilot", "Light Speed", "Acceleration", "Tow"]
STARTERS = [[("Imperial Shuttle", 7), ("Stormtrooper", 2), ("Inquisitor", 1)],
            [("Alliance Shuttle", 7), ("Rebel Trooper", 2), ("Temple Guardian", 1)]]
GALAXY = [(name.strip(), int(copies)) for name, copies in (card.split("*") for card in """
TIE Fighter*3, TIE Bomber*2, Scout Trooper*2, Admiral Piett*1, Death Trooper*2, TIE Interceptor*2,
AT-ST*2, Landing Craft*2, Moff Jerjerrod*1, General Veers*1, Director Krennic*1, Boba Fett*1, AT-AT*1,
Grand Moff Tarkin*1, Darth Vader*1, Gozanti Cruiser*3, Imperial Carrier*2, Star Destroyer*2, Y-Wing*2,
Baze Malbus*1, Snowspeeder*2, Duros Spy*2, Chirrut Îmwe*1, Rebel Commando*2, X-Wing*3, Chewbacca*1, Jyn Erso*1,
U-Wing*2, Han Solo*1, Cassian Andor*1, B-Wing*2, Princess Leia*1, Millennium Falcon*1, Luke Skywalker*1,
Rebel Transport*2, Hammerhead Corvette*2, Mon Calamari Cruiser*2, Z-95 Headhunter*2, Jawa Scavenger*2,
Rodian Gunslinger*2, Kel Dor Mystic*2, Lobot*1, Bossk*1, Fang Fighter*2, Twi’lek Smuggler*2, Dengar*1,
Quarren Mercenary*2, HWK-290*2, IG-88*1, Lando Calrissian*1, Jabba’s Sail Barge*1, Jabba the Hutt*1,
C-ROC Cruiser*2, Blockade Runner*3, Nebulon-B Frigate*2
""".split(","))]


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


def check(record):
    rest = {name: value for name, value in record.items() if name != "digest"}
    insist(sha256(canonical(rest)).hex() == record["digest"], "the checksum")
    promise = lambda secret: sha256(b"kantyna commitment", bytes.fromhex(secret)).hex()
    insist(record["seed"] is not None, "the seed is not opened")
    insist(promise(record["seed"]) == record["commitment"], "the commitment to the seed")
    insist([promise(share) for share in record["contributions"]] == record["contributionCommitments"],
           "the commitments to the contributions")
    secrets = [record["seed"], *record["contributions"]]
    key = sha256(b"kantyna key", *map(bytes.fromhex, secrets)).hex()
    drawn = {}
    for step, entry in enumerate([record["setup"], *record["entries"]]):
        draws, limits = entry.get("draws", {}), entry.get("limits", {})
        insist(draws.keys() == limits.keys(), f"limits at step {step}")
        for stream in draws:
            before = drawn.setdefault(stream, [])
            insist(len(draws[stream]) == len(limits[stream]), f"limits of {stream} at step {step}")
            for value, limit in zip(draws[stream], limits[stream]):
                insist(number(key, stream, len(before), limit) == value, f"{stream} {len(before)} at step {step}")
                before.append(value)
    return {"draws": sum(map(len, drawn.values())), "dealt": dealt(record, drawn)}


def dealt(record, drawn):
    """What the first shuffles have dealt; the last card of a pile is its top."""
    seats = len(record["seats"])
    take = lambda pile, count: [pile.pop() for _ in range(count)]
    if record["game"] == "super-teams":
        if record["options"]["teams"] == "dealt":
            colours = ["red", "green", "black", "yellow"][:3 if seats == 3 else 4]
        else:
            picked = [entry["picks"][0] for entry in record["entries"][:3]]
            colours = [c for c in ["red", "green", "black", "yellow"] if seats != 3 or c in picked]
        cards = [f"{colour} {n}" for colour in colours for n in range(1, 7) for _ in range(2)]
        bonus = shuffled([card for card in BONUS for _ in range(4)], drawn["bonus cards"])
        stack = shuffled(cards, drawn["movement cards"])
        return {"hands": [take(stack, 6) for _ in range(seats)], "planet": bonus[:2 * seats]}
    empire = drawn["factions"][0] if "factions" in drawn else int(record["options"]["empire"]) - 1
    decks = [[name for name, copies in STARTERS[seat != empire] for _ in range(copies)] for seat in range(2)]
    decks = [shuffled(deck, drawn[f"deck {seat + 1}"]) for seat, deck in enumerate(decks)]
    galaxy = shuffled([name for name, copies in GALAXY for _ in range(copies)], drawn["galaxy deck"])
    return {"row": take(galaxy, 6), "hands": [take(deck, 5) for deck in decks]}


if __name__ == "__main__":
    if sys.argv[1:] == ["--numbers"]:
        for line in sys.stdin:
            print(number(*json.loads(line)))
    else:
        with open(sys.argv[1], encoding="utf-8-sig") as file:
            print(json.dumps(check(json.load(file)), ensure_ascii=False))
