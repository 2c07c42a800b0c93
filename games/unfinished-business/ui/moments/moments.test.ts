import { type KernelView, plainText } from '@kantyna/kernel'
import { isAbout, momentsOf } from '@kantyna/ui'
import { testRandomMoments } from '@kantyna/ui/testkit'
import { expect, test } from 'vitest'
import type { RimOptions } from '../../../outer-rim/index.ts'
import { FIRST_AI } from '../../../outer-rim/rules/pieces.ts'
import { bundle } from '../../index.ts'
import { sheets } from '../drawings-for-tests.tsx'

const { moments } = sheets

const { game } = bundle
const options = (people: number, chosen: object) => game.options(people).parse(chosen) as RimOptions // including those of the expansion

testRandomMoments(moments, {
  'one person against two AI players': {
    game,
    seats: 3,
    automas: [1, 2],
    options: options(1, { aiPlayers: '2', ambitions: 'yes', fame: '8' }),
  },
  'three persons with favors': { game, seats: 3, options: options(3, { favors: 'yes' }) },
  'two persons with ambitions': { game, seats: 2, options: options(2, { ambitions: 'yes', fame: '8' }) },
})

test('a hunter’s turn concerns its prey, and says who is coming and from how far', () => {
  const target = {
    is: 'character',
    seat: 0,
    card: -1,
    place: -1,
    contact: -1,
    rank: 0,
    bounty: 1,
    space: 3,
    away: 4,
  } as const
  const choice = {
    seat: 0,
    kind: 'act',
    source: null,
    opensTurn: false,
    isPass: false,
    how: 'hand',
    answer: null,
  } as const
  const events = [
    { type: 'aiCard', seat: 1, card: FIRST_AI },
    { type: 'aiTarget', seat: 1, does: 'pursues', target, because: [] },
    { type: 'turnBegan', seat: 0, turn: 3, isExtra: false },
  ]
  const view = {} as KernelView // no role of these games asks who owns what
  const [hunt, ...others] = momentsOf(moments.roles, [{ index: 4, choice, events }], view)
  expect(others).toEqual([])
  if (hunt === undefined) expect.fail('nothing is told')
  expect(isAbout(hunt, 0)).toBe(true)
  const title = (lang: 'en' | 'pl') => plainText(moments.title(hunt, lang), (seat) => `Seat ${seat}`)
  expect(title('en')).toBe('Seat 1 is after Seat 0 (4 spaces away)')
  expect(title('pl')).toBe('Seat 1 ściga cel: Seat 0 (odległość: 4 pola)')
})
