import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { decrees } from '../../content/decrees.ts'
import { goals } from '../../content/goals.ts'
import { missions } from '../../content/missions.ts'
import { technologies } from '../../content/technologies.ts'
import type { Scoring, Technology } from '../../content/types.ts'
import { LEVEL_1_MISSIONS } from '../../rules/pieces.ts'
import { goodsOf, summarise, summariseCondition } from './brief.ts'

/** The figures of every card, written down a second time. */

const technologyFacts = [
  ['TC101', 1, 'marked: vp:1; tookMission: vp:1'],
  ['TC102', 1, 'tradeCostsNoAlien'],
  ['TC103', 1, 'moved: vp:1; extraFreeSpace'],
  ['TC104', 1, 'completedTradeOrWar: vp:1'],
  ['TC105', 1, 'usedPlanet: vp:2'],
  ['TC106', 1, 'performedMining: any:1 + vp:1'],
  ['TC107', 1, 'thirdMission'],
  ['TC108', 1, 'performedSecondary: vp:1'],
  ['TC109', 1, 'round: pay(alien:1) > vp:2 + useTokenAgain'],
  ['TC110', 1, 'performedExploration: adv(prod):1'],
  ['TC201', 2, 'tunnelForAnyTwo'],
  ['TC202', 2, 'advancedMilitary: ?adv(tech|pol):1'],
  ['TC203', 2, 'advancedProduction: collect'],
  ['TC204', 2, 'missionCostsCreditLess'],
  ['TC205', 2, 'militaryParade'],
  ['TC206', 2, 'satInSenate: vp:3'],
  ['TC207', 2, 'settlesFullPlanets'],
  ['TC208', 2, 'round: visitsPlanets'],
  ['TC209', 2, 'higherLevels'],
  ['TC210', 2, 'reusesMainSpaces'],
  ['TC301', 3, 'end: 1 per levels trade military'],
  ['TC302', 3, 'round: actingCaptain'],
  ['TC303', 3, 'once: act.main(any)'],
  ['TC304', 3, 'end: 1 per levels technology politics'],
  [
    'TC305',
    3,
    'once: adv(mil):1!free / adv(trade):1!free / pay(alien:2) > adv(mil):1!free + adv(trade):1!free',
  ],
  ['TC306', 3, 'end: 2 per goalConditions, at most 12'],
  ['TC307', 3, 'end: 1 per levels production'],
  ['TC308', 3, 'end: 1 per markersOnYourCards'],
  ['TC309', 3, 'once: outpost(anyActionPlanet)'],
  ['TC310', 3, 'once: complete(cost|requirement)'],
] as const

describe('F3 to F5: technology cards', () => {
  test.each(technologyFacts)('%s, level %i: %s', (id, level, text) => {
    const card = at(
      technologies,
      technologyFacts.findIndex(([other]) => other === id),
    )
    expect(card.id).toBe(id)
    expect(card.level).toBe(level)
    expect(linesOf(card)).toBe(text)
    expect(card.provenance).toBe('seed')
  })

  test('GC-SET-21: ten of each level', () => {
    expect([1, 2, 3].map((level) => technologies.filter((card) => card.level === level).length)).toEqual([
      10, 10, 10,
    ])
  })
})

function linesOf({ when = [], lasting = [], oncePerRound, atOnce, atEnd = [] }: Technology): string {
  const round = typeof oncePerRound === 'string' ? oncePerRound : summarise(oncePerRound ?? null)
  return [
    ...when.map(({ moment, effect }) => `${moment}: ${summarise(effect)}`),
    ...lasting,
    ...(oncePerRound === undefined ? [] : [`round: ${round}`]),
    ...(atOnce === undefined ? [] : [`once: ${summarise(atOnce)}`]),
    ...atEnd.map((scoring) => `end: ${scoringOf(scoring)}`),
  ].join('; ')
}

