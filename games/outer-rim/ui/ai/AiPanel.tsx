import { at, type Lang, type Seat } from '@kantyna/kernel'
import { type PanelProps, type SeatInfo, seatColour, seatShape } from '@kantyna/ui'
import { aiGoalsOf } from '../../rules/ai/goals.ts'
import { FIRST_AI, NONE } from '../../rules/pieces.ts'
import { aiCardText } from '../../words/cards/ai-card-text.ts'
import { characterName, spaceName, tables } from '../../words/things/names.ts'
import { useAddedSheets } from '../added-sheets.tsx'
import { allWords } from '../all-words.ts'
import { useMemory } from '../moments/MemoryProvider.tsx'
import type { AiLine, AiTurn } from '../moments/memory.ts'
import { lineText } from '../panels/texts.ts'
import { useTableWords } from '../table-words.ts'
import { type RimView, rimView } from '../view.ts'
import { seatName } from '../words.ts'
import { automasOf } from './ai.ts'
import '../panels/panels.css'

interface SharedProps {
  readonly view: RimView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** See `aiPanel`. */
export function AiPanel({ view: kernelView, lang, seats }: PanelProps) {
  const view = rimView(kernelView)
  const { ais } = useMemory()
  const { aiNotes } = useAddedSheets()
  const [shown] = view.aiCard
  const players = automasOf(view)
  const shared = { view, lang, seats }
  return (
    <div className="or-ai">
      {players.map((seat) => {
        const turn = ais.find((each) => each.seat === seat)
        const isItsTurn = shown !== undefined && view.active === seat
        const card = isItsTurn ? shown : turn?.card
        return (
          <section key={seat} className="or-ai-player">
            {players.length > 1 && <Player {...shared} seat={seat} />}
            <Goals {...shared} seat={seat} />
            {aiNotes.map((Note) => (
              <Note key={Note.name} {...shared} seat={seat} />
            ))}
            <Card {...shared} card={card} turn={turn} />
          </section>
        )
      })}
    </div>
  )
}

/** The name of an AI player, shown if there are several. */
function Player({ view, lang, seats, seat }: SharedProps & { readonly seat: Seat }) {
  const character = at(view.characters, seat)
  const name = seatName(seats, seat)
  const plays = character === NONE ? '' : characterName(lang, character)
  return (
    <h3 className="or-ai-name">
      <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
        <path d={seatShape(seat)} fill={seatColour(seat)} />
      </svg>
      {name.includes(plays) ? name : `${name}: ${plays}`}
    </h3>
  )
}

/** The spaces that the AI player moves towards. */
function Goals({ view, lang, seat }: SharedProps & { readonly seat: Seat }) {
  const goals = at(view.characters, seat) === NONE ? [] : aiGoalsOf(view, seat)
  if (goals.length === 0) return null
  return (
    <p className="small">
      {allWords(lang).aiGoals}: {[...new Set(goals)].map((space) => spaceName(lang, space)).join(', ')}
    </p>
  )
}

interface CardProps extends SharedProps {
  readonly card: number | undefined
  readonly turn: AiTurn | undefined
}

function Card({ card: piece, turn, ...shared }: CardProps) {
  const { lang } = shared
  if (piece === undefined) return <p className="soft">{allWords(lang).aiIdle}</p>
  const card = at(tables().aiCards, piece - FIRST_AI)
  const lines = turn?.card === piece ? turn.lines : []
  return (
    <>
      <h3>{card.name[lang]}</h3>
      {aiCardText(card, lang).map(({ heading, paragraphs }, section) => (
        <section key={heading}>
          <h4>{heading}</h4>
          <ol>
            {paragraphs.map((text, index) => {
              const read = lines.find((each) => each.section === section && each.line === index)
              const how = read === undefined ? 'unread' : read.refusal === null ? 'done' : 'passed'
              return (
                // The same line may be on a card twice.
                <li key={`${index.toString()} ${text}`} data-how={how}>
                  {text}
                  {read !== undefined && <Result {...shared} read={read} />}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </>
  )
}

/** The effect of a line in the words of the log, or why it was skipped. */
function Result({ lang, seats, read }: SharedProps & { readonly read: AiLine }) {
  const words = allWords(lang)
  const gameWords = useTableWords(lang)
  if (read.refusal !== null)
    return (
      <small>
        {words.aiPassed}: {gameWords.refusal(read.refusal)}
      </small>
    )
  const effects = read.events.flatMap((event) => {
    const line = gameWords.event(event)
    return line === null ? [] : [lineText(line, seats)]
  })
  return (
    <>
      <small>✓ {words.aiDone}</small>
      {[...new Set(effects)].map((text) => (
        <small key={text} className="or-ai-brought">
          {text}
        </small>
      ))}
    </>
  )
}
