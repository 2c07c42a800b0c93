import type { GameEvent, Seat, Term } from '@kantyna/kernel'
import type { Face } from '../../content/names.ts'
import type { RimEvent } from '../../rules/events.ts'

/** A die as it lies in the end, and what it showed before. */
export interface ToldDie {
  readonly face: Face
  readonly before: readonly Face[]
  readonly isCancelled: boolean
  readonly isAdded: boolean
}

/** A die that is rolled again lands as many steps after its first throw: that has landed by then. */
export const REROLLED = 6

/** How many steps it takes until all dice have landed, one after the other, `after` others. */
export function stepsToLand(dice: readonly ToldDie[], after = 0): number {
  return Math.max(after, ...dice.map(({ before }, index) => after + index + before.length * REROLLED + 1))
}

/** Each roll for the first turn lands as many steps after the one before. */
export const FIRST_ROLLS = 2

/** What somebody has rolled. */
export interface ToldRoll {
  readonly seat: Seat | null
  readonly terms: readonly Term[]
  readonly dice: readonly ToldDie[]
}

const rolled = (face: Face): ToldDie => ({ face, before: [], isCancelled: false, isAdded: false })
const addedHit: ToldDie = { ...rolled('hit'), isAdded: true }
const NOTHING: ToldRoll = { seat: null, terms: [], dice: [] }

/** What both sides have rolled, with every reroll and change. Whoever rolls alone is side 0. */
export function rollsOf(events: readonly GameEvent[]): readonly [ToldRoll, ToldRoll] {
  const sides: [ToldRoll, ToldRoll] = [NOTHING, NOTHING]
  const change = (side: 0 | 1, die: number, into: (die: ToldDie) => ToldDie) => {
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
        const hits = new Array<ToldDie>(event.amount).fill(addedHit)
        sides[event.side] = { ...sides[event.side], dice: [...dice, ...hits] }
        break
      }
    }
  }
  return sides
}