function scoringOf({ points, per, most }: Scoring): string {
  const {
    count,
    of = [],
    type,
    colour,
    isLicensed,
  } = per as {
    readonly count: string
    readonly of?: readonly string[]
    readonly type?: string
    readonly colour?: string
    readonly isLicensed?: true
  } // every kind of counting at once
  const counted = [count, ...of, type, colour, isLicensed && 'licensed'].filter(Boolean).join(' ')
  return `${points} per ${counted}${most === undefined ? '' : `, at most ${most}`}`
}

const missionFacts = [
  ['MS01', 1, 1, 'commercial', 'raw:1', 'none', 'vp:1 + move.free:1'],
  ['MS02', 2, 1, 'war', 'energy:1', 'none', 'vp:1 + move.free:1'],
  ['MS03', 3, 1, 'cultural', 'raw:1 + energy:1', 'none', 'vp:2'],
  ['MS04', 4, 1, 'commercial', 'raw:2', 'trade>=1', 'vp:2 + credit:1'],
  ['MS05', 5, 1, 'war', 'energy:2', 'mil>=1', 'vp:2 + alien:1'],
  ['MS06', 6, 1, 'cultural', 'raw:1 + energy:1', 'tech>=1', 'vp:2 + adv(pol):1'],
  ['MS07', 7, 1, 'cultural', 'raw:1 + energy:1', 'tech>=2', 'vp:3'],
  ['MS08', 8, 1, 'commercial', 'raw:2', 'trade>=1 & outposts.kind(mining)>=1', 'vp:3 + adv(prod):1'],
  ['MS09', 9, 1, 'war', 'energy:2', 'mil>=1 & outposts.kind(action)>=1', 'vp:3 + adv(tech):1'],
  ['MS10', 10, 1, 'commercial', 'raw:2 + alien:1', 'trade>=2', 'vp:3 + credit:1 + energy:1'],
  ['MS11', 11, 1, 'war', 'energy:1 + credit:1', 'mil>=2', 'vp:3 + alien:1 + raw:1'],
  ['MS12', 12, 1, 'cultural', 'raw:1 + energy:1', 'tech>=2 & outposts.same>=2', 'vp:3 + mark'],
  ['MS13', 13, 1, 'commercial', 'raw:2 + alien:1', 'trade>=2 & outposts.different>=2', 'vp:4 + move.free:2'],
  [
    'MS14',
    14,
    1,
    'war',
    'energy:2 + credit:1',
    'mil>=2 & outposts.any>=1 & pirates>=1',
    'vp:4 + adv(trade):1!free',
  ],
  ['MS15', 15, 2, 'commercial', 'raw:3', 'trade>=4', 'vp:4 + credit:1 + adv(tech):1'],
  [
    'MS16',
    16,
    2,
    'cultural',
    'raw:2 + energy:2',
    'tech>=4 & outposts.different>=2',
    'vp:5 + adv(mil):1!free',
  ],
  [
    'MS17',
    17,
    2,
    'commercial',
    'raw:2 + alien:1',
    'trade>=4 & outposts.colour(grey|yellow)>=2',
    'vp:5 + mobilise:1',
  ],
  [
    'MS18',
    18,
    2,
    'war',
    'energy:2 + credit:1',
    'mil>=4 & outposts.colour(green|purple)>=2',
    'vp:5 + mobilise:1',
  ],
  ['MS19', 19, 2, 'war', 'energy:3', 'mil>=4', 'vp:5 + alien:2 + move.free:1'],
  ['MS20', 20, 2, 'cultural', 'raw:2 + energy:2', 'tech>=4 & outposts.same>=3', 'vp:6 + moveToTunnel'],
  ['MS21', 21, 2, 'commercial war', 'alien:2 + credit:1', 'trade>=4 | mil>=4', 'vp:6 + takeMission'],
  ['MS22', 22, 2, 'cultural', 'raw:2 + energy:2', 'tech>=6', 'vp:6 + mark'],
  [
    'MS23',
    23,
    2,
    'cultural',
    'raw:1 + energy:1 + alien:1 + credit:1',
    'tech>=6',
    'vp:6 + adv(prod):1 + adv(pol):1',
  ],
  ['MS24', 24, 2, 'cultural', 'raw:2 + energy:2', 'tech>=8', 'vp:7 + ?outpost(orbit)'],
  [
    'MS25',
    25,
    2,
    'commercial war',
    'raw:2 + energy:2',
    '(trade>=6 | mil>=6) & outposts.different>=3',
    'vp:7 + act.main(mining)',
  ],
  ['MS26', 26, 2, 'commercial war', 'alien:2 + credit:2', 'trade>=6 | mil>=6', 'vp:12'],
] as const

