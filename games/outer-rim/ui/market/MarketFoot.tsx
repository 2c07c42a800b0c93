import { type Lang, PASS_ID, type PresentedDecision } from '@kantyna/kernel'
import type { Answering } from '@kantyna/ui'
import { useEffect, useId, useRef } from 'preact/hooks'
import { NONE } from '../../rules/pieces.ts'
import { cardLines } from '../../words/things/card-lines.ts'
import { nameOf } from '../../words/things/names.ts'
import { useTableWords } from '../table-words.ts'
import type { Deal } from './deals.ts'
import { buy, discard } from './steps.ts'
import { marketWords } from './words.ts'

interface Props {
  readonly lang: Lang
  readonly asked: PresentedDecision
  readonly deal: Deal
  readonly answering: Answering
}

/** The touched card: its text, and the actions that are possible with it. */
export function MarketFoot({ lang, asked, deal, answering }: Props) {
  const words = marketWords(lang)
  const { refusal: refused } = useTableWords(lang)
  const foot = useRef<HTMLElement>(null)
  const text = useId()
  const { card, price, refusal, note, isPlain, canTradeIn, canBeDiscarded } = deal
  const mayBuy =
    refusal === null && (asked.kind !== 'discardFromMarket' || asked.options.some(({ id }) => id === PASS_ID))
  useEffect(() => {
    if (card !== NONE) foot.current?.scrollIntoView?.({ block: 'nearest' })
  }, [card])
  return (
    <section ref={foot} className="or-market-foot">
      <p id={text} className="or-market-text">
        <b>{nameOf(lang, card)}.</b> <span>{cardLines(lang, card).join(' ')}</span>
      </p>
      {refusal !== null && <p className="or-why">{refused(refusal)}</p>}
      {note !== null && <p className="or-why">{refused({ rule: '', reason: note })}</p>}
      <p className="or-answers">
        {mayBuy && (
          <button
            type="button"
            className="button primary"
            aria-describedby={text}
            data-answer="buy"
            onClick={() => buy(answering, asked, deal, isPlain)}
          >
            {isPlain ? words.buy(price) : words.makeRoom(price)}
          </button>
        )}
        {mayBuy && isPlain && canTradeIn && (
          <button
            type="button"
            className="button"
            aria-describedby={text}
            data-answer="trade-in"
            onClick={() => buy(answering, asked, deal, false)}
          >
            {words.tradeIn}
          </button>
        )}
        {canBeDiscarded && (
          <button
            type="button"
            className="button"
            aria-describedby={text}
            data-answer="discard"
            onClick={() => discard(answering, asked, deal)}
          >
            {words.discard}
          </button>
        )}
      </p>
    </section>
  )
}
