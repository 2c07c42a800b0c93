import type { GameEvent, Seat, Term } from '@kantyna/kernel'
import type { Face } from '../../content/names.ts'
import type { RimEvent } from '../../rules/events.ts'

/** The final face of a die, and its earlier faces. */
export interface DieHistory {
  readonly face: Face
  readonly before: readonly Face[]
  readonly isCancelled: boolean
  readonly isAdded: boolean
}

/** A rerolled die lands this many steps after its first throw, which has landed by then. */
export const REROLLED = 6

/** The number of steps until all dice have landed, one after the other, after `after` others. */
export function stepsToLand(dice: readonly DieHistory[], after = 0): number {
  return Math.max(after, ...dice.map(({ before }, index) => after + index + before.length * REROLLED + 1))
}

/** Each roll for the first player lands this many steps after the previous one. */
export const FIRST_ROLLS = 2

/** The roll of a seat or an enemy. */
export interface RollHistory {
  readonly seat: Seat | null
  readonly terms: readonly Term[]
  readonly dice: readonly DieHistory[]
}

const rolled = (face: Face): DieHistory => ({ face, before: [], isCancelled: false, isAdded: false })
const addedHit: DieHistory = { ...rolled('hit'), isAdded: true }
const NOTHING: RollHistory = { seat: null, terms: [], dice: [] }

/** The rolls of both sides, with every reroll and change. A single roller is side 0. */
export function rollsOf(events: readonly GameEvent[]): readonly [RollHistory, RollHistory] {
  const sides: [RollHistory, RollHistory] = [NOTHING, NOTHING]
  const change = (side: 0 | 1, die: number, into: (die: DieHistory) => DieHistory) => {
    const { dice } = sides[side]
    sides[side] = { ...sides[side], dice: dice.map((each, index) => (index === die ? into(each) : each)) }
  }
  for (const event of events as readonly RimEvent[]) {
    switch (event.type) {
      case 'rolled':
        sides[event.side] = { seat: event.seat, terms: event.terms, dice: event.faces.map(rolled) }
        break
      case 'rerolled':
      case 'dieChanged':
        change(event.side, event.die, (die) => ({
          ...die,
          face: event.face,
          before: [...die.before, die.face],
        }))
        break
      case 'dieCancelled':
        change(event.side, event.die, (die) => ({ ...die, isCancelled: true }))
        break
      case 'hitsAdded': {
        const { dice } = sides[event.side]
        const hits = new Array<DieHistory>(event.amount).fill(addedHit)
        sides[event.side] = { ...sides[event.side], dice: [...dice, ...hits] }
        break
      }
    }
  }
  return sides
}
