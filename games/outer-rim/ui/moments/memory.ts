import type { GameEvent, OfferEvent, Refusal } from '@kantyna/kernel'
import { aiSections, type RimEvent } from '../../rules/events.ts'

/**
 * The last turns of the AI players, the cards used in a combat or test, and the answer to an offer. All of these are
 * over before the next question, so the board, which is always mounted, records them (`useRecordEvents`), and panels
 * read them (`useMemory`).
 */
export interface Memory {
  /** The last turn of each AI player; the latest is at the end. */
  readonly ais: readonly AiTurn[]
  /** The cards that were used in the current combat or test, and by whom. */
  readonly used: readonly UsedCard[]
  /** The last offer that was answered since the last planning phase, and the answer. */
  readonly answer: OfferEvent | null
}

export interface UsedCard {
  readonly seat: number
  readonly source: number
}

export interface AiTurn {
  readonly seat: number
  readonly card: number
  readonly isOver: boolean
  /** The lines of its card, in the order in which it read them. */
  readonly lines: readonly AiLine[]
}

export interface AiLine {
  /** The section: 0 planning, 1 action, 2 encounter. */
  readonly section: number
  readonly line: number
  readonly refusal: Refusal | null
  /** The effects of the line. */
  readonly events: readonly GameEvent[]
}

export const nothing: Memory = { ais: [], used: [], answer: null }

/** The memory after a choice. Pure. */
export function afterEvents(before: Memory, events: readonly GameEvent[]): Memory {
  return events.reduce((memory, event) => withEffectOfLine(afterEvent(memory, event), event), before)
}

/** The memory after an event. Pure. */
function afterEvent(before: Memory, emitted: GameEvent): Memory {
  const event = emitted as RimEvent // the events come from this game's rules
  switch (event.type) {
    case 'aiCard': {
      const { seat, card } = event
      const others = before.ais.filter((turn) => turn.seat !== seat)
      return { ...before, ais: [...others, { seat, card, isOver: false, lines: [] }] }
    }
    case 'line': {
      const { line, refusal, source } = event
      const section = event.section === undefined ? 0 : aiSections.indexOf(event.section)
      return withCurrentAiTurn(before, (turn) =>
        source === turn.card
          ? { ...turn, lines: [...turn.lines, { section, line, refusal, events: [] }] }
          : turn,
      )
    }
    case 'usedAbility':
      return { ...before, used: [...before.used, { seat: event.seat, source: event.source }] }
    case 'usedSecret':
      return { ...before, used: [...before.used, { seat: event.seat, source: event.card }] }
    case 'combatBegan':
    case 'combatEnded':
    case 'tested':
      return before.used.length === 0 ? before : { ...before, used: [] }
    case 'planned':
      return before.used.length === 0 && before.answer === null
        ? before
        : { ...before, used: [], answer: null }
    case 'offer':
      return { ...before, answer: event.what === 'made' ? null : event }
    default:
      return before
  }
}

/** Changes the last turn of the active AI player. */
function withCurrentAiTurn(before: Memory, change: (turn: AiTurn) => AiTurn): Memory {
  const turn = before.ais.at(-1)
  return turn === undefined || turn.isOver
    ? before
    : { ...before, ais: [...before.ais.slice(0, -1), change(turn)] }
}

/** Events that are not effects of a line, or only steps towards one. */
const noEffects: readonly string[] = ['aiCard', 'line', 'rolled', 'rerolled', 'dieChanged', 'dieStands']

/** Until the next turn begins, every event is an effect of the last line. */
function withEffectOfLine(before: Memory, event: GameEvent): Memory {
  if (event.type === 'turnBegan') return withCurrentAiTurn(before, (turn) => ({ ...turn, isOver: true }))
  if (noEffects.includes(event.type)) return before
  return withCurrentAiTurn(before, (turn) => ({
    ...turn,
    lines: turn.lines.map((line, index) =>
      index === turn.lines.length - 1 ? { ...line, events: [...line.events, event] } : line,
    ),
  }))
}
