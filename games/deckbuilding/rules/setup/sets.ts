import { Fault, type Inventory, type Seat } from '@kantyna/kernel'
import type { PublicDuel } from '../duel.ts'
import { cardOf, EMPIRE, FIRST_BASE, factionOf, piecesOf, REBELS } from '../pieces.ts'
import { factionOfSeat } from './sides.ts'

/** Sets of pieces before the game. */

/** How many bases a player picks in the secret mode (DB-ADV-08). */
export const SECRET_BASES = 4

export const galaxyPieces: readonly number[] = piecesOf(({ set }) => set === 'galaxy')
export const pilotPieces: readonly number[] = piecesOf(({ set }) => set === 'pilot')
const allStarters = piecesOf(({ set }) => set === 'starter')
const allBases = piecesOf(({ kind }) => kind === 'base')

const startersOf = [EMPIRE, REBELS].map((faction) =>
  allStarters.filter((card) => factionOf(card) === faction),
)

/** DB-COMP-13: a starter card shows the faction that it belongs to. */
export function starterPieces(t: Pick<PublicDuel, 'empire'>, seat: Seat): number[] {
  return (startersOf[factionOfSeat(t, seat)] ?? []).slice()
}

/** The starting base comes first in the content: Lothal or Dantooine (DB-SETUP-06, DB-SETUP-07). */
const startingBases = [EMPIRE, REBELS].map((faction) => allBases.find((base) => factionOf(base) === faction))

export function startingBase(t: Pick<PublicDuel, 'empire'>, seat: Seat): number {
  const base = startingBases[factionOfSeat(t, seat)]
  if (base === undefined) throw new Fault('a side without bases')
  return base
}

/** The bases in the game: five on each side for beginners, otherwise all ten (DB-SETUP-02, DB-SETUP-05, DB-ADV-02). */
export function basesFor(t: Pick<PublicDuel, 'empire' | 'options'>, seat: Seat): number[] {
  const faction = factionOfSeat(t, seat)
  return allBases.filter(
    (base) =>
      factionOf(base) === faction && (t.options.bases !== 'beginner' || cardOf(base).set === 'beginner-base'),
  )
}

const deckCards = Array.from({ length: FIRST_BASE }, (_, card) => card)

export function inventory(t: Pick<PublicDuel, 'empire' | 'options'>): Inventory {
  return { card: deckCards, base: [...basesFor(t, 0), ...basesFor(t, 1)] }
}
