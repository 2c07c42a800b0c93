import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { superTeams } from '@kantyna/games/super-teams'
import { fingerprintOf, type GameRecord, hashOf, withRows } from '@kantyna/kernel'
import { randomMatch } from '@kantyna/kernel/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const options = { teams: 'choose', firstPlayer: 'random' } as const
const match = randomMatch({ game: superTeams, seats: 2, options }, 5)
const record = match.record()

function verify(text: string, ...flags: string[]) {
  const file = join(folder, 'record.json')
  writeFileSync(file, text)
  return runWith(['verify', file, ...flags])
}

/** The record with one change under its original seal. */
function forged(change: (record: GameRecord) => void): string {
  const copy = structuredClone(record)
  change(copy)
  return JSON.stringify(copy)
}

test('a valid record: lists what was checked', async () => {
  const { code, out, err } = await verify(JSON.stringify(record))
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('the record holds')
  expect(out).toContain(`${record.entries.length} choices replay as legal`)
  expect(out).toContain('the seed is the one that was committed to')
  expect(out).toContain('won by Seat')
})

test('says that draws are proven and choices are not, and shows the fingerprint to compare', async () => {
  const { out } = await verify(JSON.stringify(record))
  expect(out).toContain(`fingerprint ${fingerprintOf(record)}`)
  expect(out).toContain('This proves the draws. Names, choices and take-backs are told, not proven')
  const json = await verify(JSON.stringify(record), '--json')
  expect(JSON.parse(json.out)).toMatchObject({ fingerprint: fingerprintOf(record) })
})

test('JSON: one object, good or bad', async () => {
  const good = await verify(JSON.stringify(record), '--json')
  expect(JSON.parse(good.out)).toMatchObject({
    ok: true,
    game: 'super-teams',
    entries: record.entries.length,
  })
  const bad = await verify(
    forged((copy) => copy.entries.pop()),
    '--json',
  )
  expect([bad.code, bad.err]).toEqual([1, ''])
  expect(JSON.parse(bad.out)).toMatchObject({ ok: false, error: { code: 'broken-seal' } })
})

test('a record that was changed fails with one sentence and exit code 1', async () => {
  const { code, out, err } = await verify(forged((copy) => copy.entries.splice(3, 1)))
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('its checksum does not match')
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test.each([
  ['a version of the rules that nobody knows', { rulesVersion: '999' }, 'names version “999” of the rules'],
  [
    'a name that nobody can see',
    { seats: record.seats.map((holder) => ({ ...holder, name: '\u200b' })) },
    'the name of seat 1 has no character that can be seen',
  ],
])('%s is refused, sealed or not', async (_, changes, says) => {
  const resealed = withRows({ ...record, ...changes }, [], record)
  const { code, out, err } = await verify(JSON.stringify(resealed))
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(says)
})

test('a record of a game that is not here', async () => {
  const { code, err } = await verify(
    forged((copy) => {
      copy.game = 'chess'
    }),
  )
  expect(code).toBe(1)
  expect(err).toContain('there is no game "chess" here')
})

test.each([
  ['nothing', '', 'is not a record'],
  ['not JSON', '{', 'is not a record'],
  ['another thing', '{"a":1}', 'is not a record: format'],
  [
    'an entry that is none',
    forged((copy) => Object.assign(copy.entries[2] ?? {}, { seat: 'x' })),
    'entries.2.seat',
  ],
])('%s is not a record: exit code 2, and where', async (_, text, says) => {
  const { code, out, err } = await verify(text)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(says)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('a byte order mark is passed over, as in the page', async () => {
  expect((await verify(`\ufeff${JSON.stringify(record)}`)).code).toBe(0)
})

test.each(['utf-16le', 'utf-16be'])('a file in %s opens, as in the page', async (encoding) => {
  const bytes = Buffer.from(`\ufeff${JSON.stringify(record)}`, 'utf16le')
  if (encoding === 'utf-16be') bytes.swap16()
  const file = join(folder, 'utf-16.json')
  writeFileSync(file, bytes)
  expect((await runWith(['verify', file])).code).toBe(0)
})

test('an expansion that is not here is called one', async () => {
  const { code, err } = await verify(
    forged((copy) => {
      copy.options = { ...copy.options, modules: ['deep-space'] }
    }),
  )
  expect(code).toBe(1)
  expect(err).toContain('there is no expansion "deep-space" here')
})

test('a duplicate key is refused, because either value could be meant', async () => {
  const twice = JSON.stringify(record).replace('"game":', '"game":"super-teams","game":')
  const { code, err } = await verify(twice)
  expect(code).toBe(2)
  expect(err).toContain('"game" stands in it twice')
})

test('files that are too large or endless are not read at all', async () => {
  const { code, err } = await verify(`${JSON.stringify(record)}${' '.repeat(20_000_000)}`)
  expect(code).toBe(2)
  expect(err).toContain('is larger than 16 MB, and was not read')
  expect((await runWith(['verify', '/dev/zero'])).err).toContain('is larger than 16 MB')
})

test('an unfinished record says that it is not over', async () => {
  const unfinished = randomMatch({ game: { ...superTeams, longestGame: 12 }, seats: 2, options }, 5)
  expect(hashOf(unfinished.position)).toBe(unfinished.record().finalHash)
  const { code, out } = await verify(JSON.stringify(unfinished.record()))
  expect(code).toBe(0)
  expect(out).toContain('the game is not over')
})

test('options that the game refuses are named', async () => {
  const changed = { ...record, options: { ...record.options, teams: 'many' } }
  const { code, err } = await verify(JSON.stringify(withRows(changed, [], record)))
  expect(code).toBe(1)
  expect(err).toContain('its options are not possible: teams should be choose or dealt')
})
