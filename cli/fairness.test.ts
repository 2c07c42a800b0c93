import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editions } from '@kantyna/games'
import {
  canonical,
  drawBelow,
  type FullGameBundle,
  fastDice,
  type Game,
  type GameRecord,
  type Position,
  replay,
  seatingFor,
} from '@kantyna/kernel'
import { randomMatch } from '@kantyna/kernel/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fairnessSuite } from '../tools/fairness-check.ts'
import { findPython } from '../tools/python.ts'
import { openGame, openLibrary } from './games.ts'

/** A Python program carries out `docs/fairness.md` and uses none of our code. */
const docs = join(import.meta.dirname, '..', 'docs')
const script = join(docs, 'check-fairness.py')
const python = findPython()

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function checked(record: GameRecord) {
  const file = join(folder, 'record.json')
  writeFileSync(file, JSON.stringify(record, null, 1))
  const { status, stdout, stderr } = spawnSync(python ?? '', [script, file], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf8' },
  })
  return { status, stderr, found: status === 0 ? JSON.parse(stdout) : null }
}

const cases = [
  ['super-teams', 2, { teams: 'choose', firstPlayer: 'random' }],
  ['super-teams', 3, { teams: 'choose', firstPlayer: 'random' }],
  ['super-teams', 3, { teams: 'dealt', firstPlayer: '2' }],
  ['super-teams', 4, { teams: 'dealt', firstPlayer: 'random' }],
  ['deckbuilding', 2, { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: 'random' }],
  ['deckbuilding', 2, { bases: 'secret', length: 'recommended', buyOff: 'no', empire: '2' }],
  ['transgalactica', 2, {}],
  ['transgalactica', 3, {}],
  ['transgalactica', 4, {}],
  ['transgalactica', 5, {}],
  ['outer-rim', 1, {}],
  ['outer-rim', 2, { map: 'random' }],
  ['outer-rim', 4, {}],
  ['unfinished-business', 1, { aiPlayers: '2' }],
  ['unfinished-business', 2, { map: 'random', ambitions: 'yes', fame: '8' }],
  ['unfinished-business', 3, {}],
] as const

/** A game of random answers, played to its end. */
async function played(id: string, people: number, given: object, seed: number): Promise<GameRecord> {
  const { game } = await openGame(id)
  const options = game.options(people).parse(given)
  return randomMatch({ game, options, ...seatingFor(game, people, options) }, seed).record()
}

test('every game and every expansion is checked', () => {
  expect(new Set(cases.map(([id]) => id))).toEqual(new Set(editions.map(({ meta }) => meta.id)))
})

