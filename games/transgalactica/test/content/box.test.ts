import { assert, at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { abilities } from '../../content/abilities.ts'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { goals } from '../../content/goals.ts'
import { maps } from '../../content/maps.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { colours, goods, mainTracks, resources, tracks } from '../../content/names.ts'
import {
  CREW,
  captainsFor,
  crewSpaces,
  DEVELOPMENT_MARKERS,
  incomeSpaces,
  LOG_SPACES,
  miningSpaces,
  OUTPOSTS,
  outpostSpaces,
  STARTING_CREDITS,
  STARTING_CREW,
  STARTING_MARKERS,
} from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { goodOfColour, NIGHTMARE, planets } from '../../content/planets.ts'
import {
  CARDS_A_LEVEL,
  GOLDEN_CHAIR_CREDITS,
  GOLDEN_CHAIR_POINTS,
  OFFICES,
  PIRATES_BEYOND_SEATS,
  PRIORITY_SPACES,
  ROUNDS,
  roundTokenKinds,
} from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import {
  cardAccess,
  missionAccess,
  technologyNeeded,
  tokenStacks,
  trackEnds,
  trackIncome,
  tradeSpaces,
} from '../../content/tracks.ts'
import { abilityIds } from '../../content/types.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import * as pieces from '../../rules/pieces.ts'
import { summarise } from './brief.ts'

/** The box, written down a second time. Cards and tokens are in box-cards.test.ts and box-tokens.test.ts. */

/** A table by number of seats. */
function by<Value>(table: Readonly<Record<number, Value>>, seats: number): Value {
  const found = table[seats]
  assert(found !== undefined, `nothing for ${seats} players`)
  return found
}

const count = <Value>(list: readonly Value[], test: (value: Value) => boolean) => list.filter(test).length

describe('F1: numbers of pieces', () => {
  test('GC-CMP-06, CP20 to CP23: 20 planets, of them 8 action, 7 mining, 4 wild and 1 special', () => {
    expect(planets).toHaveLength(20)
    const ofKind = (kind: string) => count(planets, (planet) => planet.kind === kind)
    expect(['action', 'mining', 'wild', 'special'].map(ofKind)).toEqual([8, 7, 4, 1])
  })

  test('GC-CMP-07, CP24: 6 active pirates, all used at the largest table; 12 blanks are enough', () => {
    expect(pirates).toHaveLength(6)
    expect(pieces.PIRATES).toBe(6)
    for (const seats of [2, 3, 4, 5]) {
      const others = by(maps, seats).spaces.filter(({ holds }) => holds === 'other').length
      expect(seats + PIRATES_BEYOND_SEATS).toBe({ 2: 3, 3: 4, 4: 5, 5: 6 }[seats])
      expect(others - seats - PIRATES_BEYOND_SEATS).toBe({ 2: 5, 3: 6, 4: 7, 5: 9 }[seats])
    }
  })

  test('GC-CMP-08, CP26 to CP28: 13 mining tokens, 20 basic and 17 advanced bonus tokens, the basic ones first', () => {
    expect(miningTokens).toHaveLength(13)
    expect(pieces.MINING_TOKENS).toBe(13)
    expect(bonusTokens.map(({ isAdvanced }) => isAdvanced)).toEqual([
      ...new Array<boolean>(20).fill(false),
      ...new Array<boolean>(17).fill(true),
    ])
    expect([pieces.BASIC_TOKENS, pieces.BONUS_TOKENS]).toEqual([20, 37])
  })

  test('GC-CMP-02, GC-CMP-11, GC-SPP-09, GC-SPP-10, GC-ORG-01: three captains for two players, otherwise two', () => {
    expect(captainsFor).toEqual({ 2: 3, 3: 2, 4: 2, 5: 2 })
  })

  test('GC-CMP-05: three resources; credits are not one (GC-SYM-07)', () => {
    expect(resources).toEqual(['energy', 'raw', 'alien'])
    expect(goods).toEqual([...resources, 'credits'])
  })

  test('CP05, CP08, CP16, CP29 to CP37: crew, outposts, markers, tokens, tiles and cards', () => {
    expect([CREW, OUTPOSTS, DEVELOPMENT_MARKERS, fleetTokens.length]).toEqual([6, 7, 5, 3])
    expect([abilities.length, wealthCards.length, goals.length]).toEqual([10, 14, 14])
    expect([technologies.length, missions.length, decrees.length]).toEqual([30, 26, 12])
    expect(pieces.HIDDEN_PIECES).toBe(
      bonusTokens.length + miningTokens.length + missions.length + goals.length,
    )
  })

  test('every id occurs once, in order, and every name once in both languages', () => {
    const lists = [planets, technologies, missions, decrees, goals, abilities, wealthCards, pirates]
    for (const list of lists) {
      const ids = list.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort())
      for (const lang of ['en', 'pl'] as const) {
        expect(new Set(list.map(({ name }) => name[lang])).size).toBe(list.length)
      }
    }
    expect(abilities.map(({ key }) => key)).toEqual(abilityIds)
  })
})

