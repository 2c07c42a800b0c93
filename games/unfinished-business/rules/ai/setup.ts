import { at, drawBelow, hasListener, type Seat } from '@kantyna/kernel'
import { rulesOf } from '../../../outer-rim/rules/composition.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { BoxPiece } from '../../../outer-rim/rules/points/setup.ts'
import { characterNumber } from '../../../outer-rim/rules/reads.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { freeCharacters } from '../../../outer-rim/rules/setup/setup.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import type { AddedMarketCard } from '../../content/card.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'
import { aiSeats, isHunter } from './hunters.ts'
import { isHuntersStart } from './hunters-start.ts'

/** The order of the two AI players is drawn from a separate random stream (UB-DUO-05). */
export const AI_ORDER = 'ai order'

/** The card of an encounter deck that needs a second person (UB-SOL-02). */
const FOR_TWO = { deck: 'kafrene-takodana', number: 11 } as const

function isForTwoPeople(piece: BoxPiece): boolean {
  // UB-SOL-01: the team jobs and the confrontational ones.
  if ((piece as Partial<AddedMarketCard>).together !== undefined) return true // only job cards have it
  return (
    'deck' in piece && 'number' in piece && piece.deck === FOR_TWO.deck && piece.number === FOR_TWO.number
  )
}

/** UB-SOL-01, UB-SOL-02: the cards that stay in the box in a game for one person. */
export function isRemovedInSolo(t: Pick<Rim, 'automas' | 'seats'>, piece: BoxPiece): boolean {
  return t.automas !== 0 && t.seats - aiSeats(t).length === 1 && isForTwoPeople(piece)
}

/**
 * UB-DUO-05: the order of two AI players. Seats take their turns in order, so the draw decides which seat is the bounty
 * hunter (UB-DUO-02, UB-DUO-03).
 */
export function drawAiOrder(t: Rim): void {
  const seats = aiSeats(t)
  if (seats.length < 2) return
  const hunter = at(seats, drawBelow(t, AI_ORDER, seats.length))
  unfinished(t).hunterSeat = hunter
  if (hasListener(t)) emitAdded(t, { type: 'aiOrder', seats, hunter })
}

/**
 * The characters that an AI player can be: any that no player has (UB-SOL-04). Of two AI players, one is a hunter and
 * the other is not (UB-AIB-02, UB-DUO-02, UB-DUO-03).
 */
export function aiCharacters(t: Rim, seat: Seat): readonly number[] {
  const free = freeCharacters(t)
  const seats = aiSeats(t)
  if (seats.length < 2) return free
  const isHunterSeat = seat === unfinished(t).hunterSeat
  return free.filter((character) => isHuntersStart(at(tablesOf(t).characters, character)) === isHunterSeat)
}

/** UB-DUO-02, UB-DUO-03: a violation if both AI players are hunters, or neither is. */
export function wrongHunters(t: Rim): readonly string[] {
  const seats = aiSeats(t)
  if (seats.length < 2 || seats.some((seat) => characterNumber(t, seat) === NONE)) return []
  const hunters = seats.filter((seat) => isHunter(t, seat))
  return hunters.length === 1 ? [] : [`of two AI players ${hunters.length} are bounty hunters`]
}

/**
 * The id of an AI player's character, as chosen in the options of the table. With two AI players the options name two
 * characters, and each seat gets the one that it can play.
 */
export function aiCharacterFromOptions(t: Rim, seat: Seat): string {
  const { aiCharacter, secondAiCharacter } = unfinished(t).options
  const ids = aiCharacters(t, seat).map((character) => at(tablesOf(t).characters, character).id)
  return [aiCharacter, secondAiCharacter].find((id) => ids.includes(id)) ?? aiCharacter
}

/** UB-AIB-05, G-48: a hunter starts with the G-1A, another AI player with the first of the usual ships. */
export function startingShips(usual: (t: PublicRim, seat: Seat) => readonly string[]) {
  return (t: PublicRim, seat: Seat): readonly string[] =>
    isAutoma(t, seat) && isHunter(t, seat) ? ['g-1a-starfighter'] : usual(t, seat)
}

/** UB-AIB-04, UB-DUO-16: once all characters are chosen, the cards of all other decks go back to the box. */
export function buildAiDecks(t: Rim): void {
  if (t.automas !== 0) t.aiDeck = rulesOf(t).ai.deck(t).slice()
}