describe.skipIf(python === undefined)(fairnessSuite, () => {
  test.each(cases)(
    '%s with %i players, %j: every number, and what the first shuffles dealt',
    async (id, seats, options) => {
      for (const seed of [1, 2, 3]) {
        const record = await played(id, seats, options, seed)
        const { status, stderr, found } = checked(record)
        expect([status, stderr]).toEqual([0, ''])
        const { draws, dealt } = await asReplayed(id, record)
        expect(found).toEqual({ draws, dealt })
      }
    },
  )

  const anyOf = new Map(cases.map((each) => [each[0] as string, each]))
  test.each([...anyOf.values()])(
    '%s: finds a number, a limit, a seed and a contribution that is another',
    async (id, seats, options) => {
      const record = await played(id, seats, options, 4)
      const drawing = (copy: GameRecord) =>
        [copy.setup, ...copy.entries].find(({ draws = {} }) => Object.keys(draws).length > 0)
      const forgeries: readonly ((copy: GameRecord) => void)[] = [
        (copy) => bump(drawing(copy)?.draws),
        (copy) => bump(drawing(copy)?.limits),
        (copy) => Object.assign(copy, { contributions: copy.contributions.map(() => '1'.repeat(64)) }),
        (copy) => Object.assign(copy, { seed: '0'.repeat(64) }),
      ]
      for (const forge of forgeries) {
        const copy = structuredClone(record)
        forge(copy)
        expect(checked(copy)).toMatchObject({ status: 1, stderr: 'does not hold: the checksum\n' })
        const { status, stderr } = checked(resealed(copy))
        expect([status, stderr]).toEqual([1, expect.stringMatching(/^does not hold: (?!the checksum)/)])
      }
    },
  )

  test('rejects the same numbers, and continues with the same ones', () => {
    const dice = fastDice(3)
    // Below these limits up to half of all words are rejected.
    const asked = [3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32 - 5, 6, 1].flatMap((limit) =>
      Array.from({ length: 60 }, (_, index) => {
        const key = Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('')
        return [key, index % 2 === 0 ? 'deck 1' : 'żółw', index, limit] as const
      }),
    )
    const { stdout } = spawnSync(python ?? '', [script, '--numbers'], {
      input: asked.map((line) => `${JSON.stringify(line)}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf8' },
    })
    expect(stdout.trim().split('\n').map(Number)).toEqual(asked.map((line) => numberOf(...line)))
  })
})

test('a record of the first edition, which has no limits, is distinguished from a forged one', {
  skip: python === undefined,
}, () => {
  const file = join(
    import.meta.dirname,
    '..',
    'games',
    'super-teams',
    'test',
    'records',
    'rules-1-2-seats-1.json',
  )
  const { status, stderr } = checked(JSON.parse(readFileSync(file, 'utf8')) as GameRecord)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^cannot be checked here/)])
})

test('the page names every stream of every game', async () => {
  const page = readFileSync(join(docs, 'fairness.md'), 'utf8')
  for (const { meta } of editions) {
    const [, own = ''] = page.split(`(\`${meta.id}\`)`)
    // An expansion lists its additions to the game.
    const text = 'extends' in meta ? page : own.split('\n### ')[0]
    for (const stream of (await openGame(meta.id)).game.streams) expect(text).toContain(`\`${stream}\``)
  }
})

/** A forger can recompute the checksum of a record. */
function resealed({ digest: _, ...rest }: GameRecord): GameRecord {
  const seats = rest.seats.map(({ name: __, ...holder }) => holder)
  const hashed = canonical({ ...rest, seats })
  return { ...rest, digest: createHash('sha256').update(hashed).digest('hex') }
}

function numberOf(key: string, stream: string, index: number, limit: number): number {
  // The part of a position that draws depend on.
  const t = { chance: { key, drawn: { [stream]: index } }, out: null } as unknown as Position
  return drawBelow(t, stream, limit)
}

function bump(numbers: Record<string, number[]> | undefined): void {
  const [first] = Object.values(numbers ?? {})
  if (first?.[0] === undefined) throw new Error('nothing was drawn')
  first[0] = first[0] === 0 ? 1 : first[0] - 1
}

/** The same result from our own rules: how many numbers were drawn, and where everything was after the deal. */
async function asReplayed(id: string, record: GameRecord) {
  const [{ game, scenarioWords }, { cards }] = await Promise.all([openGame(id), openLibrary(id)])
  const names = cards.map(({ name, copies }) => ({ name: name.en, copies }))
  let draws = 0
  let dealt: object | null = null
  const replayed = replay(game, record, ({ position, out }) => {
    draws += out.draws.length
    dealt ??= dealtIn(game, position, scenarioWords.describe(position), names)
  })
  expect(replayed.ok).toBe(true)
  return { draws, dealt }
}

type Words = ReturnType<FullGameBundle['scenarioWords']['describe']>
type Names = readonly { readonly name: string; readonly copies: number }[]

function dealtIn(game: Game, t: Position, words: Words, names: Names): object | null {
  switch (game.meta.id) {
    case 'super-teams':
      return dealtInSuperTeams(t as unknown as Piles, names)
    case 'deckbuilding':
      return dealtInDeckbuilding(t as unknown as Piles, names)
    case 'transgalactica':
      return dealtInTransgalactica(t as unknown as Piles, words)
    default:
      return dealtInOuterRim(words)
  }
}

/** The fields that are compared. */
interface Piles {
  readonly movementHands: readonly (readonly number[])[]
  readonly planetBonus: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly row: readonly number[]
  readonly fleets: readonly (readonly number[])[]
}

function dealtInSuperTeams({ movementHands, planetBonus }: Piles, names: Names): object | null {
  if (movementHands.some((hand) => hand.length === 0)) return null
  const movement = names.filter(({ name }) => /^(?:red|green|black|yellow) \d$/.test(name))
  const bonus = names.slice(0, 5)
  return {
    hands: movementHands.map((hand) => hand.map((card) => movement[Math.floor(card / 2)]?.name)),
    planet: planetBonus.map((card) => bonus[Math.floor(card / 4)]?.name),
  }
}

function dealtInDeckbuilding({ hands, row }: Piles, names: Names): object | null {
  if (hands.some((hand) => hand.length === 0)) return null
  const pieces = names.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name))
  return {
    row: row.map((card) => pieces[card]),
    hands: hands.map((hand) => hand.map((card) => pieces[card])),
  }
}

/** Before the first choice, nothing has moved. */
function dealtInTransgalactica({ fleets }: Piles, words: Words): object {
  const bySeat = (word: string) => Object.values(words[word] as Record<string, unknown>)
  const { H: _, ...planets } = words['planets'] as Record<string, string>
  // In the order in which they are taken: each stack from its bottom up.
  const laid = [
    ...Object.values(words['stacks'] as Record<string, string[]>).flatMap((stack) => stack.toReversed()),
    ...Object.values(words['planetTokens'] as Record<string, string>),
    ...(words['roundTokens'] as string[]).toReversed(),
  ]
  const tokens = (prefix: string) => laid.filter((token) => token.startsWith(prefix))
  return {
    first: (words['order'] as number[])[0],
    planets,
    pirates: words['pirates'],
    basicTokens: expect.toSatisfy((all) => beginsWith(all, tokens('BB'))),
    advancedTokens: expect.toSatisfy((all) => beginsWith(all, tokens('BA'))),
    technologies: words['technologies'],
    missions: words['missions'],
    decrees: words['decrees'],
    fleetTokens: fleets.map((own) => own.map((token) => `FT${token + 1}`)),
    mining: bySeat('mining').map((track) => (track as string[])[0]),
    miningStack: [words['miningSpace'], ...(words['miningStack'] as string[])],
    goals: bySeat('goals'),
    wealth: words['wealthSets'],
    abilities: words['abilityRow'],
  }
}

function dealtInOuterRim(words: Words): object {
  const decks = (kind: string) =>
    Object.entries(words[kind] as Record<string, string[]>).map(([deck, pile]) => [`${kind} ${deck}`, pile])
  const placed = Object.values(words['contacts'] as Record<string, string>)
  /** Tokens of a rank go to its places in the order in which they are taken; some are left over. */
  const contacts = expect.toSatisfy((all: readonly string[]) => {
    const own = placed.filter((token) => all.includes(token))
    return own.length > 0 && beginsWith(all, own)
  })
  const ranks = [
    'white',
    'green',
    'yellow',
    ...('core-worlds' in Object(words['encounters']) ? ['orange'] : []),
  ]
  return {
    tiles: words['map'],
    first: words['first'],
    decks: {
      ...Object.fromEntries([...decks('market'), ...decks('encounters')]),
      ...Object.fromEntries(ranks.map((rank) => [`contacts ${rank}`, contacts])),
    },
  }
}

function beginsWith(all: readonly string[], first: readonly string[]): boolean {
  return first.length > 0 && canonical(all.slice(0, first.length)) === canonical(first)
}
