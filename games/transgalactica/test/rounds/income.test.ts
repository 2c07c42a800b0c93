import { at, fastDice, type Seat } from '@kantyna/kernel'
import { anyChoice, newTestMatch } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { sources } from '../../content/names.ts'
import { transgalactica } from '../../index.ts'
import { thingOf } from '../../rules/abilities/sources.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { incomeForecast } from '../../rules/rounds/income-sources.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  asked,
  chooseAs,
  collectedPirates,
  fleets,
  hold,
  ids,
  income,
  inOrder,
  level,
  marked,
  moves,
  nextPart,
  outpost,
  question,
  reserve,
  stack,
  stackAt,
  token,
  tokenOf,
  workers,
} from '../table.ts'

/** Takes all crew spaces, so that no seat has anything to choose. */
function settled(t: Galaxy): void {
  for (let seat = 0; seat < t.seats; seat++) workers(t, seat, { crew: 5 })
}

const pointsFor = (t: Galaxy, seat: Seat, source: (typeof sources)[number]) =>
  at(at(t.ledger, seat), sources.indexOf(source))

describe('The income phase', () => {
  test('GC-INC-01, GC-RND-02: every round begins with income, including the first one; then come turns', () => {
    const t = income(3, (t) => {
      settled(t)
      workers(t, 0, { crew: 1 })
      workers(t, 1, { crew: 3 })
      level(t, 1, { politics: 3 })
    })
    expect(t.phase).toBe('income')
    expect(question(t)).toBe('income of 0')
    chooseAs(t, 0, 'income', 'resources=alien:1')
    expect(t.phase).toBe('turns')
    // Empty crew spaces C2 to C5 (GC-ORG-21), and C4 and C5 of seat 1 with its politics.
    expect(t.hold).toEqual([
      [0, 0, 1, 1],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ])
    expect([pointsOf(t, 0), pointsOf(t, 1), pointsOf(t, 2)]).toEqual([2, 2, 0])
  })

  test('GC-INC-02, GC-ORG-73: all seats with a choice are asked at once, and nothing happens before the last answer', () => {
    const t = income(3, (t) => {
      settled(t)
      workers(t, 0, { crew: 2 })
      workers(t, 2, { crew: 2 })
    })
    expect(question(t)).toBe('income of 0, income of 2')
    chooseAs(t, 2, 'income', 'resources=energy:1')
    expect(at(t.hold, 2)).toEqual([0, 0, 0, 0])
    chooseAs(t, 0, 'income', 'resources=raw:1')
    expect(t.hold.map((held) => held.join())).toEqual(['0,1,0,0', '0,0,0,0', '1,0,0,0'])
    expect(question(t)).toBe('turn of 0')
  })

  test('a seat without a choice is not asked', () => {
    const t = income(4, settled)
    expect(t.phase).toBe('turns')
  })

  test('GC-INC-03, GC-PLN-07: planets with the income symbol pay the owner of an outpost there', () => {
    const t = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL06')
      outpost(t, 1, 'PL03')
    })
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 1])
    expect(at(t.hold, 1)).toEqual([0, 0, 0, 0])
    expect(pointsOf(t, 1)).toBe(0)
  })

  test('GC-INC-04: each track gives the income of its marker’s space, and nothing for the spaces before', () => {
    const t = income(2, (t) => {
      settled(t)
      level(t, 0, { technology: 5, military: 3, production: 2, politics: 7 })
      level(t, 1, { technology: 1, military: 1, production: 1, politics: 2 })
    })
    expect(at(t.hold, 0)).toEqual([0, 1, 1, 1])
    expect(pointsFor(t, 0, 'tracks')).toBe(2)
    expect(at(t.hold, 1)).toEqual([0, 0, 0, 0])
  })

  test('GC-INC-05, GC-PNL-05, GC-PNL-06, GC-PNL-07, GC-EX-03: tokens of the income track pay up to the political level, even beyond empty spaces', () => {
    const t = income(2, (t) => {
      settled(t)
      fleets(t, 0, 'FT1', 'FT3', 'FT2')
      fleets(t, 1, 'FT1', 'FT3', 'FT2')
      level(t, 0, { politics: 1, trade: 4 })
      level(t, 1, { politics: 2, trade: 4 })
      collectedPirates(t, 0, 'PT01')
    })
    // A point for the pirates and a credit for the first fleet token; the second one pays nothing.
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 1])
    expect(pointsFor(t, 0, 'pirates')).toBe(1)
    expect(pointsFor(t, 0, 'fleet')).toBe(0)
    // Without pirates, and one level higher.
    expect(at(t.hold, 1)).toEqual([0, 0, 0, 1])
    expect(pointsFor(t, 1, 'fleet')).toBe(3)
    expect(violations(t)).toEqual([])
  })

  test('GC-INC-06, GC-PIR-04: tokens on the mining track are not income', () => {
    const t = income(2, (t) => {
      settled(t)
      collectedPirates(t, 0, 'PT05')
      level(t, 0, { politics: 2 })
    })
    expect(pointsOf(t, 0)).toBe(0)
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 0])
  })

  test('GC-INC-07, GC-INC-08, GC-PNL-12, GC-PNL-13, GC-PNL-14, GC-EX-04, GC-ORG-21: emptied outpost spaces and empty crew spaces pay', () => {
    const t = income(2, (t) => {
      settled(t)
      // With outposts on the hub and four planets, the fifth space is empty.
      for (const planet of ['PL03', 'PL08', 'PL15', 'PL07']) outpost(t, 0, planet)
      workers(t, 0, { crew: 2 })
    })
    chooseAs(t, 0, 'income', 'resources=raw:1')
    expect(pointsFor(t, 0, 'outposts')).toBe(1)
    expect(pointsFor(t, 0, 'crew')).toBe(2)
    expect(at(t.hold, 0)).toEqual([0, 1, 0, 0])
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-23: captains’ spaces give nothing', () => {
    const t = income(2, (t) => {
      settled(t)
      t.captains[0] = 0
    })
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 0])
    expect(pointsOf(t, 0)).toBe(0)
  })

  test('GC-ORG-81, GC-ORG-21: the lieutenant occupies a crew space, which gives nothing', () => {
    const t = income(2, (t) => {
      settled(t)
      ability(t, 0, 'lieutenant')
      workers(t, 0, { crew: 3 })
    })
    // With the lieutenant and three crew members, only C5 is empty.
    expect(at(t.lieutenant, 0)).toBe(1)
    expect(pointsFor(t, 0, 'crew')).toBe(1)
  })

  test('GC-SEN-04, GC-ORG-26: a crew member who has left the panel leaves a space that gives income', () => {
    const t = income(2, (t) => {
      workers(t, 0, { crew: 4 })
      workers(t, 1, { crew: 5 })
    })
    expect(pointsFor(t, 0, 'crew')).toBe(1)
    expect(pointsFor(t, 1, 'crew')).toBe(0)
  })

  test('GC-ABL-15, GC-ORG-103: the Relief Fund gives one of each good that its owner does not have, before everything else and never twice', () => {
    const t = income(2, (t) => {
      settled(t)
      ability(t, 0, 'reliefFund')
      hold(t, 0, { raw: 2 })
      level(t, 0, { technology: 2 })
      token(t, 0, 'BA12')
    })
    expect(at(t.hold, 0)).toEqual([1, 2, 1, 1])
    chooseAs(t, 0, 'income', 'double=yes')
    // It also gets the energy of the technology track twice.
    expect(at(t.hold, 0)).toEqual([3, 2, 1, 1])
    expect(at(t.hold, 1)).toEqual([0, 0, 0, 0])
  })

  test('GC-SYM-16, GC-ORG-38, GC-ORG-103: the token that doubles income is used here, for every source', () => {
    const t = income(2, (t) => {
      settled(t)
      workers(t, 0, { crew: 2 })
      token(t, 0, 'BA12')
      outpost(t, 0, 'PL06')
      level(t, 0, { military: 2 })
    })
    expect(nextPart(t, 'income')?.name).toBe('double')
    expect(nextPart(t, 'income', 'double=no')).toMatchObject({ min: 1, max: 1 })
    expect(nextPart(t, 'income', 'double=yes')).toMatchObject({ min: 2, max: 2 })
    const events = chooseAs(t, 0, 'income', 'double=yes', 'resources=energy:1', 'resources=alien:1')
    expect(events.some(({ type }) => type === 'doubledIncome')).toBe(true)
    expect(at(t.hold, 0)).toEqual([1, 0, 1, 2])
    expect(pointsOf(t, 0)).toBe(2 * (2 + 1))
    expect(at(t.usedTokens, 0)).toContain(tokenOf('BA12'))
    expect(violations(t)).toEqual([])
  })

  test('the token may be kept; used from a reserve, it is the one token of the round', () => {
    const kept = income(2, (t) => {
      settled(t)
      token(t, 0, 'BA12')
    })
    chooseAs(kept, 0, 'income', 'double=no')
    expect(at(kept.tokens, 0)).toContain(tokenOf('BA12'))
    const locker = income(2, (t) => {
      settled(t)
      ability(t, 0, 'reserveLocker')
      reserve(t, 0, 'BA12')
      outpost(t, 0, 'PL06')
    })
    chooseAs(locker, 0, 'income', 'double=yes')
    expect(at(locker.hold, 0)).toEqual([0, 0, 0, 2])
    expect(locker.hasUsedReserve[0]).toBe(1)
    expect(locker.discardedTokens).toContain(tokenOf('BA12'))
  })

  test('GC-ORG-109: no exchange and no other token is open in the income phase', () => {
    const t = income(2, (t) => {
      hold(t, 0, { credits: 3 })
      token(t, 0, 'BB10')
    })
    expect(question(t)).toContain('income of 0')
    expect(moves(t, 0)).toEqual({})
  })
})

