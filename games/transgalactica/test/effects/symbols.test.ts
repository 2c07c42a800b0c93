import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { goods, MILITARY, POLITICS, resources, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { levelOf, marker } from '../../rules/tracks/levels.ts'
import { violations } from '../../rules/violations.ts'
import { applyEffect, fullCrew, held, offered, refused, scored } from '../apply-effect.ts'
import {
  ability,
  asked,
  choose,
  cleanUp,
  closed,
  hold,
  ids,
  income,
  level,
  log,
  makeMove,
  marked,
  miningSpace,
  miningTrack,
  moves,
  outpost,
  planet,
  question,
  ship,
  spaceOf,
  table,
  token,
  tokenOf,
  workers,
} from '../table.ts'

/** Symbols, costs, levels (chapter 7) and exchanging credits (chapter 5). */

describe('amounts', () => {
  test('GC-SYM-01, GC-SYM-02: spent goods leave the hold, gained goods enter it', () => {
    const t = table(3, (t) => hold(t, 0, { alien: 2 }))
    applyEffect(t, {
      op: 'pay',
      cost: { op: 'spend', what: 'alien', amount: 2 },
      for: { op: 'gain', what: 'points', amount: 3 },
    })
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(scored(t)).toBe(3)
    // A cost is paid as a whole or not at all.
    hold(t, 0, { alien: 1 })
    expect(refused(t, { op: 'spend', what: 'alien', amount: 2 })).toBe('tooPoor')
  })

  test('GC-SYM-07, GC-PNL-17: a credit is not a resource: it replaces one only by exchange, and never an alien', () => {
    const t = table(3, (t) => hold(t, 0, { credits: 2 }))
    expect(resources).toEqual(goods.slice(0, 3))
    expect(refused(t, { op: 'spend', what: 'alien', amount: 1 })).toBe('tooPoor')
    expect(refused(t, { op: 'spend', what: 'any', amount: 2 })).toBeNull()
    // Outside the seat's turn nothing is exchanged.
    t.phase = 'income'
    expect(refused(t, { op: 'spend', what: 'any', amount: 1 })).toBe('tooPoor')
    expect(refused(t, { op: 'spend', what: 'energy', amount: 1 })).toBe('tooPoor')
    expect(refused(t, { op: 'spend', what: 'credits', amount: 2 })).toBeNull()
  })

  test('GC-SYM-08: credits are counted by value', () => {
    const t = table(3, (t) => hold(t, 0, { credits: 3 }))
    makeMove(t, 0, 'exchange', 'energy')
    expect(held(t)).toEqual([1, 0, 0, 2])
  })

  test('GC-SYM-09: any resource is energy, raw material or an alien; several are one answer', () => {
    const t = table(3)
    applyEffect(t, { op: 'gainAny', amount: 1 })
    expect(question(t)).toBe('gainAny of 0')
    expect(ids(t)).toEqual(['energy', 'raw', 'alien'])
    choose(t, 'alien')
    expect(held(t)).toEqual([0, 0, 1, 0])
    applyEffect(t, { op: 'gainAny', amount: 3 })
    expect(ids(t)).toEqual(['several'])
    choose(t, 'several', 'resources=energy:2', 'resources=raw:1')
    expect(held(t)).toEqual([2, 1, 1, 0])
    expect(question(t)).toBe('turn of 0')
  })

  test('any resource is paid in one question, each way once, and a credit may replace a resource', () => {
    const t = table(3, (t) => hold(t, 0, { energy: 2, alien: 1, credits: 1 }))
    applyEffect(t, { op: 'spend', what: 'any', amount: 2 })
    expect(question(t)).toBe('payEffect of 0')
    expect([...ids(t)].sort()).toEqual([
      'alien-1,credits-1',
      'energy-1,alien-1',
      'energy-1,credits-1',
      'energy-2',
    ])
    choose(t, 'energy-1,alien-1')
    expect(held(t)).toEqual([1, 0, 0, 1])
    // A single way to pay is not asked for.
    hold(t, 0, { energy: 1, raw: 0, alien: 0, credits: 0 })
    applyEffect(t, { op: 'spend', what: 'any', amount: 1 })
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(question(t)).toBe('turn of 0')
  })

  test('GC-SYM-03: a reward with the income symbol is gained in the income phase, one with the mining symbol in mining actions', () => {
    const t = table(3, (t) => {
      outpost(t, 0, 'PL06')
      outpost(t, 0, 'PL07')
      miningSpace(t, 'MT06')
      miningTrack(t, 0)
    })
    choose(t, 'mining')
    expect(held(t)).toEqual([0, 0, 1, 0])
    const later = income(3, (t) => {
      outpost(t, 0, 'PL06')
      outpost(t, 0, 'PL07')
      fullCrew(t)
    })
    expect(held(later)).toEqual([0, 0, 0, 1])
  })
})

describe('discounts', () => {
  test('GC-SYM-04, GC-EX-14, GC-ORG-35: a discount lowers the price: 1 energy is left of the military cost', () => {
    const t = table(3, (t) => {
      hold(t, 0, { energy: 2 })
      token(t, 0, 'BA07')
    })
    makeMove(t, 0, 'useToken', 'BA07')
    choose(t, 'effect-0')
    expect(held(t)).toEqual([1, 0, 0, 0])
    expect(marker(t, 0, MILITARY)).toBe(1)
  })

  test('GC-SYM-05, GC-MIS-06: a free advance costs nothing', () => {
    const t = table(3, (t) => hold(t, 0, { energy: 2, raw: 2, alien: 1, credits: 1 }))
    applyEffect(t, { op: 'advance', on: ['military'], by: 1, isFree: true })
    applyEffect(t, { op: 'advance', on: ['trade'], by: 1, isFree: true })
    expect(held(t)).toEqual([2, 2, 1, 1])
    expect([marker(t, 0, MILITARY), marker(t, 0, TRADE)]).toEqual([1, 1])
  })

  test('GC-ORG-35: a military or trade advance costs as much as the secondary action, the others nothing', () => {
    const t = table(3, (t) => hold(t, 0, { energy: 2, raw: 2, alien: 1, credits: 1 }))
    applyEffect(t, { op: 'advance', on: ['military'], by: 1 })
    expect(held(t)).toEqual([0, 2, 1, 0])
    applyEffect(t, { op: 'advance', on: ['trade'], by: 1 })
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(refused(t, { op: 'advance', on: ['trade'], by: 1 })).toBe('tooPoor')
    for (const track of ['technology', 'production', 'politics'] as const)
      applyEffect(t, { op: 'advance', on: [track], by: 1 })
    expect(at(t.levels, 0)).toEqual([1, 1, 1, 1, 1])
  })

  test('a credit may replace part of the cost of an advance, and the ways to pay are one question', () => {
    const t = table(3, (t) => hold(t, 0, { energy: 2, credits: 3 }))
    applyEffect(t, { op: 'advance', on: ['military'], by: 1 })
    expect(question(t)).toBe('payEffect of 0')
    expect(ids(t)).toEqual(['energy-2,credits-1', 'energy-1,credits-2', 'credits-3'])
    choose(t, 'energy-1,credits-2')
    expect(held(t)).toEqual([1, 0, 0, 1])
  })
})

describe('symbols', () => {
  test('GC-SYM-06, GC-EX-15: a free move needs no energy, up to the given number of spaces', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB12')
      ship(t, 0, 'H')
    })
    makeMove(t, 0, 'useToken', 'BB12')
    expect(question(t)).toBe('freeMove of 0')
    expect(ids(t)).toContain('pass')
    const inner = ids(t).filter((id) => id !== 'pass')
    expect(inner.length).toBeGreaterThan(4)
    choose(t, at(inner, 0))
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('GC-SYM-10: the player chooses one of several tracks, once for the whole advance', () => {
    const t = table(3, (t) => token(t, 0, 'BA17'))
    makeMove(t, 0, 'useToken', 'BA17')
    expect(question(t)).toBe('chooseTrack of 0')
    expect(ids(t)).toEqual(['production', 'technology', 'politics'])
    choose(t, 'politics')
    expect(marker(t, 0, POLITICS)).toBe(2)
    expect(question(t)).toBe('turn of 0')
  })

  test('a finished track is not among the choices, and a single remaining track is not asked for', () => {
    const t = table(3, (t) => level(t, 0, { technology: 10, politics: 3 }))
    applyEffect(t, { op: 'advance', on: ['technology', 'politics'], by: 1 })
    expect(marker(t, 0, POLITICS)).toBe(4)
    expect(question(t)).toBe('turn of 0')
    level(t, 0, { politics: 10 })
    expect(refused(t, { op: 'advance', on: ['technology', 'politics'], by: 1 })).toBe('trackEnd')
  })

  test('GC-SYM-11, GC-ORG-36: a temporary level counts only for requirements', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB15')
      token(t, 0, 'BB16')
    })
    makeMove(t, 0, 'useToken', 'BB15')
    makeMove(t, 0, 'useToken', 'BB16')
    for (const track of [MILITARY, TRADE]) {
      expect(levelOf(t, 0, track, 'requirement')).toBe(2)
      expect(levelOf(t, 0, track, 'scoring')).toBe(0)
      expect(marker(t, 0, track)).toBe(0)
    }
    // It gives no token, no trade space and no income.
    expect(at(t.tokens, 0)).toEqual([])
    expect(at(t.markers, 0)).toBe(2)
    expect(at(t.incomeTracks, 0).every((lies) => lies === -1)).toBe(true)
  })

  test('GC-ORG-36: a temporary level meets the requirements of missions, decrees, slots and pirates', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 2 })
      log(t, 0, 'MS04')
      token(t, 0, 'BB16')
    })
    expect(offered(t, 0, 'completeMission')).toBeUndefined()
    makeMove(t, 0, 'useToken', 'BB16')
    expect(offered(t, 0, 'completeMission')).toEqual(['MS04'])
  })

  test('GC-SYM-11, GC-ORG-37: temporary levels end when clean-up begins, before military levels are compared', () => {
    const t = cleanUp(2, (t) => {
      level(t, 1, { military: 1 })
      t.raisedMilitary[0] = 2
    })
    // Seat 1 leads with its marker by 1 space. Seat 0 has no point to lose.
    expect(scored(t, 1)).toBe(1)
    expect(scored(t, 0)).toBe(0)
    expect(t.raisedMilitary).toEqual([0, 0])
  })

  test('GC-SYM-12, GC-ORG-24, GC-ORG-25: mobilising moves a crew member from a cryo capsule to an empty crew space', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB20')
      token(t, 0, 'BA16')
    })
    makeMove(t, 0, 'useToken', 'BB20')
    expect([t.crew[0], t.cryo[0]]).toEqual([2, 4])
    t.crew[0] = 5
    t.cryo[0] = 1
    expect(refused(t, { op: 'mobilise', crew: 1 })).toBe('crewSpacesFull')
    makeMove(t, 0, 'useToken', 'BA16')
    // The crew stays where it is, and the credit is still gained.
    expect([t.crew[0], t.cryo[0]]).toEqual([5, 1])
    expect(held(t)).toEqual([0, 0, 0, 1])
    t.crew[0] = 3
    t.cryo[0] = 0
    expect(refused(t, { op: 'mobilise', crew: 1 })).toBe('noCryo')
  })

  test('GC-SYM-13: to a planet with a tunnel, without cost', () => {
    const t = table(3, (t) => token(t, 0, 'BB14'))
    makeMove(t, 0, 'useToken', 'BB14')
    expect(question(t)).toBe('tunnelMove of 0')
    expect(ids(t)).toHaveLength(4) // three tunnels, and staying
    const [first = ''] = ids(t)
    choose(t, first)
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(scored(t)).toBe(1)
  })

  test('GC-SYM-14, GC-ORG-20: an outpost at the normal cost and requirement', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BA09')
      ship(t, 0, planet(t, 'PL10'))
    })
    // Too poor for the second outpost: only the point is gained.
    makeMove(t, 0, 'useToken', 'BA09')
    expect(question(t)).toBe('turn of 0')
    expect(scored(t)).toBe(1)
    const rich = table(3, (t) => {
      hold(t, 0, { raw: 1 })
      token(t, 0, 'BA09')
      ship(t, 0, planet(t, 'PL10'))
    })
    makeMove(rich, 0, 'useToken', 'BA09')
    expect(question(rich)).toBe('chooseEffect of 0')
    choose(rich, 'effect-0')
    expect(question(rich)).toBe('placeOutpost of 0')
    choose(rich, at(ids(rich), 0))
    expect(held(rich)).toEqual([0, 0, 0, 0])
    expect((at(rich.outposts, 0) & (1 << spaceOf(rich, 'PL10'))) !== 0).toBe(true)
    expect(violations(rich)).toEqual([])
  })

  test('GC-SYM-15: BA13 lets captains take main actions used by others, which cannot be followed', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BA13')
      t.mainSpaces[4] = 2 // seat 1 on technology
      t.captains[1] = 1
    })
    expect(ids(t)).not.toContain('technology')
    expect(closed(t, 'technology')?.reason).toBe('spaceTaken')
    makeMove(t, 0, 'useToken', 'BA13')
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('turn of 1')
    expect(t.mainSpaces[4]).toBe(3)
  })

  test('GC-ORG-96: but not an action that the seat itself has used this round', () => {
    const t = table(3, (t) => {
      t.mayReuse[0] = 1
      t.mainSpaces[4] = 1
      t.captains[0] = 1
    })
    expect(closed(t, 'technology')?.reason).toBe('spaceTaken')
  })

  test('GC-SYM-16, GC-ORG-38: income can be doubled at the start of an income phase, not in a turn', () => {
    const t = table(3, (t) => token(t, 0, 'BA12'))
    expect(offered(t, 0, 'useToken')).toBeUndefined()
    const phase = income(3, (t) => {
      token(t, 0, 'BA12')
      level(t, 0, { technology: 2 })
      fullCrew(t)
    })
    expect(question(phase)).toBe('income of 0')
    expect(asked(phase).kind).toBe('income')
    choose(phase, 'income', 'double=yes')
    expect(at(phase.hold, 0)[0]).toBe(2)
    expect(at(phase.tokens, 0)).toEqual([])
    expect(at(phase.usedTokens, 0)).toContain(tokenOf('BA12'))
  })
})

