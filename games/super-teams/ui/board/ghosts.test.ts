import { decisionsFor, newChance, type Thing } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle } from '../../index.ts'
import { ghostsOf } from './ghosts.ts'

const { game, scenarioWords } = bundle
const t = scenarioWords.arrange(
  2,
  game.options(2).parse({}),
  { ships: { 'x-wing': 7, 'millennium-falcon': 5 }, hands: { 1: ['red-3', 'green-2'] } },
  newChance(1, game.streams),
)
const decisions = decisionsFor(game, t, 0)
const cards = decisions.flatMap(({ options }) => options.flatMap(({ touches }) => touches))
const redThree = cards.find((thing) => thing.startsWith('card:')) ?? 'card:0'
const picked = (...things: Thing[]) => new Set(things)

test('a picked card shows where both its ships would go', () => {
  expect(ghostsOf(decisions, picked(redThree))).toEqual([
    { ship: 0, from: 7, to: 13 },
    { ship: 1, from: 5, to: 6 },
  ])
})

test('a picked card with a picked ship shows one way', () => {
  expect(ghostsOf(decisions, picked(redThree, 'ship:1'))).toEqual([{ ship: 1, from: 5, to: 6 }])
})

test('no ghosts before a card is picked', () => {
  expect(ghostsOf(decisions, picked())).toEqual([])
})
