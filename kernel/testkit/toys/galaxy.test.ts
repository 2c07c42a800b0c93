import { describe, expect, test } from 'vitest'
import {
  answer,
  anyAnswer,
  at,
  begin,
  type Choice,
  decisionsFor,
  fastDice,
  type Match,
  newChance,
  type PresentedDecision,
  parseRecord,
  playChoice,
  presentNext,
  preview,
  proceed,
  readChoice,
  type Seat,
  standingFor,
  verify,
  viewOf,
  writePicks,
} from '../../index.ts'
import { askedAgain, newTestMatch, testGame } from '../index.ts'
import { place } from './galaxy/actions.ts'
import { cost, level } from './galaxy/effects.ts'
import {
  ACADEMY,
  DISCOUNT,
  type Galaxy,
  MARKET,
  MINE,
  QUARRY,
  RESEARCH,
  SCHOLAR,
  TOLL,
} from './galaxy/table.ts'
import { galaxy } from './galaxy.ts'

const gameCase = { game: galaxy, seats: 3, options: {} }

function started(): Galaxy {
  return begin(galaxy, 3, {}, newChance(4, galaxy.streams))
}

/** The first turn after a draft and income at random, with the table arranged by hand. */
function firstTurn(
  arrange: (t: Galaxy, order: readonly [Seat, Seat, Seat]) => void = () => undefined,
): Galaxy {
  const t = started()
  const dice = fastDice(2)
  while (t.open[0]?.kind !== 'place') {
    const open = at(t.open, 0)
    answer(galaxy, t, open, anyAnswer(galaxy, t, open, dice.below))
  }
  t.cards = t.cards.map(() => [])
  arrange(t, orderOf(t))
  askAgain(t)
  return t
}

function orderOf(t: Galaxy): readonly [Seat, Seat, Seat] {
  return [at(t.priority, 0), at(t.priority, 1), at(t.priority, 2)]
}

/** What is asked goes by the table as it has been arranged. */
function askAgain(t: Galaxy): void {
  t.asked = at(t.open, 0).id
  t.open = []
  at(t.stack, t.stack.length - 1).stage = t.askedBy
  proceed(galaxy, t)
}

function choose(t: Galaxy, choice: Choice): void {
  expect(playChoice(galaxy, t, choice)).toMatchObject({ ok: true })
}

function reply(t: Galaxy, ...picks: string[]): void {
  const { seat, id } = at(t.open, 0)
  choose(t, { seat, decision: id, picks })
}

function asked(t: Galaxy, seat: Seat): PresentedDecision {
  return at(decisionsFor(galaxy, t, seat), 0)
}

const ids = (decision: PresentedDecision) => decision.options.map(({ id }) => id)

describe('draft (DRF-02, DRF-04)', () => {
  test('forth and back, narrowed to the kind still missing; what is left over is taken unasked, with an event', () => {
    const match = newTestMatch(gameCase, 1)
    const [first, second, third] = orderOf(match.position)
    const pick = (option: string) => {
      const { seat, id } = at(match.position.open, 0)
      const taken = match.choose({ seat, decision: id, picks: [option] })
      return { seat, events: taken.ok ? taken.value : [] }
    }
    expect([pick('card-0'), pick('card-1'), pick('card-2')].map(({ seat }) => seat)).toEqual([
      first,
      second,
      third,
    ])
    expect(ids(at(match.decisionsFor(third), 0))).toEqual(['home-0', 'home-1', 'home-2'])
    expect(pick('home-0').seat).toBe(third)
    const last = pick('home-1')
    expect(last.seat).toBe(second)
    expect(last.events).toContainEqual({ type: 'drafted', seat: first, what: 'home', piece: 2 })
  })
})

