import {
  answerOf,
  ask,
  at,
  type DecisionKind,
  decisionKind,
  drawBelow,
  type Frame,
  routine,
  type Seat,
  shuffle,
} from '@kantyna/kernel'
import { type Duel, HAND_SIZE, opponentOf } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { endOf } from '../force/force.ts'
import { draw, EVERYBODY, refillRow, streamOfDeck } from '../market/piles.ts'
import { nameOf } from '../pieces.ts'
import { thingOf } from '../scenario/things.ts'
import { basesFor, galaxyPieces, pilotPieces, SECRET_BASES, starterPieces, startingBase } from './sets.ts'

/** Which four bases, in addition to the starting one? Both players pick at the same time and in secret (DB-ADV-08). */
export const pickBases: DecisionKind<Duel> = decisionKind({
  name: 'pickBases',
  shape: 'some',
  rules: ['DB-ADV-08', 'DB-ADV-09', 'DB-ADV-10'],
  list: (t, seat) => at(t.putAway, seat).slice(),
  bounds: () => ({ min: SECRET_BASES, max: SECRET_BASES }),
  option: (_, __, base) => ({ id: nameOf(base), touches: [thingOf(base)], facts: { base } }),
})

/** Setup, step by step. The drawing decides where things lie on the table (DB-SETUP-15, DB-SETUP-16, DB-SETUP-19). */
export const setupDuel = routine<Duel, Frame>('setup')('shown', {
  // DB-COMP-02, DB-SETUP-01, DB-SETUP-20, DB-TURN-01: the Empire begins, and the Force marker starts with the Rebels.
  chooseFactions(t) {
    const { empire } = t.options
    t.empire = empire === 'random' ? drawBelow(t, 'factions', 2) : Number(empire) - 1
    t.active = t.empire
    t.force = endOf(t, opponentOf(t.empire))
    emitEvent(t, { type: 'factions', empire: t.empire })
  },
  // DB-SETUP-12, DB-SETUP-13, DB-SETUP-17.
  shuffleDecks(t) {
    for (let seat = 0; seat < t.seats; seat++) {
      t.decks[seat] = starterPieces(t, seat)
      shuffle(t, streamOfDeck(seat), at(t.decks, seat))
    }
    t.galaxyDeck = galaxyPieces.slice()
    shuffle(t, 'galaxy deck', t.galaxyDeck)
    t.pilots = pilotPieces.slice()
  },
  // DB-SETUP-08, DB-SETUP-09, DB-ADV-04, DB-ADV-07: the starting base is face up, the others lie below it.
  layOutBases(t) {
    for (let seat = 0; seat < t.seats; seat++) {
      t.bases[seat] = startingBase(t, seat)
      const others = basesFor(t, seat).filter((base) => base !== t.bases[seat])
      for (const base of others) t.knowers[base] = EVERYBODY
      for (const piece of [...at(t.decks, seat), ...basesFor(t, seat)]) t.owners[piece] = seat
      if (t.options.bases === 'secret') t.putAway[seat] = others
      else t.baseDecks[seat] = others
    }
    if (t.options.bases !== 'secret') return 'dealHands'
  },
  // DB-ADV-08: both players pick at the same time, in secret.
  askForBases(t) {
    for (let seat = 0; seat < t.seats; seat++) ask(t, pickBases, seat)
  },
  takeBases(t) {
    for (let seat = 0; seat < t.seats; seat++) hideBases(t, seat, answerOf(t, seat))
  },
  // DB-SETUP-14, DB-SETUP-21.
  dealHands(t) {
    refillRow(t)
    for (let seat = 0; seat < t.seats; seat++) draw(t, seat, HAND_SIZE)
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
