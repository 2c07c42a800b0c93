import { answer, at } from '@kantyna/kernel'
import { chiSquareP } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { type Race, superTeams } from '../../index.ts'
import { kindOfBonus } from '../../rules/pieces.ts'
import { begun } from '../start.ts'

const RACES = 2400
const seeds = Array.from({ length: RACES }, (_, index) => index + 1)

/** How often each value below `sides` comes up. */
function counted(values: readonly number[], sides: number): number[] {
  const counts = new Array<number>(sides).fill(0)
  for (const value of values) counts[value] = at(counts, value) + 1
  return counts
}

function isEven(values: readonly number[], sides: number): boolean {
  return chiSquareP(counted(values, sides)) > 0.001
}

function playOn(t: Race): void {
  const open = at(t.open, 0)
  answer(superTeams, t, open, [at(open.options, 0)])
}

describe('setup', () => {
  test('ST-TURN-01 (SG-04): each player starts equally often if the table names no first player', () => {
    for (const seats of [2, 3, 4]) {
      const first = seeds.map((seed) => begun(seats, seed, { teams: 'dealt', firstPlayer: 'random' }).mover)
      expect(isEven(first, seats), `${seats} players`).toBe(true)
    }
  })

  test('ST-SETUP-07: every bonus card is equally likely on top, at the bottom and on the final planet', () => {
    const races = seeds.map((seed) => begun(3, seed))
    const top = races.map((t) => at(t.bonusStack, t.bonusStack.length - 1))
    const bottom = races.map((t) => at(t.bonusStack, 0))
    const planet = races.map((t) => at(t.planetBonus, 0))
    for (const cards of [top, bottom, planet]) expect(isEven(cards, 20)).toBe(true)
  })

  test('ST-SETUP-10: every movement card is equally likely on top of the stack and in a hand', () => {
    const races = seeds.map((seed) => begun(2, seed))
    const top = races.map((t) => at(t.movementStack, t.movementStack.length - 1))
    const held = races.map((t) => at(at(t.movementHands, 1), 0))
    for (const cards of [top, held]) expect(isEven(cards, 48)).toBe(true)
  })

  test('ST-SETUP-11: six movement cards each, with any number of players', () => {
    for (const seats of [2, 3, 4]) {
      const hands = begun(seats, 1).movementHands
      expect(hands.map((hand) => hand.length)).toEqual(new Array<number>(seats).fill(6))
    }
  })

  test('ST-FIN-01: the two cards that a player draws at the final planet can be any two of the cards there', () => {
    const drawn = seeds.map((seed) => {
      const t = begun(2, seed)
      // One space before the end, so that any card brings a ship home.
      t.places.fill(46)
      playOn(t)
      expect(t.bonusHands.map((cards) => cards.length)).toEqual([2, 2])
      return t.bonusHands.map((cards) => kindOfBonus(at(cards, 0)))
    })
    for (const seat of [0, 1]) {
      expect(
        isEven(
          drawn.map((kinds) => at(kinds, seat)),
          5,
        ),
      ).toBe(true)
    }
  })
})

describe('rounds', () => {
  test('ST-ROUND-04: the stack is used up after exactly 4 rounds with 2 players and 2 rounds with 3 or 4', () => {
    for (const [seats, roundsPerStack, cards] of [
      [2, 4, 48],
      [3, 2, 36],
      [4, 2, 48],
    ] as const) {
      const t = begun(seats, 7)
      const left: number[] = []
      let round = 0
      while (round < 2 * roundsPerStack) {
        if (t.round !== round) {
          round = t.round
          left.push(t.movementStack.length)
          expect(t.movementHands.map((hand) => hand.length)).toEqual(new Array<number>(seats).fill(6))
        }
        playOn(t)
        if (t.outcome !== null) break
      }
      const once = Array.from({ length: roundsPerStack }, (_, after) => cards - (after + 1) * 6 * seats)
      expect(left, `${seats} players`).toEqual([...once, ...once])
      expect(once.at(-1)).toBe(0)
    }
  })

  test('ST-ROUND-01, ST-ROUND-02: every player has played six cards when new ones are dealt', () => {
    for (const seats of [2, 3, 4]) {
      const t = begun(seats, 3)
      let turns = 0
      while (t.round === 1) {
        if (at(t.open, 0).kind === 'playCard') turns++
        playOn(t)
      }
      expect(turns).toBe(6 * seats)
      expect(t.movementUsed).toHaveLength(6 * seats)
    }
  })
})