const planetFacts = [
  ['PL01', 'green', 'mining', '1', 'raw:1 / energy:1'],
  ['PL02', 'all', 'mining', '4/6', 'vp:3'],
  ['PL03', 'green', 'mining', '0/4', 'vp:2'],
  ['PL04', 'purple', 'action base', '0/0/0', 'upto(2): pay(any:1) > adv(tech|pol):1'],
  ['PL05', 'yellow', 'action', '0/1', 'upto(3): pay(any:1) > vp:1'],
  ['PL06', 'yellow', 'wild', '0', 'credit:1'],
  ['PL07', 'purple', 'mining', '2', 'alien:1'],
  ['PL08', 'grey', 'mining', '1', 'vp:1'],
  ['PL09', 'grey', 'action base', '0/0/0', 'moveToTunnel + alien:1'],
  ['PL10', 'green', 'action base', '0/0/0', 'credit:1 + vp:1'],
  ['PL11', 'green grey', 'action', '1/2', 'act.main(exploration)'],
  ['PL12', 'green', 'wild', '0', 'adv(prod|tech|pol):1'],
  ['PL13', 'grey', 'wild', '0', '?pay(alien:1) > adv(trade):1!free'],
  ['PL14', 'grey', 'mining', '4', 'adv(prod):1'],
  ['PL15', 'yellow', 'mining', '2', 'vp:1'],
  ['PL16', 'yellow', 'action base', '0/0/0', 'any:2'],
  ['PL17', 'purple', 'action', '0/1', 'activateMiningPlanets + vp:2*activated'],
  ['PL18', 'yellow purple', 'action', '2/4', 'mark / takeMission'],
  ['PL19', 'purple', 'wild', '0', '?pay(credit:1) > adv(mil):1!free'],
  ['PL20', 'all', 'special', '', 'vp:2'],
] as const

describe('F2: planets', () => {
  test.each(planetFacts)('%s: %s, %s, slots %s, %s', (id, colour, kind, slots, effect) => {
    const planet = planets.find((one) => one.id === id)
    expect(planet?.colours.join(' ')).toBe(colour === 'all' ? colours.join(' ') : colour)
    expect(`${planet?.kind}${planet?.isBase === true ? ' base' : ''}`).toBe(kind)
    expect(planet?.slots.join('/')).toBe(slots)
    expect(summarise(planet?.effect ?? null)).toBe(effect)
    expect(planet?.provenance).toBe('seed')
  })

  test('GC-SET-07, GC-ORG-50: the four base planets require no trade level and have three slots', () => {
    const bases = planets.filter(({ isBase }) => isBase === true)
    expect(bases.map(({ slots }) => slots)).toEqual(new Array(4).fill([0, 0, 0]))
  })

  test('GC-SET-13: the Technological Nightmare has no slot', () => {
    expect(at(planets, NIGHTMARE)).toMatchObject({ id: 'PL20', kind: 'special', slots: [] })
  })

  test('GC-ORG-47: yellow yields energy, green aliens, purple raw material, grey nothing', () => {
    const yields = (colour: keyof typeof goodOfColour) => goods[goodOfColour[colour] ?? -1] ?? null
    expect(colours.map(yields)).toEqual(['energy', 'alien', 'raw', null])
  })
})

