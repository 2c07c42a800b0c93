import type { GameEvent, Refusal } from '@kantyna/kernel'
import { useSyncExternalStore } from 'react'
import type { Face } from '../content/names.ts'
import { aiSections, type RimEvent } from '../rules/events.ts'
import type { Opponent } from '../rules/frames.ts'

/**
 * What has just been rolled and what the AI player has done in its last turn. Both are over before anybody is asked
 * again, so the board, which is always there, writes them down, and panels read them.
 */
export interface Memory {
  readonly ai: AiTurn | null
  readonly roll: LastRoll | null
  /** The cards that were used in the fight or test under way, and by whom. */
  readonly used: readonly UsedCard[]
}

export interface UsedCard {
  readonly seat: number
  readonly source: number
}

export interface AiTurn {
  readonly card: number
  /** In the order in which they were read. */
  readonly lines: readonly AiLine[]
}

export interface AiLine {
  /** Of planning, action and encounter: 0, 1, 2. */
  readonly section: number
  readonly line: number
  readonly refusal: Refusal | null
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

const nothing: Memory = { ai: null, roll: null, used: [] }

let memory = nothing
const listeners = new Set<() => void>()

export function forgetAll(): void {
  memory = nothing
}

export function note(events: readonly GameEvent[]): void {
  const after = events.reduce(noted, memory)
  if (after === memory) return
  memory = after
  for (const listener of listeners) listener()
}

/** What is remembered after something has happened. Pure. */
export function noted(before: Memory, told: GameEvent): Memory {
  const event = told as RimEvent // a game is given the events that its own rules have told
  switch (event.type) {
    case 'aiCard':
      return { ...before, ai: { card: event.card, lines: [] } }
    case 'line': {
      const { ai } = before
      if (ai === null || event.source !== ai.card) return before
      const section = event.section === undefined ? 0 : aiSections.indexOf(event.section)
      return {
        ...before,
        ai: { ...ai, lines: [...ai.lines, { section, line: event.line, refusal: event.refusal }] },
      }
    }
    case 'usedAbility':
      return { ...before, used: [...before.used, { seat: event.seat, source: event.source }] }
    case 'usedSecret':
      return { ...before, used: [...before.used, { seat: event.seat, source: event.card }] }
    case 'combatBegan':
      return {
        ...before,
        used: [],
        roll: {
          is: 'combat',
          attacker: event.attacker,
          opponent: event.opponent,
          pools: [[], []],
          hasWon: null,
        },
      }
    case 'rolled':
    case 'rerolled':
    case 'dieChanged':
      return { ...before, roll: withDice(before.roll, event) }
    case 'combatEnded':
      return before.roll?.is === 'combat'
        ? { ...before, used: [], roll: { ...before.roll, hasWon: event.hasWon } }
        : before
    case 'tested':
      return {
        ...before,
        used: [],
        roll: { is: 'test', seat: event.seat, faces: event.faces, hasPassed: event.hasPassed },
      }
    case 'planned':
      return before.roll === null && before.used.length === 0 ? before : { ...before, roll: null, used: [] }
    default:
      return before
  }
}

type DiceEvent = Extract<RimEvent, { readonly type: 'rolled' | 'rerolled' | 'dieChanged' }>

function withDice(roll: LastRoll | null, event: DiceEvent): LastRoll | null {
  if (roll?.is !== 'combat' || (event.type === 'rolled' && event.what !== 'combat')) return roll
  const faces =
    event.type === 'rolled'
      ? event.faces
      : roll.pools[event.side].map((face, die) => (die === event.die ? event.face : face))
  return { ...roll, pools: event.side === 0 ? [faces, roll.pools[1]] : [roll.pools[0], faces] }
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
