import {
  at,
  begin,
  compose,
  editionOfGame,
  fastDice,
  hashOf,
  isLegalAnswer,
  newChance,
  answer as resolve,
  seatingFor,
  verify,
} from '@kantyna/kernel'
import { randomGame, randomMatch } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { botsWith } from '../../../outer-rim/bots.ts'
import { bitsOf, isUsedAt, registerTimings } from '../../../outer-rim/rules/abilities/timings.ts'
import { game as base, extensibleRim, type RimGame } from '../../../outer-rim/rules/game.ts'
import { BLOCK, FIRST_CHARACTER } from '../../../outer-rim/rules/pieces.ts'
import type { Rim, RimOptions } from '../../../outer-rim/rules/rim.ts'
import { scenarioWordsOf } from '../../../outer-rim/rules/scenario/arrange.ts'
import { allTables, pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { botChanges } from '../../bots.ts'
import { unfinishedBusiness, game as unfinishedGame } from '../../rules/game.ts'
import { thirdBots, thirdBox, thirdModule } from './box.ts'

const alone: RimGame = compose(extensibleRim, [thirdModule])
const together: RimGame = compose(extensibleRim, [unfinishedBusiness, thirdModule])

const optionsOf = (game: RimGame, people: number, more = {}) => game.options(people).parse(more) as RimOptions // including those of the boxes

describe('two boxes at a table', () => {
  test('are one edition, whose name and rules version contain both', () => {
    expect(editionOfGame(together)).toBe('third-box+unfinished-business')
    expect(together.rulesVersion).toBe(`${unfinishedGame.rulesVersion} + third-box 1`)
    expect(alone.rulesVersion).toBe(`${base.rulesVersion} + third-box 1`)
  })

  test('change the same number: 1 discard from the market, 2, and 1 more', () => {
    expect([base, alone, unfinishedGame, together].map((game) => game.rules.action.marketDiscards)).toEqual([
      1, 2, 2, 3,
    ])
  })

  test('keep the numbers that each has alone', () => {
    const tables = [alone, together].map((game) => tablesOf(begun(game)))
    for (const id of ['third-box-crate', 'third-box-scanner', 'third-box-ai']) {
      const [one, other] = tables.map(({ pieces }) => pieces.get(id))
      expect(one).toBe(other)
      expect(one).toBeGreaterThanOrEqual(BLOCK)
      expect(allTables().pieces.get(id)).toBe(one)
    }
    const of = (game: RimGame) => tablesOf(begun(game)).pieces
    for (const [id, piece] of of(unfinishedGame)) expect(of(together).get(id)).toBe(piece)
    expect(allTables().characters[BLOCK]?.id).toBe('third-box-pilot')
  })

  test('give everybody 1,000 credits more, whichever other box is there', () => {
    const credits = (game: RimGame) => atFirstTurn(game).credits[0] ?? 0
    expect(credits(alone) - credits(base)).toBe(1000)
    expect(credits(together) - credits(unfinishedGame)).toBe(1000)
  })
})

describe('a box that is not at the table', () => {
  test('changes no position of the others', () => {
    const hashes = [base, unfinishedGame].map((game) => hashOf(begun(game)))
    expect(hashes).toMatchInlineSnapshot(`
      [
        "f36e59c0a778f2da",
        "10f137bb301b2da5",
      ]
    `)
    expect(begun(base).knowers).toHaveLength(400)
  })

  test('adds no card to theirs', () => {
    for (const game of [base, unfinishedGame])
      expect(tablesOf(begun(game)).pieces.has('third-box-crate')).toBe(false)
  })

  test('cannot be named in the options', () => {
    const read = unfinishedGame.options(2).safeParse({ modules: ['unfinished-business', 'third-box'] })
    expect(read.success).toBe(false)
  })
})

describe('games with a third box', () => {
  for (const [name, game] of [
    ['alone', alone],
    ['together with Unfinished Business', together],
  ] as const) {
    for (const people of [1, 4] as const)
      test(`${name}, ${people} people: there are no violations, and its additions are played`, () => {
        const met = new Set<number>()
        for (let seed = 1; seed <= 2; seed++) {
          const options = optionsOf(game, people)
          const { seats } = seatingFor(game, people, options)
          const automas = people === 1 ? [1] : []
          randomGame({ game, seats, automas, options }, seed, (t, choice) => {
            if (choice % 10 === 0) expect(violations(t)).toEqual([])
            for (const piece of t.held.flat()) met.add(piece)
            for (const card of t.aiCard) met.add(card)
            for (const character of t.characters) met.add(FIRST_CHARACTER + character)
          })
        }
        // With Unfinished Business, an AI player uses its own cards.
        if (people > 1) expect([...met].some((piece) => piece >= BLOCK)).toBe(true)
      }, 120_000)

    test(`${name}: its records verify, and name it`, () => {
      const record = randomMatch({ game, seats: 2, options: optionsOf(game, 2) }, 3).record()
      expect(verify(game, record)).toMatchObject({ ok: true })
      expect(Reflect.get(record.options, 'modules')).toContain('third-box')
    }, 120_000)

    test(`${name}: scenarios know its cards and its character`, () => {
      const words = scenarioWordsOf(game)
      const players = {
        '1': { character: 'third-box-pilot', held: ['third-box-scanner', 'third-box-plating'] },
      }
      const t = words.arrange(2, optionsOf(game, 2), { players }, newChance(1, game.streams))
      expect(t.held[0]).toEqual(['third-box-scanner', 'third-box-plating'].map((id) => pieceNamed(t, id)))
      expect(words.describe(t)).toMatchObject({
        players: { '1': { character: 'third-box-pilot', held: ['third-box-plating', 'third-box-scanner'] } },
      })
    })
  }

  test('bots of both boxes play by the rules', () => {
    const { policy } = botsWith([botChanges, thirdBots])
    if (policy === undefined) throw new Error('nobody plays')
    const t = begun(together)
    const { below } = fastDice(1)
    for (let choices = 0; choices < 400 && t.outcome === null; choices++) {
      const decision = at(t.open, 0)
      const picks = policy(t, decision, below)
      expect(isLegalAnswer(together, t, decision, picks)).toBe(true)
      resolve(together, t, decision, picks)
    }
  })
})

test('more timings than bits are still distinguished', () => {
  const names = Array.from({ length: 40 }, (_, index) => `third-box-${index}`)
  const timings = names.map((timing) => ({ timing, words: { pl: '', en: '' } })) as never // no card waits for them
  registerTimings({ ...thirdBox, timings })
  for (const when of [...names, 'planning']) {
    const ability = { when, does: { op: 'gainCredits', amount: 1 } } as never
    const held = { ability, timings: bitsOf(ability) }
    for (const timing of [...names, 'planning', 'action'])
      expect([when, timing, isUsedAt(held, timing as never)]).toEqual([when, timing, when === timing])
  }
})

function begun(game: RimGame): Rim {
  return begin(game, seatingFor(game, 2, optionsOf(game, 2)), optionsOf(game, 2), newChance(1, game.streams))
}

/** After a setup with the first option of every question. */
function atFirstTurn(game: RimGame): Rim {
  const t = begun(game)
  while (t.turn === 0) {
    const decision = at(t.open, 0)
    resolve(game, t, decision, decision.options.slice(0, Math.max(1, decision.min)))
  }
  return t
}