describe('income (INC-01, ORG-73)', () => {
  /** All have drafted; the seats of quarry, market and academy, in this order of priority. */
  function atIncome() {
    const match = newTestMatch(gameCase, 1)
    const order = orderOf(match.position)
    for (const option of ['card-0', 'card-1', 'card-2', `home-${ACADEMY}`, `home-${MARKET}`]) {
      const { seat, id } = at(match.position.open, 0)
      match.choose({ seat, decision: id, picks: [option] })
    }
    expect(match.position.homes[order[0]]).toEqual([QUARRY])
    return { match, market: order[1], academy: order[2], quarry: order[0] }
  }

  test('all who have a choice are asked at once, each for one answer in parts', () => {
    const { match, market, academy } = atIncome()
    expect(match.viewFor(null).waiting.map(({ seat, kind }) => [seat, kind])).toEqual([
      [market, 'income'],
      [academy, 'income'],
    ])
    expect(at(match.decisionsFor(market), 0).options[0]?.next).toMatchObject({
      name: 'goods',
      shape: 'amounts',
    })
    expect(at(match.decisionsFor(academy), 0).options[0]?.next).toMatchObject({ name: 'advances', max: 1 })
  })

  test('one answer is withdrawn alone while others are still asked, and is no wall for them', () => {
    const { match, market, academy } = atIncome()
    const [first, second] = match.position.open
    match.choose({ seat: academy, decision: second?.id ?? -1, picks: ['income', 'advances=1'] })
    expect(match.undoReach(academy)).toMatchObject({ free: true, isPending: true })
    expect(match.undo(academy)).toBe(true)
    expect(match.position.open).toHaveLength(2)
    const again = { seat: academy, decision: second?.id ?? -1, picks: ['income', 'advances=0'] }
    expect(match.choose(again)).toMatchObject({ ok: false, error: { code: 'stale' } })
    match.choose(askedAgain(match, again))
    // The other seat was asked the whole time: its question keeps its id.
    match.choose({ seat: market, decision: first?.id ?? -1, picks: ['income', 'goods=ore:2'] })
    expect(match.position.open[0]?.kind).toBe('place')
  })

  test('the answers are carried out in the order of priority, whoever answered first', () => {
    const { match, quarry, market, academy } = atIncome()
    const [first, second] = match.position.open
    match.choose({ seat: academy, decision: second?.id ?? -1, picks: ['income', 'advances=1'] })
    match.choose({
      seat: market,
      decision: first?.id ?? -1,
      picks: ['income', 'goods=ore:1', 'goods=coins:1'],
    })
    const seats = match.eventsOf(match.entries.length - 1, null).map((event) => Reflect.get(event, 'seat'))
    expect([...new Set(seats)]).toEqual([quarry, market, academy])
    expect(match.position.track[academy]).toBe(1)
  })

  test('ORG-67: no free actions here', () => {
    const { match, market } = atIncome()
    at(match.position.tokens, market).push(0)
    expect(standingFor(galaxy, match.position, market)).toEqual([])
  })
})

describe('placing (TRN-03, PNL-16, SYM-04)', () => {
  test('one answer: the area, then the payment, in which a coin may stand in for ore', () => {
    const t = firstTurn((table, [seat]) => {
      table.cards[seat] = [DISCOUNT]
      table.ore[seat] = 1
      table.coins[seat] = 1
      table.track[seat] = 0
    })
    const { seat, id } = at(t.open, 0)
    const part = presentNext(t, place, seat, [RESEARCH])
    expect(part).toMatchObject({ name: 'pay', shape: 'amounts', min: 1, max: 1, limits: [1, 1] })
    expect(part?.total).toEqual({
      amount: 1,
      terms: [
        { name: 'base', amount: 2 },
        { name: 'discount', amount: -1, source: DISCOUNT },
      ],
    })
    for (const written of [['pay=ore:1'], ['pay=coins:1']])
      expect(readChoice(galaxy, t, { seat, decision: id, picks: ['research', ...written] }).ok).toBe(true)
    expect(
      readChoice(galaxy, t, { seat, decision: id, picks: ['research', 'pay=ore:1', 'pay=coins:1'] }),
    ).toMatchObject({ error: { code: 'not-enough', part: 'pay' } })
    reply(t, 'research', 'pay=coins:1')
    expect([t.ore[seat], t.coins[seat], t.track[seat]]).toEqual([1, 0, 1])
  })

  test('what cannot be done is named with its reason', () => {
    const t = firstTurn((table, [seat]) => {
      table.ore[seat] = 1
      table.coins[seat] = 0
      table.spaces[MINE] = table.priority[1] ?? 0
      at(table.tokens, seat).push(0)
    })
    expect(asked(t, at(t.priority, 0)).blocked).toMatchObject([
      { id: 'mine', refusal: { reason: 'taken' } },
      { id: 'research', refusal: { reason: 'tooPoor', facts: { has: 1, needs: 2 } } },
    ])
  })

  test('TRN-10: who can neither place nor flip passes unasked; passing is not final', () => {
    const t = firstTurn((table, [first]) => {
      table.workers[first] = 0
    })
    expect(at(t.open, 0).seat).toBe(t.priority[1])
  })

  test('row 41: a preview tells what is certain, who could follow, and that something would be turned up', () => {
    const t = firstTurn((table, [seat]) => {
      table.track[seat] = 0
      table.ore[seat] = 4
    })
    const { seat } = at(t.open, 0)
    const tried = (track: number, luck = 3) => {
      t.track[seat] = track
      const picks = [RESEARCH, 2, 2, 0]
      return preview(galaxy, viewOf(galaxy, t, seat), at(t.open, 0), picks, fastDice(luck).below)
    }
    const plain = tried(0)
    expect(plain.events.map(({ type }) => type)).toEqual(['placed', 'paid', 'entered', 'scored'])
    expect(plain).toMatchObject({ stoppedBy: null, waiting: [{ kind: 'follow' }] })
    expect(at(Reflect.get(plain.view ?? {}, 'track') as number[], seat)).toBe(1)
    // Whatever the guesses are, none of them is taken for certain.
    for (let luck = 1; luck <= 20; luck++) {
      const unseen = tried(1, luck)
      expect(unseen.events.map(({ type }) => type)).toEqual(['placed', 'paid', 'entered'])
      expect(unseen).toMatchObject({ stoppedBy: 'unseen', view: null, waiting: [] })
    }
  })

  test('a placement is one entry, with its parts, and the token that it turns up is its wall', () => {
    const match = newTestMatch(gameCase, 3)
    const dice = fastDice(1)
    while (!match.position.track.includes(2)) {
      const { position } = match
      const open = at(position.open, 0)
      const isResearch = open.options.includes(RESEARCH) && (open.kind === 'place' || open.kind === 'follow')
      const codes = anyAnswer(
        galaxy,
        position,
        isResearch ? { ...open, options: [RESEARCH] } : open,
        dice.below,
      )
      answerAs(match, codes)
    }
    const last = at(match.entries, match.entries.length - 1)
    expect(match.undoReach(last.seat)).toMatchObject({ free: false, wall: 'shown' })
    const parsed = parseRecord(JSON.stringify(match.record()))
    expect(parsed.ok && verify(galaxy, parsed.record)).toMatchObject({ ok: true })
  })
})

