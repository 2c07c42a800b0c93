import type { GameEvent, OfferEvent, Refusal } from '@kantyna/kernel'
import { useSyncExternalStore } from 'react'
import type { Face } from '../content/names.ts'
import { aiSections, type RimEvent } from '../rules/events.ts'
import type { Opponent } from '../rules/frames.ts'

/**
 * What has just been rolled and what the AI players have done in their last turns. Both are over before anybody is asked
 * again, so the board, which is always there, writes them down, and panels read them.
 */
export interface Memory {
  /** The last turn of each AI player, the latest at the end. */
  readonly ais: readonly AiTurn[]
  /** What was rolled since somebody planned last, the last of it at the end. */
  readonly rolls: readonly LastRoll[]
  /** What each seat has come to in its last turn, in the order of the turns. */
  readonly turns: readonly TurnRecap[]
  /** The cards that were used in the fight or test under way, and by whom. */
  readonly used: readonly UsedCard[]
  /** The last offer of a trade that was answered since somebody planned last, and how. */
  readonly answer: OfferEvent | null
}

export interface TurnRecap {
  readonly seat: number
  /** Where it went, or null where it stayed. */
  readonly to: number | null
  readonly fame: number
  readonly bought: readonly number[]
  readonly isDefeated: boolean
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

export type LastRoll =
  | {
      readonly is: 'combat'
      readonly attacker: number
      readonly opponent: Opponent
      readonly pools: readonly [readonly Face[], readonly Face[]]
      readonly hasWon: boolean | null
    }
  | {
      readonly is: 'test'
      readonly seat: number
      readonly faces: readonly Face[]
      readonly hasPassed: boolean
    }

export const nothing: Memory = { ais: [], rolls: [], turns: [], used: [], answer: null }

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

/** What is remembered after a choice: where a new turn was planned with it, nothing that was rolled before it. Pure. */
export function notedAll(before: Memory, events: readonly GameEvent[]): Memory {
  const isPlanned = events.some(({ type }) => type === 'planned')
  const kept =
    isPlanned && before.rolls.length > 0 ? { ...before, rolls: before.rolls.filter(isOpen) } : before
  return events.reduce((memory, event) => broughtByAi(noted(memory, event), event), kept)
}

/** A fight that is not over. */
function isOpen(roll: LastRoll): boolean {
  return roll.is === 'combat' && roll.hasWon === null
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
      return {
        ...before,
        used: [],
        rolls: [
          ...before.rolls,
          {
            is: 'combat',
            attacker: event.attacker,
            opponent: event.opponent,
            pools: [[], []],
            hasWon: null,
          },
        ],
      }
    case 'rolled':
    case 'rerolled':
    case 'dieChanged':
      return withFight(before, (roll) => withDice(roll, event))
    case 'combatEnded':
      return withFight({ ...before, used: [] }, (roll) => ({ ...roll, hasWon: event.hasWon }))
    case 'tested':
      return {
        ...before,
        used: [],
        rolls: [
          ...before.rolls,
          { is: 'test', seat: event.seat, faces: event.faces, hasPassed: event.hasPassed },
        ],
      }
    case 'planned':
      return before.used.length === 0 && before.answer === null
        ? before
        : { ...before, used: [], answer: null }
    case 'offer':
      return { ...before, answer: event.what === 'made' ? null : event }
    case 'turnBegan': {
      const { seat } = event
      const others = before.turns.filter((turn) => turn.seat !== seat)
      return { ...before, turns: [...others, { seat, to: null, fame: 0, bought: [], isDefeated: false }] }
    }
    case 'moved':
      return withTurn(before, event.seat, (turn) => ({
        ...turn,
        to: event.from === event.to ? turn.to : event.to,
      }))
    case 'fame':
      return withTurn(before, event.seat, (turn) => ({ ...turn, fame: turn.fame + event.by }))
    case 'bought':
      return withTurn(before, event.seat, (turn) => ({ ...turn, bought: [...turn.bought, event.card] }))
    case 'defeated':
      return withTurn(before, event.seat, (turn) => ({ ...turn, isDefeated: true }))
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
const notBrought: readonly string[] = ['aiCard', 'line', 'rolled', 'rerolled', 'dieChanged']

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

function withTurn(before: Memory, seat: number, change: (turn: TurnRecap) => TurnRecap): Memory {
  return { ...before, turns: before.turns.map((turn) => (turn.seat === seat ? change(turn) : turn)) }
}

type Fight = Extract<LastRoll, { readonly is: 'combat' }>

/** The fight under way is the last that is not over: within it a test may have been made. */
function withFight(before: Memory, change: (fight: Fight) => Fight): Memory {
  const under = before.rolls.findLastIndex(isOpen)
  if (under < 0) return before
  return {
    ...before,
    rolls: before.rolls.map((roll, index) => (index === under && roll.is === 'combat' ? change(roll) : roll)),
  }
}

type DiceEvent = Extract<RimEvent, { readonly type: 'rolled' | 'rerolled' | 'dieChanged' }>

function withDice(fight: Fight, event: DiceEvent): Fight {
  if (event.type === 'rolled' && event.what !== 'combat') return fight
  const faces =
    event.type === 'rolled'
      ? event.faces
      : fight.pools[event.side].map((face, die) => (die === event.die ? event.face : face))
  return { ...fight, pools: event.side === 0 ? [faces, fight.pools[1]] : [fight.pools[0], faces] }
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
