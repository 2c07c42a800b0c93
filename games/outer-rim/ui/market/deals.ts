import { at, type Facts, PASS_ID, type PresentedDecision, type Refusal } from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { isPlainPurchase, priceOf, purchaseOfCard, refusalOf, tradable } from '../../rules/market/purchase.ts'
import { noteOn } from '../../rules/market/purchase-notes.ts'
import { NONE } from '../../rules/pieces.ts'
import { isAnsweredAtMarket } from '../panels/questions.ts'
import { marketTop, type RimView } from '../view.ts'

/**
 * What a player can do with the top card of a market deck. The rules ask about discarding and buying in turn; the sheet
 * shows both at once.
 */
export interface Deal {
  /** The id of the deck's option. */
  readonly id: string
  readonly card: number
  readonly price: number
  /** Why the card cannot be bought. */
  readonly refusal: Refusal | null
  /** A warning for the buyer. */
  readonly note: string | null
  /** Whether credits alone pay for the card, and no other card has to be discarded. */
  readonly isPlain: boolean
  /** Whether cards could be traded in for it. */
  readonly canTradeIn: boolean
  readonly canBeDiscarded: boolean
}

/** The question that the market answers, or the question with the market action. */
export function questionAtMarket(decisions: readonly PresentedDecision[]): PresentedDecision | undefined {
  return decisions.find(isAnsweredAtMarket) ?? decisions.find(isGoingToMarket)
}

export function isGoingToMarket({ kind, options }: PresentedDecision): boolean {
  return kind === 'act' && options.some(({ id }) => id === 'market')
}

/** The deal on the top card of a deck; null if nothing can be done with it, or if the question only asks for a deck. */
export function dealOn(view: RimView, asked: PresentedDecision, deck: number): Deal | null {
  const card = marketTop(view, deck)
  if (card === NONE || asked.kind === 'pickDeck') return null
  const id = at(marketDecks, deck)
  const { seat, kind, options, blocked } = asked
  const canBeDiscarded =
    kind === 'act' || (kind === 'discardFromMarket' && options.some((each) => each.id === id))
  const discount = discountOf(view)
  const offered = options.find((each) => each.id === id)
  const refused = blocked.find((each) => each.id === id)
  if (kind === 'buy' && offered === undefined && refused === undefined) return null
  // A mandatory discard comes first.
  const mustDiscardFirst = kind === 'discardFromMarket' && !options.some((each) => each.id === PASS_ID)
  if (mustDiscardFirst)
    return {
      id,
      card,
      price: 0,
      refusal: null,
      note: null,
      isPlain: false,
      canTradeIn: false,
      canBeDiscarded,
    }
  const price = priceOf(view, seat, purchaseOfCard(view, card, discount))
  const refusal = kind === 'buy' ? (refused?.refusal ?? null) : refusalOf(view, seat, card, discount)
  return {
    id,
    card,
    price,
    refusal,
    note: noteIn(noteOn(view, seat, card)),
    isPlain: refusal === null && isPlainPurchase(view, seat, card, discount),
    canTradeIn: price > 0 && tradable(view, seat).length > 0,
    canBeDiscarded,
  }
}

function noteIn(facts: Facts): string | null {
  const note = facts['note']
  return typeof note === 'string' ? note : null
}

/** An encounter may sell at a discount. */
function discountOf({ stack }: RimView): number {
  const frame = stack.at(-1)
  const discount: unknown = frame?.routine === 'buying' ? Reflect.get(frame, 'discount') : 0
  return typeof discount === 'number' ? discount : 0
}
