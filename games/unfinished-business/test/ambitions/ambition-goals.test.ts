import { answer, anyAnswer, at, fastDice, readChoice, type Seat } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../../outer-rim/content/names.ts'
import { sufferDamage } from '../../../outer-rim/rules/combat/damage.ts'
import { fightPatrol } from '../../../outer-rim/rules/encounters/encounter-patrol.ts'
import { readEncounter } from '../../../outer-rim/rules/encounters/encounter-space.ts'
import { codeOfSection, deckOfCode } from '../../../outer-rim/rules/encounters/section-key.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { changeReputation } from '../../../outer-rim/rules/reputation/reputation.ts'
import { fameToWin } from '../../../outer-rim/rules/reputation/victory.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { settle } from '../../../outer-rim/rules/settling.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { ambitions } from '../../content/ambitions.ts'
import { isAt, spacesOfDestination } from '../../rules/ambitions/destinations.ts'
import {
  countSpaceEncounter,
  isComplete,
  isFinalOpen,
  isOpen,
  refreshGoals,
  whyClosed,
} from '../../rules/ambitions/goals.ts'
import { ambitionProgress } from '../../rules/ambitions/progress.ts'
import { refusalOfFavor } from '../../rules/favors/asking.ts'
import { receiveFavor } from '../../rules/favors/granting.ts'
import { supportFavor } from '../../rules/favors/kinds.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import {
  askForActions,
  askForEncounter,
  choose,
  closed,
  hold,
  ids,
  interrupt,
  placeOn,
  putContactAt,
  run,
  standAt,
  table,
} from '../table.ts'
import { ambitionTable, completed, famous, goalOf, tokensOf, withAmbitions } from './ambition-table.ts'

const [REBEL, IMPERIAL, HUTT] = [0, 1, 2]

function patrolAt(t: Rim, faction: number, space: string, level: number): void {
  t.patrolSpaces[faction] = spaceOf(space)
  t.patrolLevels[faction] = level
}

/** A seat has resolved a space encounter at a place. */
function encounteredAt(t: Rim, seat: Seat, place: Parameters<typeof codeOfSection>[2]): void {
  countSpaceEncounter(t, seat, codeOfSection(t, seat, place))
}

