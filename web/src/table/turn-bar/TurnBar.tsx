import type { GameBundle, Lang, Line, PresentedDecision, Seat, Thing, WaitingFor } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { TableState } from '../controller/table-state.ts'
import { RichLine } from '../log/RichLine.tsx'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'
import { offererOf } from './call.ts'
import { LastChoice } from './LastChoice.tsx'

interface Props {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly state: TableState
  readonly names: SeatNames
  /** The summary of the bot or automa whose turn has just ended. */
  readonly summary: Line | null
  /** The turn whose scene is playing: questions appear after it. */
  readonly playing: Line | null
  /** What is wrong with the connection, if there is more to say than that it is lost. */
  readonly connectionSays?: string | null | undefined
  /** Why nobody is asked, if the game has stopped. */
  readonly stoppedSays?: string | null | undefined
  readonly children: ComponentChildren
  onPoint(things: readonly Thing[]): void
  onOpen?(thing: Thing): void
}

/** Whose turn it is and what is asked, always in the same place. */
export function TurnBar({ children, ...props }: Props) {
  const { state, summary, playing, names } = props
  const [decision] = state.decisions
  const offerer = offererOf(state.moves)
  const [toAgree] = state.undoAsked?.askedHere ?? []
  const isCalled = decision !== undefined || toAgree !== undefined
  const interruptedSeat = state.waiting.find(({ id }) => id === decision?.id)?.during ?? null
  return (
    <header
      className="turn-bar"
      data-asked={isCalled || undefined}
      data-offered={offerer !== null || undefined}
      data-interrupt={interruptedSeat !== null || undefined}
    >
      <div className="turn-says">
        {decision !== undefined && offerer === null && (
          <Asked {...props} decision={decision} during={interruptedSeat} />
        )}
        {playing !== null && (
          <p className="turn-prompt">
            <RichLine line={playing} names={names} />
          </p>
        )}
        {!isCalled && offerer === null && playing === null && state.connection === 'live' && (
          <Waiting {...props} />
        )}
        <Connection {...props} />
        {decision === undefined && offerer === null && toAgree !== undefined && (
          <RequestToAnswer {...props} seat={toAgree} />
        )}
        {offerer !== null && <OfferToAnswer {...props} from={offerer} />}
        {summary !== null && (
          <p className="turn-told turn-summary">
            <RichLine line={summary} names={names} />
          </p>
        )}
      </div>
      <div className="turn-tools">{children}</div>
    </header>
  )
}

type SaysProps = Omit<Props, 'children'>

/** An offer interrupts a question and is answered first. Says who has to answer it. */
function OfferToAnswer({ state: { viewer }, names, from }: SaysProps & { readonly from: Seat }) {
  const words = useTableWords()
  if (viewer === null) return null
  return (
    <>
      <span className="turn-who">
        <SeatMark seat={viewer} size={22} />
        {names(viewer)}
      </span>
      <p className="turn-prompt">{words.answerOffer(names(from))}</p>
    </>
  )
}

/** Says that the host cannot be reached, or that the client has left the table. */
function Connection({ state: { connection }, connectionSays }: SaysProps) {
  const words = useTableWords()
  return (
    <p className="turn-connection" role="status">
      {connection !== 'live' && (connectionSays ?? words.connection[connection])}
    </p>
  )
}

/** Says that everything waits for a player at this screen to answer an undo request. */
function RequestToAnswer({ state: { undoAsked }, names, seat }: SaysProps & { readonly seat: Seat }) {
  const words = useTableWords()
  if (undoAsked === null) return null
  return (
    <>
      <span className="turn-who">
        <SeatMark seat={seat} size={22} />
        {names(seat)}
      </span>
      <p className="turn-prompt">{words.answerRequest(names(undoAsked.seat))}</p>
    </>
  )
}

/** The viewer's question. During another player's turn, a picture shows the thing that asks it. */
function Asked({
  bundle,
  ui,
  lang,
  names,
  decision,
  during,
  onPoint,
  onOpen,
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
        <RichLine
          line={bundle.game.words[lang].prompt(decision)}
          names={names}
          onPoint={onPoint}
          onOpen={onOpen}
        />
      </p>
    </>
  )
}

/** Which players the table waits for, and for what. */
function Waiting({ bundle, lang, state, names, stoppedSays = null, onPoint }: SaysProps) {
  const words = useTableWords()
  if (stoppedSays !== null) return <p className="turn-prompt">{stoppedSays}</p>
  if (state.view.outcome !== null) return <p className="turn-prompt">{words.over}</p>
  const gameWords = bundle.game.words[lang]
  const waiting = state.waiting.map(({ id, seat, kind, source, during }) => (
    <p key={id} className="turn-waiting" data-interrupt={during !== null || undefined}>
      <span className="turn-who">
        <SeatMark seat={seat} size={22} />
        {names(seat)}
      </span>{' '}
      {during === null ? (
        gameWords.waiting(kind)
      ) : (
        <>
          <strong>{words.hasToChoose}</strong> · {gameWords.waiting(kind)}
          {source !== null && (
            <Because source={source} name={gameWords.explain(source)?.name ?? null} onPoint={onPoint} />
          )}
        </>
      )}
    </p>
  ))
  return (
    <>
      {waiting}
      <LastChoice bundle={bundle} lang={lang} state={state} names={names} moreInLog={words.moreInLog} />
    </>
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
      {words.becauseOf} <RichLine line={[{ thing: source, text: name }]} names={String} onPoint={onPoint} />
    </>
  )
}
