import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { openMiningSpaces } from '../../rules/production/mining.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  choose,
  hold,
  ids,
  level,
  makeMove,
  marked,
  miningOf,
  miningSpace,
  miningTrack,
  outpost,
  planet,
  question,
  stack,
  stackAt,
  table,
  workers,
} from '../table.ts'

const held = (t: Galaxy, seat = 0) => at(t.hold, seat)
const track = (t: Galaxy, seat = 0) => at(t.miningTracks, seat)
/** Answers the questions that come up for a seat, each with its first option. */
function finish(t: Galaxy, seat = 0): void {
  while (question(t).endsWith(`of ${seat}`)) choose(t, at(ids(t), 0))
}

describe('main mining', () => {
  test('GC-MIN-01, GC-BON-03, GC-PNL-01: the token goes to the topmost empty space of the seat’s track, and pays', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01')
      miningSpace(t, 'MT07')
      level(t, 0, { politics: 1 })
    })
    const events = choose(t, 'mining')
    expect(track(t)).toEqual([miningOf('MT01'), miningOf('MT07')])
    expect(t.miningSpace).toEqual([])
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(pointsOf(t, 0)).toBe(2)
    expect(events.map(({ type }) => type)).toContain('tookMiningToken')
    expect(violations(t)).toEqual([])
  })

  test('GC-MIN-02: the space stays empty for the rest of the round, and a later main action finds no token', () => {
    const t = table(2, (t) => {
      miningTrack(t, 0, 'MT01')
      miningTrack(t, 1, 'MT04')
      miningSpace(t, 'MT07')
      workers(t, 1, { crew: 0, captains: 1 })
      hold(t, 1, { alien: 1 })
    })
    choose(t, 'mining')
    while (question(t) !== 'turn of 1') choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0))
    choose(t, 'omni', 'fee=alien', 'action=mining')
    expect(track(t, 1)).toEqual([miningOf('MT04')])
    expect(held(t, 1)).toEqual([1, 0, 0, 0])
  })

  test('GC-MIN-03, GC-PNL-03, GC-PNL-05, GC-ORG-27: the politics level opens the spaces', () => {
    const open = [0, 1, 2, 3, 4, 5, 6, 7, 10].map((politics) =>
      openMiningSpaces(
        table(2, (t) => level(t, 0, { politics })),
        0,
      ),
    )
    expect(open).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5])
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01', 'MT04', 'MT07')
      miningSpace(t, null)
      level(t, 0, { politics: 2 })
    })
    choose(t, 'mining')
    expect(held(t)).toEqual([1, 1, 0, 0])
    expect(pointsOf(t, 0)).toBe(0)
  })

  test('GC-ORG-95: TC209 opens one level more', () => {
    const t = table(3, (t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC209')
    })
    expect(openMiningSpaces(t, 0)).toBe(2)
  })

  test('GC-EX-02: politics 1 opens both of the first two spaces', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01', 'MT06')
      miningSpace(t, null)
      level(t, 0, { politics: 1 })
    })
    choose(t, 'mining')
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(pointsOf(t, 0)).toBe(1)
  })

  test('GC-MIN-04, GC-PNL-05: all mining planets with an outpost of the seat pay, at any politics level', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01')
      miningSpace(t, null)
      for (const id of ['PL07', 'PL08', 'PL03']) outpost(t, 0, id)
      outpost(t, 1, 'PL02')
    })
    choose(t, 'mining')
    expect(held(t)).toEqual([0, 1, 1, 0])
    expect(pointsOf(t, 0)).toBe(3)
  })

  test('GC-PLN-06: action and wild planets pay nothing', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01')
      miningSpace(t, null)
      for (const id of ['PL10', 'PL06']) outpost(t, 0, id)
    })
    choose(t, 'mining')
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(pointsOf(t, 0)).toBe(0)
  })

  test('a token or planet with a choice asks for it', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT10')
      miningSpace(t, null)
      outpost(t, 0, 'PL01')
    })
    choose(t, 'mining')
    expect(ids(t)).toHaveLength(3)
    finish(t)
    expect(held(t).reduce((sum, amount) => sum + amount, 0)).toBe(2)
  })

  test('GC-PNL-02, GC-ORG-102: with a full track the token stays where it is, and the track still pays', () => {
    const t = table(2, (t) => {
      miningTrack(t, 0, 'MT01', 'MT02', 'MT03', 'MT04', 'MT05')
      miningTrack(t, 1, 'MT06')
      miningSpace(t, 'MT07')
      level(t, 0, { politics: 7 })
      hold(t, 1, { credits: 1 })
    })
    choose(t, 'mining')
    expect(t.miningSpace).toEqual([miningOf('MT07')])
    expect(track(t)).toHaveLength(5)
    expect(held(t)).toEqual([2, 3, 0, 0])
    while (question(t) !== 'turn of 1') choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0))
    // A later main action takes it.
    choose(t, 'omni', 'action=mining')
    expect(track(t, 1)).toEqual([miningOf('MT06'), miningOf('MT07')])
  })
})

