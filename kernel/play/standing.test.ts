import { describe, expect, test } from 'vitest'
import {
  ask,
  at,
  begin,
  type Choice,
  canonical,
  type DecisionKind,
  drawBelow,
  endGame,
  type Frame,
  type GameWithWords,
  newChance,
  playChoice,
  result,
  routine,
  type Seat,
  type Seating,
  type StandingMove,
} from '../index.ts'
import { newTestMatch } from '../testkit/index.ts'
import { type Toy, type ToyOptions, toyEffects, toyGame } from '../testkit/toy-game.ts'
import { payWindow } from '../testkit/toys/thousand/effects.ts'
import { COLLECTOR, type Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'
import { endRoutine } from './scope.ts'

const [ANN, BEN] = [0, 1]

/** The same game with one more move, which every seat may make. */
function withMove(take: StandingMove<Thousand>['take']): GameWithWords<Thousand> {
  const extra: StandingMove<Thousand> = {
    name: 'extra',
    shape: 'one',
    rules: [],
    list: () => [0],
    option: () => ({ id: 'go', touches: [] }),
    take,
  }
  return { ...thousand, standing: { moves: { extra }, limit: 6, made: (t) => t.made } }
}

/** Ann meets customs and is asked. */
function atCustoms(): Thousand {
  for (let seed = 1; ; seed++) {
    const t = begin(thousand, 4, {}, newChance(seed, thousand.streams))
    if (at(t.met, 0) % 4 === 0 && !t.box.includes(COLLECTOR)) return t
  }
}

const extraBy = (seat: Seat) => ({ seat, move: 'extra', picks: ['go'] })

test('a move of a seat that does not exist is refused', () => {
  const t = atCustoms()
  for (const seat of [4, 15, -1]) {
    for (const move of ['give', 'accept', 'constructor']) {
      const played = playChoice(thousand, t, { seat, move, picks: ['seat-1'] })
      expect(played).toEqual({ ok: false, error: { code: 'no-such-move', move } })
    }
  }
})

test('a move may end the procedure that asks: its question is gone, and no id is used twice', () => {
  const t = atCustoms()
  const { id } = at(t.open, 0)
  const game = withMove((table) => endRoutine(table, 'turn'))
  expect(playChoice(game, t, extraBy(ANN)).ok).toBe(true)
  expect(t.active).toBe(BEN)
  expect(t.open.every((open) => open.id > id && open.seat === BEN)).toBe(true)
})

test('a move may open a window: it is answered first, then the question is asked again', () => {
  const t = atCustoms()
  const { kind } = at(t.open, 0)
  const holder = t.cards.findIndex((cards) => cards.includes(COLLECTOR))
  const game = withMove((table) => payWindow.open(table, [holder]))
  expect(playChoice(game, t, extraBy(BEN)).ok).toBe(true)
  expect(t.open).toMatchObject([{ seat: holder, kind: 'collect' }])
  const decision = at(t.open, 0).id
  expect(playChoice(game, t, { seat: holder, decision, picks: ['pass'] }).ok).toBe(true)
  expect(t.open).toMatchObject([{ seat: ANN, kind }])
})

test('a move may end the game: nobody is asked any more', () => {
  const t = atCustoms()
  expect(
    playChoice(
      withMove((table) => endGame(table, { winners: [BEN] })),
      t,
      extraBy(BEN),
    ).ok,
  ).toBe(true)
  expect(t.open).toEqual([])
})

test('if another question replaces the old one, an answer to the old question is refused', () => {
  const t = atCustoms()
  const { id, kind } = at(t.open, 0)
  // Without credits and cargo, customs has nothing to ask for.
  const game = withMove((table) => {
    table.credits[ANN] = 0
    table.cargo[ANN] = []
  })
  expect(playChoice(game, t, extraBy(BEN)).ok).toBe(true)
  expect(t.open).toMatchObject([{ seat: ANN }])
  expect(at(t.open, 0).kind).not.toBe(kind)
  expect(playChoice(game, t, { seat: ANN, decision: id, picks: ['work'] })).toEqual({
    ok: false,
    error: { code: 'stale', decision: id },
  })
})

describe('while several are asked at once and some have answered', () => {
  const CID = 2

  /** All seats bid at once, up to one coin more than they have. Seat 2 may be an automa that draws its bid. */
  const bid: DecisionKind<Toy> = {
    name: 'bid',
    shape: 'number',
    rules: [],
    list: () => [],
    bounds: (t, seat) => ({ min: 0, max: at(t.coins, seat) + 1 }),
    option: (_, __, code) => ({ id: String(code), touches: [] }),
    byRule: (t) => [drawBelow(t, 'deck', 2)],
  }
  const auction = routine<Toy, Frame>('auction')('shown', {
    askAll(t) {
      for (let seat = 0; seat < t.seats; seat++) ask(t, bid, seat)
    },
    compare(t) {
      return result(at(t.answers, t.answers.length - 1).seat)
    },
  })

  function bidding(take: StandingMove<Toy>['take'], seating: Partial<Seating> = {}, isTalk = false) {
    const extra: StandingMove<Toy> = {
      name: 'extra',
      shape: 'one',
      rules: [],
      list: () => [0],
      option: () => ({ id: 'go', touches: [] }),
      take,
      isTalk,
    }
    const game: GameWithWords<Toy, ToyOptions> = {
      ...toyGame,
      routines: new Map(toyGame.routines).set('auction', auction),
      decisions: { ...toyGame.decisions, bid },
      standing: { moves: { extra }, limit: 6, made: () => [0, 0, 0] },
    }
    const options: ToyOptions = { effect: { op: 'gain', coins: 0 } }
    const t = begin(game, { seats: 3, ...seating }, options, newChance(3, game.streams))
    const play = (choice: Choice) => expect(playChoice(game, t, choice).ok).toBe(true)
    const bids = (seat: Seat, coins: number) => {
      const open = t.open.find((each) => each.seat === seat)
      play({ seat, decision: open?.id ?? -1, picks: coins })
    }
    return { game, t, play, bids }
  }
  const asked = (t: Toy) => t.open.map(({ id, seat, kind }) => ({ id, seat, kind }))

  test('answers stay if their question has not changed', () => {
    const { t, play, bids } = bidding((table) => table.pile.reverse())
    bids(ANN, 1)
    const before = canonical({ ...t, out: null })
    play(extraBy(CID))
    expect(canonical({ ...t, out: null })).toBe(before)
    bids(BEN, 1)
    bids(CID, 1)
    expect(t.open).toMatchObject([{ kind: 'discard' }])
  })

  test('a seat is asked again under a new id if its options have changed; the others keep their ids', () => {
    const { t, play, bids } = bidding((table) => {
      table.coins[ANN] = 4
    })
    const first = asked(t)
    bids(ANN, 1)
    bids(BEN, 1)
    play(extraBy(CID))
    expect(t.answers).toEqual([{ seat: BEN, kind: 'bid', picks: [1] }])
    expect(asked(t)).toEqual([{ id: 3, seat: ANN, kind: 'bid' }, at(first, CID)])
    expect(t.open.map(({ max }) => max)).toEqual([5, 1])
    bids(ANN, 5)
    bids(CID, 0)
    expect(t.open).toMatchObject([{ kind: 'discard' }])
  })

  test('at a masked table all are asked again, unless the move was only talk: it is secret which question changed', () => {
    const [real, talk] = [false, true].map((isTalk) => bidding(() => undefined, { isMasked: true }, isTalk))
    for (const table of [real, talk]) {
      table?.bids(ANN, 1)
      table?.play(extraBy(CID))
    }
    expect(real?.t.open.map(({ seat }) => seat)).toEqual([ANN, BEN, CID])
    expect(talk?.t.open.map(({ seat }) => seat)).toEqual([BEN, CID])
  })

  test('a move may ask something itself: it is answered first, then all are asked again under new ids', () => {
    const { t, play, bids } = bidding((table, seat) =>
      toyEffects.run(table, { op: 'may', do: { op: 'draw' } }, { seat, note: '' }),
    )
    bids(ANN, 1)
    play(extraBy(CID))
    expect(asked(t)).toEqual([{ id: 3, seat: CID, kind: 'chooseEffect' }])
    play({ seat: CID, decision: 3, picks: ['effect-0'] })
    expect(t.hands[CID]).toHaveLength(1)
    expect(asked(t)).toEqual([4, 5, 6].map((id, seat) => ({ id, seat, kind: 'bid' })))
    expect(t.answers).toEqual([])
    for (const seat of [CID, ANN, BEN]) bids(seat, 1)
    expect(t.open).toMatchObject([{ kind: 'discard' }])
  })

  test('an automa does not draw its answer again', () => {
    const { t, play } = bidding((table) => table.pile.reverse(), { automas: [CID] })
    const before = canonical({ ...t, out: null })
    play(extraBy(ANN))
    expect(canonical({ ...t, out: null })).toBe(before)
    expect(t.answers).toMatchObject([{ seat: CID }])
  })

  test('an answer that was kept can be withdrawn by itself', () => {
    const { game } = bidding(() => undefined)
    const options: ToyOptions = { effect: { op: 'gain', coins: 0 } }
    const match = newTestMatch({ game, seats: 3, options }, 1)
    match.choose({ seat: ANN, decision: 0, picks: 1 })
    match.choose(extraBy(CID))
    match.choose({ seat: BEN, decision: 1, picks: 1 })
    expect(match.undo(ANN)).toBe(true)
    expect(match.position.answers).toEqual([{ seat: BEN, kind: 'bid', picks: [1] }])
    expect(match.position.open.map(({ seat }) => seat)).toEqual([ANN, CID])
  })
})

describe('talk', () => {
  /** The wall for Ann after Ben makes a move that is declared to be talk. */
  function wallAfterTalk(take: StandingMove<Thousand>['take']) {
    const plain = withMove(() => undefined)
    const extra = at(Object.values(plain.standing?.moves ?? {}), 0)
    const moves = { extra, say: { ...extra, name: 'say', isTalk: true, take } }
    const game: GameWithWords<Thousand> = { ...plain, standing: { moves, limit: 6, made: (t) => t.made } }
    const match = newTestMatch({ game, seats: 4, options: {} }, 1)
    expect(match.choose(extraBy(ANN)).ok).toBe(true)
    expect(match.undoReach(ANN)).toMatchObject({ free: true, wall: null })
    expect(match.choose({ seat: BEN, move: 'say', picks: ['go'] }).ok).toBe(true)
    return { wall: match.undoReach(ANN).wall, isTalk: match.isTalk(1) }
  }

  test('does not block an undo', () => {
    expect(wallAfterTalk(() => undefined)).toEqual({ wall: null, isTalk: true })
  })

  test('that draws on chance blocks a free undo like any choice', () => {
    expect(wallAfterTalk((t) => drawBelow(t, 'price', 6))).toEqual({ wall: 'answered', isTalk: false })
  })

  test('that ends the open question blocks a free undo like any choice', () => {
    expect(wallAfterTalk((t) => endRoutine(t, 'turn'))).toEqual({ wall: 'answered', isTalk: false })
  })
})
