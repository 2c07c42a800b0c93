import { type Race, superTeams } from '@kantyna/games/super-teams'
import {
  answer,
  at,
  begin,
  type Decision,
  fastDice,
  guess,
  newChance,
  type Position,
  viewOf,
} from '@kantyna/kernel'
import { scrambled } from '@kantyna/kernel/testkit'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type BotName, botLevels, botNames, chooseAsBot } from './index.ts'
import { random } from './random.ts'
import { search } from './search.ts'
import type { Bot, Thinking } from './thinking.ts'

const options = { teams: 'choose', firstPlayer: 'random' } as const

/** Limited by a count, so that the tests are quick and the answers always the same. */
function choose(t: Race, decision: Decision, name: BotName, seed: number): readonly number[] {
  let asked = 0
  const shouldStop = () => ++asked > 20
  return chooseAsBot(superTeams, name, {
    view: viewOf(superTeams, t, decision.seat),
    decision,
    seed,
    shouldStop,
  })
}

/** A race played at random up to a point with a real choice. */
function midRace(seats: number, seed: number, decisions: number): Race {
  const randomBelow = fastDice(seed).below
  const t = begin(superTeams, seats, options, newChance(seed, superTeams.streams))
  for (let played = 0; played < decisions || at(t.open, 0).options.length < 3; played++) {
    const open = at(t.open, 0)
    answer(superTeams, t, open, [at(open.options, randomBelow(open.options.length))])
  }
  return t
}

test('the levels are among the names', () => {
  expect(botNames).toEqual(['random', 'greedy', ...botLevels])
})

describe.each(botNames)('%s', (name) => {
  test('gives the same answer for the same seed', () => {
    const t = midRace(3, 4, 40)
    const decision = at(t.open, 0)
    expect(choose(t, decision, name, 11)).toEqual(choose(t, decision, name, 11))
  })

  test('uses only its seat’s view: hidden facts do not change its answer', () => {
    for (const seed of [1, 2]) {
      const t = midRace(2, seed, 30)
      const decision = at(t.open, 0)
      const other = scrambled(superTeams, t, decision.seat, fastDice(seed + 100))
      expect(other.movementHands).not.toEqual(t.movementHands)
      expect(choose(other, decision, name, 5)).toEqual(choose(t, decision, name, 5))
    }
  })

  test('leaves the position alone', () => {
    const t = midRace(2, 9, 20)
    const before = structuredClone({ ...t, out: null })
    choose(t, at(t.open, 0), name, 3)
    expect({ ...t, out: null }).toEqual(before)
  })
})

describe.each([
  ['random', 4],
  ['greedy', 3],
  ['child', 4],
  ['beginner', 3],
  ['regular', 2],
  ['veteran', 2],
  ['expert', 2],
] as const)('whole races of %s with %i seats', (name, seats) => {
  test('every answer is legal', () => {
    const t = begin(superTeams, seats, options, newChance(21, superTeams.streams))
    for (let seed = 0; t.outcome === null; seed++) {
      const decision = at(t.open, 0)
      const picks = choose(t, decision, name, seed)
      expect(picks).toHaveLength(1)
      expect(decision.options).toContain(picks[0])
      answer(superTeams, t, decision, picks)
      expect(superTeams.violations(t)).toEqual([])
    }
  })
})

test('a bot is given a view, never a position', () => {
  expectTypeOf<Thinking<Race>['view']>().not.toExtend<Race>()
  expectTypeOf<keyof Thinking<Race>>().toEqualTypeOf<'view' | 'decision' | 'seed' | 'shouldStop'>()
  expectTypeOf<Thinking<Race>['view']>().not.toHaveProperty('chance')
  expectTypeOf<Race>().toExtend<Position>()
})

test('stops when asked to, with an answer', () => {
  const t = midRace(2, 6, 30)
  const decision = at(t.open, 0)
  let asked = 0
  const picks = chooseAsBot(superTeams, 'expert', {
    view: viewOf(superTeams, t, decision.seat),
    decision,
    seed: 1,
    shouldStop: () => ++asked >= 3,
  })
  expect(asked).toBe(3)
  expect(decision.options).toContain(picks[0])
})

test('a guess keeps everything that the seat sees', () => {
  const t = midRace(4, 2, 25)
  const { seat } = at(t.open, 0)
  const view = viewOf(superTeams, t, seat)
  const guessed = guess(superTeams, view, [at(t.open, 0)], fastDice(1).below)
  expect(viewOf(superTeams, guessed, seat)).toEqual(view)
})

test('a small search beats random play in every one of 10 races, seats swapped', () => {
  const quick = search({ playouts: 15, turns: 1, decisions: 8, error: 0 })
  const winners = Array.from({ length: 10 }, (_, race) =>
    winnerOf(race, race % 2 === 0 ? [quick, random] : [random, quick]),
  )
  expect(winners.filter((winner, race) => winner === race % 2)).toHaveLength(10)
})

function winnerOf(race: number, bots: readonly [Bot, Bot]): number {
  const t = begin(superTeams, 2, options, newChance(race, superTeams.streams))
  for (let seed = 0; t.outcome === null; seed++) {
    const decision = at(t.open, 0)
    const view = viewOf(superTeams, t, decision.seat)
    answer(superTeams, t, decision, at(bots, decision.seat)(superTeams, { view, decision, seed }))
  }
  return t.outcome.winners.length === 1 ? at(t.outcome.winners, 0) : -1
}