describe('levels', () => {
  test('GC-LVL-01, GC-LVL-02, GC-EX-05: the level is the number of the marker’s space, and players may share a space', () => {
    const t = table(4, (t) => {
      level(t, 0, { military: 3 })
      level(t, 1, { military: 3 })
      level(t, 2, { military: 4 })
      level(t, 3, { military: 5 })
    })
    expect([0, 1, 2, 3].map((seat) => levelOf(t, seat, MILITARY, 'requirement'))).toEqual([3, 3, 4, 5])
  })

  test('GC-LVL-03: a requirement is met by the level shown or a higher one', () => {
    const t = table(3, (t) => {
      hold(t, 0, { energy: 1, raw: 1 })
      log(t, 0, 'MS07')
      level(t, 0, { technology: 1 })
    })
    expect(offered(t, 0, 'completeMission')).toBeUndefined()
    level(t, 0, { technology: 2 })
    expect(offered(t, 0, 'completeMission')).toEqual(['MS07'])
    level(t, 0, { technology: 4 })
    expect(offered(t, 0, 'completeMission')).toEqual(['MS07'])
  })

  test('GC-ORG-95, GC-TCH-10: TC209 counts for cards, missions, requirements, token limits and scoring, not for stacks and income', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC209')
      level(t, 0, { technology: 4, politics: 3 })
    })
    for (const purpose of ['cards', 'missions', 'requirement', 'tokens', 'scoring'] as const) {
      expect(levelOf(t, 0, TECHNOLOGY, purpose)).toBe(5)
      expect(levelOf(t, 0, POLITICS, purpose)).toBe(4)
      expect(levelOf(t, 0, MILITARY, purpose)).toBe(0)
    }
    expect(marker(t, 0, TECHNOLOGY)).toBe(4)
    // The income is that of the marker's space: technology 4 gives energy, politics 3 a credit.
    const phase = income(3, (t) => {
      marked(t, 0, 'TC209')
      level(t, 0, { technology: 4, politics: 4 })
      fullCrew(t)
    })
    expect(held(phase)).toEqual([1, 0, 0, 1])
  })

  test('GC-ABL-06: the Diplomat’s level is 1 higher only for taking missions', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      level(t, 0, { politics: 2 })
    })
    expect(levelOf(t, 0, POLITICS, 'missions')).toBe(3)
    for (const purpose of ['cards', 'requirement', 'tokens', 'scoring'] as const)
      expect(levelOf(t, 0, POLITICS, purpose)).toBe(2)
  })
})

