import { at, proceed, wallBetween, wallFactsOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { missions } from '../../content/missions.ts'
import { MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { game } from '../../game.ts'
import { unmetRequirement } from '../../rules/effects/language.ts'
import { accessibleMissions } from '../../rules/missions/missions.ts'
import { abilitySetupFrame } from '../../rules/setup/ability-setup.ts'
import { levelOf, marker } from '../../rules/tracks/levels.ts'
import { violations } from '../../rules/violations.ts'
import { applyEffect, held, offered, refused, scored, standingMove } from '../apply-effect.ts'
import {
  ability,
  choose,
  closed,
  collectedPirates,
  completed,
  draft,
  fleets,
  hold,
  ids,
  level,
  log,
  makeMove,
  marked,
  miningSpace,
  miningTrack,
  missionOf,
  missionRow,
  outpost,
  planet,
  question,
  ship,
  table,
  technologies,
  token,
} from '../table.ts'

/** Missions: their rows (chapter 9, Politics), completing them (chapter 12, G07), and the Diplomat. */

const nameOf = (mission: number) => at(missions, mission - missionOf('MS01')).id

describe('rows', () => {
  test('GC-POL-02, GC-ORG-12: a place of a row is open from politics 1, 2, 3 and 5, 6, 7 on', () => {
    const t = table(3, (t) => {
      missionRow(t, 'MS03', 'MS07', 'MS11')
      missionRow(t, 'MS15', 'MS20', 'MS26')
    })
    const open = (politics: number) => {
      t.levels[0] = [0, 0, 0, politics, 0]
      return accessibleMissions(t, 0).map(nameOf)
    }
    expect(open(0)).toEqual([])
    expect(open(1)).toEqual(['MS03'])
    expect(open(2)).toEqual(['MS03', 'MS07'])
    expect(open(3)).toEqual(['MS03', 'MS07', 'MS11'])
    expect(open(4)).toEqual(['MS03', 'MS07', 'MS11'])
    expect(open(5)).toEqual(['MS03', 'MS07', 'MS11', 'MS15'])
    expect(open(6)).toEqual(['MS03', 'MS07', 'MS11', 'MS15', 'MS20'])
    expect(open(7)).toEqual(['MS03', 'MS07', 'MS11', 'MS15', 'MS20', 'MS26'])
  })

  test('GC-ORG-13: numbers 1 to 14 are of level 1, 15 to 26 of level 2', () => {
    expect(missions.map(({ number }) => number)).toEqual([...missions.keys()].map((index) => index + 1))
    expect(missions.filter(({ level }) => level === 1)).toHaveLength(14)
    expect(missions.every((mission) => (mission.level === 1) === mission.number <= 14)).toBe(true)
  })

  test('GC-POL-03, GC-POL-06: the mission goes to the log, and the level after the advance counts', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 1 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
    })
    choose(t, 'politics', 'way=advanceAndCard')
    expect(question(t)).toBe('takeMission of 0')
    expect(ids(t)).toEqual(['MS01', 'MS05'])
    expect(closed(t, 'MS09')).toMatchObject({ rule: 'GC-ORG-12', reason: 'levelTooLow' })
    choose(t, 'MS05')
    expect(at(t.log, 0)).toEqual([missionOf('MS05')])
    expect(violations(t)).toEqual([])
  })

  test('GC-POL-04: the taken one is replaced from its deck, and the row is sorted again', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 1 })
      missionRow(t, 'MS02', 'MS05', 'MS09')
      t.missionDecks[0] = at(t.missionDecks, 0).filter((card) => card !== missionOf('MS01'))
      at(t.missionDecks, 0).push(missionOf('MS01'))
    })
    const events = choose(t, 'politics', 'way=advanceAndCard')
    expect(events.map(({ type }) => type)).not.toContain('turnedUpMission')
    const taken = choose(t, 'MS05')
    expect(taken).toContainEqual({ type: 'turnedUpMission', mission: missionOf('MS01') })
    expect(at(t.missionRows, 0).map(nameOf)).toEqual(['MS01', 'MS02', 'MS09'])
  })

  test('GC-POL-04: the refill shows a card, so taking cannot be taken back freely; completing can', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 1 })
      hold(t, 0, { raw: 1, energy: 1 })
      log(t, 0, 'MS03')
      missionRow(t, 'MS01', 'MS05', 'MS09')
    })
    const wall = (choice: () => void) => {
      const before = wallFactsOf(game, t)
      choice()
      return wallBetween(before, wallFactsOf(game, t), 0, [])
    }
    expect(wall(() => makeMove(t, 0, 'completeMission', 'MS03'))).toBeNull()
    expect(wall(() => choose(t, 'politics', 'way=advanceAndCard'))).toBeNull()
    expect(wall(() => choose(t, 'MS05'))).toBe('shown')
  })

  test('GC-POL-05: the secondary action is a mission or an advance', () => {
    const t = table(3, (t) => {
      level(t, 1, { politics: 1 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
    })
    choose(t, 'politics', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew', 'way=cardOnly')
    // Only one is accessible, so there is no question.
    expect(at(t.log, 1).map(nameOf)).toEqual(['MS01'])
    expect(marker(t, 1, POLITICS)).toBe(1)
    expect(t.missionRows[0]).toHaveLength(3)
  })

  test('GC-ORG-17: an empty deck refills nothing, and the others move to the lowest places', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 3 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
      const rest = at(t.missionDecks, 0).splice(0)
      t.completed[2] = rest
    })
    applyEffect(t, { op: 'takeMission' })
    choose(t, 'MS01')
    expect(at(t.missionRows, 0).map(nameOf)).toEqual(['MS05', 'MS09'])
    t.levels[0] = [0, 0, 0, 1, 0]
    expect(accessibleMissions(t, 0).map(nameOf)).toEqual(['MS05'])
  })

  test('GC-ORG-16: a full log takes no mission, and none can be discarded', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 3 })
      log(t, 0, 'MS01', 'MS02')
    })
    expect(refused(t, { op: 'takeMission' })).toBe('logFull')
    // Only advancing is left of the politics action.
    choose(t, 'politics', 'way=advanceTwo')
    expect(at(t.log, 0)).toHaveLength(2)
    expect(Object.keys(game.standing?.moves ?? {})).toEqual([
      'exchange',
      'useToken',
      'useReserve',
      'completeMission',
      'takeSeat',
      'refit',
    ])
  })

  test('GC-ORG-100: a mission taken outside a politics action is replaced as soon as the effect is over', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 1 })
      outpost(t, 0, 'PL18')
      technologies(t, 'TC101')
    })
    choose(t, `planet-${planet(t, 'PL18')}`, 'worker=crew')
    // Nothing can be marked at technology 0, and one mission is accessible.
    expect(at(t.log, 0)).toHaveLength(1)
    expect(t.missionRows[0]).toHaveLength(3)
  })

  test('GC-SET-24: rows are laid out by number', () => {
    const t = draft(4, 7)
    for (const row of t.missionRows) expect(row).toEqual([...row].sort((a, b) => a - b))
  })
})