describe('Wild planets', () => {
  test('GC-PLN-07: the green one advances on one of three tracks', () => {
    const t = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL12')
    })
    expect(nextPart(t, 'income')?.options.map(({ id }) => id)).toEqual([
      'production',
      'technology',
      'politics',
    ])
    chooseAs(t, 0, 'income', 'track=politics')
    expect(at(t.levels, 0)).toEqual([0, 0, 0, 1, 0])
  })

  test('GC-ORG-73: the player chooses whether its track gives before or after it advances', () => {
    const arrange = (t: Galaxy) => {
      settled(t)
      outpost(t, 0, 'PL12')
      level(t, 0, { technology: 4 })
    }
    const before = income(2, arrange)
    expect(nextPart(before, 'income', 'track=technology')?.name).toBe('before')
    chooseAs(before, 0, 'income', 'track=technology', 'before=before')
    expect(at(before.hold, 0)).toEqual([1, 0, 0, 0])
    const after = income(2, arrange)
    chooseAs(after, 0, 'income', 'track=technology', 'before=after')
    expect(at(after.hold, 0)).toEqual([0, 0, 0, 1])
    // A space without income gives nothing before, and if both give the same there is no question.
    const third = income(2, arrange)
    expect(nextPart(third, 'income', 'track=politics')).toBeNull()
  })

  test('GC-PNL-05: the political level after the advance decides which tokens pay', () => {
    const t = income(2, (t) => {
      settled(t)
      fleets(t, 0, 'FT3', 'FT1', 'FT2')
      level(t, 0, { trade: 2 })
      outpost(t, 0, 'PL12')
    })
    chooseAs(t, 0, 'income', 'track=politics')
    expect(pointsFor(t, 0, 'fleet')).toBe(3)
  })

  test('GC-PLN-11, GC-ORG-54, GC-ORG-04: the grey one unlocks trade for an alien, if its owner wants to and can', () => {
    const t = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL13')
      hold(t, 0, { alien: 1, raw: 3 })
      fleets(t, 0, 'FT1', 'FT2', 'FT3')
      level(t, 0, { trade: 1, politics: 2 })
    })
    expect(ids(t)).toEqual(['income'])
    chooseAs(t, 0, 'income', 'payTrade=yes')
    // GC-TRD-05: the fleet token pays at once, and not a second time in this phase.
    expect(at(t.hold, 0)).toEqual([0, 3, 0, 1])
    expect(at(t.levels, 0)[4]).toBe(2)
    const poor = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL13')
      hold(t, 0, { credits: 4 })
    })
    expect(poor.phase).toBe('turns')
    const atEnd = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL13')
      fleets(t, 0, 'FT1', 'FT3', 'FT2')
      level(t, 0, { trade: 6 })
      hold(t, 0, { alien: 1 })
    })
    expect(atEnd.phase).toBe('turns')
  })

  test('an alien gained in the same phase may pay for it, even one chosen as any resource', () => {
    const t = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL13')
      workers(t, 0, { crew: 2 })
    })
    expect(() => chooseAs(t, 0, 'income', 'payTrade=yes', 'resources=raw:1')).toThrow()
    chooseAs(t, 0, 'income', 'payTrade=yes', 'resources=alien:1')
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 0])
    expect(t.markers[0]).toBe(3)
  })

  test('GC-PLN-11, GC-MIL-03, GC-ORG-54: the purple one advances the military for a credit, if the technology level allows', () => {
    const t = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL19')
      hold(t, 0, { credits: 1 })
      level(t, 0, { military: 2, technology: 2 })
    })
    expect(nextPart(t, 'income', 'payMilitary=yes')?.name).toBe('militaryBefore')
    chooseAs(t, 0, 'income', 'payMilitary=yes', 'militaryBefore=before')
    expect(at(t.levels, 0)[1]).toBe(3)
    // The point of space 2 before the advance, and the energy of technology 2.
    expect(at(t.hold, 0)).toEqual([1, 0, 0, 0])
    expect(pointsFor(t, 0, 'tracks')).toBe(1)
    const low = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL19')
      hold(t, 0, { credits: 1 })
      level(t, 0, { military: 1 })
    })
    expect(low.phase).toBe('turns')
  })

  test('technology that the green one has just raised counts for the purple one', () => {
    const t = income(2, (t) => {
      settled(t)
      outpost(t, 0, 'PL12')
      outpost(t, 0, 'PL19')
      hold(t, 0, { credits: 1 })
      level(t, 0, { military: 1 })
    })
    expect(nextPart(t, 'income', 'track=politics')).toBeNull()
    expect(nextPart(t, 'income', 'track=technology')?.name).toBe('payMilitary')
    chooseAs(t, 0, 'income', 'track=technology', 'payMilitary=yes')
    expect(at(t.levels, 0)).toEqual([1, 2, 0, 0, 0])
  })

  test('GC-ORG-103: with doubled income each price may be paid twice', () => {
    const t = income(2, (t) => {
      settled(t)
      token(t, 0, 'BA12')
      outpost(t, 0, 'PL19')
      hold(t, 0, { credits: 2 })
      level(t, 0, { technology: 1 })
    })
    expect(nextPart(t, 'income', 'double=yes')).toMatchObject({
      name: 'payMilitary',
      shape: 'number',
      max: 2,
    })
    chooseAs(t, 0, 'income', 'double=yes', 'payMilitary=2')
    expect(at(t.levels, 0)[1]).toBe(2)
    expect(at(t.hold, 0)[3]).toBe(0)
  })

  test('GC-ORG-73, GC-ORG-103: with doubled income paid twice, the military track may give between its two advances', () => {
    const arrange = () =>
      income(2, (t) => {
        settled(t)
        token(t, 0, 'BA12')
        outpost(t, 0, 'PL19')
        hold(t, 0, { credits: 2 })
        level(t, 0, { technology: 2, military: 1 })
      })
    const paid = ['income', 'double=yes', 'payMilitary=2']
    expect(nextPart(arrange(), ...paid)).toMatchObject({ name: 'militaryBeforeAgain', min: 0, max: 2 })
    // Space 1 gives nothing, space 2 a point, space 3 an alien.
    const come = [0, 1, 2].map((before) => {
      const t = arrange()
      chooseAs(t, 0, ...paid, `militaryBeforeAgain=${before}`)
      return [pointsFor(t, 0, 'tracks'), at(at(t.hold, 0), 2)]
    })
    expect(come).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ])
  })

  test('GC-ORG-73, GC-ORG-103, TC202: income between two advances may pay for the second', () => {
    const t = income(2, (t) => {
      settled(t)
      token(t, 0, 'BA12')
      outpost(t, 0, 'PL19')
      marked(t, 0, 'TC202')
      hold(t, 0, { credits: 1 })
      level(t, 0, { technology: 2, politics: 2 })
    })
    chooseAs(t, 0, 'income', 'double=yes', 'payMilitary=2', 'politicsBeforeAgain=1')
    academy(t, 0, 'politics')
    expect(at(t.levels, 0)).toEqual([2, 2, 0, 4, 0])
    // The credit of politics 3 is paid, the one of politics 4 is left.
    expect(at(t.hold, 0)[3]).toBe(1)
  })

  test('GC-ORG-73, GC-ORG-103, TC202: a token that politics opens between them may pay too', () => {
    const t = income(2, (t) => {
      settled(t)
      fleets(t, 0, 'FT1', 'FT3', 'FT2')
      level(t, 0, { technology: 2, trade: 2 })
      token(t, 0, 'BA12')
      outpost(t, 0, 'PL19')
      marked(t, 0, 'TC202')
      hold(t, 0, { credits: 1 })
    })
    chooseAs(t, 0, 'income', 'double=yes', 'payMilitary=2')
    academy(t, 0, 'politics')
    expect(at(t.levels, 0)).toEqual([2, 2, 0, 2, 2])
    expect(at(t.hold, 0)[3]).toBe(1)
  })

  test('GC-ORG-73, GC-BON-07: the credit printed below an empty stack pays for the military', () => {
    const arrange = (...tokens: readonly string[]) =>
      income(2, (t) => {
        settled(t)
        outpost(t, 0, 'PL12')
        outpost(t, 0, 'PL19')
        level(t, 0, { technology: 2 })
        stack(t, stackAt('technology', 3), ...tokens)
      })
    expect(nextPart(arrange('BB10'), 'income', 'track=technology')).toBeNull()
    const t = arrange()
    expect(nextPart(t, 'income', 'track=politics')).toBeNull()
    chooseAs(t, 0, 'income', 'track=technology', 'payMilitary=yes')
    expect(at(t.levels, 0)).toEqual([3, 1, 0, 0, 0])
    expect(at(t.hold, 0)).toEqual([1, 0, 0, 0])
  })

  test('GC-ORG-73, GC-ORG-103: with doubled income, the alien of an unlocked fleet token pays for the next trade space', () => {
    const t = income(2, (t) => {
      settled(t)
      fleets(t, 0, 'FT2', 'FT1', 'FT3')
      level(t, 0, { trade: 1 })
      token(t, 0, 'BA12')
      outpost(t, 0, 'PL13')
      hold(t, 0, { alien: 1 })
    })
    chooseAs(t, 0, 'income', 'double=yes', 'payTrade=2')
    expect(question(t)).toBe('gainAny of 0')
    chooseAs(t, 0, 'alien')
    expect(at(t.levels, 0)[4]).toBe(3)
    expect(at(t.hold, 0)[2]).toBe(0)
  })
})

