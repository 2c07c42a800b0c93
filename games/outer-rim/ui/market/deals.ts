import { at, type Facts, PASS_ID, type PresentedDecision, type Refusal } from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { isPlainPurchase, priceOf, purchaseOfCard, refusalOf, tradable } from '../../rules/market/purchase.ts'
import { noteOn } from '../../rules/market/purchase-notes.ts'
import { NONE } from '../../rules/pieces.ts'
import { isAnsweredAtMarket } from '../panels/questions.ts'
import { marketTop, openTable, type RimView } from '../view.ts'

/** What can be done with the card on top of a market deck: discarding and buying are asked one after the other, and chosen on one sheet. */
export interface Deal {
  /** The id of the deck's option. */
  readonly id: string
  readonly card: number
  readonly price: number
  /** Why it cannot be bought. */
  readonly refusal: Refusal | null
  /** What a buyer should know. */
  readonly note: string | null
  /** Credits pay for it, and nothing has to go for it. */
  readonly isPlain: boolean
  /** Something could be traded in for it. */
  readonly canTradeIn: boolean
  readonly canBeDiscarded: boolean
}

/** The question that the market answers, or the action that goes there. */
export function questionAtMarket(decisions: readonly PresentedDecision[]): PresentedDecision | undefined {
  return decisions.find(isAnsweredAtMarket) ?? decisions.find(isGoingThere)
}

export function isGoingThere({ kind, options }: PresentedDecision): boolean {
  return kind === 'act' && options.some(({ id }) => id === 'market')
}

/** Null where nothing can be done with it, and where a deck alone is asked for. */
export function dealOn(view: RimView, asked: PresentedDecision, deck: number): Deal | null {
  const card = marketTop(view, deck)
  if (card === NONE || asked.kind === 'pickDeck') return null
  const id = at(marketDecks, deck)
  const t = openTable(view)
  const { seat, kind, options, blocked } = asked
  const canBeDiscarded =
    kind === 'act' || (kind === 'discardFromMarket' && options.some((each) => each.id === id))
  const discount = discountOf(view)
  const offered = options.find((each) => each.id === id)
  const refused = blocked.find((each) => each.id === id)
  if (kind === 'buy' && offered === undefined && refused === undefined) return null
  // A discard that may not be left out comes first.
  const isLater = kind === 'discardFromMarket' && !options.some((each) => each.id === PASS_ID)
  if (isLater)
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
  const price = priceOf(t, seat, purchaseOfCard(t, card, discount))
  const refusal = kind === 'buy' ? (refused?.refusal ?? null) : refusalOf(t, seat, card, discount)
  return {
    id,
    card,
    price,
    refusal,
    note: noteIn(noteOn(t, seat, card)),
    isPlain: refusal === null && isPlainPurchase(t, seat, card, discount),
    canTradeIn: price > 0 && tradable(t, seat).length > 0,
    canBeDiscarded,
  }
}

function noteIn(facts: Facts): string | null {
  const note = facts['note']
  return typeof note === 'string' ? note : null
}

/** An encounter may sell for less. */
function discountOf({ stack }: RimView): number {
  const frame = stack.at(-1)
  const discount: unknown = frame?.routine === 'buying' ? Reflect.get(frame, 'discount') : 0
  return typeof discount === 'number' ? discount : 0
}
