import { answer, at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type Duel, deckbuilding } from '../../index.ts'
import { hitPointsOf } from '../../rules/pieces.ts'
import { arranged, attack } from '../start.ts'

/** Attackers of the Empire with this total attack. */
const attackers: Readonly<Record<number, readonly string[]>> = {
  2: ['stormtrooper'],
  3: ['tie-interceptor'],
  4: ['at-st'],
  5: ['boba-fett'],
  6: ['at-at'],
  7: ['at-st', 'tie-interceptor'],
  8: ['at-at', 'stormtrooper'],
  9: ['at-at', 'tie-interceptor'],
  10: ['at-at', 'at-st'],
  11: ['at-at', 'boba-fett'],
  12: ['at-at', 'at-st', 'stormtrooper'],
  13: ['at-at', 'at-st', 'tie-interceptor'],
}

type Ship = readonly [name: string, damage: number]

const fleets: readonly (readonly Ship[])[] = [
  [],
  [['blockade-runner', 0]],
  [['mon-calamari-cruiser', 5]],
  [
    ['rebel-transport', 0],
    ['blockade-runner', 0],
  ],
  [
    ['blockade-runner', 3],
    ['blockade-runner', 0],
  ],
  [
    ['rebel-transport', 1],
    ['hammerhead-corvette', 2],
    ['mon-calamari-cruiser', 0],
  ],
  [
    ['c-roc-cruiser', 0],
    ['rebel-transport', 0],
    ['nebulon-b-frigate', 4],
    ['rebel-transport', 1],
  ],
]

/** The damage on each ship and on the base at the end, as one word; a destroyed ship is null. */
const outcome = (ships: readonly (number | null)[], base: number | null) =>
  `${ships.map((damage) => damage ?? 'gone').join(' ')} | ${base ?? 'gone'}`

/** Every result that the questions of an attack can lead to. */
function ends(t: Duel, fleet: readonly number[], found: Set<string>): void {
  const decision = at(t.open, 0)
  if (decision.kind !== 'assign') {
    const damage = fleet.map((ship) => at(t.shipDamage, 1)[at(t.ships, 1).indexOf(ship)] ?? null)
    found.add(outcome(damage, at(t.bases, 1) < 0 ? null : at(t.baseDamage, 1)))
    return
  }
  for (let share = decision.min; share <= decision.max; share++) {
    const next = deckbuilding.copy(t)
    answer(deckbuilding, next, decision, [share])
    ends(next, fleet, found)
  }
}

/** The same from the rule alone: all damage on ships while they can take it, the rest on the base. */
function splits(total: number, lefts: readonly number[], before: readonly number[], base: number): string[] {
  const all = lefts.reduce((sum, left) => sum + left, 0)
  if (total >= all) {
    const damage = base + total - all
    return [
      outcome(
        lefts.map(() => null),
        damage >= 8 ? null : damage,
      ),
    ]
  }
  let shares: number[][] = [[]]
  for (const left of lefts)
    shares = shares.flatMap((some) => Array.from({ length: left + 1 }, (_, share) => [...some, share]))
  return shares
    .filter((split) => split.reduce((sum, share) => sum + share, 0) === total)
    .map((split) =>
      outcome(
        split.map((share, ship) => (share === lefts[ship] ? null : share + at(before, ship))),
        base,
      ),
    )
}

describe('DB-BASE-02, DB-BASE-03, DB-BASE-04, DB-BASE-07 (G-21): all ways to divide damage, computed a second time', () => {
  test.each(
    fleets.map((fleet) => [fleet.map(([name, damage]) => `${name} ${damage}`).join(', ') || 'none', fleet]),
  )('ships: %s', (_, fleet) => {
    for (const [total, names] of Object.entries(attackers)) {
      const t = arranged(1, {
        units: { empire: names },
        ships: { rebels: fleet },
        base: { rebels: ['dantooine', 3] },
      })
      const ships = at(t.ships, 1).slice()
      const before = at(t.shipDamage, 1).slice()
      const lefts = ships.map((ship, index) => hitPointsOf(ship) - at(before, index))
      attack(t, 'base', ...names)
      const found = new Set<string>()
      ends(t, ships, found)
      expect([...found].sort(), `attack ${total}`).toEqual(
        [...new Set(splits(Number(total), lefts, before, 3))].sort(),
      )
    }
  })
})
