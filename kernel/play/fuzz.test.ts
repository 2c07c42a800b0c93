import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choice, canonical, parseRecord, parseScenarios, readChoice, verify } from '../index.ts'
import { newTestMatch, randomGame, randomMatch } from '../testkit/index.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'

/** Any input from outside is read or refused. It never crashes the reader, and reading it changes nothing. */

const options: ToyOptions = { effect: { op: 'gain', coins: 1 } }
const gameCase = { game: toyGame, seats: 3, options }
const hostileTexts = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', '\u202e', '\ud800', 'pass', 'card-0', '0'.repeat(10_000)),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, Number.NaN, Number.MAX_VALUE))

describe('input from outside', () => {
  test('a choice is legal or refused, and reading it changes nothing', () => {
    const positions: Toy[] = []
    randomGame(gameCase, 3, (t) => {
      if (positions.length < 20) positions.push(toyGame.copy(t))
    })
    const choices = fc.record({
      seat: number,
      decision: number,
      picks: fc.oneof(number, fc.array(hostileTexts, { maxLength: 5 })),
    })
    fc.assert(
      fc.property(fc.nat(positions.length - 1), choices, (index, choice) => {
        const t = positions[index]
        if (t === undefined) return
        const before = canonical(t)
        const read = readChoice(toyGame, t, choice)
        expect(canonical(t)).toBe(before)
        if (!read.ok) expect(read.error.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['no picks', { seat: 0, decision: 0 }],
    ['picks without a prototype', { seat: 0, decision: 0, picks: Object.create(null) }],
    ['a pick without a prototype', { seat: 0, decision: 0, picks: [Object.create(null)] }],
    ['a symbol', { seat: 0, decision: 0, picks: Symbol('x') }],
    ['a list of symbols', { seat: 0, decision: 0, picks: [Symbol('x')] }],
    ['a list with a hole', { seat: 0, decision: 0, picks: new Array(1) }],
    ['a function', { seat: 0, decision: 0, picks: () => 0 }],
    ['a bigint', { seat: 0, decision: 0, picks: 1n }],
    ['a text', { seat: 0, decision: 0, picks: 'pass' }],
    ['nothing at all', null],
    ['a number', 7],
    ['a seat without a prototype', { seat: Object.create(null), decision: 0, picks: [] }],
    ['a decision without a prototype', { seat: 0, decision: Object.create(null), picks: [] }],
    ['a move without a prototype', { seat: 0, move: Object.create(null), picks: [] }],
    ['a move that is a symbol', { seat: 0, move: Symbol('x'), picks: [] }],
  ])('%s in place of a choice is refused with a code', (_, choice) => {
    const match = newTestMatch(gameCase, 1)
    const before = canonical(match.record())
    const refused = { ok: false, error: { code: 'malformed' } }
    expect(match.choose(choice as Choice)).toEqual(refused)
    expect(match.answerSoFar(choice as Choice)).toEqual(refused)
    expect(canonical(match.record())).toBe(before)
  })

  test('refuses a text that cannot be a record, with a reason', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileTexts,
          fc.json(),
          fc.anything().map((value) => JSON.stringify(value) ?? ''),
        ),
        (text) => {
          expect(parseRecord(text).ok).toBe(false)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('a record with any part replaced is refused or still true', () => {
    const record = randomMatch(gameCase, 2).record()
    const keys = Object.keys(record)
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const parsed = parseRecord(JSON.stringify({ ...record, [key]: value }))
        if (!parsed.ok) return
        const isSame = canonical(parsed.record) === canonical(record)
        expect(verify(toyGame, parsed.record).ok).toBe(isSame)
      }),
      { numRuns: 500 },
    )
  })

  test('refuses deeply nested JSON too', () => {
    expect(parseRecord(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).ok).toBe(false)
  })

  test('a scenario file of any content is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTexts, fc.json()), (text) => {
        expect(typeof parseScenarios(text).ok).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })

  test('a match refuses answers to questions that are not open, and continues unchanged', () => {
    const match = newTestMatch(gameCase, 1)
    const before = canonical(match.record())
    fc.assert(
      fc.property(fc.integer({ min: 50 }), (decision) => {
        expect(match.choose({ seat: 0, decision, picks: 1 })).toMatchObject({
          ok: false,
          error: { code: 'stale' },
        })
      }),
    )
    expect(canonical(match.record())).toBe(before)
  })
})
