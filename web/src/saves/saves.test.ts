import { superTeamsBundle } from '@kantyna/host/test'
import {
  anyAnswer,
  fastDice,
  type GameBundle,
  type GameRecord,
  LARGEST_RECORD,
  Match,
  withRows,
  writePicks,
} from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'
import { checkRecord, LARGEST_FILE } from './check-record.ts'
import { jsonOfAnything } from './download.ts'
import { problemText } from './record-problem.ts'
import { isSameRecord, readSaved, type SavedTable } from './saved-table.ts'
import { summaryOf } from './summary.ts'
import { en as recordsEn } from './words/en.ts'
import { pl as recordsPl } from './words/pl.ts'

let bundle: GameBundle
let record: GameRecord
const open = (game: string) => (game === 'super-teams' ? Promise.resolve(bundle) : undefined)

beforeAll(async () => {
  bundle = await superTeamsBundle()
  record = playSome(bundle, 25)
})

function tableWith(changes: object): unknown {
  const table: SavedTable = {
    id: 'abc',
    game: 'super-teams',
    record,
    revision: 3,
    updated: 1000,
    finished: false,
    waiting: [1],
    prefs: { seat: 0 },
  }
  return { ...table, ...changes }
}

describe('kept tables', () => {
  it('come back whole', async () => {
    const read = await readSaved(structuredClone(tableWith({})))
    expect(read.ok && read.table).toEqual(tableWith({}))
  })

  it('are summed up for the lobby', () => {
    expect(summaryOf(tableWith({}))).toMatchObject({
      id: 'abc',
      state: 'unfinished',
      waiting: [1],
      moves: 25,
      canContinue: true,
      seats: record.seats,
    })
    expect(summaryOf(tableWith({ record: { ...record, seed: null } }))).toMatchObject({ canContinue: false })
    const byRules = [{ name: 'Rules', kind: 'automa' }]
    expect(summaryOf(tableWith({ record: { ...record, seats: byRules } }))).toMatchObject({ seats: byRules })
    expect(summaryOf(tableWith({ finished: true }))).toMatchObject({ state: 'finished', canContinue: false })
  })

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['an empty row', {}],
    ['a row without a record', { id: 'abc', game: 'x', updated: 5, finished: false }],
    [
      'a record without seats',
      { id: 'abc', game: 'x', updated: 5, finished: false, record: { entries: [] } },
    ],
  ])('%s is a damaged save and no fault', async (_, raw) => {
    expect(summaryOf(raw).state).toBe('damaged')
    expect((await readSaved(raw)).ok).toBe(false)
  })

  const cycle: Record<string, unknown> = { entries: [] }
  cycle['itself'] = { in: cycle }
  it.each([
    ['a large integer', { ...cycle, itself: 7n }],
    ['a cycle', cycle],
    ['a large integer in a good record', { toString: () => '', big: 1n }],
  ])('with %s in place of a record are damaged, and can still be saved to a file', async (_, inside) => {
    const raw = tableWith({ record: inside })
    expect(await readSaved(raw)).toEqual({ ok: false, error: { code: 'damaged', where: 'record' } })
    expect(JSON.parse(jsonOfAnything(raw))).toMatchObject({ id: 'abc', updated: 1000 })
  })

  it('are written to a file, whatever they contain', () => {
    const shared = { a: 1 }
    expect(JSON.parse(jsonOfAnything({ one: shared, two: [shared], big: 12n, cycle }))).toEqual({
      one: { a: 1 },
      two: [{ a: 1 }],
      big: '12',
      cycle: { entries: [], itself: { in: '(contains itself)' } },
    })
    expect(jsonOfAnything(undefined)).toBe('')
  })

  it('may be older than the introduction of revisions', async () => {
    const { revision: _, ...older } = tableWith({}) as SavedTable
    const read = await readSaved(older)
    expect(read.ok && read.table).toMatchObject({ id: 'abc', revision: 0 })
  })

  it('lose a key that reaches into prototypes, and nothing else', async () => {
    const row: unknown = JSON.parse(
      JSON.stringify(tableWith({})).replace(
        '"prefs":{',
        '"__proto__":{"polluted":1},"prefs":{"__proto__":1,',
      ),
    )
    const read = await readSaved(row)
    expect(read.ok && read.table).toEqual(tableWith({}))
    expect(summaryOf(row).state).toBe('unfinished')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('lose only the invalid values', async () => {
    const read = await readSaved(tableWith({ prefs: 'none', waiting: 'nobody' }))
    expect(read.ok && [read.table.prefs, read.table.waiting]).toEqual([{}, []])
  })
})

