import { at } from '@kantyna/kernel'
import { chiSquareP } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { Duel } from '../../index.ts'
import { cardOf, nameOf } from '../../rules/pieces.ts'
import { arranged, begun, choose } from '../start.ts'

const DUELS = 2400
const seeds = Array.from({ length: DUELS }, (_, index) => index + 1)
/**
 * Fewer seeds for tests that arrange a position, which takes longer. They compare only eight or ten cards, so they need
 * fewer duels.
 */
const fewSeeds = seeds.slice(0, 600)

/** Whether each of a number of values occurs about equally often. */
function isEven(values: readonly (number | string)[], sides: number): boolean {
  const counts = new Map<number | string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const never = new Array<number>(Math.max(0, sides - counts.size)).fill(0)
  return counts.size <= sides && chiSquareP([...counts.values(), ...never]) > 0.001
}

const top = (pile: readonly number[]) => at(pile, pile.length - 1)

describe('setup', () => {
  test('DB-SETUP-01, DB-COMP-02: a random draw gives the Empire to each seat equally often, and the Rebels to the other', () => {
    const duels = seeds.map((seed) => begun(seed, { empire: 'random' }))
    expect(
      isEven(
        duels.map(({ empire }) => empire),
        2,
      ),
    ).toBe(true)
    for (const t of duels) {
      expect(cardOf(at(t.bases, t.empire)).faction).toBe('empire')
      expect(cardOf(at(t.bases, 1 - t.empire)).faction).toBe('rebels')
      expect(t.active).toBe(t.empire)
    }
  })

  test('DB-SETUP-12: every starter card is equally likely on top, at the bottom and in the first hand', () => {
    const duels = seeds.map((seed) => begun(seed))
    for (const seat of [0, 1]) {
      const places: ((t: Duel) => number)[] = [
        (t) => top(at(t.decks, seat)),
        (t) => at(at(t.decks, seat), 0),
        (t) => at(at(t.hands, seat), 0),
      ]
      for (const place of places) expect(isEven(duels.map(place), 10)).toBe(true)
    }
  })

  test('DB-SETUP-13, DB-SETUP-14: every galaxy card is equally likely in the row, on top and at the bottom', () => {
    const duels = seeds.map((seed) => begun(seed))
    const places: ((t: Duel) => number)[] = [
      (t) => at(t.row, 0),
      (t) => at(t.row, 5),
      (t) => top(t.galaxyDeck),
      (t) => at(t.galaxyDeck, 0),
    ]
    for (const place of places) expect(isEven(duels.map(place), 90)).toBe(true)
    for (const t of duels.slice(0, 50)) {
      expect(new Set([...t.row, ...t.galaxyDeck]).size).toBe(90)
      expect(t.row.every((card) => cardOf(card).set === 'galaxy')).toBe(true)
    }
  })

  test("DB-SETUP-21: the five cards of a hand come from the player's own deck", () => {
    for (const seed of seeds.slice(0, 50)) {
      const { hands } = begun(seed)
      expect(hands.map((hand) => hand.length)).toEqual([5, 5])
      const factions = hands.map((hand) => [...new Set(hand.map((card) => cardOf(card).faction))])
      expect(factions).toEqual([['empire'], ['rebels']])
    }
  })
})

describe('rebuilt decks', () => {
  test('DB-DECK-01, DB-END-10: each of ten cards discarded this turn is equally likely to be drawn first', () => {
    const hand = ['stormtrooper', 'inquisitor', 'boba-fett', 'at-at', 'lobot']
    const units = ['dengar', 'bossk', 'at-st', 'darth-vader', 'outer-rim-pilot']
    const drawn = fewSeeds.map((seed) => {
      const t = arranged(seed, {
        hand: { empire: hand },
        units: { empire: units },
        deck: { empire: [] },
      })
      choose(t, 'end')
      expect(t.hands[0]).toHaveLength(5)
      return nameOf(at(at(t.hands, 0), 0))
    })
    expect(isEven(drawn, 10)).toBe(true)
  })

  test('DB-DECK-01, DB-DECK-04: each of the galaxy discards is equally likely to fill the row', () => {
    const galaxyDiscard = ['x-wing', 'boba-fett', 'lobot', 'bossk', 'han-solo', 'u-wing', 'ig-88', 'at-st']
    const filled = fewSeeds.map((seed) => {
      const t = arranged(seed, { row: ['dengar'], galaxyRest: 'exiled', galaxyDiscard, resources: 4 })
      choose(t, 'buy dengar')
      expect([t.galaxyDeck.length, t.galaxyDiscard.length]).toEqual([7, 0])
      return nameOf(at(t.row, 0))
    })
    expect(isEven(filled, 8)).toBe(true)
  })
})
