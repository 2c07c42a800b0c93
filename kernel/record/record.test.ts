import { describe, expect, test } from 'vitest'
import { commit } from '../chance/commitment.ts'
import {
  canonical,
  fastDice,
  type GameRecord,
  hashOf,
  Match,
  parseRecord,
  replay,
  resumeMatch,
  type TableRow,
  verify,
  withRows,
} from '../index.ts'
import { anyChoice, askedAgain, newTestMatch, randomMatch, testKey } from '../testkit/index.ts'
import { type ToyEffect, type ToyOptions, toyGame } from '../testkit/toy-game.ts'
import { exactHashOf } from './canonical.ts'
import { sealed } from './record.ts'

const options: ToyOptions = { effect: { op: 'gain', coins: 1 } }
const finished = randomMatch({ game: toyGame, seats: 3, options }, 4)

/** Changes a record and seals it again, as a forger would. */
function forged(change: (record: GameRecord) => void): GameRecord {
  const record: GameRecord = JSON.parse(JSON.stringify(finished.record()))
  change(record)
  const { digest: _, ...rest } = record
  return sealed(rest)
}

describe('a record', () => {
  test('that is not JSON, or not a record, says where and what', () => {
    expect(parseRecord('{')).toMatchObject({ ok: false, error: { code: 'not-json' } })
    expect(parseRecord('{}')).toMatchObject({ ok: false, error: { code: 'not-a-record', where: 'format' } })
    const strange = { ...finished.record(), surprise: 1 }
    expect(parseRecord(JSON.stringify(strange))).toMatchObject({ ok: false, error: { code: 'not-a-record' } })
    const badPick = JSON.stringify({ ...finished.record(), entries: [{ seat: -1, decision: 0, picks: [] }] })
    expect(parseRecord(badPick)).toMatchObject({ ok: false, error: { where: 'entries.0.seat' } })
  })

  test.each(['entries', 'takebacks'])(
    'with a hundred thousand wrong %s is refused because of the first one',
    (list) => {
      const wrong = Array.from({ length: 100_000 }, () => ({
        seat: 'x',
        decision: 'y',
        picks: [1, 2, 3],
        at: -1,
      }))
      const parsed = parseRecord(JSON.stringify({ ...finished.record(), [list]: wrong }))
      expect(parsed).toMatchObject({
        ok: false,
        error: { where: expect.stringMatching(new RegExp(`^${list}\\.0`)) },
      })
    },
  )

  test('in which almost everything is wrong is refused like any other', () => {
    const takebacks = new Array<unknown>(200_000).fill({})
    const wrong = parseRecord(JSON.stringify({ ...finished.record(), takebacks }))
    expect(wrong).toMatchObject({ ok: false, error: { code: 'not-a-record' } })
  })

  test('is complete at any time, and can be partly verified while its seed is secret', () => {
    const started = new Match(toyGame, finished.setup)
    expect(verify(toyGame, started.record())).toMatchObject({ ok: true, opened: true })
    const { digest: _, ...rest } = started.record()
    expect(verify(toyGame, sealed({ ...rest, seed: null }))).toMatchObject({ ok: true, opened: false })
    expect(resumeMatch(toyGame, sealed({ ...rest, seed: null }))).toMatchObject({
      ok: false,
      error: { code: 'not-opened' },
    })
  })

  test('may not contain text that controls a terminal or a page, or keys that reach into prototypes', () => {
    for (const name of ['\u001b[2J', 'a\nb', '\u202eevil', '\ud800']) {
      const record = { ...finished.record(), seats: [{ name, kind: 'person' }] }
      expect(parseRecord(JSON.stringify(record)), JSON.stringify(name)).toMatchObject({ ok: false })
    }
    const polluted = JSON.stringify(finished.record()).replace(
      '"options":{',
      '"options":{"__proto__":{"x":1},',
    )
    expect(parseRecord(polluted)).toMatchObject({ ok: false, error: { code: 'not-json' } })
  })

  test('has a hash after every tenth entry and one at the end', () => {
    const { entries, finalHash } = finished.record()
    expect(entries.filter((entry) => entry.hash !== undefined)).toHaveLength(Math.floor(entries.length / 10))
    expect(finalHash).toBe(hashOf(finished.position))
  })

  test('equal data gives equal text, whatever the order of keys', () => {
    expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe(
      canonical({ a: null, b: [1, { c: 3, d: 2 }] }),
    )
  })
})

