import { everybody, forget, type Seat, shuffle } from '@kantyna/kernel'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { piecesInGame } from '../setup/inventory.ts'
import { AI_DECK_STREAM } from './chance.ts'

/** OR-AISET-09: all AI cards. */
export function usualAiDeck(t: Rim): readonly number[] {
  return piecesInGame(t).aiCards
}

/** OR-AIFLOW-02: the top card, face up. */
export function usualAiDraw(t: Rim): number {
  const card = t.aiDeck.pop()
  if (card === undefined) return NONE
  t.aiCard = [card]
  t.knowers[card] = everybody(t)
  return card
}

/** OR-AIFLOW-07: the card goes face down to the bottom, where every player remembers it, or the deck is shuffled. */
export function usualAiReturn(t: Rim, _: Seat, card: number, isReshuffled: boolean): void {
  if (!t.aiCard.includes(card)) return
  t.aiCard = []
  t.aiDeck.unshift(card)
  if (isReshuffled) shuffleAiDeck(t)
}

export function shuffleAiDeck(t: Rim): void {
  forget(t.knowers, t.aiDeck)
  shuffle(t, AI_DECK_STREAM, t.aiDeck)
}