/** Takes the advance that TC202 offers on this track. */
function academy(t: Galaxy, seat: Seat, track: string): void {
  while (t.phase === 'income' && t.open[0]?.seat === seat && t.open[0].kind !== 'gainAny') {
    const option = asked(t).options.find(({ id }) => id === track) ?? asked(t).options[0]
    chooseAs(t, seat, option?.id ?? '')
  }
}

describe('War Academy in the income phase', () => {
  const arrange = (fleet: string) => (t: Galaxy) => {
    settled(t)
    fleets(t, 0, ...[fleet, ...['FT1', 'FT2', 'FT3'].filter((id) => id !== fleet)])
    level(t, 0, { trade: 2 })
    marked(t, 0, 'TC202')
    outpost(t, 0, 'PL19')
    hold(t, 0, { credits: 1 })
  }

  test('GC-PNL-05, GC-ORG-107: a token that its advance opens still pays, once', () => {
    const t = income(2, arrange('FT3'))
    chooseAs(t, 0, 'income', 'payMilitary=yes')
    expect(pointsFor(t, 0, 'fleet')).toBe(0)
    academy(t, 0, 'politics')
    expect(at(t.levels, 0)).toEqual([0, 1, 0, 1, 2])
    expect(pointsFor(t, 0, 'fleet')).toBe(3)
    expect(t.phase).toBe('turns')
  })

  test('GC-TRD-06: a token unlocked in the same phase does not pay again when its space opens', () => {
    const t = income(2, (t) => {
      settled(t)
      fleets(t, 0, 'FT3', 'FT1', 'FT2')
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC202')
      for (const planet of ['PL13', 'PL19']) outpost(t, 0, planet)
      hold(t, 0, { alien: 1, credits: 1 })
    })
    chooseAs(t, 0, 'income', 'payTrade=yes', 'payMilitary=yes')
    academy(t, 0, 'politics')
    expect(at(t.levels, 0)).toEqual([0, 1, 0, 1, 2])
    expect(pointsFor(t, 0, 'fleet')).toBe(3)
    expect(violations(t)).toEqual([])
  })

  test('GC-SYM-09: a token that gives any resource asks at that moment', () => {
    const t = income(2, arrange('FT2'))
    chooseAs(t, 0, 'income', 'payMilitary=yes')
    academy(t, 0, 'politics')
    expect(question(t)).toBe('gainAny of 0')
    chooseAs(t, 0, 'alien')
    expect(at(t.hold, 0)).toEqual([0, 0, 1, 0])
  })

  test('GC-ORG-73: the income of the track that it may advance comes before or after', () => {
    const t = income(2, (t) => {
      arrange('FT1')(t)
      level(t, 0, { technology: 4 })
    })
    expect(nextPart(t, 'income', 'payMilitary=yes')?.name).toBe('technologyBefore')
    chooseAs(t, 0, 'income', 'payMilitary=yes', 'technologyBefore=after')
    academy(t, 0, 'technology')
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 1])
  })
})