describe('a forged record, sealed again', () => {
  test.each<[string, string, (record: GameRecord) => void]>([
    [
      'another seed',
      'wrong-commitment',
      (record) => {
        record.seed = testKey(555)
      },
    ],
    [
      'another contribution',
      'wrong-contribution',
      (record) => {
        record.contributions[1] = testKey(557)
      },
    ],
    [
      'a missing contribution',
      'wrong-contribution',
      (record) => {
        record.contributions.pop()
      },
    ],
    [
      'a missing seed',
      'not-opened',
      (record) => {
        record.seed = null
      },
    ],
    [
      'an extra commitment',
      'wrong-contribution',
      (record) => {
        record.contributionCommitments.push(testKey(3))
      },
    ],
    [
      'a seat that changed hands after the end of the game',
      'wrong-change',
      (record) => {
        const holder = { name: 'Ann', kind: 'person' as const }
        record.changes?.push({ kind: 'seat', at: record.entries.length + 1, seat: 0, holder, why: 'handed' })
      },
    ],
    [
      'a seat that does not exist, given to a bot',
      'wrong-change',
      (record) => {
        const holder = { name: 'Bot', kind: 'bot' as const }
        record.changes?.push({ kind: 'seat', at: 0, seat: 9, holder, why: 'handed' })
      },
    ],
    [
      'an early end of a game that was played to its end',
      'wrong-change',
      (record) => {
        record.changes?.push({ kind: 'end', at: record.entries.length, by: 0, why: 'agreed', winners: [] })
      },
    ],
    [
      'an impossible take-back',
      'wrong-takeback',
      (record) => {
        record.takebacks.push({ at: 0, by: 15, dropped: 1, how: 'free' })
      },
    ],
    [
      'a take-back of an entry that never existed',
      'wrong-takeback',
      (record) => {
        record.takebacks.push({ at: record.entries.length + 1, by: 0, dropped: 1, how: 'free' })
      },
    ],
    [
      'a missing hash',
      'wrong-hash',
      (record) => {
        const { hash: _, ...rest } = record.entries[9] ?? { seat: 0, decision: 0, picks: [] }
        record.entries[9] = rest
      },
    ],
    [
      'other winners',
      'wrong-outcome',
      (record) => {
        record.outcome = { winners: [0, 1, 2] }
      },
    ],
    [
      'another game',
      'wrong-game',
      (record) => {
        record.game = 'chess'
      },
    ],
    [
      'options that do not exist',
      'bad-options',
      (record) => {
        record.options = { speed: 9 }
      },
    ],
    [
      'an extra seat',
      'bad-seats',
      (record) => {
        record.seats.push({ name: 'x', kind: 'bot' })
        record.contributions.push(testKey(1))
        record.contributionCommitments.push(commit(testKey(1)))
      },
    ],
    [
      'a choice by another seat',
      'illegal-choice',
      (record) => {
        if (record.entries[0]) record.entries[0].seat = 9
      },
    ],
    [
      'a final hash',
      'wrong-hash',
      (record) => {
        record.finalHash = '0000000000000000'
      },
    ],
    [
      'a lost entry',
      'illegal-choice',
      (record) => {
        record.entries.splice(3, 1)
      },
    ],
    [
      'a shuffle',
      'unfair-draw',
      (record) => {
        const deck = record.setup.draws['deck'] ?? []
        deck[0] = ((deck[0] ?? 0) + 1) % 6
      },
    ],
    [
      'a draw that never happened',
      'wrong-chance',
      (record) => {
        const entry = record.entries[0]
        if (entry) entry.draws = { deck: [1] }
      },
    ],
    [
      'a draw that never happened in the setup',
      'wrong-chance',
      (record) => {
        record.setup.draws['deck']?.push(0)
      },
    ],
  ])('with %s is found out: %s', (_, code, change) => {
    expect(verify(toyGame, forged(change))).toMatchObject({ ok: false, error: { code } })
  })

  test('that commits to another seed cannot keep the shuffles', () => {
    const verdict = verify(
      toyGame,
      forged((record) => {
        const other = new Match(toyGame, { ...finished.setup, seed: testKey(9) }).record()
        record.seed = other.seed
        record.commitment = other.commitment
      }),
    )
    expect(verdict).toMatchObject({ ok: false, error: { code: 'unfair-draw', entry: -1 } })
  })
})

