import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  canonical,
  drawBelow,
  fastDice,
  type Game,
  type GameRecord,
  type Position,
  replay,
} from '@kantyna/kernel'
import { randomMatch } from '@kantyna/kernel/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGame, openLibrary } from './games.ts'

/** `docs/fairness.md`, followed by a program in another language that has nothing of ours. */
const docs = join(import.meta.dirname, '..', 'docs')
const script = join(docs, 'check-fairness.py')
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('!!! LEFT OUT: the check of fairness in Python (there is no python3 here)')

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
  const { status, stdout, stderr } = spawnSync('python3', [script, file], {
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
] as const

describe.skipIf(!hasPython)('a stranger with SHA-256 and a record', () => {
  test.each(cases)(
    '%s with %i players, %j: every number, and what the first shuffles dealt',
    async (id, seats, options) => {
      const { game } = await openGame(id)
      for (const seed of [1, 2, 3]) {
        const record = randomMatch({ game, seats, options }, seed).record()
        const { status, stderr, found } = checked(record)
        expect([status, stderr]).toEqual([0, ''])
        const { draws, dealt } = await asReplayed(id, record)
        expect(found).toEqual({ draws, dealt })
      }
    },
  )

  test('finds a number, a limit, a seed and a contribution that is another', async () => {
    const { game } = await openGame('super-teams')
    const record = randomMatch({ game, seats: 2, options: cases[0][2] }, 4).record()
    const at = record.entries.findIndex(({ draws }) => draws !== undefined)
    const forgeries: readonly ((copy: GameRecord) => void)[] = [
      (copy) => bump(copy.entries[at]?.draws),
      (copy) => bump(copy.entries[at]?.limits),
      (copy) => Object.assign(copy, { seed: '0'.repeat(64) }),
      (copy) => copy.contributions.reverse(),
    ]
    for (const forge of forgeries) {
      const copy = structuredClone(record)
      forge(copy)
      expect(checked(copy)).toMatchObject({ status: 1, stderr: 'does not hold: the checksum\n' })
      const { status, stderr } = checked(resealed(copy))
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^does not hold: (?!the checksum)/)])
    }
  })

  test('rejects the same numbers, and goes on with the same ones', () => {
    const dice = fastDice(3)
    // Below these limits up to half of all words are rejected.
    const asked = [3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32 - 5, 6, 1].flatMap((limit) =>
      Array.from({ length: 60 }, (_, index) => {
        const key = Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('')
        return [key, index % 2 === 0 ? 'deck 1' : 'żółw', index, limit] as const
      }),
    )
    const { stdout } = spawnSync('python3', [script, '--numbers'], {
      input: asked.map((line) => `${JSON.stringify(line)}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf8' },
    })
    expect(stdout.trim().split('\n').map(Number)).toEqual(asked.map((line) => numberOf(...line)))
  })
})

test('what the page says of the piles is what lies in them', async () => {
  const page = readFileSync(join(docs, 'fairness.md'), 'utf8')
  const { cards } = await openLibrary('deckbuilding')
  const listed = cards.map(({ name, copies }) => `${copies} ${name.en}`)
  const galaxy = listed.slice(listed.indexOf('3 TIE Fighter'), listed.indexOf('2 Nebulon-B Frigate') + 1)
  expect(page).toContain(`90 cards: ${galaxy.join(', ')}.`)
  for (const id of ['super-teams', 'deckbuilding']) {
    for (const stream of (await openGame(id)).game.streams) expect(page).toContain(`\`${stream}\``)
  }
})

/** Whoever forges a record can make the checksum fit. */
function resealed({ digest: _, ...rest }: GameRecord): GameRecord {
  return { ...rest, digest: createHash('sha256').update(canonical(rest)).digest('hex') }
}

function numberOf(key: string, stream: string, index: number, limit: number): number {
  // All of a position that a draw looks at.
  const t = { chance: { key, drawn: { [stream]: index } }, out: null } as unknown as Position
  return drawBelow(t, stream, limit)
}

function bump(numbers: Record<string, number[]> | undefined): void {
  const [first] = Object.values(numbers ?? {})
  if (first?.[0] === undefined) throw new Error('nothing was drawn')
  first[0] = first[0] === 0 ? 1 : first[0] - 1
}

/** The same by our own rules: how many numbers were drawn, and what lay where once cards were dealt. */
async function asReplayed(id: string, record: GameRecord) {
  const [{ game }, { cards }] = await Promise.all([openGame(id), openLibrary(id)])
  let draws = 0
  let dealt: object | null = null
  const replayed = replay(game, record, ({ position, out }) => {
    draws += out.draws.length
    dealt ??= dealtIn(
      game,
      position as unknown as Piles,
      cards.map(({ name, copies }) => ({ name: name.en, copies })),
    )
  })
  expect(replayed.ok).toBe(true)
  return { draws, dealt }
}

/** The fields of both games that are looked at. */
interface Piles {
  readonly movementHands?: readonly (readonly number[])[]
  readonly planetBonus?: readonly number[]
  readonly hands?: readonly (readonly number[])[]
  readonly row?: readonly number[]
}

function dealtIn(
  game: Game,
  { movementHands, planetBonus, hands, row }: Piles,
  cards: readonly { readonly name: string; readonly copies: number }[],
): object | null {
  const dealt = movementHands ?? hands ?? []
  if (dealt.some((hand) => hand.length === 0)) return null
  if (game.meta.id === 'deckbuilding') {
    const pieces = cards.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name))
    return {
      row: row?.map((card) => pieces[card]),
      hands: dealt.map((hand) => hand.map((card) => pieces[card])),
    }
  }
  const movement = cards.filter(({ name }) => /^(?:red|green|black|yellow) \d$/.test(name))
  const bonus = cards.slice(0, 5)
  return {
    hands: dealt.map((hand) => hand.map((card) => movement[Math.floor(card / 2)]?.name)),
    planet: planetBonus?.map((card) => bonus[Math.floor(card / 4)]?.name),
  }
}