function answerAs(match: Match<Galaxy>, codes: readonly number[]): void {
  const open = at(match.position.open, 0)
  const picks = writePicks(galaxy, match.position, open, codes)
  match.choose({ seat: open.seat, decision: open.id, picks })
}

describe('following (FOL-01, FOL-06)', () => {
  test('each one resolves the whole of it before the next one is asked, with a list made then', () => {
    const t = firstTurn((table, [first, second, third]) => {
      for (const seat of [first, second, third]) table.ore[seat] = 4
      table.track = [1, 1, 1]
      table.stacks[0] = [2, 1]
      table.box = [0, at(table.box, 1)]
      table.ledger = table.ledger.map(() => [0, 0, 0])
    })
    const [first, second, third] = orderOf(t)
    reply(t, 'research', 'pay=ore:2')
    // The first token asks its taker something, before anybody may follow.
    expect(t.open).toMatchObject([{ seat: first, kind: 'chooseEffect' }])
    reply(t, 'effect-0')
    expect(t.open).toMatchObject([{ seat: second, kind: 'follow' }])
    reply(t, 'research', 'pay=ore:3')
    expect([t.track[second], t.ledger[second]]).toEqual([2, [2, 0, 0]])
    expect(t.open).toMatchObject([{ seat: third, kind: 'follow' }])
    reply(t, 'pass')
    expect(t.open).toMatchObject([{ seat: second, kind: 'place' }])
    expect([t.active, t.workers[second], t.workers[third]]).toEqual([second, 1, 2])
  })

  test('who is asked follows from what lies open: it is no wall', () => {
    const match = newTestMatch(gameCase, 3)
    const dice = fastDice(2)
    while (match.position.open[0]?.kind !== 'follow') {
      const open = at(match.position.open, 0)
      const options = open.options.includes(MINE) && open.kind === 'place' ? [MINE] : open.options
      answerAs(match, anyAnswer(galaxy, match.position, { ...open, options }, dice.below))
    }
    const placed = at(match.entries, match.entries.length - 1)
    expect(match.undoReach(placed.seat)).toMatchObject({ entry: match.entries.length - 1, free: true })
  })

  test('nobody follows a follower', () => {
    const t = firstTurn((table, [, second, third]) => {
      table.track[second] = 1
      table.workers[third] = 0
    })
    const [first, second] = orderOf(t)
    reply(t, 'mine')
    expect(t.open).toMatchObject([{ seat: second, kind: 'follow' }])
    reply(t, 'mine')
    expect(t.open).toMatchObject([{ seat: second, kind: 'place' }])
    expect(t.spaces[MINE]).toBe(first)
  })
})

