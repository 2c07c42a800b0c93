import { expect, test } from 'vitest'
import { MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { trackEnds } from '../../content/tracks.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { levelOf, marker } from '../../rules/tracks/levels.ts'
import { advance, advanceRefusal, costsOf, tokenLimit } from '../../rules/tracks/tracks.ts'
import {
  choose,
  closed,
  hold,
  ids,
  level,
  log,
  makeMove,
  marked,
  nextPart,
  question,
  stack,
  stackAt,
  table,
  token,
  tokenOf,
} from '../table.ts'

/** The four tracks of the panel and the trade track; trade, military, technology and politics as actions. */

const by = { from: 'action', source: null } as const

test('GC-LVL-01, GC-LVL-02, GC-EX-05: a level is the space of the marker, and spaces may be shared', () => {
  const t = table(4, (t) => {
    for (const [seat, military] of [3, 3, 4, 5].entries()) level(t, seat, { military })
  })
  expect([0, 1, 2, 3].map((seat) => marker(t, seat, MILITARY))).toEqual([3, 3, 4, 5])
})

test('GC-ORG-02, GC-ORG-03, GC-ORG-04: all start at 0, end at 10, 8, 7, 10 and 6, and go no further', () => {
  const t = table(2, (t) =>
    level(t, 0, { technology: 10, military: 8, production: 7, politics: 10, trade: 6 }),
  )
  expect(t.levels[1]).toEqual([0, 0, 0, 0, 0])
  expect(trackEnds).toEqual([10, 8, 7, 10, 6])
  for (const track of [TECHNOLOGY, MILITARY, PRODUCTION, POLITICS, TRADE]) {
    expect(advanceRefusal(t, 0, track)?.rule).toBe('GC-ORG-04')
    advance(t, 0, track, by)
  }
  expect(t.levels[0]).toEqual([10, 8, 7, 10, 6])
})

test('GC-BON-06, GC-ORG-05, GC-ORG-06: an advance of two spaces takes the token of the space that it passes, once', () => {
  const t = table(3, (t) => {
    level(t, 0, { technology: 2 })
    stack(t, stackAt('technology', 3), 'BB10', 'BB01')
  })
  choose(t, 'technology', 'way=advanceTwo')
  expect(t.levels[0]?.[TECHNOLOGY]).toBe(4)
  expect(t.tokens[0]).toEqual([tokenOf('BB10')])
})

test('GC-BON-07: an empty stack gives the reward printed below it', () => {
  const t = table(3, (t) => {
    level(t, 0, { technology: 2 })
    stack(t, stackAt('technology', 3))
  })
  choose(t, 'technology', 'way=advanceTwo')
  expect(t.tokens[0]).toEqual([])
  expect(t.hold[0]?.[3]).toBe(1)
})

test('GC-BON-08: nothing on the production track', () => {
  const t = table(3, (t) => {
    level(t, 0, { production: 1 })
    stack(t, stackAt('production', 2))
  })
  const before = t.hold[0]?.slice()
  advance(t, 0, PRODUCTION, by)
  expect(t.hold[0]).toEqual(before)
  expect(pointsOf(t, 0)).toBe(0)
})

test('GC-PNL-04, GC-PNL-05: the personal politics track moves with the main one, for every cause', () => {
  const t = table(3)
  expect(tokenLimit(t, 0)).toBe(0)
  advance(t, 0, POLITICS, by)
  expect(tokenLimit(t, 0)).toBe(1)
})

test('GC-TRD-01, GC-TRD-07: the secondary trade action costs 2 raw material and 1 alien', () => {
  const t = table(2, (t) => {
    hold(t, 0, { raw: 2 })
    hold(t, 1, { raw: 2, alien: 1 })
  })
  choose(t, 'trade')
  choose(t, 'follow', 'worker=crew')
  expect(t.hold[1]).toEqual([0, 0, 0, 0])
  expect(marker(t, 1, TRADE)).toBe(1)
  const poor = table(2, (t) => {
    hold(t, 0, { raw: 2 })
    hold(t, 1, { raw: 2 })
  })
  choose(poor, 'trade')
  expect(question(poor)).toBe('turn of 1')
})

test('GC-TRD-02: the main action costs any 2 of the 3', () => {
  const t = table(2, (t) => hold(t, 0, { raw: 2, alien: 1 }))
  expect(nextPart(t, 'trade')?.name).toBe('pay')
  choose(t, 'trade', 'pay=raw:1', 'pay=alien:1')
  expect(t.hold[0]).toEqual([0, 1, 0, 0])
})

test('GC-TRD-03, GC-TRD-04, GC-PNL-08: the next space is unlocked, and its marker goes to the hold', () => {
  const t = table(2, (t) => hold(t, 0, { raw: 2 }))
  choose(t, 'trade')
  expect(marker(t, 0, TRADE)).toBe(1)
  expect(t.markers[0]).toBe(3)
})

test('GC-TRD-05, GC-TRD-06: a fleet token pays at once and moves to the income track', () => {
  const t = table(2, (t) => {
    level(t, 0, { trade: 1 })
    hold(t, 0, { raw: 2 })
    t.fleets = t.fleets.with(0, [2, 0, 1])
  })
  choose(t, 'trade')
  expect(pointsOf(t, 0)).toBe(3)
  expect(t.incomeTracks[0]?.[1]).toBe(2)
})

test('GC-PNL-16, GC-PNL-17: credits may replace raw material in the payment, never an alien', () => {
  const t = table(2, (t) => hold(t, 0, { credits: 2 }))
  choose(t, 'trade')
  expect(t.hold[0]).toEqual([0, 0, 0, 0])
  const alien = table(2, (t) => {
    hold(t, 0, { raw: 2 })
    hold(t, 1, { raw: 2, credits: 5 })
  })
  choose(alien, 'trade', 'pay=raw:2')
  expect(question(alien)).toBe('turn of 1')
})

test('GC-ORG-92: with TC102 the main action costs one raw material', () => {
  const t = table(2, (t) => {
    hold(t, 0, { raw: 1 })
    marked(t, 0, 'TC102')
  })
  choose(t, 'trade')
  expect(t.hold[0]).toEqual([0, 0, 0, 0])
  expect(costsOf(t, 0, TRADE, 1)).toEqual([[0, 2, 0, 0, 0]])
})

test('GC-MIL-01: the main action costs 1 energy and 1 credit, or 2 energy', () => {
  const t = table(2, (t) => hold(t, 0, { energy: 2, credits: 1 }))
  choose(t, 'military', 'pay=energy:2')
  expect(marker(t, 0, MILITARY)).toBe(1)
  expect(t.hold[0]).toEqual([0, 0, 0, 1])
  const other = table(2, (t) => hold(t, 0, { energy: 1, credits: 1 }))
  choose(other, 'military')
  expect(other.hold[0]).toEqual([0, 0, 0, 0])
})

test('GC-MIL-02: the secondary action costs 2 energy and 1 credit', () => {
  const t = table(2, (t) => {
    hold(t, 0, { energy: 2 })
    hold(t, 1, { energy: 2, credits: 1 })
  })
  choose(t, 'military')
  choose(t, 'follow', 'worker=crew')
  expect(t.hold[1]).toEqual([0, 0, 0, 0])
})

test('GC-MIL-03, GC-ORG-07, GC-ORG-08: the next space requires a technology level, and a temporary level changes nothing', () => {
  const t = table(2, (t) => {
    hold(t, 0, { energy: 4 })
    level(t, 0, { military: 1 })
    token(t, 0, 'BB15')
  })
  expect(closed(t, 'military')?.rule).toBe('GC-MIL-03')
  t.raisedMilitary[0] = 2
  expect(advanceRefusal(t, 0, MILITARY)?.facts).toEqual({ has: 0, needs: 1 })
  level(t, 0, { technology: 1 })
  expect(advanceRefusal(t, 0, MILITARY)).toBeNull()
})

test('GC-EX-14: a discount of 1 energy and 1 credit leaves 1 energy', () => {
  const t = table(2, (t) => {
    hold(t, 0, { energy: 2 })
    token(t, 0, 'BA07')
  })
  expect(costsOf(t, 0, MILITARY, 1)).toEqual([[2, 0, 0, 1, 0]])
  makeMove(t, 0, 'useToken', 'BA07')
  choose(t, 'effect-0')
  expect(marker(t, 0, MILITARY)).toBe(1)
  expect(t.hold[0]).toEqual([1, 0, 0, 0])
})

test('GC-LVL-03, GC-ORG-36: a requirement is a minimum, and temporary levels count only for requirements', () => {
  const t = table(2, (t) => {
    level(t, 0, { military: 2 })
    t.raisedMilitary[0] = 2
    t.raisedTrade[0] = 2
  })
  expect(levelOf(t, 0, MILITARY, 'requirement')).toBe(4)
  expect(levelOf(t, 0, MILITARY, 'scoring')).toBe(2)
  expect(levelOf(t, 0, TRADE, 'requirement')).toBe(2)
  expect(levelOf(t, 0, TRADE, 'tokens')).toBe(0)
})

test('GC-TEC-01, GC-TEC-02, GC-TEC-03, GC-TEC-04: two spaces, or one and a card that the new level opens', () => {
  const t = table(2, (t) => level(t, 0, { technology: 1 }))
  expect(nextPart(t, 'technology')?.options.map(({ id }) => id)).toEqual(['advanceTwo', 'advanceAndCard'])
  choose(t, 'technology', 'way=advanceAndCard')
  expect(question(t)).toBe('mark of 0')
  expect(ids(t)).toHaveLength(3)
  choose(t, ids(t)[0] ?? '')
  expect(t.markers[0]).toBe(1)
  expect(t.marked[0]).not.toBe(0)
})

test('GC-TEC-01, GC-TEC-04: if the new level opens no card, the way is shown as one space, with the reason', () => {
  const facts = (technology: number, arrange: (t: Galaxy) => void = () => undefined) => {
    const t = table(2, (t) => {
      level(t, 0, { technology })
      arrange(t)
    })
    return nextPart(t, 'technology')?.options.find(({ id }) => id === 'advanceAndCard')?.facts
  }
  const way = { way: 'advanceAndCard', area: 'technology' }
  expect(facts(0)).toEqual({ ...way, noCard: 'nothingToMark', level: 1 })
  expect(facts(1)).toEqual(way)
  // The token on the next space might give a marker.
  expect(facts(2, (t) => t.markers.fill(0, 0, 1))).toEqual({ ...way, noCard: 'noMarker', level: 3 })
  const t = table(2)
  choose(t, 'technology', 'way=advanceAndCard')
  expect([marker(t, 0, TECHNOLOGY), question(t)]).toEqual([1, 'follow of 1'])
})

test('GC-TEC-05: the secondary action is one space or a card', () => {
  const t = table(2, (t) => level(t, 1, { technology: 2 }))
  choose(t, 'technology', 'way=advanceTwo')
  expect(nextPart(t, 'follow', 'worker=crew')?.options.map(({ id }) => id)).toEqual([
    'advanceOne',
    'cardOnly',
  ])
  choose(t, 'follow', 'worker=crew', 'way=cardOnly')
  expect(question(t)).toBe('mark of 1')
  expect(t.levels[1]?.[TECHNOLOGY]).toBe(2)
})

test('GC-POL-01, GC-POL-06: two spaces, or one and a mission that the new level opens', () => {
  const t = table(2)
  expect(nextPart(t, 'politics')?.options.map(({ id }) => id)).toEqual(['advanceTwo', 'advanceAndCard'])
  choose(t, 'politics', 'way=advanceAndCard')
  expect(t.levels[0]?.[POLITICS]).toBe(1)
  expect(t.log[0]).toHaveLength(1)
})

test('GC-POL-05: the secondary action is one space or a mission', () => {
  const t = table(2, (t) => level(t, 1, { politics: 3 }))
  choose(t, 'politics', 'way=advanceTwo')
  expect(nextPart(t, 'follow', 'worker=crew')?.options.map(({ id }) => id)).toEqual([
    'advanceOne',
    'cardOnly',
  ])
  choose(t, 'follow', 'worker=crew', 'way=cardOnly')
  expect(question(t)).toBe('takeMission of 1')
  expect(ids(t)).toHaveLength(3)
})

test('GC-POL-01, GC-POL-06, GC-ORG-109: the gain of the advance may empty a full log before the mission is taken', () => {
  const t = table(3, (t) => {
    level(t, 0, { politics: 3 })
    stack(t, stackAt('politics', 4), 'BB09', 'BB01')
    log(t, 0, 'MS03', 'MS14')
  })
  choose(t, 'politics', 'way=advanceAndCard')
  expect(question(t)).toBe('goOn of 0')
  makeMove(t, 0, 'useToken', 'BB09')
  choose(t, 'several', 'resources=energy:1', 'resources=raw:1')
  makeMove(t, 0, 'completeMission', 'MS03')
  expect(question(t)).toBe('takeMission of 0')
  choose(t, ids(t)[0] ?? '')
  expect(t.log[0]).toHaveLength(2)
  // If the advance gains nothing, the log stays full.
  const full = table(3, (t) => {
    level(t, 0, { politics: 4 })
    log(t, 0, 'MS03', 'MS14')
  })
  expect(nextPart(full, 'politics')?.options.map(({ id }) => id)).toEqual(['advanceTwo'])
})

test('GC-TEC-01, GC-TEC-02, GC-ORG-109: the gain of the advance may include a marker before the card is marked', () => {
  const arrange = (technology: number) =>
    table(3, (t) => {
      level(t, 0, { technology })
      stack(t, stackAt('technology', 6), 'BA08', 'BA01')
      hold(t, 0, { raw: 1 })
      t.markers[0] = 0
    })
  const t = arrange(5)
  choose(t, 'technology', 'way=advanceAndCard')
  expect(question(t)).toBe('goOn of 0')
  makeMove(t, 0, 'useToken', 'BA08')
  choose(t, 'effect-0')
  expect([marker(t, 0, TRADE), t.markers[0]]).toEqual([1, 1])
  while (question(t) === 'goOn of 0') choose(t, 'goOn')
  expect(question(t)).toBe('mark of 0')
  expect(nextPart(arrange(4), 'technology')?.options.map(({ id }) => id)).toEqual(['advanceTwo'])
})

test('GC-ORG-04, GC-TEC-01, GC-POL-01: at the end of a track the main action still marks or takes a card, and does nothing else', () => {
  const t = table(2, (t) => level(t, 0, { technology: 10, politics: 10 }))
  const ways = (area: string) => nextPart(t, area)?.options.map(({ id }) => id)
  expect([ways('technology'), ways('politics')]).toEqual([['advanceAndCard'], ['advanceAndCard']])
  choose(t, 'technology', 'way=advanceAndCard')
  expect(question(t)).toBe('mark of 0')
  expect(marker(t, 0, TECHNOLOGY)).toBe(10)
  const closedTo = table(2, (t) => {
    level(t, 0, { technology: 10, politics: 10 })
    t.markers[0] = 0
    log(t, 0, 'MS03', 'MS14')
  })
  for (const area of ['technology', 'politics']) expect(closed(closedTo, area)?.rule).toBe('GC-ORG-04')
})