describe('completing', () => {
  test('GC-MIS-01, GC-MIS-04, GC-ORG-14: requirement met, cost paid, rewards gained: a free action', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 2, energy: 2 })
      level(t, 0, { trade: 1, military: 1 })
      log(t, 0, 'MS04', 'MS05')
    })
    expect(offered(t, 0, 'completeMission')).toEqual(['MS04', 'MS05'])
    makeMove(t, 0, 'completeMission', 'MS04')
    expect(held(t)).toEqual([2, 0, 0, 1])
    expect(scored(t)).toBe(2)
    // Any number a turn.
    makeMove(t, 0, 'completeMission', 'MS05', 'pay=energy:2')
    expect(held(t)).toEqual([0, 0, 1, 1])
    expect(scored(t)).toBe(4)
    expect(question(t)).toBe('turn of 0')
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-15: it leaves the log, is kept, and counts', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 1, energy: 1 })
      log(t, 0, 'MS03')
    })
    makeMove(t, 0, 'completeMission', 'MS03')
    expect(at(t.log, 0)).toEqual([])
    expect(at(t.completed, 0)).toEqual([missionOf('MS03')])
    expect(unmetRequirement(t, 0, { is: 'hasCompleted', type: 'cultural', atLeast: 1 })).toBeNull()
  })

  test('GC-MIS-04: an unpayable cost or an unmet requirement is refused with its reason', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 1 })
      level(t, 0, { trade: 1 })
      log(t, 0, 'MS04', 'MS07')
    })
    const blocked = standingMove('completeMission')?.blocked?.(t, 0) ?? []
    expect(blocked.map(({ id, refusal }) => [id, refusal.reason])).toEqual([
      ['MS04', 'tooPoor'],
      ['MS07', 'levelTooLow'],
    ])
    expect(at(blocked, 1).refusal.facts).toEqual({ track: 'technology', has: 0, needs: 2 })
  })

  test('GC-MIS-05, GC-EX-01: possible as soon as the level is reached, in the same turn', () => {
    const t = table(3, (t) => {
      fleets(t, 0, 'FT1', 'FT3', 'FT2')
      level(t, 0, { trade: 3 })
      hold(t, 0, { raw: 5 })
      log(t, 0, 'MS15')
    })
    expect(offered(t, 0, 'completeMission')).toBeUndefined()
    choose(t, 'trade', 'pay=raw:2')
    // Trade 4: the fleet token pays 3 points and moves to the income track. There is a pause before anybody follows.
    expect(scored(t)).toBe(3)
    expect(question(t)).toBe('goOn of 0')
    expect(offered(t, 0, 'completeMission')).toEqual(['MS15'])
    makeMove(t, 0, 'completeMission', 'MS15')
    expect(scored(t)).toBe(7)
    expect(marker(t, 0, TECHNOLOGY)).toBe(1)
    expect(question(t)).not.toContain('of 0')
  })

  test('a payment may replace energy and raw material with credits', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 1, credits: 2 })
      log(t, 0, 'MS03')
    })
    makeMove(t, 0, 'completeMission', 'MS03', 'pay=raw:1', 'pay=credits:1')
    expect(held(t)).toEqual([0, 0, 0, 1])
  })

  test('GC-MIS-07: for trade or military, one of the two is enough', () => {
    for (const track of ['trade', 'military'] as const) {
      const t = table(3, (t) => {
        hold(t, 0, { alien: 2, credits: 1 })
        level(t, 0, { [track]: 4 })
        log(t, 0, 'MS21')
      })
      expect(offered(t, 0, 'completeMission')).toEqual(['MS21'])
    }
    const t = table(3, (t) => {
      hold(t, 0, { alien: 2, credits: 1 })
      level(t, 0, { trade: 3, military: 3 })
      log(t, 0, 'MS21')
    })
    expect(offered(t, 0, 'completeMission')).toBeUndefined()
  })

  test('GC-MIS-08: of two colours, all counted planets must have the same one', () => {
    const t = table(4, (t) => {
      hold(t, 0, { raw: 2, alien: 1 })
      level(t, 0, { trade: 4 })
      log(t, 0, 'MS17')
      outpost(t, 0, 'PL08') // grey
      outpost(t, 0, 'PL15') // yellow
    })
    expect(offered(t, 0, 'completeMission')).toBeUndefined()
    outpost(t, 0, 'PL14') // grey
    expect(offered(t, 0, 'completeMission')).toEqual(['MS17'])
  })

  test('GC-MIS-02, GC-MIS-03: three types; three missions of level 2 are commercial or war', () => {
    const dual = missions.filter(({ types }) => types.length > 1)
    expect(dual.map(({ id }) => id)).toEqual(['MS21', 'MS25', 'MS26'])
    expect(dual.every(({ types, level }) => level === 2 && types.join() === 'commercial,war')).toBe(true)
    expect(new Set(missions.flatMap(({ types }) => types))).toEqual(
      new Set(['commercial', 'war', 'cultural']),
    )
  })

  test('GC-ORG-18: a commercial-or-war mission counts as one of the two for each effect', () => {
    const t = table(3, (t) => {
      completed(t, 0, 'MS21', 'MS03')
    })
    expect(unmetRequirement(t, 0, { is: 'hasCompleted', type: 'commercial', atLeast: 1 })).toBeNull()
    expect(unmetRequirement(t, 0, { is: 'hasCompleted', type: 'war', atLeast: 1 })).toBeNull()
    // For one effect that needs both it counts only as one of them.
    expect(unmetRequirement(t, 0, { is: 'hasCompletedEachType' })?.reason).toBe('tooFewMissions')
    completed(t, 0, 'MS25')
    expect(unmetRequirement(t, 0, { is: 'hasCompletedEachType' })).toBeNull()
    const other = table(3, (t) => completed(t, 0, 'MS21', 'MS03', 'MS01'))
    expect(unmetRequirement(other, 0, { is: 'hasCompletedEachType' })).toBeNull()
  })

  test('GC-ORG-19, TC104: completing a commercial or war mission gives 1 point, even one of both types', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC104')
      hold(t, 0, { energy: 2, raw: 2, alien: 2, credits: 2 })
      level(t, 0, { trade: 6 })
      log(t, 0, 'MS01', 'MS26')
    })
    makeMove(t, 0, 'completeMission', 'MS01', 'pay=raw:1')
    choose(t, 'pass')
    expect(scored(t)).toBe(1 + 1)
    makeMove(t, 0, 'completeMission', 'MS26', 'pay=alien:2', 'pay=credits:2')
    expect(scored(t)).toBe(2 + 12 + 1)
    log(t, 0, 'MS03')
    makeMove(t, 0, 'completeMission', 'MS03', 'pay=energy:1', 'pay=raw:1')
    expect(scored(t)).toBe(15 + 2)
  })
})

