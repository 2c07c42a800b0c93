import { at, type Offer, type Refusal, type Seat } from '@kantyna/kernel'
import { rulesOf } from '../../rules/composition.ts'
import type { PublicRim } from '../../rules/rim.ts'
import { cardOf } from '../../rules/tables.ts'
import { TOKEN } from '../../rules/trade/trade.ts'

/** A draft of a trade: what both sides give. */
export interface TradeDraft {
  readonly from: Seat
  readonly to: Seat
  readonly gives: Side
  readonly takes: Side
}

export interface Side {
  /** The credits, in thousands. */
  readonly credits: number
  readonly cards: readonly number[]
}

const nothing: Side = { credits: 0, cards: [] }

export function newDraft(from: Seat, to: Seat): TradeDraft {
  return { from, to, gives: nothing, takes: nothing }
}

export function isEmpty({ gives, takes }: TradeDraft): boolean {
  return [gives, takes].every(({ credits, cards }) => credits === 0 && cards.length === 0)
}

/** The most credits that a seat can give, in thousands. */
export function mostCredits(t: PublicRim, seat: Seat): number {
  return Math.floor(at(t.credits, seat) / TOKEN)
}

/** Adds a card, or removes it if it was there. */
export function withCard(side: Side, card: number): Side {
  const { cards } = side
  return {
    ...side,
    cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card],
  }
}

/** The picks of the proposal. */
export function picksOf(t: PublicRim, { to, gives, takes }: TradeDraft): readonly string[] {
  const picksOfSide = (side: 'give' | 'take', { credits, cards }: Side) => [
    ...(credits === 0 ? [] : [`${side}-credits=${credits}`]),
    ...cards.map((card) => `${side}-cards=${cardOf(t, card).id}`),
  ]
  return [`seat-${to + 1}`, ...picksOfSide('give', gives), ...picksOfSide('take', takes)]
}

/** Why the other player could not accept the trade now. */
export function refusalOf(t: PublicRim, draft: TradeDraft): Refusal | null {
  const offer: Offer = {
    from: draft.from,
    to: draft.to,
    gives: termsOf(draft.gives),
    takes: termsOf(draft.takes),
  }
  for (const refusalFor of rulesOf(t).action.tradeRefusals) {
    const refusal = refusalFor(t, offer)
    if (refusal !== null) return refusal
  }
  return null
}

function termsOf({ credits, cards }: Side): Offer['gives'] {
  return { ...(credits > 0 && { credits: [credits] }), ...(cards.length > 0 && { cards }) }
}
