import { at, type Seat, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type Source, sources } from '../../content/names.ts'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { scoredBy } from '../../rules/rounds/goals.ts'
import { violations } from '../../rules/violations.ts'
import {
  asked,
  chooseAs,
  collectedPirates,
  completed,
  fleets,
  goalOf,
  goals,
  hold,
  level,
  marked,
  outpost,
  question,
  scoring,
  table,
} from '../table.ts'

const worth = (t: Galaxy, goal: string, seat: Seat = 0) => scoredBy(t, seat, goalOf(goal)).points
const pointsFor = (t: Galaxy, seat: Seat, source: Source) => at(at(t.ledger, seat), sources.indexOf(source))

/** A whole scoring in which every seat takes the first of its two goals. */
function scored(seats: number, arrange: (t: Galaxy) => void): Galaxy {
  const t = scoring(seats, arrange)
  for (let seat = 0; seat < seats; seat++) chooseAs(t, seat, asked(t, seat).options[0]?.id ?? '')
  return t
}

describe('Goals', () => {
  test('GC-GOL-01: choosing a goal is the only question that others at the screen may not see', () => {
    const covered = Object.values(game.decisions).filter(({ isOpen }) => isOpen !== true)
    expect(covered.map(({ name }) => name)).toEqual(['chooseGoal'])
  })

  test('GC-GOL-01, GC-END-02: all choose at once and in secret; the other card is never shown', () => {
    const t = scoring(3, (t) => goals(t, 0, 'GL02', 'GL05'))
    expect(question(t)).toBe('chooseGoal of 0, chooseGoal of 1, chooseGoal of 2')
    expect(asked(t, 0).options.map(({ id }) => id)).toEqual(['GL02', 'GL05'])
    expect(game.decisions['chooseGoal']?.isOpen).not.toBe(true)
    chooseAs(t, 0, 'GL05')
    expect(pointsFor(t, 0, 'goal')).toBe(0)
    for (const seat of [1, 2]) chooseAs(t, seat, asked(t, seat).options[0]?.id ?? '')
    expect(t.scoredGoals[0]).toEqual([goalOf('GL05')])
    expect(t.goals.map((left) => left.length)).toEqual([1, 1, 1])
    expect(viewOf(game, t, 1).goals[0]).toBe(1)
  })

  test('GC-GOL-02: colour goals count planets of several colours', () => {
    const t = table(3, (t) => {
      // Yellow, yellow-purple, multicolour, green.
      for (const planet of ['PL16', 'PL18', 'PL02', 'PL03']) outpost(t, 0, planet)
    })
    expect(worth(t, 'GL02')).toBe(3 * 3)
    expect(worth(t, 'GL05')).toBe(3 * 2)
    expect(worth(t, 'GL08')).toBe(3 * 2)
    expect(worth(t, 'GL11')).toBe(4 * 1)
  })

  test('GC-GOL-03, GC-ORG-78: the licensed trader counts planets with any slot that requires trade', () => {
    const t = table(3, (t) => {
      // One slot without and one with a requirement; only one with; none: a base planet, a wild planet, the hub.
      for (const planet of ['PL03', 'PL08', 'PL16', 'PL06']) outpost(t, 0, planet)
    })
    expect(worth(t, 'GL06')).toBe(3 * 2)
  })

  test('GC-GOL-04, GC-ORG-77, GC-END-04: the well-stocked goal adds to the usual points, at most 12 for resources', () => {
    const t = scored(2, (t) => {
      goals(t, 0, 'GL09', 'GL01')
      goals(t, 1, 'GL02', 'GL05')
      hold(t, 0, { energy: 9, raw: 8, alien: 3 })
      for (const planet of ['PL03', 'PL08', 'PL15']) outpost(t, 0, planet)
    })
    expect(pointsFor(t, 0, 'goal')).toBe(2 * 4 + 12)
    expect(pointsFor(t, 0, 'resources')).toBe(6)
  })

  test('GC-ORG-76: of two categories joined by "or" the better one scores', () => {
    const t = table(3, (t) => {
      level(t, 0, { trade: 2 })
      marked(t, 0, 'TC101')
      completed(t, 0, 'MS01', 'MS02', 'MS03')
      collectedPirates(t, 0, 'PT01')
      collectedPirates(t, 0, 'PT02')
    })
    expect(worth(t, 'GL01')).toBe(2 * 3)
    expect(worth(t, 'GL13')).toBe(3 * 2)
    // One outpost, at the hub, and one marked card.
    expect(worth(t, 'GL14')).toBe(2)
    expect(worth(t, 'GL03')).toBe(5 * 2)
  })

  test('GC-ORG-18: a mission of two types counts as either, separately for each goal', () => {
    const t = table(3, (t) => completed(t, 0, 'MS21', 'MS04', 'MS05', 'MS03'))
    expect(worth(t, 'GL07')).toBe(4 * 2)
    expect(worth(t, 'GL10')).toBe(4 * 2)
    expect(worth(t, 'GL04')).toBe(4 * 1)
    expect(worth(t, 'GL01')).toBe(2 * 4)
  })

  test('GC-ORG-95, GC-ORG-36: TC209 counts for levels at the end, temporary levels do not', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 5, politics: 3, production: 2 })
      t.raisedMilitary[0] = 2
    })
    expect(worth(t, 'GL12')).toBe(10)
    marked(t, 0, 'TC209')
    expect(worth(t, 'GL12')).toBe(12)
  })

  test('GC-ORG-79: if both are worth the same, the player may choose either', () => {
    const t = scoring(2, (t) => goals(t, 0, 'GL03', 'GL04'))
    expect(asked(t, 0).options.map(({ facts }) => facts?.['points'])).toEqual([0, 0])
  })
})

