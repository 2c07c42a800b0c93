import { partsOfEdition } from '@kantyna/games/metas'
import type { BotKnowledge, ExtensibleGame, Game, GameModule } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { joinedBots, joinedCoach, joinedRules, joinedUi, joinedWords, type RulesPart } from './joined.ts'

const parts = { game: 'stall', expansions: ['cellar', 'attic'] }

const extensible: ExtensibleGame<never, Game> = {
  points: {} as never,
  build: (_, modules) => ({ meta: { id: 'stall' }, modules: modules.map(({ id }) => id) }) as unknown as Game, // no more of it is looked at
}

const module = (id: string): GameModule => ({ id, version: '1', extends: 'stall', changes: [] })

const rules: Readonly<Record<string, RulesPart>> = {
  stall: { game: extensible.build({} as never, []), extensible },
  cellar: { game: extensible.build({} as never, []), module: module('cellar') },
  attic: { game: extensible.build({} as never, []), module: module('attic') },
}

const load =
  <Part>(from: Readonly<Record<string, Part>>) =>
  (id: string) => {
    const part = from[id]
    return part === undefined ? undefined : Promise.resolve(part)
  }

describe('rules of an edition', () => {
  test('are those of the game with the modules of all its expansions, in their order', async () => {
    expect((await joinedRules(parts, load(rules))).modules).toEqual(['cellar', 'attic'])
  })

  test('are those of the game itself if it is played alone', async () => {
    expect(await joinedRules({ game: 'stall', expansions: [] }, load(rules))).toBe(rules['stall']?.game)
  })

  test('are not there without a part', async () => {
    await expect(joinedRules({ ...parts, expansions: ['barn'] }, load(rules))).rejects.toThrow('stall')
  })
})

test('bots of an edition are the game’s with the additions of each expansion', async () => {
  const botsWith = (added: readonly unknown[]) =>
    ({ playoutTurns: added.length }) as Partial<BotKnowledge> as BotKnowledge
  const bots = load({
    stall: { bots: botsWith([]), botsWith },
    cellar: { botChanges: 'a cellar' },
    attic: { botChanges: 'an attic' },
  })
  expect((await joinedBots(parts, bots)).playoutTurns).toBe(2)
  expect((await joinedBots({ ...parts, expansions: [] }, bots)).playoutTurns).toBe(0)
})

test('words and drawings of an edition include the changes of each expansion', async () => {
  const wordsWith = (changes: readonly unknown[]) => ({ changes }) as never // nothing of them is said
  const uiWith = (changes: readonly unknown[]) => ({ changes }) as never // nothing of them is drawn
  const words = load({
    stall: { words: wordsWith(['none']), wordsWith },
    cellar: { wordChanges: 'cellar words' },
    attic: { wordChanges: 'attic words' },
  })
  const drawings = load({
    stall: { ui: uiWith(['none']), uiWith },
    cellar: { uiChanges: 'cellar drawings' },
    attic: { uiChanges: 'attic drawings' },
  })
  expect((await joinedWords(parts, words)).words).toEqual({ changes: ['cellar words', 'attic words'] })
  expect(await joinedUi(parts, drawings)).toEqual({ changes: ['cellar drawings', 'attic drawings'] })
  const alone = { ...parts, expansions: [] }
  expect((await joinedWords(alone, words)).words).toEqual({ changes: ['none'] })
  expect(await joinedUi(alone, drawings)).toEqual({ changes: ['none'] })
})

test('the coach of an edition has the lines of the last expansion first', async () => {
  const line = (id: string) => ({ id }) as never // nothing of it is said
  const lines = load({
    stall: { coach: [line('game')] },
    cellar: { coachLines: [line('cellar')] },
    attic: { coachLines: [line('attic')] },
  })
  expect((await joinedCoach(parts, lines)).map(({ id }) => id)).toEqual(['attic', 'cellar', 'game'])
})

test('an edition names a game, or existing expansions of one game', () => {
  expect(partsOfEdition('outer-rim')).toEqual({ game: 'outer-rim', expansions: [] })
  expect(partsOfEdition('unfinished-business')).toEqual({
    game: 'outer-rim',
    expansions: ['unfinished-business'],
  })
  expect(partsOfEdition('deep-space')).toBeNull()
  expect(partsOfEdition('deep-space+unfinished-business')).toBeNull()
  expect(partsOfEdition('outer-rim+unfinished-business')).toBeNull()
})
