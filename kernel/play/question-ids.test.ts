import { describe, expect, test } from 'vitest'
import { at, type Choice, Fault, hashOf, Match, newOutbox, replay, resumeMatch } from '../index.ts'
import { exactHashOf } from '../record/canonical.ts'
import { askedAgain, newTestMatch } from '../testkit/index.ts'
import { type ToyOptions, toyGame } from '../testkit/toy-game.ts'
import { questionId, questionNumber, startSeries } from './question-ids.ts'

const options: ToyOptions = { effect: { op: 'gain', coins: 1 } }
const table = () => newTestMatch({ game: toyGame, seats: 3, options }, 1)
const openIds = (match: ReturnType<typeof table>) => match.position.open.map(({ id }) => id)
const bid = (match: ReturnType<typeof table>, seat: number, picks: number): Choice => {
  const open = match.position.open.find((each) => each.seat === seat)
  return { seat, decision: open?.id ?? -1, picks }
}

/** All three have bid, and the highest bidder is asked something. */
function afterBids() {
  const match = table()
  const bids = [bid(match, 0, 3), bid(match, 1, 2), bid(match, 2, 1)]
  for (const choice of bids) expect(match.choose(choice).ok).toBe(true)
  return { match, bids }
}

describe('ids of questions', () => {
  test('count up from 0 while nothing is taken back', () => {
    expect(openIds(table())).toEqual([0, 1, 2])
    expect(openIds(afterBids().match)).toEqual([3])
  })

  test('are new after each take-back, even after two in a row', () => {
    const { match, bids } = afterBids()
    const seen = new Set([
      ...openIds(match),
      ...bids.map((choice) => ('decision' in choice ? choice.decision : -1)),
    ])
    for (let time = 0; time < 2; time++) {
      expect(match.undo(0, true)).toBe(true)
      for (const id of openIds(match)) expect(seen.has(id)).toBe(false)
      for (const id of openIds(match)) seen.add(id)
      expect(match.choose(at(bids, 0))).toMatchObject({ ok: false, error: { code: 'stale' } })
      for (const choice of bids) match.choose(askedAgain(match, choice))
    }
  })

  test('stay the same for seats that have not answered while another withdraws its answer', () => {
    const match = table()
    const idAtFirst = (seat: number) => table().position.open.find((each) => each.seat === seat)?.id ?? -1
    const before = [idAtFirst(0), idAtFirst(1), idAtFirst(2)] as const
    match.choose(bid(match, 1, 2))
    expect(match.undo(1)).toBe(true)
    const idOf = (seat: number) => match.position.open.find((each) => each.seat === seat)?.id ?? -1
    expect([idOf(0), idOf(2)]).toEqual([before[0], before[2]])
    expect(idOf(1)).toBe(questionId(1, before[1]))
    match.choose(bid(match, 0, 1))
    match.choose(bid(match, 2, 1))
    match.choose(bid(match, 1, 2))
    expect(match.entries.map(({ decision }) => decision)).toEqual([before[0], before[2], before[1]])
  })

  test('do not change hashes or records, which use the numbers of questions', () => {
    const { match, bids } = afterBids()
    const { match: untouched } = afterBids()
    match.undo(0, true)
    for (const choice of bids) match.choose(askedAgain(match, choice))
    expect(questionNumber(at(openIds(match), 0))).toBe(3)
    expect(hashOf(match.position)).toBe(hashOf(untouched.position))
    expect(exactHashOf(match.position)).toBe(exactHashOf(untouched.position))
    expect(match.record().entries).toEqual(untouched.record().entries)
    expect(replay(toyGame, match.record()).ok).toBe(true)
  })

  test.each([false, true])(
    'go on after the last take-back when a match is resumed (trusted: %s)',
    (isTrusted) => {
      const { match, bids } = afterBids()
      match.undo(0, true)
      match.choose(askedAgain(match, at(bids, 0)))
      const resumed = resumeMatch(toyGame, match.record(), isTrusted)
      if (!resumed.ok) throw new Error(resumed.error.code)
      expect(openIds(resumed.value)).toEqual(openIds(match))
      expect(resumed.value.choose(at(bids, 1))).toMatchObject({ ok: false, error: { code: 'stale' } })
      expect(resumed.value.record()).toEqual(match.record())
    },
  )

  test('continue in the series of the first position of a match', () => {
    const { setup, position } = table()
    startSeries(position, 5)
    const match = new Match(toyGame, setup, { position, out: newOutbox() })
    expect(openIds(match)).toEqual([0, 1, 2].map((number) => questionId(5, number)))
    match.choose(bid(match, 0, 3))
    expect(match.undo(0, true)).toBe(true)
    expect(Math.max(...openIds(match))).toBeGreaterThanOrEqual(questionId(6, 0))
  })

  test('are new after a take-back even if a fault in the rules stops the next choice', () => {
    const broken = { isOn: false }
    const game = {
      ...toyGame,
      routines: new Map(
        [...toyGame.routines].map(([name, routine]) => [
          name,
          {
            ...routine,
            stages: routine.stages.map(
              (stage) => (t: Parameters<typeof stage>[0], frame: Parameters<typeof stage>[1]) => {
                if (broken.isOn) throw new Fault('broken')
                return stage(t, frame)
              },
            ),
          },
        ]),
      ),
    }
    const match = new Match(game, table().setup)
    for (const seat of [0, 1, 2]) match.choose(bid(match, seat, 3 - seat))
    expect(match.undo(0, true)).toBe(true)
    for (const seat of [1, 2]) match.choose(bid(match, seat, 1))
    broken.isOn = true
    const last = bid(match, 0, 3)
    expect(() => match.choose(last)).toThrow('broken')
    expect(match.position.open.map(({ id }) => id)).toEqual(['decision' in last ? last.decision : -1])
  })
})
