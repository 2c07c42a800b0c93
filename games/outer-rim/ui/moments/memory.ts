import type { GameEvent, OfferEvent, Refusal } from '@kantyna/kernel'
import { useSyncExternalStore } from 'preact/compat'
import { aiSections, type RimEvent } from '../../rules/events.ts'

/**
 * What the AI players have done in their last turns, which cards were used in a fight or test, and how an offer was
 * answered. All are over before anybody is asked again, so the board, which is always there, writes them down, and panels
 * read them.
 */
export interface Memory {
  /** The last turn of each AI player, the latest at the end. */
  readonly ais: readonly AiTurn[]
  /** The cards that were used in the fight or test under way, and by whom. */
  readonly used: readonly UsedCard[]
  /** The last offer of a trade that was answered since somebody planned last, and how. */
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
  /** In the order in which they were read. */
  readonly lines: readonly AiLine[]
}

export interface AiLine {
  /** Of planning, action and encounter: 0, 1, 2. */
  readonly section: number
  readonly line: number
  readonly refusal: Refusal | null
  /** What it has brought. */
  readonly told: readonly GameEvent[]
}

export const nothing: Memory = { ais: [], used: [], answer: null }

let memory = nothing
const listeners = new Set<() => void>()

export function forgetAll(): void {
  memory = nothing
}

/** After a reload, an undo or a jump: what somebody would remember who had been there from the beginning. */
export function recall(told: readonly (readonly GameEvent[])[]): void {
  memory = told.reduce(notedAll, nothing)
  for (const listener of listeners) listener()
}

export function note(events: readonly GameEvent[]): void {
  const after = notedAll(memory, events)
  if (after === memory) return
  memory = after
  for (const listener of listeners) listener()
}

/** What is remembered after a choice. Pure. */
export function notedAll(before: Memory, events: readonly GameEvent[]): Memory {
  return events.reduce((memory, event) => broughtByAi(noted(memory, event), event), before)
}

/** What is remembered after something has happened. Pure. */
function noted(before: Memory, told: GameEvent): Memory {
  const event = told as RimEvent // a game is given the events that its own rules have told
  switch (event.type) {
    case 'aiCard': {
      const { seat, card } = event
      const others = before.ais.filter((turn) => turn.seat !== seat)
      return { ...before, ais: [...others, { seat, card, isOver: false, lines: [] }] }
    }
    case 'line': {
      const { line, refusal, source } = event
      const section = event.section === undefined ? 0 : aiSections.indexOf(event.section)
      return withAi(before, (turn) =>
        source === turn.card
          ? { ...turn, lines: [...turn.lines, { section, line, refusal, told: [] }] }
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

/** The AI player whose turn it is. */
function withAi(before: Memory, change: (turn: AiTurn) => AiTurn): Memory {
  const turn = before.ais.at(-1)
  return turn === undefined || turn.isOver
    ? before
    : { ...before, ais: [...before.ais.slice(0, -1), change(turn)] }
}

/** Told of themselves, or step by step by what comes after them. */
const notBrought: readonly string[] = ['aiCard', 'line', 'rolled', 'rerolled', 'dieChanged', 'dieStands']

/** Until the next turn begins, everything comes from the line that was read last. */
function broughtByAi(before: Memory, event: GameEvent): Memory {
  if (event.type === 'turnBegan') return withAi(before, (turn) => ({ ...turn, isOver: true }))
  if (notBrought.includes(event.type)) return before
  return withAi(before, (turn) => ({
    ...turn,
    lines: turn.lines.map((line, index) =>
      index === turn.lines.length - 1 ? { ...line, told: [...line.told, event] } : line,
    ),
  }))
}

export function useMemory(): Memory {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => memory,
    () => memory,
  )
}