describe('Technology cards at the end', () => {
  test('GC-TCH-05: levels of two tracks; of production', () => {
    const t = scored(2, (t) => {
      goals(t, 0, 'GL04', 'GL07')
      goals(t, 1, 'GL02', 'GL05')
      fleets(t, 0, 'FT1', 'FT3', 'FT2')
      level(t, 0, { technology: 4, politics: 3, military: 2, trade: 5, production: 6 })
      marked(t, 0, 'TC301', 'TC304', 'TC307')
      // GC-ORG-36: temporary levels score nothing.
      t.raisedMilitary[0] = 2
    })
    expect(pointsFor(t, 0, 'technologies')).toBe(2 + 5 + (4 + 3) + 6)
    expect(violations(t)).toEqual([])
  })

  test('GC-TCH-12, GC-ORG-108, GC-EX-13: TC306 adds 2 points for each unit that the scored goal has counted, at most 12', () => {
    const yellow = scored(2, (t) => {
      goals(t, 0, 'GL02', 'GL07')
      goals(t, 1, 'GL04', 'GL05')
      for (const planet of ['PL16', 'PL18', 'PL02']) outpost(t, 0, planet)
      marked(t, 0, 'TC306')
    })
    expect(pointsFor(yellow, 0, 'goal')).toBe(9)
    expect(pointsFor(yellow, 0, 'technologies')).toBe(6)
    const levels = scored(2, (t) => {
      goals(t, 0, 'GL12', 'GL07')
      goals(t, 1, 'GL02', 'GL05')
      level(t, 0, { technology: 5, politics: 3, production: 2 })
      marked(t, 0, 'TC306')
    })
    expect(pointsFor(levels, 0, 'goal')).toBe(10)
    expect(pointsFor(levels, 0, 'technologies')).toBe(12)
    // Of a goal with "or", only the part that scores counts: 2 missions, but not the card.
    const either = scored(2, (t) => {
      goals(t, 0, 'GL01', 'GL07')
      goals(t, 1, 'GL02', 'GL05')
      completed(t, 0, 'MS03', 'MS06')
      marked(t, 0, 'TC306')
    })
    expect(pointsFor(either, 0, 'technologies')).toBe(4)
    // The question shows the points that TC306 would add.
    const choosing = scoring(2, (t) => {
      goals(t, 0, 'GL02', 'GL03')
      outpost(t, 0, 'PL16')
      marked(t, 0, 'TC306')
    })
    expect(asked(choosing, 0).options.map(({ facts }) => [facts?.['points'], facts?.['more']])).toEqual([
      [3, 2],
      [0, 0],
    ])
  })

  test('GC-TCH-13: TC308 counts all seats’ markers on the cards that its owner has marked', () => {
    const t = scored(3, (t) => {
      goals(t, 0, 'GL04', 'GL07')
      goals(t, 1, 'GL02', 'GL05')
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC308', 'TC101')
      marked(t, 1, 'TC308', 'TC102')
      marked(t, 2, 'TC101', 'TC102')
    })
    // TC308: seats 0 and 1; TC101: seats 0 and 2. For seat 1: TC308 twice, TC102 twice.
    expect(pointsFor(t, 0, 'technologies')).toBe(4)
    expect(pointsFor(t, 1, 'technologies')).toBe(4)
    expect(pointsFor(t, 2, 'technologies')).toBe(0)
  })
})

describe('The end', () => {
  test('GC-END-03, GC-END-04: a point for each credit, and for any three resources', () => {
    const t = scored(2, (t) => {
      goals(t, 0, 'GL04', 'GL07')
      goals(t, 1, 'GL03', 'GL10')
      hold(t, 0, { energy: 3, raw: 3, alien: 2, credits: 4 })
      hold(t, 1, { energy: 1, alien: 1, credits: 0 })
    })
    expect([pointsFor(t, 0, 'credits'), pointsFor(t, 0, 'resources')]).toEqual([4, 2])
    expect([pointsFor(t, 1, 'credits'), pointsFor(t, 1, 'resources')]).toEqual([0, 0])
    expect(t.outcome?.scores?.[0]).toMatchObject({ total: 6, sources: { credits: 4, resources: 2, goal: 0 } })
  })

  test('GC-END-06, GC-END-07: the most points win, and equal ones win together', () => {
    const alone = scored(3, (t) => {
      for (const [seat, cards] of [
        ['GL03', 'GL04'],
        ['GL07', 'GL10'],
        ['GL13', 'GL01'],
      ].entries())
        goals(t, seat, ...cards)
      hold(t, 1, { credits: 2 })
    })
    expect(alone.outcome?.winners).toEqual([1])
    const together = scored(3, (t) => {
      for (const [seat, cards] of [
        ['GL03', 'GL04'],
        ['GL07', 'GL10'],
        ['GL13', 'GL01'],
      ].entries())
        goals(t, seat, ...cards)
      hold(t, 1, { credits: 2 })
      hold(t, 2, { energy: 6 })
    })
    expect(together.outcome?.winners).toEqual([1, 2])
    expect(violations(together)).toEqual([])
  })

  test('GC-END-07, GC-TCH-12: seats with nothing score nothing, even with TC306, and win together', () => {
    const t = scored(3, (t) => {
      for (const [seat, cards] of [
        ['GL03', 'GL04'],
        ['GL07', 'GL10'],
        ['GL02', 'GL05'],
      ].entries())
        goals(t, seat, ...cards)
      marked(t, 0, 'TC306')
    })
    expect(t.outcome?.scores?.map(({ total }) => total)).toEqual([0, 0, 0])
    expect(t.outcome?.winners).toEqual([0, 1, 2])
  })
})