describe('secondary mining', () => {
  test('GC-MIN-05: the rewards, without a token', () => {
    const t = table(2, (t) => {
      miningTrack(t, 0, 'MT01', 'MT02', 'MT03', 'MT04', 'MT05')
      miningTrack(t, 1, 'MT09')
      miningSpace(t, 'MT07')
      outpost(t, 1, 'PL03')
    })
    choose(t, 'mining')
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew')
    expect(t.miningSpace).toEqual([miningOf('MT07')])
    expect(track(t, 1)).toEqual([miningOf('MT09')])
    expect(held(t, 1)).toEqual([0, 0, 1, 0])
    expect(pointsOf(t, 1)).toBe(2)
  })
})

describe('pirate tokens on the mining track', () => {
  test('GC-INC-06, GC-PIR-04, GC-ORG-34: a pirate token of the mining track pays in mining actions', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01', 'PT05')
      miningSpace(t, null)
      level(t, 0, { politics: 1 })
    })
    choose(t, 'mining')
    expect(pointsOf(t, 0)).toBe(2)
    expect(at(at(t.ledger, 0), 6)).toBe(2)
  })
})

describe('the Technological Nightmare', () => {
  test('GC-ABL-03, GC-ORG-82: 2 points in mining actions, main and secondary', () => {
    const t = table(2, (t) => {
      ability(t, 0, 'nightmare')
      miningTrack(t, 0, 'MT01')
      miningSpace(t, null)
    })
    choose(t, 'mining')
    expect(pointsOf(t, 0)).toBe(2)
    const follower = table(2, (t) => {
      ability(t, 1, 'nightmare')
      miningTrack(t, 1, 'MT01')
      miningSpace(t, null)
    })
    choose(follower, 'mining')
    choose(follower, 'follow', 'worker=crew')
    expect(pointsOf(follower, 1)).toBe(2)
  })

  test('GC-ORG-56, GC-PLN-12: PL17 activates planets, not the Nightmare nor the track, and does not count as a mining action (TC106)', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'nightmare')
      miningTrack(t, 0, 'MT01')
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC106')
      for (const id of ['PL17', 'PL03', 'PL07']) outpost(t, 0, id)
    })
    const space = planet(t, 'PL17')
    choose(t, `planet-${space}`, 'worker=crew')
    expect(held(t)).toEqual([0, 0, 1, 0])
    // 2 of PL03, and 2 for each of two planets.
    expect(pointsOf(t, 0)).toBe(2 + 4)
  })

  test('GC-PLN-12, GC-ORG-71: without a mining planet there is nothing to activate', () => {
    const t = table(3, (t) => outpost(t, 0, 'PL17'))
    expect(ids(t)).not.toContain(`planet-${planet(t, 'PL17')}`)
  })

  test('GC-PLN-12, GC-ORG-71: a mining planet whose effect does nothing is activated too', () => {
    const t = table(4, (t) => {
      level(t, 0, { production: 7 })
      for (const id of ['PL17', 'PL14']) outpost(t, 0, id)
    })
    choose(t, `planet-${planet(t, 'PL17')}`, 'worker=crew')
    expect(pointsOf(t, 0)).toBe(2)
  })
})

describe('the order, where it matters', () => {
  /** The advance of PL14 gives BB18 (+1 politics). The second token of the track needs politics 1. */
  const arrange = (politics: number) =>
    table(3, (t) => {
      miningTrack(t, 0, 'MT01', 'MT07')
      miningSpace(t, null)
      level(t, 0, { production: 1, politics })
      outpost(t, 0, 'PL14')
      stack(t, stackAt('production', 2), 'BB18', 'BB01')
    })

  test('planets first: the token that PL14 gives opens a space of the track (GC-MIN-03, GC-MIN-04, GC-ORG-109)', () => {
    const t = arrange(0)
    choose(t, 'mining')
    expect(question(t)).toBe('miningOrder of 0')
    expect(ids(t)).toEqual(['track', 'planets'])
    choose(t, 'planets')
    expect(question(t)).toBe('goOn of 0')
    makeMove(t, 0, 'useToken', 'BB18')
    finish(t)
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(pointsOf(t, 0)).toBe(2)
    // The planet has paid once.
    expect(at(at(t.levels, 0), 2)).toBe(2)
  })

  test('track first: only open spaces pay', () => {
    const t = arrange(0)
    choose(t, 'mining')
    choose(t, 'track')
    finish(t)
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(pointsOf(t, 0)).toBe(0)
    expect(at(at(t.levels, 0), 2)).toBe(2)
  })

  test('the order is not asked if every token pays anyway', () => {
    const t = arrange(1)
    choose(t, 'mining')
    expect(question(t)).not.toContain('miningOrder')
  })
})