describe('Hard story 4: income over the last token', () => {
  const [cyd, ada, ben] = [0, 1, 2]

  function story(order: readonly Seat[]): Galaxy {
    return income(3, (t) => {
      for (const seat of [cyd, ada]) workers(t, seat, { crew: 5 })
      level(t, ben, { technology: 7 })
      level(t, ada, { technology: 5, politics: 2 })
      outpost(t, ada, 'PL12')
      token(t, ada, 'BA12')
      level(t, cyd, { technology: 5, military: 1 })
      outpost(t, cyd, 'PL19')
      marked(t, cyd, 'TC202')
      hold(t, cyd, { credits: 1 })
      ability(t, ben, 'warCorrespondent')
      workers(t, ben, { crew: 2 })
      stack(t, stackAt('technology', 6), 'BA01')
      stack(t, stackAt('military', 2), 'BB01', 'BB02')
      inOrder(t, ...order)
    })
  }

  function answered(order: readonly Seat[]): Galaxy {
    const t = story(order)
    expect(question(t)).toBe(order.map((seat) => `income of ${seat}`).join(', '))
    chooseAs(t, ada, 'income', 'double=yes', 'track=politics', 'trackAgain=technology')
    chooseAs(t, cyd, 'income', 'payMilitary=yes')
    // GC-ORG-38: nothing else can be flipped here.
    expect([cyd, ada, ben].map((seat) => moves(t, seat))).toEqual([{}, {}, {}])
    chooseAs(t, ben, 'income', 'resources=alien:1')
    return t
  }

  test('GC-ORG-73, GC-ORG-103, GC-ORG-107, GC-ORG-54, GC-BON-06, GC-BON-07, GC-ABL-14: Cyd is first and takes it', () => {
    const t = answered([cyd, ada, ben])
    // Military 2 gives Cyd its token, and Ben points. Then TC202 asks.
    expect(at(t.levels, cyd)[1]).toBe(2)
    expect(pointsFor(t, ben, 'abilities')).toBe(2)
    expect(at(t.tokens, cyd)).toEqual([tokenOf('BB01')])
    expect(at(t.open, 0).seat).toBe(cyd)
    expect(at(t.levels, ada)[3]).toBe(2)
    while (at(t.open, 0).seat === cyd && t.phase === 'income') {
      const technology = asked(t).options.find(({ id }) => id.includes('technology')) ?? asked(t).options[0]
      chooseAs(t, cyd, technology?.id ?? '')
    }
    expect(at(t.levels, cyd)[0]).toBe(6)
    expect(at(t.tokens, cyd)).toEqual([tokenOf('BB01'), tokenOf('BA01')])
    // Ada gets politics 3, technology 6 with the printed 2 points instead of the token, and both spaces twice.
    expect(at(t.levels, ada)).toEqual([6, 0, 0, 3, 0])
    expect(pointsFor(t, ada, 'tracks')).toBe(2)
    expect(at(t.hold, ada)).toEqual([0, 0, 0, 2 + 2])
    expect(at(t.hold, ben)[2]).toBe(1)
    expect(t.phase).toBe('turns')
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-73: with Ada before Cyd, Ada takes the token', () => {
    const t = answered([ada, cyd, ben])
    expect(at(t.tokens, ada)).toEqual([tokenOf('BA01')])
    expect(pointsFor(t, ada, 'tracks')).toBe(0)
  })
})

