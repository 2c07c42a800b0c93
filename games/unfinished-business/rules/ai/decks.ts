import { at, everybody, forget, type Seat, shuffle } from '@kantyna/kernel'
import { AI_DECK_STREAM } from '../../../outer-rim/rules/ai/chance.ts'
import { FIRST_AI, NONE } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber } from '../../../outer-rim/rules/reads.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { aiCardOf, characterOf, tablesOf } from '../../../outer-rim/rules/tables.ts'
import type { AddedAiCard } from '../../content/ai-cards.ts'
import { aiSeats, isHunter } from './hunters.ts'

/** UB-SOL-07: the cards of the base game that an AI player uses unless it is a hunter, by their numbers (UB-SOL-08). */
const BASIC: ReadonlySet<string> = new Set([1, 2, 6, 7, 9].map((number) => `ai-${number}`))

/** UB-AIB-04: the other cards of the base game are never used. */
export function isUnusedAiCard({ id }: { readonly id: string }): boolean {
  return /^ai-\d+$/.test(id) && !BASIC.has(id)
}

function allAiCards(t: Rim): readonly number[] {
  return tablesOf(t).aiCards.flatMap((card, index) => (isUnusedAiCard(card) ? [] : [FIRST_AI + index]))
}

/** UB-SOL-03, UB-SOL-07, UB-AIB-03: a deck has five numbered cards and the character's own card. */
function isInDeckOf(t: Rim, seat: Seat, card: number): boolean {
  const { id, hunter, character } = aiCardOf(t, card) as AddedAiCard // cards of the base game have neither field
  if (character !== undefined) return character === characterOf(t, seat).id
  return isHunter(t, seat) ? hunter !== undefined : BASIC.has(id)
}

/**
 * The cards of all AI players (UB-DUO-09, UB-DUO-10, UB-DUO-16). Until their characters are known, these are all AI
 * cards. Two decks are kept in one list: their backs differ, and each player draws and returns only its own cards
 * (UB-DUO-11).
 */
export function aiDecks(t: Rim): readonly number[] {
  const seats = aiSeats(t)
  const all = allAiCards(t)
  if (seats.some((seat) => characterNumber(t, seat) === NONE)) return all
  return all.filter((card) => seats.some((seat) => isInDeckOf(t, seat, card)))
}

/** UB-AIB-06, UB-DUO-13: draws the top card of the seat's own deck, which everybody sees. */
export function drawAiCard(t: Rim, seat: Seat): number {
  const index = t.aiDeck.findLastIndex((card) => isInDeckOf(t, seat, card))
  if (index < 0) return NONE
  const [card] = t.aiDeck.splice(index, 1) as [number] // the index was just found
  t.aiCard = [card]
  t.knowers[card] = everybody(t)
  return card
}

/** OR-AIFLOW-07: puts the card face down under its player's deck, or shuffles that deck with it. */
export function putAiCardAway(t: Rim, seat: Seat, card: number, isReshuffled: boolean): void {
  if (!t.aiCard.includes(card)) return
  t.aiCard = []
  t.aiDeck.unshift(card)
  if (!isReshuffled) return
  const own = t.aiDeck.filter((each) => isInDeckOf(t, seat, each))
  forget(t.knowers, own)
  shuffle(t, AI_DECK_STREAM, own)
  let next = 0
  t.aiDeck = t.aiDeck.map((each) => (isInDeckOf(t, seat, each) ? at(own, next++) : each))
}
