import { everybody, forget, type Seat, shuffle } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { NONE } from '../pieces.ts'
import { gainFame } from '../reputation/fame.ts'
import { isAutoma } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { piecesInGame } from '../setup/inventory.ts'
import { AI_DECK_STREAM } from './chance.ts'
import { refreshAiGoals } from './goals.ts'

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
export function usualAiPutAway(t: Rim, _: Seat, card: number, isReshuffled: boolean): void {
  if (!t.aiCard.includes(card)) return
  t.aiCard = []
  t.aiDeck.unshift(card)
  if (isReshuffled) shuffleAiDeck(t)
}

function shuffleAiDeck(t: Rim): void {
  forget(t.knowers, t.aiDeck)
  shuffle(t, AI_DECK_STREAM, t.aiDeck)
}

/**
 * The AI player is set up like everybody (OR-AISET-01, OR-AISET-02, OR-AICARD-01) and also gets the shuffled AI deck
 * (OR-AISET-09), a goal token for its starting card (OR-AISET-08), and fame if the table wants a harder game
 * (OR-AIEXP-01). In a game to 12 fame, the person and the AI player both need 12 (OR-AIEXP-02, OR-GAP-59).
 */
export function setUpAi(t: Rim): void {
  if (t.automas === 0) return
  t.aiDeck = rulesOf(t).ai.deck(t).slice()
  shuffleAiDeck(t)
  refreshAiGoals(t)
  const fame = Number(t.options.aiFame)
  for (let seat = 0; seat < t.seats; seat++) if (isAutoma(t, seat)) gainFame(t, seat, fame, 'other')
}