describe('levels, modifiers and listeners', () => {
  test('SYM-11, BON-04: a token is flipped in one’s own question, which stays; the level counts for its purpose only', () => {
    const t = firstTurn((table, [seat]) => {
      table.tokens[seat] = [0]
      table.stacks = [[1, 2], at(table.stacks, 1)]
      table.box = table.box.filter((token) => token > 2)
      table.track[seat] = 1
      table.cards[seat] = [SCHOLAR]
    })
    const { seat, id } = at(t.open, 0)
    choose(t, { seat, move: 'flip', picks: ['token-0'] })
    expect(at(t.open, 0)).toMatchObject({ id, kind: 'place' })
    expect(level.terms(t, { seat, purpose: 'mine' })).toEqual([
      { name: 'marker', amount: 1 },
      { name: 'base', amount: 1 },
      { name: 'boost', amount: 2 },
      { name: 'scholar', amount: 1, source: SCHOLAR },
    ])
    expect(level.of(t, { seat, purpose: 'marker' })).toBe(1)
    const before = at(t.ore, seat)
    reply(t, 'mine')
    expect(at(t.ore, seat)).toBe(before + 5)
    while (t.active === seat) reply(t, 'pass')
    expect(t.boosts).toEqual([0, 0, 0])
  })

  test('ORG-110: others cannot flip in my turn, and I can in my follow', () => {
    const t = firstTurn((table, [, second]) => {
      table.tokens[second] = [0]
      table.track[second] = 0
    })
    const [first, second] = orderOf(t)
    expect(standingFor(galaxy, t, second)).toEqual([])
    reply(t, 'mine')
    expect(standingFor(galaxy, t, first)).toEqual([])
    // Asked though a follower would find nothing yet: the token may change that.
    const before = asked(t, second)
    expect([ids(before), before.blocked]).toMatchObject([['pass'], [{ id: 'mine' }]])
    choose(t, { seat: second, move: 'flip', picks: ['token-0'] })
    expect(asked(t, second).id).toBe(before.id)
    expect(ids(asked(t, second))).toEqual(['mine', 'pass'])
  })

  test('TC101: a card that listens gives a coin for each space entered', () => {
    const t = firstTurn((table, [seat]) => {
      table.cards[seat] = [TOLL]
      table.ore[seat] = 2
      table.coins[seat] = 0
      table.track[seat] = 0
    })
    const { seat } = at(t.open, 0)
    reply(t, 'research', 'pay=ore:2')
    expect(t.coins[seat]).toBe(1)
    expect(cost.of(t, { seat, isMain: false })).toBe(3)
  })
})

describe('the end (GOL-01, END-07)', () => {
  function atGoals(): Galaxy {
    const t = started()
    const dice = fastDice(6)
    while (t.open[0]?.kind !== 'goal') {
      const open = at(t.open, 0)
      answer(galaxy, t, open, anyAnswer(galaxy, t, open, dice.below))
    }
    return t
  }

  test('all are asked at once; nobody learns what the others chose before all have', () => {
    const t = atGoals()
    expect(t.open.map(({ seat }) => seat)).toEqual(t.priority)
    const { seat, id, options } = at(t.open, 0)
    choose(t, { seat, decision: id, picks: [`goal-${at(options, 0)}`] })
    const other = at(t.open, 0).seat
    expect(viewOf(galaxy, t, other).answered).toEqual([{ seat, kind: 'goal' }])
    expect(viewOf(galaxy, t, other).goals[seat]).toBe(2)
  })

  test('points by source; the goal that was not chosen is never shown; equal totals win together', () => {
    const t = atGoals()
    t.ledger = t.ledger.map(() => [1, 1, 0])
    t.ore = [2, 2, 2]
    t.coins = [2, 2, 2]
    t.track = [2, 2, 2]
    while (t.outcome === null) answer(galaxy, t, at(t.open, 0), [at(at(t.open, 0).options, 0)])
    const { winners, scores = [] } = t.outcome
    for (const { total, sources } of scores)
      expect(total).toBe(
        at(Object.values(sources), 0) + at(Object.values(sources), 1) + at(Object.values(sources), 2),
      )
    const most = Math.max(...scores.map(({ total }) => total))
    expect(winners).toEqual(scores.filter(({ total }) => total === most).map(({ seat }) => seat))
    expect(t.goals.map((goals) => goals.length)).toEqual([1, 1, 1])
    expect(viewOf(galaxy, t, null).goals).toEqual([1, 1, 1])
  })
})

for (const isMasked of [false, true]) {
  testGame(
    `three seats${isMasked ? ', masked' : ''}`,
    { ...gameCase, isMasked },
    { games: 100, secretPositions: 100, matches: 4, mutations: 60 },
  )
}