describe('G02 to G07: tracks', () => {
  test('GC-ORG-03: the last spaces', () => {
    expect(Object.fromEntries(tracks.map((track, index) => [track, trackEnds[index]]))).toEqual({
      technology: 10,
      military: 8,
      production: 7,
      politics: 10,
      trade: 6,
    })
  })

  test.each([
    ['technology', 'none none energy:1 energy:1 energy:1 credit:1 credit:1 vp:2 vp:2 vp:3 vp:4'],
    ['military', 'none none vp:1 alien:1 alien:1 vp:2 vp:3 vp:3 vp:4'],
    ['production', 'none none raw:1 raw:1 any:1 any:1 vp:2 vp:3'],
    ['politics', 'none none none credit:1 credit:1 alien:1 alien:1 vp:2 vp:2 vp:3 vp:4'],
  ] as const)('GC-INC-04: income of the %s track: %s', (track, income) => {
    expect(at(trackIncome, mainTracks.indexOf(track)).map(summarise).join(' ')).toBe(income)
  })

  test('GC-SET-04, GC-SET-05, GC-BON-07, GC-BON-08: the eight stacks', () => {
    const lines = tokenStacks.map(
      ({ track, space, isAdvanced, size, reward }) =>
        `${at(mainTracks, track)} ${space} ${isAdvanced ? 'advanced' : 'basic'} ${[2, 3, 4, 5].map((seats) => by(size, seats)).join('')} ${summarise(reward)}`,
    )
    expect(lines).toEqual([
      'technology 3 basic 1233 credit:1',
      'technology 6 advanced 1222 vp:2',
      'military 2 basic 1223 energy:1',
      'military 5 advanced 1222 vp:3',
      'production 2 basic 1233 none',
      'production 5 advanced 1222 none',
      'politics 4 basic 1222 credit:1',
      'politics 7 advanced 1223 vp:3',
    ])
  })

  test('G03: with five players exactly 3 basic and 2 advanced tokens are left for the Reserve Locker (GC-ABL-08)', () => {
    const onTracks = (isAdvanced: boolean) =>
      tokenStacks
        .filter((stack) => stack.isAdvanced === isAdvanced)
        .reduce((sum, { size }) => sum + by(size, 5), 0)
    const onRounds = (kind: string) => count(roundTokenKinds, (other) => other === kind)
    const otherActionPlanets = count(planets, ({ kind, isBase }) => kind === 'action' && isBase !== true)
    expect(onTracks(false) + 4 + onRounds('basic')).toBe(17)
    expect(onTracks(true) + otherActionPlanets + onRounds('advanced')).toBe(15)
  })

  test('GC-MIL-03, G05: the technology level under each military space', () => {
    expect(technologyNeeded.slice(1)).toEqual([0, 1, 2, 3, 4, 6, 7, 8])
  })

  test('GC-ORG-09, GC-ORG-12: the levels that open technology cards and missions', () => {
    expect(cardAccess).toEqual([2, 5, 8])
    expect(missionAccess).toEqual([
      [1, 2, 3],
      [5, 6, 7],
    ])
  })

  test('GC-SPP-05, GC-SPP-08, F11: markers on trade spaces 1, 3 and 5, fleet tokens on 2, 4 and 6', () => {
    expect(tradeSpaces.join(' ')).toBe('marker fleet marker fleet marker fleet')
  })
})

describe('G08, G09: the control panel', () => {
  test('GC-SPP-02, GC-SPP-07, GC-SPP-11, GC-PNL-18: what a player starts with', () => {
    expect([STARTING_CREDITS, STARTING_MARKERS, STARTING_CREW, LOG_SPACES]).toEqual([1, 2, 1, 2])
  })

  test('GC-ORG-21, GC-EX-04: empty crew spaces', () => {
    expect(crewSpaces.map(summarise).join(' ')).toBe('none credit:1 any:1 vp:1 vp:1')
  })

  test('GC-PNL-09, GC-PNL-10, GC-PNL-13: outpost spaces with cost, reward and income', () => {
    const lines = outpostSpaces.map(
      ({ cost, reward, isIncome }) => `${cost} ${summarise(reward)}${isIncome ? ' income' : ''}`,
    )
    expect(lines).toEqual([
      '0 none',
      '1 mobilise:1',
      '1 credit:1',
      '2 mobilise:1',
      '2 vp:1 income',
      '2 any:1 income',
      '2 vp:4',
    ])
  })

  test('GC-PNL-05, GC-PNL-06, GC-EX-02, GC-EX-03: the politics level of each mining and income space', () => {
    expect(miningSpaces).toEqual([0, 1, 3, 5, 7])
    expect(incomeSpaces.map(({ takes, politics }) => `${takes} ${politics}`)).toEqual([
      'pirate 0',
      'fleet 1',
      'fleet 2',
      'pirate 3',
      'fleet 4',
      'pirate 5',
    ])
  })
})