test.each(['', ' ', '\u200b', '\u00ad', '\u3164', '\u{e0041}'])(
  'a name without a visible character is refused: %j',
  (name) => {
    const unseen = forged((record) => {
      record.seats = record.seats.map((holder, seat) => (seat === 1 ? { ...holder, name } : holder))
    })
    expect(verify(toyGame, unseen)).toEqual({ ok: false, error: { code: 'invisible-name', seat: 1 } })
  },
)

describe('a record of other rules', () => {
  const today = { ...toyGame, rulesVersion: '2' }
  const old = finished.record()

  test('verifies while the current rules lead to the same positions', () => {
    expect(old.rulesVersion).toBe('1')
    expect(verify(today, old)).toMatchObject({ ok: true })
  })

  test.each(['999', '3', '0', '02', 'two', '2 + cellar 1'])(
    'is refused if the game does not know version %j',
    (version) => {
      const strange = forged((record) => {
        record.rulesVersion = version
      })
      const refused = { ok: false, error: { code: 'unknown-rules', version } }
      expect(verify(today, strange)).toMatchObject(refused)
      expect(resumeMatch(today, strange)).toMatchObject(refused)
      expect(resumeMatch(today, strange, true)).toMatchObject(refused)
    },
  )

  test('is refused at the first entry at which they do not', () => {
    const poorer = { ...finished.setup.options, effect: { op: 'gain', coins: 0 } as const }
    const changed = {
      ...today,
      options: () => ({ ...toyGame.options(3), safeParse: () => ({ success: true, data: poorer }) as const }),
    }
    expect(verify(changed, old)).toMatchObject({
      ok: false,
      error: { code: 'other-rules', version: '1', entry: expect.any(Number) },
    })
  })
})

test('a record replays from its own outcomes of chance, without the seed', () => {
  const { seed: _, ...rest } = finished.record()
  const steps: number[] = []
  const replayed = replay(toyGame, { ...rest, seed: null }, (step) => steps.push(step.entry))
  expect(replayed.ok && hashOf(replayed.position)).toBe(hashOf(finished.position))
  expect(steps).toEqual(Array.from({ length: finished.entries.length + 1 }, (__, index) => index - 1))
})

test('a record says of each undo who did it, how far it went, and why it was allowed', () => {
  const match = new Match(toyGame, finished.setup)
  const bids = finished.entries.slice(0, match.position.seats)
  const [first] = bids
  if (first === undefined) throw new Error('the match is too short')
  for (const bid of bids) match.choose(bid)
  expect(match.undo(first.seat)).toBe(false)
  expect(match.undo(first.seat, true)).toBe(true)
  expect(match.entries).toHaveLength(0)
  expect(match.record().takebacks).toEqual([{ at: 0, by: first.seat, dropped: bids.length, how: 'agreed' }])
  for (const isTrusted of [false, true]) {
    const resumed = resumeMatch(toyGame, match.record(), isTrusted)
    expect(resumed.ok && resumed.value.takebacks).toEqual(match.record().takebacks)
  }
})

