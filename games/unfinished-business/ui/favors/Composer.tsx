import type { Seat } from '@kantyna/kernel'
import { type PanelProps, Stepper } from '@kantyna/ui'
import { TOKEN } from '../../../outer-rim/rules/trade/trade.ts'
import { lineText } from '../../../outer-rim/ui/panels/texts.ts'
import { useTableWords } from '../../../outer-rim/ui/table-words.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { number, seatName } from '../../../outer-rim/ui/words.ts'
import { nameOf } from '../../../outer-rim/words/things/names.ts'
import { DEBT, FAVOR } from '../../rules/favors/granting.ts'
import { termsText } from '../../words/things/favor-terms.ts'
import { favorTitle } from '../../words/things/favor-text.ts'
import { FavorIcon } from './FavorIcon.tsx'
import { DebtToken } from './Token.tsx'
import {
  type Draft,
  type DraftPart,
  draftParts,
  isEmpty,
  moveFor,
  possible,
  refusalOf,
  type Side,
  valuesIn,
  withCode,
  withNumber,
} from './terms.ts'
import { favorWords } from './words.ts'

interface Props extends Pick<PanelProps, 'lang' | 'seats' | 'moves' | 'answering'> {
  readonly view: RimView
  readonly seat: Seat
  readonly draft: Draft
  onChange(draft: Draft | null): void
}

/** A form for composing a deal. It shows both sides, with everything that could change hands now. */
export function Composer({ view, seat, draft: wished, lang, seats, moves, answering, onChange }: Props) {
  const gameWords = useTableWords(lang)
  const words = favorWords(lang)
  const parts = draftParts(view, seat, wished.to)
  const draft = possible(wished, parts)
  const other = seatName(seats, draft.to)
  const refusal = refusalOf(view, seat, draft)
  const draftMove = moveFor(view, seat, draft)
  const gift = draftMove.kind === 'propose' ? undefined : moves.find(({ kind }) => kind === draftMove.kind)
  const isGift = gift?.options.some(({ id }) => id === draftMove.picks[0]) === true
  const move = isGift ? gift : moves.find(({ kind }) => kind === 'propose')
  const isReady = !isEmpty(draft) && move !== undefined && (isGift || refusal === null)
  const side = (which: Side) => {
    const own = parts.filter((part) => part.side === which)
    return (
      <fieldset className="ub-side">
        <legend>{which === 'gives' ? words.youGive : words.gives(other)}</legend>
        {own.length === 0 && <p className="small soft">{words.nothingToGive}</p>}
        {own.map((part) => (
          <PartField
            key={part.clause}
            part={part}
            draft={draft}
            lang={lang}
            seats={seats}
            onChange={onChange}
          />
        ))}
      </fieldset>
    )
  }
  return (
    <section className="ub-composer">
      <h3>{words.deal(other)}</h3>
      {/* A player who grants a favor sees the price first. */}
      <div className="ub-sides">
        {draft.gives[FAVOR] === undefined ? (
          <>
            {side('gives')}
            {side('takes')}
          </>
        ) : (
          <>
            {side('takes')}
            {side('gives')}
          </>
        )}
      </div>
      <footer className="ub-foot">
        <p className="small" role="status">
          {isEmpty(draft) && <span className="soft">{words.pickSomething}</span>}
          {!isEmpty(draft) && (
            <>
              {words.youGive} <b>{lineText(termsText(lang, draft.gives), seats)}</b>
              {' · '}
              {words.gives(other)} <b>{lineText(termsText(lang, draft.takes), seats)}</b>
            </>
          )}{' '}
          {isGift && words.giftNote}
          {!isGift && refusal !== null && <span className="or-why">{gameWords.refusal(refusal)}</span>}
        </p>
        <p className="or-answers">
          <button type="button" className="button" onClick={() => onChange(null)}>
            {words.cancel}
          </button>
          <button
            type="button"
            className="button primary"
            disabled={!isReady}
            onClick={() => {
              if (move === undefined) return
              answering.makeMove(move, isGift ? draftMove.picks : proposal())
              onChange(null)
            }}
          >
            {isGift ? words.give : words.offer}
          </button>
        </p>
      </footer>
    </section>
  )

  function proposal(): readonly string[] {
    return draftMove.kind === 'propose' ? draftMove.picks : [`seat-${draft.to + 1}`]
  }
}

interface FieldProps extends Pick<PanelProps, 'lang' | 'seats'> {
  readonly part: DraftPart
  readonly draft: Draft
  onChange(draft: Draft): void
}

function PartField({ part, draft, lang, seats, onChange }: FieldProps) {
  const words = favorWords(lang)
  const values = valuesIn(draft, part)
  const { codes, max, clause } = part
  if (codes === null) {
    const value = values[0] ?? 0
    return (
      <Stepper
        value={value}
        min={0}
        max={max}
        name={words.thousands}
        lessLabel={words.less(words.thousands)}
        moreLabel={words.more(words.thousands)}
        onChange={(to) => onChange(withNumber(draft, part, to))}
      >
        <span>
          {words.credits}: <b className="number">{number(lang, value * TOKEN)}</b>
        </span>
      </Stepper>
    )
  }
  const chips = (
    <div className="ub-chips">
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          className="choice"
          aria-pressed={values.includes(code)}
          onClick={() => onChange(withCode(draft, part, code))}
        >
          <PartPicture clause={clause} code={code} />
          {textOf(code)}
        </button>
      ))}
    </div>
  )
  const name = clause === FAVOR ? words.favorPart : clause === DEBT ? words.tokenPart : words.cardPart
  if (codes.length < FEW)
    return (
      <div className="ub-part">
        {/* Debt tokens need no heading: their buttons name them. */}
        {clause !== DEBT && <p className="ub-kind">{name}</p>}
        {chips}
      </div>
    )
  return (
    <details className="ub-others">
      <summary>
        {name}
        {values.length > 0 && `: ${values.map(textOf).join(', ')}`}
      </summary>
      {chips}
    </details>
  )

  function textOf(code: number): string {
    if (clause === FAVOR) return favorTitle(lang, code)
    return clause === DEBT ? words.tokenOf(seatName(seats, code)) : nameOf(lang, code)
  }
}

/** A part with this many chips or more is folded. */
const FEW = 4

function PartPicture({ clause, code }: { readonly clause: string; readonly code: number }) {
  if (clause === FAVOR) return <FavorIcon code={code} size={18} />
  return clause === DEBT ? <DebtToken owner={code} size={18} /> : null
}
