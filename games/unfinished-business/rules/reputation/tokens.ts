import type { Seat } from '@kantyna/kernel'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'

/**
 * Goal tokens on cards (UB-FACT-73, UB-CLR-13). They stay when the character card is turned over; if their card changes
 * hands or leaves, they go back to the supply.
 */
export function putTokenOnCard(t: Rim, seat: Seat, card: number): void {
  unfinished(t).tokensOnCards.push(card)
  emitAdded(t, { type: 'tokenOnCard', seat, card, now: tokensOn(t, card) })
}

export function tokensOn(t: PublicRim, card: number): number {
  return unfinished(t).tokensOnCards.filter((each) => each === card).length
}

/** All tokens on a seat's cards. */
export function tokensOnCardsOf(t: PublicRim, seat: Seat): number {
  const held = t.held[seat] ?? []
  return unfinished(t).tokensOnCards.filter((card) => held.includes(card)).length
}

export function takeTokensOff(t: Rim, _: Seat, card: number): void {
  const table = unfinished(t)
  if (table.tokensOnCards.includes(card))
    table.tokensOnCards = table.tokensOnCards.filter((each) => each !== card)
}

/** Tokens on cards that nobody holds. */
export function wrongTokens(t: Rim): readonly string[] {
  const lost = unfinished(t).tokensOnCards.filter((card) => !t.held.some((held) => held.includes(card)))
  return lost.map((card) => `a goal token lies on card ${card}, which nobody holds`)
}
