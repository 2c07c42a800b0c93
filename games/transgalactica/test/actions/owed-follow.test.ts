import { answer, anyAnswer, anyMove, at, begin, fastDice, newChance, takeStanding } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import {
  asked,
  choose,
  closed,
  decree,
  hold,
  ids,
  level,
  log,
  makeMove,
  marked,
  moves,
  outpost,
  pirates,
  planet,
  question,
  ship,
  table,
  token,
  workers,
} from '../table.ts'

/** Free actions of a seat that is asked to follow. The refused ones are in scenarios/follows.yaml. */

/** Whether the seat that is asked to follow can do so. */
const isFollowOffered = (t: Galaxy): boolean => at(asked(t).options, 0).id === 'follow'

test.each([2, 3, 5])(
  'GC-ORG-67: after random free actions, a seat that could follow still follows, with %i players',
  (seats) => {
    let tried = 0
    for (let seed = 1; seed <= 40; seed++) {
      const { below } = fastDice(seed)
      const t = begin(game, { seats }, {}, newChance(seed, game.streams))
      let owing = -1
      while (t.outcome === null) {
        const decision = at(t.open, below(t.open.length))
        const { seat, kind } = decision
        if (kind === 'follow') {
          if (owing === seat) expect(ids(t)).toEqual(['follow'])
          const made = below(2) === 0 ? anyMove(game, t, seat, below) : null
          if (made !== null) {
            owing = isFollowOffered(t) ? seat : -1
            tried++
            takeStanding(game, t, made.move, seat, made.picks)
            continue
          }
        }
        if (kind === 'follow' || seat !== owing) owing = -1
        answer(game, t, decision, anyAnswer(game, t, decision, below))
      }
    }
    expect(tried).toBeGreaterThan(150)
  },
)

test('GC-ORG-67, GC-PLN-08: a token that could discard the only worker for a wild planet is refused before the follow', () => {
  const t = table(3, (t) => {
    planet(t, 'PL06', 'S1')
    pirates(t, 'PL06', null)
    ship(t, 1, 'PL06')
    token(t, 1, 'BA09')
    hold(t, 1, { raw: 1 })
    workers(t, 1, { crew: 1, captains: 0 })
  })
  choose(t, 'technology', 'way=advanceTwo')
  expect(question(t)).toBe('follow of 1')
  expect(closed(t, 'BA09')?.rule).toBe('GC-ORG-67')
  choose(t, 'follow', 'worker=crew', 'way=advanceOne')
})

test('GC-ORG-67, GC-ORG-39: a token that grants an action is refused before the follow only if the follow has a cost', () => {
  const rich = { energy: 4, raw: 4, alien: 4, credits: 4 }
  const t = table(3, (t) => {
    hold(t, 0, rich)
    hold(t, 1, rich)
    token(t, 1, 'BA15')
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(closed(t, 'BA15')?.rule).toBe('GC-ORG-67')
  choose(t, 'follow', 'worker=crew', 'pay=raw:2', 'pay=alien:1')
  expect(question(t)).toBe('goOn of 1')
  expect(moves(t, 1)['useToken']).toEqual(['BA15'])
})

test('GC-ORG-67: with enough goods, missions and tokens with a price are open before the follow', () => {
  const t = table(3, (t) => {
    hold(t, 0, { raw: 2 })
    hold(t, 1, { energy: 6, raw: 6, alien: 6, credits: 6 })
    log(t, 1, 'MS01')
    token(t, 1, 'BA08')
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(moves(t, 1)['completeMission']).toEqual(['MS01'])
  expect(moves(t, 1)['useToken']).toEqual(['BA08'])
})

test('GC-ORG-67, GC-TCH-04: a card that grants an action cannot be marked before the follow', () => {
  const t = table(3, (t) => {
    hold(t, 0, { raw: 2 })
    hold(t, 1, { raw: 2, alien: 1 })
    level(t, 1, { technology: 8 })
    marked(t, 2, 'TC303')
    token(t, 1, 'BA10')
  })
  choose(t, 'trade', 'pay=raw:2')
  expect(closed(t, 'BA10')?.rule).toBe('GC-ORG-67')
})

test('GC-ORG-67: no other free action is open during one before the follow', () => {
  const t = table(3, (t) => {
    hold(t, 0, { energy: 1 })
    hold(t, 1, { energy: 1 })
    token(t, 1, 'BB12')
    token(t, 1, 'BB10')
  })
  choose(t, 'exploration')
  choose(t, 'move-R1')
  expect(question(t)).toBe('follow of 1')
  makeMove(t, 1, 'useToken', 'BB12')
  expect(question(t)).toBe('freeMove of 1')
  expect(moves(t, 1)).toEqual({})
  choose(t, 'pass')
  expect(moves(t, 1)['useToken']).toEqual(['BB10'])
})

test('GC-ORG-67, GC-PLN-08: the crew member that a wild planet needs cannot go to the Senate before the follow', () => {
  const t = table(3, (t) => {
    decree(t, 0, 'DC04')
    for (const each of ['PL16', 'PL10', 'PL05']) outpost(t, 1, each)
    planet(t, 'PL06', 'S1')
    pirates(t, 'PL06', null)
    ship(t, 1, 'PL06')
    hold(t, 0, { energy: 1 })
    hold(t, 1, { raw: 2 })
    workers(t, 1, { crew: 1, captains: 1 })
  })
  choose(t, 'exploration')
  choose(t, 'move-R1')
  expect(question(t)).toBe('follow of 1')
  // The outpost on the wild planet needs that crew member, so only the captain can place it.
  expect(closed(t, 'DC04')?.rule).toBe('GC-ORG-67')
})