describe('exchange', () => {
  test('GC-PNL-16: a credit for an energy or a raw material, as a free action in the seat’s own turn', () => {
    const t = table(3, (t) => {
      hold(t, 0, { credits: 2 })
      hold(t, 1, { credits: 2 })
    })
    expect(offered(t, 0, 'exchange')).toEqual(['energy', 'raw'])
    // No other seat may.
    expect(offered(t, 1, 'exchange')).toBeUndefined()
    makeMove(t, 0, 'exchange', 'energy')
    makeMove(t, 0, 'exchange', 'raw')
    expect(held(t)).toEqual([1, 1, 0, 0])
    expect(offered(t, 0, 'exchange')).toBeUndefined()
    expect(question(t)).toBe('turn of 0')
  })

  test('GC-PNL-16: exchanging is closed in the income phase', () => {
    const t = income(3, (t) => {
      hold(t, 0, { credits: 2 })
      level(t, 0, { production: 4 })
    })
    expect(question(t)).toContain('income of 0')
    expect(moves(t, 0)).toEqual({})
  })

  test('GC-PNL-16, GC-ORG-67: exchanging is open again during a follow', () => {
    const t = table(3, (t) => {
      hold(t, 1, { credits: 1 })
      level(t, 1, { technology: 2 })
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    expect(offered(t, 1, 'exchange')).toEqual(['energy', 'raw'])
    expect(moves(t, 0)).toEqual({})
  })

  test('GC-PNL-18, TC107: two missions in the log, three with Mission Desk', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 3 })
      log(t, 0, 'MS01', 'MS02')
    })
    expect(refused(t, { op: 'takeMission' })).toBe('logFull')
    marked(t, 0, 'TC107')
    expect(refused(t, { op: 'takeMission' })).toBeNull()
    log(t, 0, 'MS03')
    expect(refused(t, { op: 'takeMission' })).toBe('logFull')
  })
})

test('GC-PNL-15: the hold stores markers, credits and resources', () => {
  const t = table(3, (t) => {
    level(t, 0, { trade: 1, technology: 2 })
    hold(t, 0, { energy: 9, raw: 8, alien: 7, credits: 6 })
  })
  // The marker of the first trade space is in the hold with the two that were there (GC-SPP-07, GC-SPP-08).
  expect(t.markers[0]).toBe(3)
  expect(held(t)).toEqual([9, 8, 7, 6])
  applyEffect(t, { op: 'mark' })
  choose(t, at(ids(t), 0))
  expect(t.markers[0]).toBe(2)
})

test('GC-PNL-19: crew members in cryo capsules cannot be used until they are mobilised', () => {
  const t = table(3, (t) => {
    workers(t, 0, { captains: 0, crew: 0 })
    outpost(t, 0, 'PL10')
    token(t, 0, 'BB20')
  })
  expect(t.cryo[0]).toBe(6)
  expect(ids(t)).toEqual(['pass'])
  makeMove(t, 0, 'useToken', 'BB20')
  expect(ids(t)).toContain(`planet-${spaceOf(t, 'PL10')}`)
})
