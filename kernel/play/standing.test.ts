import { expect, test } from 'vitest'
import {
  at,
  begin,
  endGame,
  endRoutine,
  type GameWithWords,
  newChance,
  playChoice,
  type Seat,
  type StandingMove,
} from '../index.ts'
import { payWindow } from '../testkit/toys/thousand/effects.ts'
import { COLLECTOR, type Thousand } from '../testkit/toys/thousand/table.ts'
import { thousand } from '../testkit/toys/thousand.ts'

const [ANN, BEN] = [0, 1]

/** The same game with one more move that anybody may make. */
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

test('a move of a seat that nobody sits at is refused', () => {
  const t = atCustoms()
  for (const seat of [4, 15, -1]) {
    for (const move of ['give', 'accept', 'constructor']) {
      const played = playChoice(thousand, t, { seat, move, picks: ['seat-1'] })
      expect(played).toEqual({ ok: false, error: { code: 'no-such-move', move } })
    }
  }
})

test('a move may end the procedure that is asking: its question is gone, and ids are not used twice', () => {
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