describe('rewards', () => {
  const rich = { energy: 4, raw: 4, alien: 4, credits: 4 }

  test('GC-MIS-06: a free advance of trade or military costs nothing', () => {
    const t = table(4, (t) => {
      hold(t, 0, rich)
      level(t, 0, { military: 2, technology: 4 })
      collectedPirates(t, 0, 'PT01')
      outpost(t, 0, 'PL08')
      outpost(t, 0, 'PL15')
      log(t, 0, 'MS14', 'MS16')
    })
    makeMove(t, 0, 'completeMission', 'MS14', 'pay=energy:2', 'pay=credits:1')
    expect(marker(t, 0, TRADE)).toBe(1)
    expect(held(t)).toEqual([2, 4, 4, 3])
    makeMove(t, 0, 'completeMission', 'MS16', 'pay=energy:2', 'pay=raw:2')
    expect(marker(t, 0, MILITARY)).toBe(3)
    expect(held(t)).toEqual([0, 2, 4, 3])
  })

  test('GC-ORG-15, MS21: the reward finds room in the log', () => {
    const t = table(3, (t) => {
      hold(t, 0, rich)
      level(t, 0, { trade: 4, politics: 1 })
      log(t, 0, 'MS21', 'MS05')
      missionRow(t, 'MS01', 'MS02', 'MS03')
    })
    makeMove(t, 0, 'completeMission', 'MS21', 'pay=alien:2', 'pay=credits:1')
    expect(at(t.log, 0).map(nameOf)).toEqual(['MS05', 'MS01'])
    expect(scored(t)).toBe(6)
  })

  test.each([
    ['MS06', TECHNOLOGY, { technology: 1 }, POLITICS],
    ['MS08', TRADE, { trade: 1 }, PRODUCTION],
    ['MS09', MILITARY, { military: 1 }, TECHNOLOGY],
  ] as const)('%s advances', (id, _, levels, track) => {
    const t = table(3, (t) => {
      hold(t, 0, rich)
      level(t, 0, levels)
      outpost(t, 0, 'PL08')
      outpost(t, 0, 'PL10')
      log(t, 0, id)
    })
    const before = marker(t, 0, track)
    const cost =
      id === 'MS06' ? ['pay=energy:1', 'pay=raw:1'] : id === 'MS08' ? ['pay=raw:2'] : ['pay=energy:2']
    makeMove(t, 0, 'completeMission', id, ...cost)
    expect(marker(t, 0, track)).toBe(before + 1)
  })

  test('MS12 and MS22 mark a technology card', () => {
    const t = table(3, (t) => {
      hold(t, 0, rich)
      level(t, 0, { technology: 6 })
      technologies(t, 'TC101', 'TC105', 'TC108')
      log(t, 0, 'MS22')
    })
    makeMove(t, 0, 'completeMission', 'MS22', 'pay=energy:2', 'pay=raw:2')
    expect(question(t)).toBe('mark of 0')
    choose(t, 'TC105')
    expect(at(t.markers, 0)).toBe(1)
  })

  test('MS17 mobilises', () => {
    const t = table(3, (t) => {
      hold(t, 0, rich)
      level(t, 0, { trade: 4 })
      outpost(t, 0, 'PL08')
      outpost(t, 0, 'PL14')
      log(t, 0, 'MS17')
    })
    makeMove(t, 0, 'completeMission', 'MS17', 'pay=raw:2', 'pay=alien:1')
    expect(t.crew[0]).toBe(2)
  })

  test('GC-ORG-20, MS24: an outpost on the orbited planet at the normal cost, or none', () => {
    const t = table(3, (t) => {
      hold(t, 0, { energy: 2, raw: 3 })
      level(t, 0, { technology: 8 })
      ship(t, 0, planet(t, 'PL10'))
      log(t, 0, 'MS24')
    })
    makeMove(t, 0, 'completeMission', 'MS24', 'pay=energy:2', 'pay=raw:2')
    expect(question(t)).toBe('chooseEffect of 0')
    expect(ids(t)).toEqual(['effect-0', 'pass'])
    choose(t, 'pass')
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(scored(t)).toBe(7)
  })

  test('GC-ORG-39, MS25: a main mining action without a worker, which nobody follows', () => {
    const t = table(4, (t) => {
      hold(t, 0, { energy: 2, raw: 2 })
      level(t, 0, { trade: 6 })
      outpost(t, 0, 'PL15')
      outpost(t, 0, 'PL08')
      outpost(t, 0, 'PL07')
      miningTrack(t, 0, 'MT01')
      miningSpace(t, 'MT11')
      log(t, 0, 'MS25')
      t.levels[0] = [0, 0, 0, 3, 6]
    })
    makeMove(t, 0, 'completeMission', 'MS25', 'pay=energy:2', 'pay=raw:2')
    // Both tokens of the track, an alien of PL07, a point each of PL08 and PL15.
    expect(held(t)).toEqual([0, 1, 1, 1])
    expect(scored(t)).toBe(7 + 2)
    expect(t.miningSpace).toEqual([])
    expect(question(t)).toBe('turn of 0')
  })

  test.each(missions.map(({ id }) => id))('%s: its cost is paid exactly', (id) => {
    const mission = at(missions, missionOf(id) - missionOf('MS01'))
    const t = table(4, (t) => {
      hold(t, 0, mission.cost)
      level(t, 0, { technology: 8, military: 6, trade: 6 })
      t.usedTokens[0] = []
      for (const tile of ['PL08', 'PL14', 'PL15', 'PL06', 'PL07', 'PL10', 'PL01']) outpost(t, 0, tile)
      outpost(t, 0, 'PL03')
      collectedPirates(t, 0, 'PT01')
      log(t, 0, id)
    })
    expect(offered(t, 0, 'completeMission')).toEqual([id])
    const before = scored(t)
    makeMove(t, 0, 'completeMission', id)
    expect(at(t.completed, 0)).toEqual([missionOf(id)])
    expect(scored(t)).toBeGreaterThan(before)
    // One piece less is not enough.
    const poor = table(4, (t) => {
      hold(t, 0, mission.cost)
      level(t, 0, { technology: 8, military: 6, trade: 6 })
      for (const tile of ['PL08', 'PL14', 'PL15', 'PL06', 'PL07', 'PL10', 'PL01', 'PL03']) outpost(t, 0, tile)
      collectedPirates(t, 0, 'PT01')
      log(t, 0, id)
      const purse = at(t.hold, 0)
      const most = purse.findLastIndex((amount) => amount > 0)
      purse[most] = at(purse, most) - 1
    })
    expect(offered(poor, 0, 'completeMission')).toBeUndefined()
  })
})

