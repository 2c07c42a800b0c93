import { at, type GameEvent, type Lang } from '@kantyna/kernel'
import type { CSSProperties } from 'preact'
import { FIRST_AI } from '../../rules/pieces.ts'
import { aiCardText } from '../../words/cards/ai-card-text.ts'
import { tables } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import { changesOf } from './changes.ts'
import { type AiLine, afterEvents, nothing } from './memory.ts'
import { nameOfSeat, Portrait, type SceneProps } from './Persons.tsx'

/** The AI player's character, and for each line of its card the effect or why it was skipped. */
export function AiTurnScene(props: SceneProps) {
  const { moment, view, lang } = props
  const turn = afterEvents(nothing, moment.events).ais.at(-1)
  if (turn === undefined) return null
  const { seat, card: piece, lines } = turn
  const card = at(tables().aiCards, piece - FIRST_AI)
  const texts = aiCardText(card, lang).map(({ paragraphs }) => paragraphs)
  return (
    <>
      <p className="or-scene-what">
        <Portrait view={view} seat={seat} size={30} /> {nameOfSeat(view, seat, lang)}
        <span className="or-ai-slides">{card.name[lang]}</span>
      </p>
      <ol className="or-ai-lines">
        {lines.map((line, index) => (
          // The same line may be read twice in a turn.
          <li
            key={`${index.toString()} ${line.section.toString()}`}
            data-how={line.refusal === null ? 'done' : 'passed'}
            style={{ '--line': index } as CSSProperties} // the type has no custom properties
          >
            <Line {...props} line={line} text={texts[line.section]?.[line.line] ?? ''} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface LineProps extends SceneProps {
  readonly line: AiLine
  readonly text: string
}

/** The effect of a line, or why it was skipped, with the text of the line below. */
function Line({ line: { refusal, events }, text, lang, words, wording }: LineProps) {
  const all = words[lang]
  if (refusal !== null)
    return <LineWithText lines={[`${allWords(lang).aiPassed}: ${all.refusal(refusal)}`]} text={text} />
  const lines = reportedEvents(events, lang).flatMap((event) => {
    const line = all.event(event)
    return line === null ? [] : [wording(line)]
  })
  return lines.length === 0 ? <p>{text}</p> : <LineWithText lines={lines} text={text} />
}

/** Events that the board shows by itself. */
const shown: readonly string[] = ['marketRevealed', 'aiGoal', 'contactLeft', 'patrolEntered']

/** The events of a line; if they are only changes, the changes. */
function reportedEvents(events: readonly GameEvent[], lang: Lang): readonly GameEvent[] {
  const happened = events.filter(
    (event) => !shown.includes(event.type) && changesOf([event], lang).length === 0,
  )
  return happened.length > 0 ? happened : events.filter(({ type }) => !shown.includes(type))
}

function LineWithText({ lines, text }: { readonly lines: readonly string[]; readonly text: string }) {
  return (
    <>
      {lines.map((line, index) => (
        // The same event may happen twice.
        <p key={`${index.toString()} ${line}`}>{line}</p>
      ))}
      <small>{text}</small>
    </>
  )
}