test('GC-INC-02: a seat can take back its own answer until the last seat has answered', () => {
  const match = newTestMatch({ game: transgalactica, seats: 3, options: {} }, 4)
  const { below } = fastDice(4)
  while (match.position.phase !== 'income') {
    const choice = anyChoice(match, below)
    if (choice === null || !match.choose(choice).ok) break
  }
  const [first, second] = match.position.open
  expect([first?.kind, second?.kind]).toEqual(['income', 'income'])
  const [ada, ben] = [first?.seat ?? 0, second?.seat ?? 0]
  const held = match.position.hold.map((each) => each.join())
  for (const { seat, id } of [...match.position.open].slice(0, 2)) {
    const resources = at(match.decisionsFor(seat), 0).options[0]?.next
    if (match.position.open.length === 1) break
    match.choose({
      seat,
      decision: id,
      picks: ['income', ...(resources === undefined ? [] : [`resources=raw:${resources.min}`])],
    })
  }
  // Ben has answered since. Ada's answer is withdrawn, and Ben's stays.
  expect(match.undoReach(ada)).toMatchObject({ free: true, isPending: true })
  expect(match.undo(ada)).toBe(true)
  expect(match.position.open.map(({ seat }) => seat)).toContain(ada)
  expect(match.position.open.map(({ seat }) => seat)).not.toContain(ben)
  expect(match.position.hold.map((each) => each.join())).toEqual(held)
})

test('incomeForecast lists each source with its gains, as they would be now', () => {
  const t = income(2, (t) => {
    workers(t, 0, { crew: 3 })
    fleets(t, 0, 'FT3', 'FT1', 'FT2')
    level(t, 0, { technology: 5, production: 4, trade: 2, politics: 1 })
    outpost(t, 0, 'PL06')
    outpost(t, 0, 'PL12')
  })
  const forecast = incomeForecast(t, 0).map(({ source, goods, any, points }) => [
    thingOf(source),
    ...goods,
    any,
    points,
  ])
  expect(forecast).toEqual([
    ['track:technology', 0, 0, 0, 1, 0, 0],
    ['track:production', 0, 0, 0, 0, 1, 0],
    ['fleet:2', 0, 0, 0, 0, 0, 3],
    ['planet:5', 0, 0, 0, 1, 0, 0],
    ['crewSpace:3', 0, 0, 0, 0, 0, 1],
    ['crewSpace:4', 0, 0, 0, 0, 0, 1],
  ])
})