test('a record still verifies and resumes after several undos in a row', () => {
  const match = new Match(toyGame, finished.setup)
  const bids = finished.entries.slice(0, match.position.seats + 1)
  for (const bid of bids) match.choose(bid)
  while (match.entries.length > 0) {
    const last = match.entries[match.entries.length - 1]
    expect(match.undo(last?.seat ?? 0, true)).toBe(true)
  }
  const [first] = match.takebacks
  expect(first?.at).toBeGreaterThan(0)
  expect(verify(toyGame, match.record())).toMatchObject({ ok: true })
  expect(resumeMatch(toyGame, match.record())).toMatchObject({ ok: true })
})

test('only the pending answer is withdrawn, and freely', () => {
  const match = new Match(toyGame, finished.setup)
  const [first, second] = finished.entries
  if (first === undefined || second === undefined) throw new Error('the match is too short')
  match.choose(first)
  match.choose(second)
  expect(match.undoReach(first.seat)).toMatchObject({ entry: 0, free: true, isPending: true })
  expect(match.undo(first.seat)).toBe(true)
  expect(match.entries.map(({ seat }) => seat)).toEqual([second.seat])
  expect(match.record().takebacks).toEqual([{ at: 0, by: first.seat, dropped: 1, how: 'free' }])
  expect(match.choose(first)).toMatchObject({ ok: false, error: { code: 'stale' } })
  match.choose(askedAgain(match, first))
  expect(match.position.answers.map(({ seat }) => seat)).toEqual([first.seat, second.seat].toSorted())
})

test('undo keeps the choices before it, even late in a game', () => {
  const match = new Match(toyGame, finished.setup)
  for (const entry of finished.entries.slice(0, 40)) match.choose(entry)
  const before = match.record()
  const next = finished.entries[40]
  if (next === undefined) throw new Error('the match is too short')
  match.choose(next)
  expect(match.undo(next.seat, true)).toBe(true)
  expect({ ...match.record(), takebacks: [], digest: '' }).toEqual({ ...before, takebacks: [], digest: '' })
})

describe('a match with recorded outcomes of chance, as if the generator has changed since', () => {
  /** A match in the middle, and the same match resumed from its record. */
  const halves = (seed: number) => {
    const effect: ToyEffect = { op: 'all', of: [{ op: 'draw' }] }
    const match = newTestMatch({ game: toyGame, seats: 3, options: { effect } }, seed)
    const dice = fastDice(seed)
    // Undo replays the choices since the last copy of the position. At least one of them must draw something.
    const drewLately = () => {
      const { entries } = match
      return entries
        .slice(entries.length - (entries.length % 16), -3)
        .some(({ draws }) => draws !== undefined)
    }
    while (!drewLately()) {
      const choice = anyChoice(match, dice.below)
      if (choice === null) throw new Error('the match is too short')
      match.choose(choice)
    }
    const resumed = resumeMatch(toyGame, { ...match.record(), seed: testKey(99) }, true)
    if (!resumed.ok) throw new Error(`the match cannot go on: ${resumed.error.code}`)
    return { match, resumed: resumed.value }
  }

  test.each([1, 2, 3, 4])('continues from its record: %i', (seed) => {
    const { match, resumed } = halves(seed)
    expect(exactHashOf(resumed.position)).toBe(exactHashOf(match.position))
  })

  test.each([1, 2, 3, 4])('reaches the same position by undo: %i', (seed) => {
    const { match, resumed } = halves(seed)
    const { seat = 0 } = match.entries.at(-1) ?? {}
    for (const each of [match, resumed]) expect(each.undo(seat, true)).toBe(true)
    expect(resumed.entries).toEqual(match.entries)
    expect(exactHashOf(resumed.position)).toBe(exactHashOf(match.position))
  })
})

test('alone among bots, a player needs no consent to undo', () => {
  const seats = finished.setup.seats.map((holder, seat) => ({
    ...holder,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
  }))
  const match = new Match(toyGame, { ...finished.setup, seats })
  for (const entry of finished.entries.slice(0, 6)) match.choose(entry)
  expect(match.isAlone).toBe(true)
  expect(match.undo(0)).toBe(true)
})

