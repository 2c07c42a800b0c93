import { at, call, everybody } from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { refreshAiGoals } from '../../rules/ai/goals.ts'
import { cardLanguage } from '../../rules/effects/language.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { TurnFrame } from '../../rules/frames.ts'
import { spaceOf } from '../../rules/map/map.ts'
import type { Rim } from '../../rules/rim.ts'
import { marketCard, pieceNamed } from '../../rules/tables.ts'
import { answerByRule, handMade, run } from '../hand-made.ts'

/** A person in seat 0 and the AI player in seat 1; it is the AI player's turn. */
export const AI = 1

export function aiTable(): Rim {
  const t = handMade({ automas: [AI], characters: ['boba-fett', 'doctor-aphra'] })
  run(t)
  t.active = AI
  t.spaces[0] = spaceOf('cantonica')
  return t
}

export function aiAt(t: Rim, space: string): void {
  t.spaces[AI] = spaceOf(space)
}

/** Puts goal tokens on these spaces, whatever cards are held. */
export function goalsOn(t: Rim, ...spaces: readonly string[]): void {
  t.aiGoals = spaces.map(spaceOf)
}

/** Answers for the AI player until no question is left. */
function finish(t: Rim): void {
  run(t)
  while (t.open[0] !== undefined && t.open[0].kind !== 'pause') answerByRule(t)
}

export function aiDoes(t: Rim, effect: CardEffect): Rim {
  cardLanguage.run(t, effect, { seat: AI })
  finish(t)
  return t
}

export function whyNot(t: Rim, effect: CardEffect): string | null {
  return cardLanguage.legal(t, effect, { seat: AI })?.rule ?? null
}

/** Puts a market card on top of its deck, face up. */
export function onTop(t: Rim, id: string): number {
  const piece = pieceNamed(t, id)
  const deck = marketDecks.indexOf(marketCard(t, piece).deck)
  t.market[deck] = [...at(t.market, deck).filter((card) => card !== piece), piece]
  t.knowers[piece] = everybody(t)
  return piece
}

/** The AI player takes its turn with this card. */
export function playCard(t: Rim, id: string): void {
  refreshAiGoals(t)
  const card = pieceNamed(t, id)
  t.aiDeck = [...t.aiDeck.filter((piece) => piece !== card), card]
  call<TurnFrame>(t, { routine: 'turn', stage: 0, seat: AI, isLast: false })
  finish(t)
}
