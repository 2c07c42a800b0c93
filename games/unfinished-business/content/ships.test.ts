import { langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { ships as baseShips } from '../../outer-rim/content/ships.ts'
import { registerTimings } from '../../outer-rim/rules/abilities/timings.ts'
import { extendLanguage } from '../../outer-rim/rules/effects/language.ts'
import { shipText } from '../../outer-rim/words/cards/sheet-text.ts'
import { vocabulary } from '../rules/effects/language.ts'
import { isBrokenText } from '../test/tree-nodes.ts'
import { box } from './box.ts'
import { market } from './market/index.ts'
import { ships } from './ships.ts'

extendLanguage([vocabulary])

registerTimings(box)

/** "crew crew mod cargo/mod". */
const slotsText = (slots: readonly (readonly string[])[] = []) =>
  slots.map((slot) => slot.join('/')).join(' ')

test('UB-FACT-03, UB-FACT-10, UB-FACT-11: figures and slots of six ships', () => {
  const figures = ships.map(({ id, cost, hyperdrive, combat, hull, slots }) =>
    [id, cost, hyperdrive, combat, hull, slotsText(slots)].join(' '),
  )
  expect(figures).toEqual([
    'rogue-class-porax-38 5000 7 4 4 cargo/mod job/bounty gear/mod',
    'jumpmaster-5000 10000 7 5 5 crew mod cargo/mod',
    'auzituck-gunship 15000 5 4 6 crew crew crew cargo mod mod',
    'yt-2400 20000 7 4 6 crew crew crew cargo cargo mod cargo/mod',
    'edgehawk-swoop-carrier 25000 6 5 6 crew crew crew cargo mod cargo/mod',
    'vcx-100 25000 7 5 5 crew crew cargo mod cargo/mod',
  ])
})

test('UB-FACT-10, UB-FACT-11: goals', () => {
  const goals = ships.map(({ goal }) => {
    const [counted] = goal?.abilities ?? []
    if (counted === undefined || !('when' in counted)) return null
    return [goal?.tokens, counted.when, counted.kind ?? null, counted.if?.is ?? null]
  })
  expect(goals).toEqual([
    [2, 'combatWon', 'ship', null],
    [2, 'navpointEncounter', null, null],
    [3, 'combatWon', 'ground', null],
    [2, 'cargoDelivered', null, 'cargoWas'],
    [1, 'combatWon', 'ground', 'has'],
    [1, 'patrolEncounter', null, 'patrolWas'],
  ])
})

test('the other side has an additional slot or a higher value, and an ability', () => {
  for (const { slots, flipped } of ships) {
    const left = (flipped?.slots ?? []).map((slot) => slot.join('/'))
    for (const slot of slots) left.splice(left.indexOf(slot.join('/')), 1)
    const more = left.length
    expect(flipped?.slots).toHaveLength(slots.length + more)
    const bonuses = flipped?.abilities.filter((ability) => 'bonus' in ability) ?? []
    expect([0, 1]).toContain(more)
    expect(more + bonuses.length).toBeGreaterThan(0)
    expect(flipped?.abilities.length).toBeGreaterThan(0)
  }
  const sides = [...baseShips, ...ships].flatMap(({ flipped }) =>
    flipped === undefined ? [] : [JSON.stringify(flipped)],
  )
  expect(new Set(sides).size).toBe(sides.length)
})

test('OR-SHIP-05: every sheet has its card, by the same name and at the same cost', () => {
  for (const { id, name, cost } of ships) {
    const cards = market.filter((card) => 'ship' in card && card.ship === id)
    expect(cards).toHaveLength(1)
    expect(cards[0]).toMatchObject({ name, cost })
  }
})

test.each(langs)('their texts are printed in whole sentences: %s', (lang) => {
  const said = ships.flatMap((each) => {
    const { front, flipped } = shipText(each, lang)
    return [...front, ...flipped]
  })
  expect(said.length).toBeGreaterThan(16)
  expect(said.filter(isBrokenText)).toEqual([])
})