describe('G15: maps', () => {
  test('2 players: spaces, bases, tunnels, ways outwards', () => {
    expect(spacesOf(2)).toBe('H@0 R1@0b R2@90t R3@180b R4@270 S1@0t S2@45 S3@135 S4@180 S5@225t S6@315')
    expect(waysOutOf(2)).toBe(
      'R1-S1:1 R1-S2:2 R2-S2:2 R2-S3:2 R3-S3:2 R3-S4:1 R3-S5:2 R4-S5:2 R4-S6:2 R1-S6:2',
    )
    expect(by(maps, 2).ways).toHaveLength(24)
  })

  test('3 players: spaces, bases, tunnels, ways outwards', () => {
    expect(spacesOf(3)).toBe(
      'H@0 R1@0b R2@72t R3@144b R4@216 R5@288b S1@0 S2@36 S3@108 S4@144 S5@180t S6@252 S7@288 S8@324t',
    )
    expect(waysOutOf(3)).toBe(
      'R1-S1:1 R1-S2:2 R2-S2:2 R2-S3:2 R3-S3:2 R3-S4:1 R3-S5:2 R4-S5:2 R4-S6:2 R5-S6:2 R5-S7:1 R5-S8:2 R1-S8:2',
    )
    expect(by(maps, 3).ways).toHaveLength(31)
  })

  test('4 players: spaces, bases, tunnels, ways outwards', () => {
    expect(spacesOf(4)).toBe(
      'H@0 R1@0b R2@60b R3@120t R4@180b R5@240b R6@300 S1@0 S2@30 S3@60t S4@90 S5@150 S6@180 S7@210t S8@240 S9@270 S10@330t',
    )
    expect(waysOutOf(4)).toBe(
      'R1-S1:1 R1-S2:2 R2-S2:2 R2-S3:1 R2-S4:2 R3-S4:2 R3-S5:2 R4-S5:2 R4-S6:1 R4-S7:2 R5-S7:2 R5-S8:1 R5-S9:2 R6-S9:2 R6-S10:2 R1-S10:2',
    )
    expect(by(maps, 4).ways).toHaveLength(38)
  })

  test('5 players: spaces, bases, tunnels, ways outwards', () => {
    expect(spacesOf(5)).toBe(
      'H@0 R1@0b R2@51t R3@103b R4@154b R5@206 R6@257b R7@309 S1@0 S2@26 S3@77 S4@103 S5@129t S6@154 S7@180 S8@206t S9@231 S10@257 S11@283 S12@334t',
    )
    expect(waysOutOf(5)).toBe(
      'R1-S1:1 R1-S2:2 R2-S2:2 R2-S3:2 R3-S3:2 R3-S4:1 R3-S5:2 R4-S5:2 R4-S6:1 R4-S7:2 R5-S7:2 R5-S8:1 R5-S9:2 R6-S9:2 R6-S10:1 R6-S11:2 R7-S11:2 R7-S12:2 R1-S12:2',
    )
    expect(by(maps, 5).ways).toHaveLength(45)
  })

  test.each([2, 3, 4, 5])(
    '%i players: hub to every inner space, both rings closed, 1 energy each',
    (seats) => {
      const { spaces, ways } = by(maps, seats)
      for (const ring of [1, 2]) {
        const inRing = ways.filter(([a, b]) => at(spaces, a).ring === ring && at(spaces, b).ring === ring)
        expect(inRing).toHaveLength(count(spaces, (space) => space.ring === ring))
        expect(inRing.every(([, , energy]) => energy === 1)).toBe(true)
      }
      const fromHub = ways.filter(([a]) => a === pieces.HUB)
      expect(fromHub.map(([, space]) => at(spaces, space).ring)).toEqual(
        spaces.filter(({ ring }) => ring === 1).map(() => 1),
      )
      expect(fromHub.every(([, , energy]) => energy === 1)).toBe(true)
      expect(spaces.length).toBeLessThanOrEqual(pieces.SPACES)
    },
  )
})

function spacesOf(seats: number): string {
  return by(maps, seats)
    .spaces.map(
      ({ id, angle, holds, hasTunnel }) =>
        `${id}@${angle}${holds === 'base' ? 'b' : ''}${hasTunnel ? 't' : ''}`,
    )
    .join(' ')
}

function waysOutOf(seats: number): string {
  const { spaces, ways } = by(maps, seats)
  return ways
    .filter(([a, b]) => at(spaces, a).ring === 1 && at(spaces, b).ring === 2)
    .map(([a, b, energy]) => `${at(spaces, a).id}-${at(spaces, b).id}:${energy}`)
    .join(' ')
}

describe('other tables', () => {
  test('GC-RND-01, G19: five rounds, and the tokens of their spaces', () => {
    expect(ROUNDS).toBe(5)
    expect(roundTokenKinds).toEqual([null, 'basic', 'basic', 'advanced', 'advanced'])
  })

  test('GC-ORG-65: seven segments, one for each outpost, of five spaces', () => {
    expect([OUTPOSTS, PRIORITY_SPACES]).toEqual([7, 5])
  })

  test('GC-SET-21, GC-SET-23, GC-SEN-06, GC-ORG-62, GC-ORG-63: face-up cards, offices, golden chairs', () => {
    expect([CARDS_A_LEVEL, OFFICES, GOLDEN_CHAIR_POINTS, GOLDEN_CHAIR_CREDITS]).toEqual([3, 3, 2, 1])
  })
})