/** Answers questions at random until the encounter is over. */
function finish(t: Rim, seed = 1): void {
  const { below } = fastDice(seed)
  const turn = t.turn
  while (t.outcome === null && t.turn === turn) {
    const decision = t.open[0]
    if (decision === undefined) return
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
}

describe('marks of goals', () => {
  test('UB-AMB-21: each goal has a dash, a number, the infinity sign or the fame symbol', () => {
    for (const { goals } of ambitions)
      for (const { mark } of goals) expect(['dash', 1, 2, 3, 'infinity', 'final']).toContain(mark)
  })

  test('UB-AMB-22, UB-AMB-35, G-38: a dash goal is completed as soon as it is met, at any time, and stays complete', () => {
    const t = ambitionTable('king-of-the-tables')
    t.credits[0] = 15_000
    settle(t)
    const events = run(t)
    expect(tokensOf(t, 0)).toContain('dash')
    expect(events).toContainEqual(expect.objectContaining({ type: 'goalCompleted', seat: 0 }))
    t.credits[0] = 0
    refreshGoals(t)
    expect(tokensOf(t, 0)).toContain('dash')
  })

  test('UB-AMB-23, UB-EX-05, G-39: encounters for goal 2 do not count before goal 1 is complete', () => {
    const t = ambitionTable('rebel-hero')
    encounteredAt(t, 0, 'ryloth')
    expect(tokensOf(t, 0)).toEqual([])
    expect(whyClosed(t, 0, goalOf('rebel-hero', 2))).toMatchObject({ rule: 'UB-AMB-23' })
    encounteredAt(t, 0, 'mon-calamari')
    expect(tokensOf(t, 0)).toEqual([1])
    encounteredAt(t, 0, 'mon-calamari')
    expect(tokensOf(t, 0)).toEqual([1])
    encounteredAt(t, 0, 'ryloth')
    expect(tokensOf(t, 0)).toEqual([1, 2])
  })

  test('UB-AMB-24, UB-AMB-25, UB-AMB-36: the token of an infinity goal comes and goes, and the log gives the cause', () => {
    const t = askForActions(ambitionTable('rebel-hero'))
    const goal = goalOf('rebel-hero', 'infinity')
    const change = (faction: number, by: number) =>
      interrupt(t, () => {
        changeReputation(t, 0, faction, by)
        settle(t)
      })
    change(REBEL, 1)
    expect(isComplete(t, 0, goal)).toBe(false)
    expect(change(IMPERIAL, -1)).toContainEqual(expect.objectContaining({ type: 'goalCompleted', goal }))
    expect([isComplete(t, 0, goal), tokensOf(t, 0)]).toEqual([true, ['infinity']])
    const facts = { faction: REBEL, needs: ['positive'], has: 0 }
    const why = { rule: 'OR-REP-10', reason: 'wrongReputation', facts }
    expect(change(REBEL, -1)).toContainEqual(
      expect.objectContaining({ type: 'goalLost', seat: 0, goal, why }),
    )
    expect([isComplete(t, 0, goal), tokensOf(t, 0)]).toEqual([false, []])
    change(REBEL, 1)
    expect(tokensOf(t, 0)).toEqual(['infinity'])
  })

  test('UB-AMB-25: in the middle of an effect, the table counts and not the token', () => {
    const t = ambitionTable('rebel-hero')
    t.reputation[0] = [1, -1, 0, 0]
    expect(tokensOf(t, 0)).toEqual([])
    expect(isComplete(t, 0, goalOf('rebel-hero', 'infinity'))).toBe(true)
  })

  test('UB-AMB-26, UB-AMB-27: the final goal is closed without the fame', () => {
    const t = ambitionTable('king-of-the-tables', { space: 'cantonica' })
    t.credits[0] = 20_000
    hold(t, 0, 'databank-lando-calrissian')
    refreshGoals(t)
    completed(t, 0, 'dash', 1, 2)
    famous(t, 0, 7)
    askForEncounter(t)
    expect(ids(t)).not.toContain('goal-final')
    expect(closed(t, 'goal-final')).toMatchObject({ rule: 'UB-AMB-27', facts: { has: 7, needs: 8 } })
  })

  test('UB-AMB-28: the final goal is closed without every other goal', () => {
    const t = ambitionTable('king-of-the-tables', { space: 'cantonica' })
    t.credits[0] = 20_000
    famous(t, 0, 8)
    completed(t, 0, 'dash', 1)
    askForEncounter(t)
    expect(closed(t, 'goal-final')).toMatchObject({ rule: 'UB-AMB-28' })
  })
})

/** The Rebel Hero with all goals but the last, in the space of the patrol of level 4. */
function beforeTheLast(): Rim {
  const t = ambitionTable('rebel-hero', { space: 'lothal' })
  famous(t, 0, 8)
  completed(t, 0, 1, 2)
  t.reputation[0] = [1, -1, 0, 0]
  refreshGoals(t)
  patrolAt(t, IMPERIAL, 'lothal', 4)
  return t
}

const hits = (count: number) => Array.from({ length: count }, () => 'critical' as const)
const blanks = (count: number) => Array.from({ length: count }, () => 'blank' as const)

describe('encounters of goals', () => {
  test('UB-AMB-29, UB-AMB-31: the ability can be used only at the destination', () => {
    const t = ambitionTable('lord-of-the-underworld', { space: 'naboo' })
    completed(t, 0, 1)
    t.credits[0] = 9000
    askForEncounter(t)
    expect(ids(t)).not.toContain('goal-2')
    expect(closed(t, 'goal-2')).toMatchObject({ rule: 'UB-AMB-31', reason: 'notAtGoal' })
    const there = ambitionTable('lord-of-the-underworld', { space: 'ord-mantell' })
    completed(there, 0, 1)
    there.credits[0] = 9000
    askForEncounter(there)
    choose(there, 'goal-2')
    expect(tokensOf(there, 0)).toContain(2)
    expect(there.credits[0]).toBe(7000)
  })

  test('UB-AMB-23: a goal’s ability is closed until earlier goals are complete, and gone once the goal is complete', () => {
    const t = ambitionTable('lord-of-the-underworld', { space: 'ord-mantell' })
    t.credits[0] = 9000
    askForEncounter(t)
    expect(closed(t, 'goal-2')).toMatchObject({ rule: 'UB-AMB-23' })
    const done = ambitionTable('lord-of-the-underworld', { space: 'ord-mantell' })
    completed(done, 0, 1, 2)
    done.credits[0] = 9000
    askForEncounter(done)
    expect([ids(done).includes('goal-2'), closed(done, 'goal-2')]).toEqual([false, undefined])
  })

  test('UB-AMB-30: destinations are a planet, the planets of a faction, either Core Worlds space, or the space of a patrol', () => {
    const t = ambitionTable('rebel-hero')
    expect(spacesOfDestination(t, { planet: 'naboo' })).toEqual([spaceOf('naboo')])
    expect(spacesOfDestination(t, { planet: 'anyCoreWorld' })).toEqual([
      spaceOf('core-spinward'),
      spaceOf('core-trailing'),
    ])
    expect(spacesOfDestination(t, { planetsOf: 'rebel' })).toContain(spaceOf('mon-calamari'))
    expect(spacesOfDestination(t, { planetsOf: 'rebel' })).not.toContain(spaceOf('nal-hutta'))
    patrolAt(t, REBEL, 'km-1', 2)
    expect(spacesOfDestination(t, { patrolOf: 'rebel', level: 3 })).toEqual([])
    patrolAt(t, REBEL, 'km-1', 3)
    expect(spacesOfDestination(t, { patrolOf: 'rebel', level: 3 })).toEqual([spaceOf('km-1')])
    patrolAt(t, REBEL, 'naboo', 4)
    expect(isAt(t, 0, { patrolOf: 'rebel', level: 3 })).toBe(true)
  })

  test('UB-AMB-32, UB-AMB-33, UB-AMB-34: a databank card is resolved as for a job; a defeat fails it, and it can be tried again', () => {
    const t = ambitionTable('pathfinder', { space: 'naboo' })
    completed(t, 0, 1)
    askForEncounter(t)
    choose(t, 'goal-2')
    expect(t.stack.some(({ routine }) => routine === 'job')).toBe(true)
    sufferDamage(t, 0, 'character', 9)
    settle(t)
    t.open = []
    const events = run(t)
    expect(t.isDefeated[0]).toBe(true)
    expect(events.map(({ type }) => type as string)).toContain('goalNotReached')
    expect(tokensOf(t, 0)).not.toContain(2)
    expect(isOpen(t, 0, goalOf('pathfinder', 2))).toBe(true)
    expect(t.databank.length).toBeGreaterThan(0)
    expect(t.resolving).toEqual([])
  })

  test('UB-AMB-32: a databank card can complete a goal', () => {
    for (let seed = 1; ; seed++) {
      const t = ambitionTable('pathfinder', { space: 'naboo', seed })
      completed(t, 0, 1)
      askForEncounter(t)
      choose(t, 'goal-2')
      finish(t, seed)
      if (!tokensOf(t, 0).includes(2)) continue
      expect(t.resolving).toEqual([])
      return
    }
  })

  test('UB-AMB-38, UB-FACT-49: a final goal that says so replaces the encounter with its patrol', () => {
    const t = beforeTheLast()
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-imperial', 'goal-final'])
  })

  test('UB-AMB-38: it does not replace the encounter with another patrol, and no other goal or ability replaces any', () => {
    const t = beforeTheLast()
    t.reputation[0] = [1, -1, -1, 0]
    patrolAt(t, IMPERIAL, 'km-1', 4)
    patrolAt(t, HUTT, 'lothal', 1)
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-hutt'])
    const other = ambitionTable('lord-of-the-underworld', { space: 'ord-mantell' })
    completed(other, 0, 1)
    other.credits[0] = 20_000
    other.reputation[0] = [-1, 0, 0, 0]
    patrolAt(other, REBEL, 'ord-mantell', 1)
    askForEncounter(other)
    expect(ids(other)).toEqual(['patrol-rebel'])
    expect(closed(other, 'goal-2')).toMatchObject({ reason: 'patrolForces' })
  })
})

test('UB-AMB-38: a goal replaces the encounter with its own patrol but not with another patrol that forces one', () => {
  const t = ambitionTable('smuggler-king', { space: 'lothal' })
  famous(t, 0, 8)
  completed(t, 0, 'dash', 1, 2)
  t.reputation[0] = [0, 0, -1, 1]
  refreshGoals(t)
  patrolAt(t, IMPERIAL, 'lothal', 1)
  patrolAt(t, HUTT, 'lothal', 1)
  expect(isFinalOpen(t, 0)).toBe(true)
  askForEncounter(t)
  expect(ids(t)).toEqual(['patrol-hutt'])
  const free = ambitionTable('smuggler-king', { space: 'lothal' })
  famous(free, 0, 8)
  completed(free, 0, 'dash', 1, 2)
  free.reputation[0] = [0, 0, 0, 1]
  refreshGoals(free)
  patrolAt(free, IMPERIAL, 'lothal', 1)
  askForEncounter(free)
  expect(ids(free)).toEqual(expect.arrayContaining(['space', 'patrol-imperial', 'goal-final']))
})

describe('victory', () => {
  test('UB-AMB-01: fame alone does not win', () => {
    const t = ambitionTable('rebel-hero')
    famous(t, 0, 12)
    settle(t)
    run(t)
    expect(t.outcome).toBeNull()
  })

  test('UB-AMB-37, G-41: the final goal wins at once, with the fame and all goals', () => {
    const t = beforeTheLast()
    askForEncounter(t)
    choose(t, 'goal-final', { attack: hits(9), defence: blanks(9) })
    while (t.outcome === null) choose(t, 'pass', { attack: hits(9), defence: blanks(9) })
    expect(t.outcome?.winners).toEqual([0])
    const scores = t.outcome?.scores?.[0]
    expect(scores?.facts).toMatchObject({ ambition: 'rebel-hero', goals: 4, of: 4 })
    expect(scores?.total).toBe(8)
  })

  test('G-42: losing fame during the final goal closes it again', () => {
    let reached = 0
    for (let seed = 1; seed <= 12; seed++) {
      const t = ambitionTable('lord-of-the-underworld', { space: 'ord-mantell', seed })
      famous(t, 0, 8)
      completed(t, 0, 'dash', 1, 2)
      t.reputation[0] = [0, 0, 0, 1]
      refreshGoals(t)
      askForEncounter(t)
      choose(t, 'goal-final')
      const kept = game.copy(t)
      finish(kept, seed)
      if (kept.outcome !== null) reached++
      famous(t, 0, 7)
      finish(t, seed)
      expect(t.outcome).toBeNull()
      expect(tokensOf(t, 0)).not.toContain('final')
    }
    expect(reached).toBeGreaterThan(0)
  })

  test('G-40: if two players win together, the one with more credits wins', () => {
    const t = ambitionTable('rebel-hero')
    for (const seat of [0, 1]) {
      const { goals } = at(ambitions, at(unfinished(t).sheets, seat))
      completed(t, seat, ...goals.map(({ mark }) => mark))
      famous(t, seat, 8)
    }
    t.reputation = [
      [1, -1, 1, 1],
      [-1, 1, 1, 1],
    ]
    t.credits = [9000, 5000]
    settle(t)
    run(t)
    expect(t.outcome).toMatchObject({ winners: [0], tieBreak: 'credits' })
  })

  test('UB-SOL-21, G-45: an AI player needs 2 more fame than was agreed on, and no goals', () => {
    for (const [fame, needs] of [
      ['8', 10],
      ['10', 12],
      ['12', 14],
    ] as const) {
      const t = table({ people: 1, options: { ...withAmbitions, fame } })
      expect([fameToWin(t, 0), fameToWin(t, 1)]).toEqual([Number(fame), needs])
      famous(t, 1, needs - 1)
      settle(t)
      expect(t.outcome).toBeNull()
      famous(t, 1, needs)
      t.open = []
      settle(t)
      run(t)
      expect(t.outcome?.winners).toEqual([1])
    }
  })

  test('UB-R-01: a game without a winner ends after 150 turns of each seat; goals decide, then fame', () => {
    const t = ambitionTable('rebel-hero')
    completed(t, 0, 1)
    famous(t, 1, 9)
    t.turn = 300
    t.stack.length = t.stack.findIndex(({ routine }) => routine === 'turn')
    t.open = []
    run(t)
    expect(t.outcome).toMatchObject({ endedBy: 'UB-R-01', winners: [0] })
  })
})

describe('the Rebel Hero', () => {
  test('UB-FACT-45: on any Rebel planet 10,000 credits buy 1 Rebel reputation', () => {
    const t = ambitionTable('rebel-hero', { space: 'mon-calamari' })
    t.credits[0] = 10_000
    askForEncounter(t)
    choose(t, 'use-rebel-hero')
    expect([t.credits[0], t.reputation[0]?.[REBEL]]).toEqual([0, 1])
    const poor = ambitionTable('rebel-hero', { space: 'mon-calamari' })
    askForEncounter(poor)
    expect(ids(poor)).not.toContain('use-rebel-hero')
    const elsewhere = ambitionTable('rebel-hero', { space: 'naboo' })
    elsewhere.credits[0] = 10_000
    askForEncounter(elsewhere)
    expect(ids(elsewhere)).not.toContain('use-rebel-hero')
  })

  test('UB-AMB-06: only the owner of a sheet can use its ability', () => {
    const t = ambitionTable('servant-of-the-emperor', { space: 'mon-calamari' })
    t.credits[0] = 10_000
    askForEncounter(t)
    expect(ids(t).filter((id) => id.startsWith('use-'))).toEqual([])
  })

  test('UB-FACT-46, UB-FACT-47: space encounters on Mon Calamari, then on Ryloth', () => {
    const t = ambitionTable('rebel-hero', { space: 'mon-calamari' })
    const code = codeOfSection(t, 0, 'mon-calamari')
    readEncounter(t, 0, deckOfCode(code), code)
    run(t)
    finish(t)
    expect(tokensOf(t, 0)).toContain(1)
    encounteredAt(t, 0, 'lothal')
    expect(tokensOf(t, 0)).not.toContain(2)
    encounteredAt(t, 0, 'ryloth')
    expect(tokensOf(t, 0)).toContain(2)
  })

  test('UB-FACT-46: the space where the card was drawn counts, and only for the player who drew it', () => {
    const t = ambitionTable('rebel-hero', { space: 'naboo' })
    encounteredAt(t, 0, 'mon-calamari')
    expect(tokensOf(t, 0)).toEqual([1])
    const other = ambitionTable('rebel-hero', { space: 'mon-calamari' })
    encounteredAt(other, 1, 'mon-calamari')
    expect(tokensOf(other, 0)).toEqual([])
  })

  test('UB-FACT-48: both positive Rebel and negative Imperial reputation are needed', () => {
    const goal = goalOf('rebel-hero', 'infinity')
    for (const [reputation, isMet] of [
      [[1, -1, 0, 0], true],
      [[1, 0, 0, 0], false],
      [[0, -1, 0, 0], false],
    ] as const) {
      const t = ambitionTable('rebel-hero')
      t.reputation[0] = [...reputation]
      expect(isComplete(t, 0, goal)).toBe(isMet)
    }
  })

  test('UB-FACT-49, G-79: only in the space of an Imperial patrol of level 4', () => {
    const t = beforeTheLast()
    patrolAt(t, IMPERIAL, 'lothal', 3)
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-imperial'])
  })

  test('UB-FACT-49, G-79: a player who wins the fight but is defeated by its damage has not won, and the patrol is unaffected', () => {
    const t = beforeTheLast()
    t.shipDamage[0] = 2
    t.credits[0] = 0
    askForEncounter(t)
    choose(t, 'goal-final', { attack: hits(9), defence: hits(9) })
    if (t.open[0]?.kind === 'useInCombat') choose(t, 'pass', { attack: hits(9), defence: hits(9) })
    expect(t.isDefeated[0]).toBe(true)
    expect(t.outcome).toBeNull()
    expect([t.patrolSpaces[IMPERIAL], t.patrolLevels[IMPERIAL]]).toEqual([spaceOf('lothal'), 4])
    expect(t.reputation[0]).toEqual([1, -1, 0, 0])
    expect(isFinalOpen(t, 0)).toBe(true)
  })

  test('UB-FACT-49: a player can repeat a lost fight', () => {
    const t = beforeTheLast()
    askForEncounter(t)
    choose(t, 'goal-final', { attack: blanks(9), defence: ['hit', ...blanks(8)] })
    if (t.open[0]?.kind === 'useInCombat')
      choose(t, 'pass', { attack: blanks(9), defence: ['hit', ...blanks(8)] })
    expect(t.outcome).toBeNull()
    expect(isFinalOpen(t, 0)).toBe(true)
  })
})

describe('the Servant of the Emperor', () => {
  test('UB-FACT-50: on any Imperial planet 10,000 credits buy 1 Imperial reputation', () => {
    const t = ambitionTable('servant-of-the-emperor', { space: 'lothal' })
    t.credits[0] = 12_000
    askForEncounter(t)
    choose(t, 'use-servant-of-the-emperor')
    expect([t.credits[0], t.reputation[0]?.[IMPERIAL]]).toEqual([2000, 1])
  })

  test('UB-FACT-51: a space encounter with either section on either Core Worlds space', () => {
    for (const section of ['coreWorlds', 'acrossTheCore'] as const) {
      const t = ambitionTable('servant-of-the-emperor', { space: 'core-trailing' })
      encounteredAt(t, 0, section)
      expect(tokensOf(t, 0)).toEqual([1])
    }
  })

  /** The action phase with goal 1 complete. */
  function searching(prepare: (t: Rim) => void): Rim {
    const t = ambitionTable('servant-of-the-emperor', { space: 'naboo' })
    completed(t, 0, 1)
    prepare(t)
    return askForActions(t)
  }
  const use = 'use-servant-of-the-emperor'

  test('UB-FACT-52, G-78: a faceup Rebel contact, Rebel crew of any player here, or a player with that reputation', () => {
    const places: readonly [boolean, (t: Rim) => void][] = [
      [false, () => undefined],
      [true, (t) => putContactAt(t, 'hera-syndulla', placeOn('naboo', 0), 'up')],
      [false, (t) => putContactAt(t, 'hera-syndulla', placeOn('naboo', 0), 'down')],
      [false, (t) => putContactAt(t, 'hera-syndulla', placeOn('kessel', 0), 'up')],
      [true, (t) => hold(t, 0, 'databank-hera-syndulla')],
      [false, (t) => hold(t, 1, 'databank-hera-syndulla')],
      [
        true,
        (t) => {
          hold(t, 1, 'databank-hera-syndulla')
          standAt(t, 1, 'naboo')
        },
      ],
      [
        true,
        (t) => {
          standAt(t, 1, 'naboo')
          t.reputation[1] = [1, 0, 0, 0]
        },
      ],
      [
        true,
        (t) => {
          standAt(t, 1, 'naboo')
          t.reputation[1] = [0, -1, 0, 0]
        },
      ],
      [
        false,
        (t) => {
          standAt(t, 1, 'naboo')
          t.reputation[1] = [-1, 1, 0, 0]
          // The player's own reputation does not count.
          t.reputation[0] = [1, -1, 0, 0]
        },
      ],
    ]
    for (const [index, [isThere, prepare]] of places.entries())
      expect([index, ids(searching(prepare)).includes(use)]).toEqual([index, isThere])
  })

  test('UB-FACT-52, G-78: the Imperial patrol moves 0 to 8 spaces toward the player, and the goal is complete', () => {
    const t = searching((u) => {
      hold(u, 0, 'databank-hera-syndulla')
      patrolAt(u, IMPERIAL, 'km-1', 1)
    })
    choose(t, use)
    expect(at(t.open, 0).kind).toBe('movePatrolTo')
    expect(ids(t)).toContain('km-1')
    choose(t, 'km-1')
    expect(t.patrolSpaces[IMPERIAL]).toBe(spaceOf('km-1'))
    expect(tokensOf(t, 0)).toContain(2)
    expect(ids(t)).not.toContain(use)
  })

  test('UB-FACT-52: even if the patrol is in the space already', () => {
    const t = searching((u) => {
      hold(u, 0, 'databank-hera-syndulla')
      patrolAt(u, IMPERIAL, 'naboo', 1)
    })
    choose(t, use)
    expect(tokensOf(t, 0)).toContain(2)
  })

  test('UB-AMB-23: goal 2 is closed before goal 1', () => {
    const t = ambitionTable('servant-of-the-emperor', { space: 'naboo' })
    hold(t, 0, 'databank-hera-syndulla')
    askForActions(t)
    expect(ids(t)).not.toContain(use)
  })

  test('UB-FACT-53, UB-FACT-54: the hidden base, in the space of a Rebel patrol of level 3 or 4 and instead of its encounter', () => {
    for (const [level, isOpenThere] of [
      [2, false],
      [3, true],
      [4, true],
    ] as const) {
      const t = ambitionTable('servant-of-the-emperor', { space: 'naboo' })
      famous(t, 0, 8)
      completed(t, 0, 1, 2)
      t.reputation[0] = [-1, 1, 0, 0]
      refreshGoals(t)
      patrolAt(t, REBEL, 'naboo', level)
      askForEncounter(t)
      expect(ids(t)).toEqual(isOpenThere ? ['patrol-rebel', 'goal-final'] : ['patrol-rebel'])
    }
  })

  test('UB-FACT-54: databank card 63 can win the game', () => {
    for (let seed = 1; ; seed++) {
      const t = ambitionTable('servant-of-the-emperor', { space: 'naboo', seed })
      famous(t, 0, 8)
      completed(t, 0, 1, 2)
      t.reputation[0] = [-1, 1, 0, 0]
      refreshGoals(t)
      patrolAt(t, REBEL, 'naboo', 3)
      askForEncounter(t)
      const events = choose(t, 'goal-final')
      expect(events.find(({ type }) => type === 'reading')).toBeDefined()
      finish(t, seed)
      if (t.outcome === null) continue
      expect(t.outcome.winners).toEqual([0])
      return
    }
  })

  test('UB-FACT-55: neither transcribed sheet has a dash goal', () => {
    for (const id of ['rebel-hero', 'servant-of-the-emperor']) expect(goalOf(id, 'dash')).toBe(-1)
  })
})

test('beating a patrol breaks an infinity goal that needs its faction’s reputation (traps 9 and 11)', () => {
  const t = ambitionTable('servant-of-the-emperor')
  t.reputation[0] = [-1, 1, 0, 0]
  refreshGoals(t)
  expect(tokensOf(t, 0)).toEqual(['infinity'])
  patrolAt(t, IMPERIAL, 'naboo', 1)
  fightPatrol(t, 0, IMPERIAL)
  run(t, { attack: hits(9), defence: blanks(9) })
  expect(t.reputation[0]?.[IMPERIAL]).toBe(0)
  expect(tokensOf(t, 0)).toEqual([])
})

describe('the last fight of the Rebel Hero', () => {
  test('G-33, UB-AMB-25 to UB-AMB-28, UB-AMB-38, UB-FACT-49: Support opens the final goal for a turn', () => {
    const t = ambitionTable('rebel-hero', { space: 'lothal', options: { favors: 'yes' } })
    famous(t, 0, 8)
    completed(t, 0, 1, 2)
    t.reputation[0] = [0, -1, -1, 0]
    patrolAt(t, IMPERIAL, 'lothal', 4)
    patrolAt(t, HUTT, 'lothal', 1)
    t.shipDamage[0] = 2
    askForEncounter(t)
    expect(ids(t)).toEqual(['patrol-imperial', 'patrol-hutt'])
    expect(isFinalOpen(t, 0)).toBe(false)
    const strategy = { seat: 0, move: 'askFavor', picks: ['strategy', 'whom=seat-2'] }
    expect(readChoice(game, t, strategy).ok).toBe(true)

    interrupt(t, () => {
      receiveFavor(t, 1, 0, supportFavor(REBEL))
      settle(t)
    })
    expect(tokensOf(t, 0)).toContain('infinity')
    expect(ids(t)).toEqual(['patrol-imperial', 'patrol-hutt', 'goal-final'])
    // UB-FAV-05: one favor a turn, so there is no Combat Strategy as well.
    expect(readChoice(game, t, strategy).ok).toBe(false)
    expect(refusalOfFavor(t, 0)).toMatchObject({ rule: 'UB-FAV-05', reason: 'favorReceived' })

    const dice = { attack: hits(9), defence: hits(9) }
    choose(t, 'goal-final', dice)
    const turn = t.turn
    while (t.turn === turn && t.outcome === null && t.open[0] !== undefined) {
      const { kind } = at(t.open, 0)
      choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0), kind === 'plan' ? {} : dice)
    }
    expect(t.isDefeated[0]).toBe(true)
    expect(t.outcome).toBeNull()
    expect([t.patrolSpaces[IMPERIAL], t.patrolSpaces[HUTT]]).toEqual([spaceOf('lothal'), spaceOf('lothal')])
    expect(t.reputation[0]).toEqual([0, -1, -1, 0])
    // Support ended with the turn.
    expect(tokensOf(t, 0)).not.toContain('infinity')
    expect(isFinalOpen(t, 0)).toBe(false)
  })
})