describe('records from outside', () => {
  it('are chosen if every byte is valid', async () => {
    expect(await checkRecord(JSON.stringify(record), open)).toEqual({ ok: true, record })
  })

  it('are true with other names: a player’s name can be erased', async () => {
    const erased = changed({ seats: record.seats.map((seat, at) => ({ ...seat, name: `Player ${at + 1}` })) })
    expect((await checkRecord(erased, open)).ok).toBe(true)
  })

  it('may begin with a byte order mark, as in the terminal', async () => {
    expect(await checkRecord(`\ufeff${JSON.stringify(record)}`, open)).toEqual({ ok: true, record })
  })

  it('may be as large as the error message says', () => {
    for (const words of [recordsEn, recordsPl])
      expect(words.tooLarge).toContain(`${LARGEST_FILE / 1_000_000} MB`)
  })

  it.each([
    ['no JSON', () => '{', 'not-json'],
    ['another file', () => '{"name":"x"}', 'not-a-record'],
    ['an unknown game', () => changed({ game: 'chess' }), 'unknown-game'],
    [
      'an unknown expansion',
      () => changed({ options: { ...record.options, modules: ['deep-space'] } }),
      'unknown-expansion',
    ],
    [
      'an unknown expansion of an unknown game',
      () => changed({ game: 'chess', options: { modules: ['deep-space'] } }),
      'unknown-game',
    ],
    [
      'a changed seat',
      () => changed({ seats: record.seats.map((seat) => ({ ...seat, kind: 'person' })) }),
      'broken-seal',
    ],
    ['a file that is too large', () => `${JSON.stringify(record)}${' '.repeat(LARGEST_RECORD)}`, 'too-large'],
    ['a key that stands twice', () => `{"game":"x",${JSON.stringify(record).slice(1)}`, 'not-json'],
    ['a key into prototypes', () => `{"__proto__":{},${JSON.stringify(record).slice(1)}`, 'not-json'],
    ['a deep nest', () => `${'{"a":'.repeat(100_000)}1`, 'not-json'],
    ['a missing choice', () => changed({ entries: record.entries.slice(1) }), 'broken-seal'],
  ])('%s is refused', async (_, text, code) => {
    const checked = await checkRecord(text(), open)
    expect(!checked.ok && checked.problem.code).toBe(code)
  })

  it.each([
    ['names rules that nobody knows', { rulesVersion: '999' }, 'unknown-rules', '“999”', '„999”'],
    [
      'has a name that nobody can see',
      {
        seats: [
          { name: '\u3164', kind: 'person' as const },
          { name: 'Nit', kind: 'bot' as const },
        ],
      },
      'invisible-name',
      'player 1',
      'gracza nr 1',
    ],
  ])('one that %s is refused in both languages', async (_, changes, code, english, polish) => {
    const forged = withRows({ ...record, ...changes }, [], record)
    const checked = await checkRecord(JSON.stringify(forged), open)
    if (checked.ok) throw new Error('It was taken.')
    expect(checked.problem.code).toBe(code)
    expect(problemText(recordsEn, en, checked.problem)).toContain(english)
    expect(problemText(recordsPl, pl, checked.problem)).toContain(polish)
  })

  it('call an expansion an expansion, in both languages', () => {
    const problem = { code: 'unknown-expansion', expansion: 'deep-space' } as const
    expect(problemText(recordsEn, en, problem)).toMatch(/an expansion that is not on our shelf: “deep-space”/)
    expect(problemText(recordsPl, pl, problem)).toMatch(
      /z dodatkiem, którego nie ma na naszej półce: „deep-space”/,
    )
  })

  it('are recognised by their seed’s hash, openings and choices', () => {
    const unopened = { ...record, seed: null }
    expect(isSameRecord(record, structuredClone(record))).toBe(true)
    expect(isSameRecord(record, unopened)).toBe(true)
    expect(isSameRecord(unopened, record)).toBe(false)
    expect(isSameRecord(record, { ...record, commitment: '0'.repeat(64) })).toBe(false)
    expect(isSameRecord(record, playSome(bundle, 24))).toBe(false)
  })

  it('say in both languages what is wrong and where', () => {
    const problem = { code: 'not-a-record', where: 'seats.0.name', what: '' } as const
    expect(problemText(recordsEn, en, problem)).toContain('seats.0.name')
    expect(problemText(recordsPl, pl, problem)).toContain('seats.0.name')
    expect(problemText(recordsEn, en, problem)).toMatch(/^This is not a Kantyna game file/)
    expect(problemText(recordsPl, pl, { code: 'not-json', where: '', what: '' })).toMatch(
      /^To nie jest plik gry z Kantyny/,
    )
    expect(problemText(recordsPl, pl, { code: 'illegal-choice', entry: 6 })).toBe(
      'Zasady nie pozwalają na decyzję nr 7 z zapisu.',
    )
    expect(problemText(recordsEn, en, { code: 'wrong-chance', entry: -1 })).toBe(recordsEn.duringSetup)
  })
})

function changed(changes: Partial<GameRecord>): string {
  return JSON.stringify({ ...record, ...changes })
}

/** A game of random answers, up to this number of choices. */
function playSome({ game }: GameBundle, choices: number): GameRecord {
  const dice = fastDice(7)
  const key = (digit: string) => digit.repeat(64)
  const match = new Match(game, {
    options: game.options(2).parse({}),
    seats: [
      { name: 'Ala', kind: 'person' },
      { name: 'Nit', kind: 'bot', level: 'regular' },
    ],
    seed: key('1'),
    contributions: [key('2'), key('3')],
  })
  while (match.entries.length < choices) {
    const decision = match.position.open[0] ?? never()
    const picks = anyAnswer(game, match.position, decision, dice.below)
    match.choose({
      seat: decision.seat,
      decision: decision.id,
      picks: writePicks(game, match.position, decision, picks),
    })
  }
  return match.record()
}

function never(): never {
  throw new Error('This cannot be.')
}