describe('the Diplomat', () => {
  test('GC-ABL-06: missions one space further are accessible', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      level(t, 0, { politics: 1 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
    })
    expect(accessibleMissions(t, 0).map(nameOf)).toEqual(['MS01', 'MS05'])
    expect(levelOf(t, 0, POLITICS, 'missions')).toBe(2)
    // With TC209, two spaces further.
    marked(t, 0, 'TC209')
    expect(accessibleMissions(t, 0).map(nameOf)).toEqual(['MS01', 'MS05', 'MS09'])
  })

  test('GC-ABL-07, GC-ORG-83: the owner chooses one resource to waive, then pays the rest', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      hold(t, 0, { raw: 2, alien: 1 })
      level(t, 0, { trade: 2 })
      log(t, 0, 'MS10')
    })
    makeMove(t, 0, 'completeMission', 'MS10', 'waive=raw', 'pay=raw:1', 'pay=alien:1')
    expect(held(t)).toEqual([1, 1, 0, 1])
  })

  test('GC-ORG-83: a resource cannot be waived if the rest cannot be paid', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      hold(t, 0, { raw: 2 })
      level(t, 0, { trade: 2 })
      log(t, 0, 'MS10')
    })
    const part = standingMove('completeMission')?.next?.(t, 0, [missionOf('MS10')])
    expect(part).toMatchObject({ name: 'waive', codes: [2] })
    makeMove(t, 0, 'completeMission', 'MS10')
    expect(held(t)).toEqual([1, 0, 0, 1])
  })

  test('GC-ORG-83: credits cannot be waived', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      hold(t, 0, { energy: 1, credits: 0 })
      level(t, 0, { military: 2 })
      log(t, 0, 'MS11')
    })
    expect(offered(t, 0, 'completeMission')).toBeUndefined()
    hold(t, 0, { credits: 1 })
    expect(offered(t, 0, 'completeMission')).toEqual(['MS11'])
    makeMove(t, 0, 'completeMission', 'MS11', 'waive=energy', 'pay=credits:1')
    expect(held(t)).toEqual([1, 1, 1, 0])
  })

  test('with nothing left to pay there is no payment', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      log(t, 0, 'MS02')
    })
    expect(offered(t, 0, 'completeMission')).toEqual(['MS02'])
    makeMove(t, 0, 'completeMission', 'MS02')
    choose(t, 'pass')
    expect(scored(t)).toBe(1)
  })

  test('GC-ABL-07: the total cost is shown with its reasons', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      marked(t, 0, 'TC204')
      hold(t, 0, { energy: 2, raw: 2, alien: 2, credits: 2 })
      level(t, 0, { technology: 6 })
      log(t, 0, 'MS23')
    })
    const { total, next } = standingMove('completeMission') ?? {}
    const picks = [missionOf('MS23'), 1, 0]
    expect(total?.(t, 0, picks)).toEqual({
      amount: 2,
      terms: [
        { name: 'missionCost', amount: 4 },
        { name: 'missionCostsCreditLess', amount: -1 },
        { name: 'diplomat', amount: -1 },
      ],
    })
    expect(next?.(t, 0, picks)?.name).toBe('pay')
    makeMove(t, 0, 'completeMission', 'MS23', 'waive=energy', 'pay=raw:1', 'pay=alien:1')
    expect(held(t)).toEqual([2, 1, 1, 2])
  })

  test('GC-ABL-05: at setup the Diplomat advances 1 on the politics track', () => {
    const t = table(3, (t) => ability(t, 1, 'diplomat'))
    at(t.stack, t.stack.length - 1).stage = t.askedBy
    t.open = []
    t.stack.push(abilitySetupFrame(t))
    proceed(game, t)
    expect([0, 1, 2].map((seat) => marker(t, seat, POLITICS))).toEqual([0, 1, 0])
    expect(question(t)).toBe('turn of 0')
  })
})

test('a seat may use a token while a mission asks a question', () => {
  const t = table(3, (t) => {
    hold(t, 0, { raw: 1 })
    log(t, 0, 'MS01')
    token(t, 0, 'BB10')
  })
  makeMove(t, 0, 'completeMission', 'MS01')
  expect(question(t)).toBe('freeMove of 0')
  makeMove(t, 0, 'useToken', 'BB10')
  expect(question(t)).toBe('freeMove of 0')
  choose(t, 'pass')
  expect(scored(t)).toBe(4)
  expect(question(t)).toBe('turn of 0')
})
