import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { CREDITS, sources, TRADE } from '../content/names.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { NONE } from '../rules/pieces.ts'
import { violations } from '../rules/violations.ts'
import {
  ability,
  chairs,
  completed,
  hold,
  level,
  log,
  marked,
  outpost,
  planet,
  scoring,
  table,
  token,
  workers,
} from './table.ts'

/** A table with some of everything. */
function full(): Galaxy {
  return table(3, (t) => {
    level(t, 0, { technology: 3, military: 2, trade: 3, politics: 4 })
    hold(t, 0, { raw: 3, credits: 2 })
    outpost(t, 0, 'PL16')
    outpost(t, 1, 'PL03')
    token(t, 1, 'BB15')
    log(t, 0, 'MS01')
    completed(t, 2, 'MS03')
    marked(t, 0, 'TC101')
    chairs(t, 0, 2, 1)
    ability(t, 2, 'secondShip')
    workers(t, 1, { crew: 3 })
  })
}

/** Broken positions, and the message for each. */
const broken: readonly (readonly [what: string, break_: (t: Galaxy) => void, says: RegExp])[] = [
  ['a token that is there twice', (t) => at(t.tokens, 0).push(at(at(t.tokens, 1), 0)), /bonus tokens/],
  ['a mission that is lost', (t) => t.log[0]?.pop(), /missions/],
  ['a goal that is lost', (t) => t.goals[1]?.pop(), /goals/],
  ['a mining token that is lost', (t) => t.miningStack.pop(), /mining tokens/],
  ['a captain too many', (t) => t.captains.fill(3, 0, 1), /captains/],
  [
    'more captains out than there are',
    (t) => [t.mainSpaces.fill(1, 0, 3), t.captains.fill(-1, 0, 1)],
    /-1 captains at home/,
  ],
  ['the Nightmare on the map', (t) => Object.assign(t, { planets: t.planets.with(9, 19) }), /Nightmare/],
  [
    'a technology card of another level',
    (t) => Object.assign(t, { technologies: t.technologies.with(0, 29) }),
    /of levels/,
  ],
  ['two decrees of one mark', (t) => Object.assign(t, { decrees: t.decrees.with(0, 1) }), /marks/],
  [
    'a row of missions that was not refilled',
    (t) => t.missionDecks[0]?.push(t.missionRows[0]?.pop() ?? 0),
    /2 missions of level 1/,
  ],
  ['one ability twice', (t) => t.abilities.fill(9, 1, 2), /one ability/],
  ['a goal too many', (t) => t.goals[1]?.push(t.goalBox.pop() ?? 0), /3 goals/],
  ['a reserve without the tile', (t) => t.reserve[0]?.push(t.tokenBox.pop() ?? 0), /reserve/],
  ['a crew member too many', (t) => t.cryo.fill(6, 1, 2), /crew/],
  ['six crew on five spaces', (t) => [t.crew.fill(6, 1, 2), t.cryo.fill(-1, 1, 2)], /crew/],
  ['a marker too many', (t) => t.markers.fill(4, 0, 1), /development markers/],
  ['a level without its marker', (t) => at(t.levels, 0).fill(5, TRADE), /development markers|fleet tokens/],
  ['a level beyond the end', (t) => at(t.levels, 1).fill(11, 0, 1), /is at 11/],
  ['a stack that was not taken from', (t) => at(t.levels, 1).fill(3, 0, 1), /stack/],
  ['less than nothing', (t) => at(t.hold, 0).fill(-1, CREDITS), /holds/],
  [
    'two outposts of one seat on a planet',
    (t) => {
      t.slots = t.slots.with(planet(t, 'PL16') * 5 + 1, 1)
    },
    /wrongly taken/,
  ],
  [
    'an outpost without a slot',
    (t) => {
      t.slots = t.slots.slice().fill(-1, 5)
    },
    /without a slot/,
  ],
  ['pirates too many', (t) => t.pirates.fill(0, planet(t, 'PL16'), planet(t, 'PL16') + 1), /pirates/],
  ['no ship', (t) => t.ships.fill([], 0, 1), /ships/],
  ['three missions in a log for two', (t) => log(t, 0, 'MS04', 'MS05'), /missions in the log/],
  ['two captains on a main space', (t) => t.mainSpaces.fill(3, 1, 2), /two captains/],
  ['one chair twice', (t) => at(t.chairs, 0).push(2), /two chairs in an office/],
  [
    'points for no chair',
    (t) => at(t.ledger, 0).fill(4, sources.indexOf('senate'), sources.indexOf('senate') + 1),
    /Senate/,
  ],
  ['an order that is not that of the track', (t) => Object.assign(t, { priority: [1, 0, 2] }), /order/],
  ['two markers on one space of the priority track', (t) => t.prioritySpaces.fill(0), /priority track/],
  [
    'a card that is not in play',
    (t) => {
      t.marked[1] = 1 << 29
      t.markers[1] = 1
      t.technologies = t.technologies.filter((card) => card !== 29)
    },
    /not in play/,
  ],
  ['points below 0', (t) => at(t.ledger, 0).fill(-1, 0, 1), /points/],
]

describe('The recount', () => {
  test('GC-ORG-26, GC-ORG-53, GC-ORG-65: finds nothing wrong with a legal table', () => {
    expect(violations(full())).toEqual([])
  })

  test.each(broken)('finds %s', (_, break_, says) => {
    const t = full()
    break_(t)
    expect(violations(t).join('\n')).toMatch(says)
  })

  test('GC-END-03, GC-END-06: finds a wrong final score', () => {
    const over = (change: (t: Galaxy) => void) => {
      const t = scoring(2)
      t.outcome = { winners: [0, 1], scores: [] }
      for (const seat of [0, 1]) {
        const goal = t.goals[seat]?.pop() ?? NONE
        at(t.scoredGoals, seat).push(goal)
      }
      change(t)
      return violations(t).join('\n')
    }
    expect(over((t) => hold(t, 0, { credits: 3 }))).toMatch(/credits/)
    expect(over((t) => hold(t, 0, { raw: 3 }))).toMatch(/resources/)
    expect(over((t) => at(t.ledger, 1).fill(2, 0, 1))).toMatch(/the wrong seats have won/)
  })
})
