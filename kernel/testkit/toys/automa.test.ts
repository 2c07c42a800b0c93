import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  canonical,
  EMPTY,
  fastDice,
  type GameEvent,
  newChance,
  parseRecord,
  playChoice,
  resumeMatch,
  type Seat,
  verify,
  viewOf,
} from '../../index.ts'
import { newTestMatch, randomMatch, scrambled, testGame } from '../index.ts'
import { targets } from './automa/effects.ts'
import { type Frontier, rankOf } from './automa/table.ts'
import { automa } from './automa.ts'

const [ANN, AUTOMA] = [0, 1]
const alone = { game: automa, seats: 2, options: {}, automas: [AUTOMA] }

/** The orders of the automa, by number: see effects.ts. */
const [FIRST_RECOVER_MEET_APPROACH, EACH_ROB_APPROACH_MEET] = [0, 1]

/** Ann is about to act. The test sets the automa's next order and the people at the places. */
function table({
  order = FIRST_RECOVER_MEET_APPROACH,
  contacts = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
  seed = 1,
}: {
  readonly order?: number
  readonly contacts?: readonly number[]
  readonly seed?: number
} = {}): Frontier {
  const t = begin(automa, { seats: 2, automas: [AUTOMA] }, {}, newChance(seed, automa.streams))
  t.orders = [...t.orders.filter((other) => other !== order), order]
  const all = [...t.contacts, ...t.contactBox]
  t.contacts = contacts.slice()
  t.contactBox = all.filter((contact) => !contacts.includes(contact))
  return t
}

function act(t: Frontier, ...picks: string[]): readonly GameEvent[] {
  const { seat, id } = at(t.open, 0)
  const played = playChoice(automa, t, { seat, decision: id, picks })
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return played.value.events
}

const lines = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'line')
const of = (events: readonly GameEvent[], seat: Seat) =>
  events.filter((event) => Reflect.get(event, 'seat') === seat).map(({ type }) => type)

describe('lines of a card (OR-AIFLOW-02, OR-AIFLOW-04, OR-EX-15)', () => {
  test('first: lines that would change nothing are skipped, with the reason; then one is carried out', () => {
    const events = act(table({ contacts: [EMPTY, EMPTY, 0, EMPTY, EMPTY] }), 'earn')
    expect(lines(events)).toMatchObject([
      { line: 0, refusal: { reason: 'noDamage' } },
      { line: 1, refusal: { reason: 'nobodyHere' } },
      { line: 2, refusal: null, source: FIRST_RECOVER_MEET_APPROACH },
    ])
    expect(of(events, AUTOMA)).toEqual(['turn', 'order', 'moved'])
  })

  test('first: after the line that applies, later lines are not checked', () => {
    const t = table({ contacts: [0, EMPTY, EMPTY, EMPTY, EMPTY] })
    t.damage[AUTOMA] = 2
    expect(lines(act(t, 'earn'))).toMatchObject([{ line: 0, refusal: null }])
    expect([t.damage[AUTOMA], t.contacts[0]]).toEqual([0, 0])
  })

  test('each: carries out every line that would change something when its turn comes', () => {
    const t = table({ order: EACH_ROB_APPROACH_MEET, contacts: [EMPTY, 0, EMPTY, EMPTY, EMPTY] })
    t.at[ANN] = 3
    const events = act(t, 'earn')
    expect(lines(events)).toMatchObject([
      { line: 0, refusal: { reason: 'nobodyHere' } },
      { line: 1, refusal: null },
      { line: 2, refusal: null },
    ])
    // The line before moved it there.
    expect(t.met).toEqual([0])
  })
})

