import { at, type PresentedDecision, type Seat } from '@kantyna/kernel'
import { type PanelProps, Stepper } from '@kantyna/ui'
import { TOKEN } from '../../rules/trade/trade.ts'
import { nameOf } from '../../words/things/names.ts'
import { useTableWords } from '../table-words.ts'
import type { RimView } from '../view.ts'
import { number, seatName } from '../words.ts'
import { isEmpty, mostCredits, picksOf, refusalOf, type TradeDraft, withCard } from './trade-draft.ts'
import { tradeWords } from './trade-words.ts'

interface Props extends Pick<PanelProps, 'lang' | 'seats' | 'answering'> {
  readonly view: RimView
  readonly propose: PresentedDecision
  readonly draft: TradeDraft
  onChange(draft: TradeDraft | null): void
}

/** A whole trade on one sheet: both sides with everything that could change hands. */
export function TradeSheet({ view, lang, seats, answering, propose, draft, onChange }: Props) {
  const words = tradeWords(lang)
  const gameWords = useTableWords(lang)
  const refusal = refusalOf(view, draft)
  const isReady = !isEmpty(draft) && refusal === null
  const side = (which: 'gives' | 'takes', seat: Seat, legend: string) => (
    <fieldset className="or-trade-side">
      <legend>{legend}</legend>
      {mostCredits(view, seat) > 0 && (
        <Stepper
          value={draft[which].credits}
          min={0}
          max={mostCredits(view, seat)}
          name={words.thousands}
          lessLabel={words.less(words.thousands)}
          moreLabel={words.more(words.thousands)}
          onChange={(credits) => onChange({ ...draft, [which]: { ...draft[which], credits } })}
        >
          <span>
            {words.credits}: <b className="number">{number(lang, draft[which].credits * TOKEN)}</b>
          </span>
        </Stepper>
      )}
      <div className="parts-options">
        {at(view.held, seat).map((card) => (
          <button
            key={card}
            type="button"
            className="choice"
            aria-pressed={draft[which].cards.includes(card)}
            onClick={() => onChange({ ...draft, [which]: withCard(draft[which], card) })}
          >
            {nameOf(lang, card)}
          </button>
        ))}
      </div>
      {mostCredits(view, seat) === 0 && at(view.held, seat).length === 0 && (
        <p className="small soft">{words.nothingToGive}</p>
      )}
    </fieldset>
  )
  return (
    <section className="or-trade-sheet">
      <h3>{words.title(seatName(seats, draft.to))}</h3>
      {side('gives', draft.from, words.youGive)}
      {side('takes', draft.to, words.gives(seatName(seats, draft.to)))}
      {refusal !== null && !isEmpty(draft) && (
        <p className="or-why" role="status">
          {gameWords.refusal(refusal)}
        </p>
      )}
      <p className="or-answers">
        <button type="button" className="button" onClick={() => onChange(null)}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={!isReady}
          onClick={() => {
            answering.makeMove(propose, picksOf(view, draft))
            onChange(null)
          }}
        >
          {words.offer}
        </button>
      </p>
    </section>
  )
}
