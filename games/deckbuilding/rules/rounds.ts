import {
  again,
  answerOf,
  ask,
  at,
  type DecisionKind,
  decisionKind,
  drawBelow,
  type Frame,
  routine,
  routineTable,
  type Seat,
  shuffle,
  skip,
} from '@kantyna/kernel'
import { attack } from './attack.ts'
import { type Duel, HAND_SIZE, opponentOf } from './duel.ts'
import { cardLanguage } from './effects/language.ts'
import { emitEvent } from './events.ts'
import { endOf } from './force.ts'
import { pick } from './picks/pick.ts'
import { nameOf } from './pieces.ts'
import { draw, EVERYBODY, refillRow } from './piles.ts'
import { purchase } from './purchase.ts'
import { basesFor, galaxyPieces, pilotPieces, SECRET_BASES, starterPieces, startingBase } from './sets.ts'
import { thingOf } from './things.ts'
import { triggers } from './triggers.ts'
import { beginTurn, turn } from './turn.ts'

/** Which four bases, besides the starting one? Both players pick at the same time and in secret (DB-ADV-08). */
export const pickBases: DecisionKind<Duel> = decisionKind({
  name: 'pickBases',
  shape: 'some',
  rules: ['DB-ADV-08', 'DB-ADV-09', 'DB-ADV-10'],
  list: (t, seat) => at(t.putAway, seat).slice(),
  bounds: () => ({ min: SECRET_BASES, max: SECRET_BASES }),
  option: (_, __, base) => ({ id: nameOf(base), touches: [thingOf(base)], facts: { base } }),
})

/** The whole duel: setup (DB-SETUP), then turns in alternation until a base decides it. */
export const duel = routine<Duel, Frame>('duel')([], {
  factions(t) {
    const { empire } = t.options
    t.empire = empire === 'random' ? drawBelow(t, 'factions', 2) : Number(empire) - 1
    t.active = t.empire
    t.force = endOf(t, opponentOf(t.empire))
    emitEvent(t, { type: 'factions', empire: t.empire })
  },
  decks(t) {
    for (let seat = 0; seat < t.seats; seat++) {
      t.decks[seat] = starterPieces(t, seat)
      shuffle(t, 'decks', at(t.decks, seat))
      t.bases[seat] = startingBase(t, seat)
      const others = basesFor(t, seat).filter((base) => base !== t.bases[seat])
      for (const base of others) t.knowers[base] = EVERYBODY
      for (const piece of [...at(t.decks, seat), ...basesFor(t, seat)]) t.owners[piece] = seat
      if (t.options.bases === 'secret') t.putAway[seat] = others
      else t.baseDecks[seat] = others
    }
    t.galaxyDeck = galaxyPieces.slice()
    shuffle(t, 'galaxy deck', t.galaxyDeck)
    t.pilots = pilotPieces.slice()
  },
  askForBases(t) {
    if (t.options.bases !== 'secret') return skip
    for (let seat = 0; seat < t.seats; seat++) ask(t, pickBases, seat)
  },
  takeBases(t) {
    for (let seat = 0; seat < t.seats; seat++) hideBases(t, seat, answerOf(t, seat))
  },
  dealHands(t) {
    refillRow(t)
    for (let seat = 0; seat < t.seats; seat++) draw(t, seat, HAND_SIZE)
  },
  firstTurn(t) {
    beginTurn(t)
  },
  nextTurn(t) {
    t.active = opponentOf(t.active)
    beginTurn(t)
    return again
  },
})

/** From now on only their owner knows which bases were picked and which were put away. */
function hideBases(t: Duel, seat: Seat, picked: readonly number[]): void {
  const all = at(t.putAway, seat)
  for (const base of all) t.knowers[base] = 0
  t.baseDecks[seat] = all.filter((base) => picked.includes(base))
  t.putAway[seat] = all.filter((base) => !picked.includes(base))
  emitEvent(t, { type: 'basesPicked', seat, secret: { seats: [seat], bases: [...picked] } })
}

export const routines = routineTable(duel, turn, attack, purchase, pick, triggers, ...cardLanguage.routines)
