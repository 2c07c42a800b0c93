import type { Seat } from '@kantyna/kernel'
import { type PanelProps, seatColour, seatShape } from '@kantyna/ui'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useMemory } from '../../../outer-rim/ui/moments/MemoryProvider.tsx'
import { isTrade } from '../../../outer-rim/ui/panels/questions.ts'
import { lineText } from '../../../outer-rim/ui/panels/texts.ts'
import { useTableWords } from '../../../outer-rim/ui/table-words.ts'
import { TradePanel } from '../../../outer-rim/ui/trade/TradePanel.tsx'
import { type RimView, rimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { grantable, hasFavors, others, refusalOfFavor } from '../../rules/favors/asking.ts'
import { tokensHeldBy } from '../../rules/favors/debt-tokens.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { favorTitle } from '../../words/things/favor-text.ts'
import { Asking, CallingIn, chipText } from './Asking.tsx'
import { Composer } from './Composer.tsx'
import { FavorIcon } from './FavorIcon.tsx'
import { OpenDeals } from './OpenDeals.tsx'
import { DebtToken } from './Token.tsx'
import type { Draft } from './terms.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { favorWords } from './words.ts'
import './favors.css'

export function DealPanel(props: PanelProps) {
  const { view, answering } = props
  const question = answering.assembly?.question
  const isAssembled = question !== undefined && isTrade(question)
  if (isAssembled || !hasFavors(rimView(view))) return <TradePanel {...props} />
  // A draft of one viewer must not be shown to the next.
  return <DealSheet key={view.seat ?? 'all'} {...props} />
}

function DealSheet({ view: kernelView, lang, seats, moves, decisions, answering }: PanelProps) {
  const view = rimView(kernelView)
  const [draft, setDraft] = useState<Draft | null>(null)
  const { seat } = view
  const drawn = { view, lang, seats, moves, answering }
  const top = useRef<HTMLDivElement>(null)
  const keepsFocus = useKeptFocus(top)
  const about = draft === null ? JSON.stringify(view.offers) : 'draft'
  // Scrolls to the top when the offers change, or when the composer opens or closes.
  useEffect(() => {
    if (about !== '' && top.current !== null) showFromTop(top.current)
  }, [about])
  if (seat !== null && draft !== null)
    return (
      <div ref={top} className="or-trade ub-deals" {...keepsFocus}>
        <Composer {...drawn} seat={seat} draft={draft} onChange={setDraft} />
      </div>
    )
  return (
    <div ref={top} className="or-trade ub-deals" {...keepsFocus}>
      <OpenDeals {...drawn} onDraft={setDraft} />
      <LastAnswer view={view} lang={lang} seats={seats} />
      {seat !== null && (
        <>
          <Receiving view={view} seat={seat} lang={lang} seats={seats} />
          <CallingIn {...drawn} seat={seat} />
          <Asking key={decisions[0]?.id ?? ''} {...drawn} seat={seat} onDraft={setDraft} />
        </>
      )}
      <Others view={view} lang={lang} seats={seats} moves={moves} onDraft={setDraft} />
      <p className="small soft">{favorWords(lang).promise}</p>
    </div>
  )
}

/** Scrolls the panel's sheet to its top, or scrolls the column that the panel shares with others to the panel. */
function showFromTop(sheet: HTMLElement): void {
  sheet.closest('.game-panel-body')?.scrollTo(0, 0)
  const column = sheet.closest<HTMLElement>('.game-panels')
  const panel = sheet.closest<HTMLElement>('.game-panel')
  if (column !== null && panel !== null) column.scrollTo(0, panel.offsetTop - column.offsetTop)
}

interface Drawn extends Pick<PanelProps, 'lang' | 'seats'> {
  readonly view: RimView
}

/** The outcome of the viewer's last offer. */
function LastAnswer({ view, lang, seats }: Drawn) {
  const gameWords = useTableWords(lang)
  const { answer } = useMemory()
  if (answer === null || answer.offer.from !== view.seat || answer.what === 'withdrawn') return null
  return (
    <p className="or-answered" role="status">
      {lineText(gameWords.event(answer) ?? [], seats)}
    </p>
  )
}

/** The favor of this turn, or why none is possible now. */
function Receiving({ view, seat, lang, seats }: Drawn & { readonly seat: Seat }) {
  const gameWords = useTableWords(lang)
  const words = favorWords(lang)
  const favor = unfinished(view).favors[seat] ?? null
  if (favor !== null)
    return (
      <p className="ub-got" role="status">
        <FavorIcon code={favor.code} size={20} />
        <span>
          {words.received(favorTitle(lang, favor.code), seatName(seats, favor.from))} {words.onlyOne}
        </span>
      </p>
    )
  const refusal = refusalOfFavor(view, seat)
  if (refusal === null) return null
  return <p className="small soft">{gameWords.refusal(refusal)}</p>
}

interface OthersProps extends Drawn, Pick<PanelProps, 'moves'> {
  onDraft(draft: Draft): void
}

/** The favors that each of the others could grant, and whose debt tokens they hold. */
function Others({ view, lang, seats, moves, onDraft }: OthersProps) {
  const words = favorWords(lang)
  const partners = moves
    .filter(({ kind }) => kind === 'propose')
    .flatMap(({ options }) => options.map(({ facts }) => facts?.['seat']))
  return (
    <section>
      <h3>{words.others}</h3>
      <ul className="ub-seats">
        {others(view, view.seat ?? -1).map((seat) => {
          const name = seatName(seats, seat)
          return (
            <li key={seat}>
              <p className="ub-seat-name">
                <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true">
                  <path d={seatShape(seat)} fill={seatColour(seat)} />
                </svg>
                <b>{name}</b>
                {tokensHeldBy(view, seat)
                  .filter((owner) => owner !== seat)
                  .map((owner) => (
                    <span key={owner} title={words.owes(seatName(seats, owner), name)}>
                      <DebtToken owner={owner} size={18} />
                      <span className="unseen">{words.owes(seatName(seats, owner), name)}</span>
                    </span>
                  ))}
              </p>
              <p className="ub-grants">
                <span>{words.couldGrant}:</span>
                {grantable(view, seat).map((code) => (
                  <span key={code} className="ub-grant" title={favorTitle(lang, code)}>
                    <FavorIcon code={code} size={16} />
                    {chipText(code, lang)}
                  </span>
                ))}
              </p>
              {partners.includes(seat) && (
                <button
                  type="button"
                  className="button"
                  aria-label={words.deal(name)}
                  onClick={() => onDraft({ to: seat, gives: {}, takes: {} })}
                >
                  {words.dealShort}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
