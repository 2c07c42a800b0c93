import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  Fault,
  fastDice,
  newChance,
  seatingFor,
  takeStanding,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import * as baseConditions from '../../outer-rim/rules/effects/conditions.ts'
import * as baseMeasures from '../../outer-rim/rules/effects/measures.ts'
import * as baseOperations from '../../outer-rim/rules/effects/operations.ts'
import type { Rim, RimOptions } from '../../outer-rim/rules/rim.ts'
import { violations } from '../../outer-rim/rules/violations.ts'
import { ambitions } from '../content/ambitions.ts'
import { box } from '../content/box.ts'
import { vocabulary } from '../rules/effects/language.ts'
import { game } from '../rules/game.ts'
import { combinators, nodesIn } from './tree-nodes.ts'

/** Operations, conditions and amounts on cards that the language does not have. */
const unknownWords = (): string[] => {
  const known = new Set([
    ...combinators,
    ...[baseOperations, baseConditions, baseMeasures].flatMap((words) => Object.keys(words)),
    ...Object.values(vocabulary).flatMap((words) => Object.keys(words ?? {})),
  ])
  const used = nodesIn([box.set, ambitions]).flatMap((node) => [node['op'], node['is'], node['per']])
  return [...new Set(used)].filter((word) => typeof word === 'string' && !known.has(word)).sort() as string[]
}

test('cards, sheets and AI cards use only operations and conditions of the language', () => {
  expect(unknownWords()).toEqual([])
})

/** Plays a random game to its end. An operation, condition or role that the language lacks ends it early. */
function playAnyGame(
  people: number,
  seed: number,
  options: object,
): { readonly t: Rim; readonly unknown: string | null } {
  const read = game.options(people).parse(options) as RimOptions // including those of the expansion
  const t = begin(game, seatingFor(game, people, read), read, newChance(seed, game.streams))
  const { below } = fastDice(seed)
  let choices = 0
  try {
    while (t.outcome === null) {
      // After every choice at first, then sometimes.
      if (choices < OFTEN || choices % 10 === 0) expect(violations(t)).toEqual([])
      expect(choices++).toBeLessThan(game.longestGame)
      // Sometimes a player gives something or makes a deal.
      if (below(8) === 0) {
        const made = anyMove(game, t, below(t.seats), below)
        if (made !== null) {
          takeStanding(game, t, made.move, made.seat, made.picks)
          continue
        }
      }
      const decision = at(t.open, below(t.open.length))
      answer(game, t, decision, anyAnswer(game, t, decision, below))
    }
  } catch (error) {
    if (error instanceof Fault && /^no (operation|condition|role)/.test(error.message))
      return { t, unknown: error.message }
    throw error
  }
  return { t, unknown: null }
}

const GAMES = 2
const OFTEN = 300

const tables: readonly { readonly name: string; readonly people: number; readonly options?: object }[] = [
  { name: 'one person against an AI player', people: 1 },
  { name: 'two people', people: 2 },
  { name: 'three people on a random map', people: 3, options: { map: 'random' } },
  { name: 'four people', people: 4 },
  { name: 'three people with favors', people: 3, options: { favors: 'yes' } },
  { name: 'two people with ambitions', people: 2, options: { ambitions: 'yes', fame: '8' } },
  { name: 'four people with both', people: 4, options: { favors: 'yes', ambitions: 'yes', fame: '8' } },
  { name: 'one person against two AI players', people: 1, options: { aiPlayers: '2' } },
  {
    name: 'one person with ambitions against two AI players',
    people: 1,
    options: { aiPlayers: '2', ambitions: 'yes', fame: '8' },
  },
]

describe('random games', () => {
  for (const { name, people, options = {} } of tables)
    test(`${name}: end without violations`, () => {
      const unknown = new Set<string>()
      for (let seed = 1; seed <= GAMES; seed++) {
        const game = playAnyGame(people, seed, options)
        if (game.unknown === null) expect(game.t.outcome?.winners).toHaveLength(1)
        else unknown.add(game.unknown)
      }
      expect([...unknown]).toEqual([])
    }, 120_000)
})
