import type { GameBundle, Lang, PresentedDecision, Thing, WaitingFor } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import type { ReactNode } from 'react'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { TableState } from '../controller/table-state.ts'
import { linesOf } from '../log/Log.tsx'
import { SaidLine } from '../log/SaidLine.tsx'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'

interface Props {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly state: TableState
  readonly names: SeatNames
  readonly children: ReactNode
  onPoint(things: readonly Thing[]): void
}

/** Whose turn it is and what is asked, always at the same place. */
export function TurnBar({ children, ...props }: Props) {
  const { state } = props
  const [decision] = state.decisions
  const breaksInto = state.waiting.find(({ id }) => id === decision?.id)?.during ?? null
  return (
    <header
      className="turn-bar"
      data-asked={decision !== undefined || undefined}
      data-interrupt={breaksInto !== null || undefined}
    >
      <div className="turn-says">
        {decision !== undefined && <Asked {...props} decision={decision} during={breaksInto} />}
        {decision === undefined && <Waiting {...props} />}
      </div>
      <div className="turn-tools">{children}</div>
    </header>
  )
}

type SaysProps = Omit<Props, 'children'>

/** What whoever looks is asked; out of turn with a picture of what asks it. */
function Asked({
  bundle,
  ui,
  lang,
  names,
  decision,
  during,
  onPoint,
}: SaysProps & { readonly decision: PresentedDecision } & Pick<WaitingFor, 'during'>) {
  const words = useTableWords()
  const { seat, source } = decision
  return (
    <>
      {during !== null && source !== null && (
        <span className="turn-source" aria-hidden="true">
          <ui.ThingPicture thing={source} lang={lang} />
        </span>
      )}
      <span className="turn-who">
        <SeatMark seat={seat} size={22} />
        {names(seat)}
      </span>
      {during !== null && <span className="turn-during">{words.duringTurnOf(names(during))}</span>}
      <p className="turn-prompt">
        <SaidLine line={bundle.game.words[lang].prompt(decision)} names={names} onPoint={onPoint} />
      </p>
    </>
  )
}

/** Whom the table waits for, and for what. */
function Waiting({ bundle, lang, state, names, onPoint }: SaysProps) {
  const words = useTableWords()
  if (state.view.outcome !== null) return <p className="turn-prompt">{words.over}</p>
  const said = bundle.game.words[lang]
  const waiting = state.waiting.map(({ id, seat, kind, source, during }) => (
    <p key={id} className="turn-waiting" data-interrupt={during !== null || undefined}>
      <span className="turn-who">
        <SeatMark seat={seat} size={22} />
        {names(seat)}
      </span>{' '}
      {during === null ? (
        said.waiting(kind)
      ) : (
        <>
          <strong>{words.hasToChoose}</strong> · {said.waiting(kind)}
          {source !== null && (
            <Because source={source} name={said.explain(source)?.name ?? null} onPoint={onPoint} />
          )}
        </>
      )}
    </p>
  ))
  return (
    <>
      {waiting}
      <Told bundle={bundle} lang={lang} state={state} names={names} />
    </>
  )
}

/** What whoever is waited for has just done: nobody need look for it in the log. */
function Told({ bundle, lang, state, names }: Pick<SaysProps, 'bundle' | 'lang' | 'state' | 'names'>) {
  const entry = state.log.at(-1)?.entries.at(-1)
  if (entry === undefined || !state.waiting.some(({ seat }) => seat === entry.seat)) return null
  const lines = linesOf(bundle, lang, entry)
  if (lines.length === 0) return null
  return (
    <p className="turn-told">
      {lines.map((line, index) => (
        // Lines of one choice stand in the order in which things happened.
        <span key={`${entry.at} ${index.toString()}`}>
          <SaidLine line={line} names={names} />{' '}
        </span>
      ))}
    </p>
  )
}

function Because({
  source,
  name,
  onPoint,
}: {
  readonly source: Thing
  readonly name: string | null
  onPoint(things: readonly Thing[]): void
}) {
  const words = useTableWords()
  if (name === null) return null
  return (
    <>
      {'; '}
      {words.becauseOf} <SaidLine line={[{ thing: source, text: name }]} names={String} onPoint={onPoint} />
    </>
  )
}