describe('F6: missions', () => {
  test.each(missionFacts)(
    '%s: number %i, level %i, %s, costs %s, needs %s, brings %s',
    (id, number, level, types, cost, requirement, reward) => {
      // GC-MIS-01, GC-ORG-13.
      const card = at(missions, number - 1)
      expect(card).toMatchObject({ id, number, level, provenance: 'seed' })
      expect(card.types.join(' ')).toBe(types)
      expect(goodsOf(card.cost)).toBe(cost)
      expect(summariseCondition(card.requirement)).toBe(requirement)
      expect(summarise(card.reward)).toBe(reward)
    },
  )

  test('GC-MIS-02, GC-MIS-03: 14 of level 1 come first; three of level 2 are commercial or war', () => {
    expect(missions.filter(({ level }) => level === 1)).toEqual(missions.slice(0, LEVEL_1_MISSIONS))
    const dual = missions.filter(({ types }) => types.length > 1)
    expect(dual.map(({ id, level, types }) => `${id} ${level} ${types.join(' ')}`)).toEqual([
      'MS21 2 commercial war',
      'MS25 2 commercial war',
      'MS26 2 commercial war',
    ])
  })
})

const decreeFacts = [
  ['DC01', 1, 'outposts.different>=3', 4],
  ['DC02', 2, 'outposts.colour(grey|yellow)>=3', 7],
  ['DC03', 3, 'outposts.colour(green|purple)>=3', 7],
  ['DC04', 1, 'outposts.kind(action)>=3', 5],
  ['DC05', 2, 'outposts.kind(mining)>=3', 7],
  ['DC06', 3, 'outposts.kind(action)>=1 & outposts.kind(mining)>=1 & outposts.kind(wild)>=1', 6],
  ['DC07', 1, 'tech>=6 & pol>=6', 7],
  ['DC08', 2, 'trade>=4 & mil>=4', 8],
  ['DC09', 3, 'pirates>=3', 8],
  ['DC10', 1, 'hasCompletedEachType', 6],
  ['DC11', 2, 'marked>=3', 5],
  ['DC12', 3, 'missions(commercial)>=3 | missions(war)>=3', 7],
] as const

describe('F7, G17: decrees', () => {
  test.each(decreeFacts)('%s: mark %i, needs %s, gives %i points', (id, mark, requirement, points) => {
    const decree = decrees.find((one) => one.id === id)
    expect(decree).toMatchObject({ mark, points })
    expect(summariseCondition(decree?.requirement ?? null)).toBe(requirement)
  })

  test('GC-SET-26: four of each mark', () => {
    expect([1, 2, 3].map((mark) => decrees.filter((one) => one.mark === mark).length)).toEqual([4, 4, 4])
  })
})

const goalFacts = [
  ['GL01', '2 per technologies or 2 per missions'],
  ['GL02', '3 per outposts yellow'],
  ['GL03', '5 per pirates'],
  ['GL04', '4 per missions cultural'],
  ['GL05', '3 per outposts purple'],
  ['GL06', '3 per outposts licensed'],
  ['GL07', '4 per missions commercial'],
  ['GL08', '3 per outposts green'],
  ['GL09', '2 per outposts and 1 per resources, at most 12'],
  ['GL10', '4 per missions war'],
  ['GL11', '4 per outposts grey'],
  ['GL12', '1 per levels technology politics production'],
  ['GL13', '3 per pirates or 3 per missions war'],
  ['GL14', '2 per outposts or 2 per technologies'],
] as const

describe('F8: goals', () => {
  test.each(goalFacts)('%s: %s', (id, text) => {
    const goal = goals.find((one) => one.id === id)
    expect(goal?.scoring.map(scoringOf).join(` ${goal.joined} `)).toBe(text)
  })
})
