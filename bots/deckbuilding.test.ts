import { bundle, type Duel, type DuelOptions, deckbuilding } from '@kantyna/games/deckbuilding'
import {
  answer,
  anyAnswer,
  at,
  begin,
  type Decision,
  fastDice,
  isLegalAnswer,
  newChance,
  readChoice,
  viewOf,
  writePicks,
} from '@kantyna/kernel'
import { scrambled } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { type BotName, botNames, chooseAsBot } from './index.ts'

const beginnerGame: DuelOptions = { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' }
const everythingGame: DuelOptions = { bases: 'secret', length: '2', buyOff: 'yes', empire: 'random' }

const EMPIRE = 0
const REBELS = 1

/** Limited by a count, so that the tests are quick and the answers always the same. */
function choose(t: Duel, decision: Decision, name: BotName, seed: number): readonly number[] {
  let asked = 0
  const shouldStop = () => ++asked > 25
  const view = viewOf(deckbuilding, t, decision.seat)
  return chooseAsBot(deckbuilding, name, { view, decision, seed, shouldStop })
}

function arranged(block: object): Duel {
  return bundle.scenarioWords.arrange(2, beginnerGame, block, newChance(7, deckbuilding.streams))
}

/** A bot's choices for the rest of its turn, as a scenario would write them. */
function turnOf(t: Duel, name: BotName): string[] {
  const { turn } = t
  const done: string[] = []
  for (let seed = 0; t.outcome === null && t.turn === turn; seed++) {
    const decision = at(t.open, 0)
    const picks = choose(t, decision, name, seed)
    const written = writePicks(deckbuilding, t, decision, picks)
    done.push(typeof written === 'number' ? String(written) : written.join(' + '))
    answer(deckbuilding, t, decision, picks)
  }
  return done
}

function winnerOf(seed: number, bots: readonly [BotName, BotName]): number {
  const t = begin(deckbuilding, 2, beginnerGame, newChance(seed, deckbuilding.streams))
  for (let step = 0; t.outcome === null; step++) {
    const decision = at(t.open, 0)
    answer(deckbuilding, t, decision, choose(t, decision, at(bots, decision.seat), seed * 1009 + step))
  }
  return at(t.outcome.winners, 0)
}

/** How many of N duels the first bot wins; each deal is played from both seats. */
function winsOf(first: BotName, second: BotName, duels: number): number {
  let wins = 0
  for (let duel = 0; duel < duels; duel++) {
    const seat = duel % 2
    const winner = winnerOf(duel >> 1, seat === 0 ? [first, second] : [second, first])
    if (winner === seat) wins++
  }
  return wins
}

test.each([
  ['child', 'random', 6, 5],
  ['greedy', 'random', 12, 12],
  ['greedy', 'beginner', 8, 5],
  ['veteran', 'greedy', 12, 6],
] as const)(
  '%s against %s: of %i duels, seats swapped, at least %i are won',
  (first, second, duels, least) => {
    expect(winsOf(first, second, duels)).toBeGreaterThanOrEqual(least)
  },
)

describe.each(['greedy', 'regular', 'veteran', 'expert'] as const)('%s', (name) => {
  test('takes the last base when it can, whatever the row has to offer', () => {
    const t = arranged({
      hand: { empire: ['imperial-shuttle', 'stormtrooper'] },
      units: { empire: ['at-st', 'tie-fighter'] },
      ships: { rebels: ['rebel-transport'] },
      victory: { empire: ['dantooine', 'hoth'] },
      base: { rebels: ['sullust', 10] },
      row: ['luke-skywalker', 'x-wing', 'b-wing', 'snowspeeder', 'duros-spy', 'boba-fett'],
    })
    turnOf(t, name)
    expect(t.outcome?.winners).toEqual([EMPIRE])
  })

  test('finds the damage that no ship can stop', () => {
    const t = arranged({
      active: 'rebels',
      hand: { rebels: ['alliance-shuttle', 'y-wing'] },
      ships: { empire: ['star-destroyer'] },
      victory: { rebels: ['lothal', 'corellia'] },
      base: { empire: ['endor', 14] },
    })
    turnOf(t, name)
    expect(t.outcome?.winners).toEqual([REBELS])
  })

  test('plays its whole hand, and attacks nothing in the row that is out of reach', () => {
    const t = arranged({
      hand: { empire: ['imperial-shuttle', 'imperial-shuttle', 'stormtrooper'] },
      row: ['luke-skywalker', 'b-wing', 'han-solo', 'princess-leia', 'cassian-andor', 'x-wing'],
    })
    const done = turnOf(t, name)
    expect(done.filter((each) => each.startsWith('play '))).toHaveLength(3)
    expect(done.filter((each) => each.startsWith('attack '))).toEqual(['attack base + commit=stormtrooper'])
    expect(at(t.baseDamage, REBELS)).toBe(2)
  })

  test('buys a good card rather than let its resources go', () => {
    const t = arranged({
      resources: 5,
      row: ['boba-fett', 'luke-skywalker', 'kel-dor-mystic', 'han-solo', 'jawa-scavenger', 'hwk-290'],
    })
    expect(turnOf(t, name)).toContain('buy boba-fett')
  })

  test('exiles a starter before a card that it has paid for', () => {
    const t = arranged({
      units: { empire: ['stormtrooper'] },
      discard: { empire: ['darth-vader', 'boba-fett', 'imperial-shuttle', 'at-st'] },
      row: ['snowspeeder', 'x-wing', 'b-wing', 'luke-skywalker', 'han-solo', 'princess-leia'],
    })
    const attack = ['attack snowspeeder', 'commit=stormtrooper']
    const read = readChoice(deckbuilding, t, { seat: EMPIRE, decision: at(t.open, 0).id, picks: attack })
    if (read.ok) answer(deckbuilding, t, read.value.decision, read.value.picks)
    turnOf(t, name)
    expect(bundle.scenarioWords.describe(t)).toMatchObject({ exiled: ['imperial-shuttle'] })
  })
})

describe.each(botNames)('%s in a duel', (name) => {
  test('uses only its seat’s view: hidden facts do not change its answer', () => {
    for (const seed of [1, 2, 3]) {
      const t = midDuel(seed, 60)
      const decision = at(t.open, 0)
      const other = scrambled(deckbuilding, t, decision.seat, fastDice(seed + 100))
      expect(other.decks).not.toEqual(t.decks)
      expect(choose(other, decision, name, 5)).toEqual(choose(t, decision, name, 5))
    }
  })
})

/** A duel played at random up to a point with a real choice. */
function midDuel(seed: number, decisions: number): Duel {
  const randomBelow = fastDice(seed).below
  const t = begin(deckbuilding, 2, beginnerGame, newChance(seed, deckbuilding.streams))
  for (let played = 0; played < decisions || at(t.open, 0).options.length < 5; played++) {
    const open = at(t.open, 0)
    answer(deckbuilding, t, open, anyAnswer(deckbuilding, t, open, randomBelow))
  }
  return t
}

test.each([beginnerGame, everythingGame])('quick answers and candidates are legal: %o', (options) => {
  for (let seed = 0; seed < 12; seed++) {
    const randomBelow = fastDice(seed).below
    const t = begin(deckbuilding, 2, options, newChance(seed, deckbuilding.streams))
    while (t.outcome === null) {
      const decision = at(t.open, 0)
      const quick = deckbuilding.policy?.(t, decision, randomBelow) ?? []
      const weighed = deckbuilding.candidates?.(t, decision) ?? [quick]
      expect(weighed).not.toHaveLength(0)
      const illegal = [quick, ...weighed].filter((picks) => !isLegalAnswer(deckbuilding, t, decision, picks))
      expect(illegal, `answers to ${decision.kind}`).toEqual([])
      // Half of the answers are random, so that unlikely positions occur and duels still end.
      answer(
        deckbuilding,
        t,
        decision,
        randomBelow(2) === 0 ? quick : anyAnswer(deckbuilding, t, decision, randomBelow),
      )
    }
  }
})