test('names can be erased, because no checksum or hash includes them', () => {
  const { digest, ...rest } = finished.record()
  const seats = rest.seats.map((holder, seat) => ({ ...holder, name: `Player ${seat + 1}` }))
  expect(verify(toyGame, { ...rest, seats, digest }).ok).toBe(true)
  expect(sealed({ ...rest, seats }).digest).toBe(digest)
})

test('format 1 can be read and verified, with names in the checksum, but may not have fields of format 2', () => {
  const { digest: _, changes: __, ...rest } = finished.record()
  const old = sealed({ ...rest, format: 'kantyna-record-1' })
  expect(parseRecord(JSON.stringify(old))).toEqual({ ok: true, record: old })
  expect(verify(toyGame, old)).toMatchObject({ ok: true })
  const seats = old.seats.map((holder) => ({ ...holder, name: 'x' }))
  expect(verify(toyGame, { ...old, seats })).toMatchObject({ error: { code: 'broken-seal' } })
  for (const more of [
    { changes: [] },
    { entries: old.entries.map((entry) => ({ ...entry, how: 'only' as const })) },
  ])
    expect(parseRecord(JSON.stringify({ ...old, ...more }))).toMatchObject({
      ok: false,
      error: { where: 'format' },
    })
})

test('a resumed match knows who had each seat, and how each choice was made', () => {
  const match = new Match(toyGame, finished.setup)
  const [first, second, third] = finished.entries
  if (first === undefined || second === undefined || third === undefined) throw new Error('too short')
  match.choose(first)
  const holder = { name: 'R4', kind: 'bot' as const, level: 'regular' }
  match.change({ kind: 'seat', at: 1, seat: second.seat, holder, why: 'away' })
  match.choose(second)
  match.choose(third, 'only')
  const record = match.record()
  expect(verify(toyGame, record)).toMatchObject({ ok: true })
  for (const isTrusted of [false, true]) {
    const parsed = parseRecord(JSON.stringify(record))
    const resumed = parsed.ok ? resumeMatch(toyGame, parsed.record, isTrusted) : null
    if (resumed === null || !resumed.ok) throw new Error('it cannot be resumed')
    expect(resumed.value.seats[second.seat]).toEqual(holder)
    expect(resumed.value.history).toEqual(match.history)
    expect(resumed.value.record()).toEqual(record)
  }
  // Nobody sees the questions of bots.
  expect(match.history[2]?.choice?.answer).toBeNull()
  expect(match.history[3]?.choice).toMatchObject({ how: 'only' })
})

test('a record and the rows after it are the record of the game so far', () => {
  const match = new Match(toyGame, finished.setup)
  const begun = match.record()
  const rows: TableRow[] = []
  for (const made of finished.entries.slice(0, 20)) {
    const prepared = match.prepare(made)
    if (!prepared.ok) throw new Error(prepared.error.code)
    // The match does not change until `make` is called.
    expect(match.entries.length).toBe(rows.length)
    rows.push({ kind: 'choice', entry: prepared.value.entry })
    prepared.value.make()
  }
  const change = { kind: 'pause', at: 20, by: 0, isPaused: true } as const
  match.change(change)
  rows.push({ kind: 'change', change })
  const { seat } = finished.entries[19] ?? { seat: 0 }
  const prepared = match.prepareTakeback(seat, true)
  if (prepared === null) throw new Error('nothing can be taken back')
  rows.push({ kind: 'takeback', takeback: prepared.takeback, kept: prepared.kept })
  expect(match.entries).toHaveLength(20)
  prepared.make()
  expect(match.entries.length).toBeLessThan(20)
  expect(match.changes).toMatchObject([{ at: match.entries.length }])
  expect(withRows(begun, rows, match.record())).toEqual(match.record())
  expect(verify(toyGame, match.record())).toMatchObject({ ok: true })
})
