import { at, newOutbox, present } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { type Duel, deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { arranged, attack, choose } from '../start.ts'

/** A row card that both bounty hunters defeat. With the marker at the Empire's end, Bossk has no Force to gain. */
function sharedDefeat(force: string): Duel {
  const t = arranged(1, { units: { empire: ['bossk', 'dengar'] }, row: ['x-wing'], force })
  attack(t, 'x-wing', 'bossk', 'dengar')
  choose(t, 'pass')
  return t
}

const question = (t: Duel) => present(deckbuilding, t, at(t.open, 0))
const asking = (t: Duel) => nameOf(Number(question(t).source?.split(':')[1]))

test('DB-WHEN-01 (G-13): the question names an ability that can be used, not one that would do nothing', () => {
  const t = sharedDefeat('dark 3')
  expect(question(t).options.map(({ id }) => id)).toEqual(['dengar', 'pass'])
  expect(asking(t)).toBe('dengar')
})

test('DB-WHEN-04 (G-13): a pass declines only abilities that could have been used', () => {
  const declined = (force: string) => {
    const t = sharedDefeat(force)
    t.out = newOutbox()
    choose(t, 'pass')
    return t.out.events.map(({ type, ...facts }) => [type, nameOf(Number(Reflect.get(facts, 'card')))])
  }
  expect(declined('dark 3')).toEqual([['declined', 'dengar']])
  expect(declined('neutral')).toEqual([
    ['declined', 'bossk'],
    ['declined', 'dengar'],
  ])
})

test('DB-DEALDMG-01: the question about a Y-Wing says how much it deals', () => {
  const t = arranged(1, {
    active: 'rebels',
    units: { rebels: ['y-wing'] },
    ships: { empire: ['star-destroyer'] },
  })
  choose(t, 'use y-wing')
  expect(deckbuilding.words.en.prompt(question(t)).join('')).toContain('what takes 2 damage?')
  expect(deckbuilding.words.pl.prompt(question(t)).join('')).toContain('co otrzyma 2 obrażenia?')
})

test("DB-CHOOSE-03: options are worded for the player who chooses, even if the opponent's card makes them choose", () => {
  const t = arranged(1, {
    active: 'rebels',
    force: 'neutral',
    units: { rebels: ['duros-spy'] },
    hand: { empire: ['stormtrooper', 'inquisitor'] },
  })
  choose(t, 'use duros-spy')
  const said = question(t).options.map((option) => deckbuilding.words.en.option(question(t), option).join(''))
  expect(said).toEqual(['Discard 1 card from your hand', 'Your opponent gains 1 Force'])
})