describe('what is missing', () => {
  test('is listed goal by goal, with its reason', () => {
    const t = ambitionTable('rebel-hero')
    const progress = ambitionProgress(t, 0)
    expect(progress?.goals.map(({ isComplete: done, isOpen: open }) => [done, open])).toEqual([
      [false, true],
      [false, false],
      [false, true],
      [false, false],
    ])
    const reasons = progress?.goals.map(({ missing }) => missing.map(({ reason }) => reason))
    expect(reasons).toEqual([
      ['notAtGoal'],
      ['earlierGoal', 'notAtGoal'],
      ['wrongReputation', 'wrongReputation'],
      ['fameForFinal', 'notAtGoal'],
    ])
    expect(progress?.goals[0]?.spaces).toEqual([spaceOf('mon-calamari')])
    expect(ambitionProgress(table(), 0)).toBeNull()
  })
})

describe('what can never be', () => {
  test('the same sheet twice, a goal before an earlier one, a wrong token, a sheet of an AI player', () => {
    const wrong = (prepare: (t: Rim) => void): readonly string[] => {
      const t = table({ options: withAmbitions })
      expect(violations(t)).toEqual([])
      prepare(t)
      return violations(t)
    }
    expect(wrong((t) => unfinished(t).sheets.fill(0))).not.toEqual([])
    expect(
      wrong((t) => {
        unfinished(t).sheets[0] = 0
        unfinished(t).goalTokens[0] = 0b10
      }),
    ).not.toEqual([])
    expect(
      wrong((t) => {
        unfinished(t).goalTokens[0] = 1 << 6
      }),
    ).not.toEqual([])
    expect(
      wrong((t) => {
        const { goals } = at(ambitions, at(unfinished(t).sheets, 0))
        unfinished(t).goalTokens[0] =
          at(unfinished(t).goalTokens, 0) ^ (1 << goals.findIndex(({ mark }) => mark === 'infinity'))
      }),
    ).not.toEqual([])
    const solo = table({ people: 1, options: withAmbitions })
    unfinished(solo).sheets[1] = 7
    expect(violations(solo)).not.toEqual([])
    const off = table()
    unfinished(off).sheets[0] = 1
    expect(violations(off)).not.toEqual([])
  })
})

test('factions have the numbers that these tests use', () => {
  expect([factions[REBEL], factions[IMPERIAL], factions[HUTT]]).toEqual(['rebel', 'imperial', 'hutt'])
})