describe('choices of the automa (OR-AIDEC-01, OR-AICARD-02)', () => {
  test('a tie is broken by chance, in a separate stream, as part of the choice that led to it', () => {
    const went = new Set<number>()
    for (let seed = 1; seed <= 12; seed++) {
      const t = table({ contacts: [EMPTY, 0, EMPTY, 1, EMPTY], seed })
      t.at[AUTOMA] = 2
      act(t, 'earn')
      expect(t.chance.drawn).toMatchObject({ automa: 1 })
      went.add(at(t.at, AUTOMA))
    }
    expect([...went].sort()).toEqual([1, 3])
  })

  test('the rules answer a question that a person’s choice causes: without an entry, with the draw in the causing entry', () => {
    for (let seed = 1; ; seed++) {
      const match = newTestMatch(alone, seed)
      // The person at the first place makes the next seat choose.
      if (at(match.position.contacts, 0) !== 2) continue
      expect(match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: ['meet'] }).ok).toBe(
        true,
      )
      expect(match.entries).toHaveLength(1)
      expect(match.entries[0]?.draws?.['automa']).toHaveLength(1)
      expect(match.position.open).toMatchObject([{ seat: ANN }])
      break
    }
  })

  test('it abstains if it may', () => {
    const t = table({ contacts: [3, EMPTY, EMPTY, EMPTY, EMPTY] })
    act(t, 'earn')
    expect([t.met, t.credits[AUTOMA]]).toEqual([[3], 2])
  })

  test('OR-BNTY-20: a person is asked during its turn, and the turn continues afterwards', () => {
    const t = table({ order: EACH_ROB_APPROACH_MEET, contacts: [EMPTY, 0, EMPTY, EMPTY, EMPTY] })
    act(t, 'earn')
    expect(t.active).toBe(AUTOMA)
    expect(t.open).toMatchObject([{ seat: ANN, kind: 'chooseEffect' }])
    const events = act(t, 'effect-1')
    expect(of(events, ANN)).toEqual(['changed', 'turn'])
    expect(of(events, AUTOMA)).toEqual(['moved', 'turnedUp', 'changed'])
    expect(t.active).toBe(ANN)
  })
})

describe('the automa uses only public facts (AIB-09, trap 13)', () => {
  test('it prefers the highest rank, then the nearest, and looks only at backs', () => {
    expect(targets({ from: 2, ranks: [2, 0, 0, 1, 2] })).toEqual([0, 4])
    expect(targets({ from: 3, ranks: [2, 0, 0, 1, 2] })).toEqual([4])
    expect(targets({ from: 0, ranks: [0, 0, 0, 0, 0] })).toEqual([])
  })

  test('after hidden pieces are dealt again, it takes the same turn until it turns something up', () => {
    const dice = fastDice(8)
    let turned = 0
    for (let seed = 1; seed <= 40; seed++) {
      const t = begin(automa, { seats: 2, automas: [AUTOMA] }, {}, newChance(seed, automa.streams))
      const other = scrambled(automa, t, null, dice)
      // Its next order is hidden too. Both worlds get the same order, so that the turns can be compared.
      other.orders = t.orders.slice()
      const until = (world: Frontier) => {
        const events = act(world, 'earn')
        const shown = events.findIndex(({ type }) => type === 'turnedUp')
        if (shown >= 0) turned++
        return canonical(shown < 0 ? events : events.slice(0, shown))
      }
      expect(until(other)).toBe(until(t))
      expect(other.contacts.map((one) => one >= 0 && rankOf(one))).toEqual(
        t.contacts.map((one) => one >= 0 && rankOf(one)),
      )
    }
    expect(turned).toBeGreaterThan(0)
  })
})

describe('records and seats', () => {
  test('a seat of kind automa is in the record, without a share in chance; it verifies and resumes', () => {
    const match = randomMatch(alone, 5)
    const parsed = parseRecord(JSON.stringify(match.record()))
    if (!parsed.ok) throw new Error(parsed.error.what)
    const { record } = parsed
    expect(record.seats.map(({ kind }) => kind)).toEqual(['person', 'automa'])
    expect(record.contributions).toHaveLength(1)
    expect(record.entries.every(({ seat }) => seat === ANN)).toBe(true)
    expect(verify(automa, record)).toMatchObject({ ok: true, opened: true })
    expect(resumeMatch(automa, record)).toMatchObject({ ok: true })
  })

  test('it has a view like any seat, and is never waited for', () => {
    const match = newTestMatch(alone, 2)
    expect(viewOf(automa, match.position, AUTOMA).seat).toBe(AUTOMA)
    expect(match.viewFor(null).waiting.map(({ seat }) => seat)).toEqual([ANN])
    expect(match.movesFor(AUTOMA)).toEqual([])
  })

  test('its turn stops undo, because it turned something up', () => {
    const match = newTestMatch(alone, 2)
    match.choose({ seat: ANN, decision: at(match.position.open, 0).id, picks: ['earn'] })
    expect(match.undoReach(ANN)).toMatchObject({ free: false })
  })
})

for (const isMasked of [false, true]) {
  testGame(
    `two people and an automa${isMasked ? ', masked' : ''}`,
    { game: automa, seats: 3, options: {}, automas: [2], isMasked },
    { games: 100, secretPositions: 100, matches: 4, mutations: 60 },
  )
}
testGame(
  'one person between two automas',
  { game: automa, seats: 3, options: {}, automas: [0, 2] },
  { games: 50, secretPositions: 60, matches: 3, mutations: 30 },
)
