import {
  answer,
  anyAnswer,
  at,
  change,
  compose,
  type Fields,
  fastDice,
  type GameModule,
  newChance,
  type Seat,
  seatingFor,
  shown,
  begin as start,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { stats } from '../../content/names.ts'
import { credits, fame } from '../../content/shorthand.ts'
import { meta } from '../../meta.ts'
import { cardRules } from '../../rules/abilities/card-language.ts'
import { checkedValues, hyperdrive, statOf, statValues } from '../../rules/abilities/values.ts'
import { fightPatrol, forcingPatrols } from '../../rules/encounters/encounter-patrol.ts'
import { codeOf, keyOfCode, sectionCode } from '../../rules/encounters/section-key.ts'
import { extensibleRim, game, type RimGame } from '../../rules/game.ts'
import { spaceOf } from '../../rules/map/map.ts'
import { FIRST_CHARACTER } from '../../rules/pieces.ts'
import { points } from '../../rules/points/index.ts'
import { gainFame } from '../../rules/reputation/fame.ts'
import { changeReputation, setReputation, standing } from '../../rules/reputation/reputation.ts'
import { gainCredits } from '../../rules/resources/credits.ts'
import type { PublicRim, Rim, RimOptions } from '../../rules/rim.ts'
import { settle } from '../../rules/settling.ts'
import { violations } from '../../rules/violations.ts'
import { type Dice, encounterTable, run } from '../encounters/encounter-table.ts'
import { hold } from '../table.ts'
import { testBox } from '../test-box.ts'

/** A box that uses every point of values, reputation, fame and settling. */

/** The settings of the module, and what it has seen. */
interface Told {
  support: number
  shortcut: number
  armour: number
  isBane: boolean
  goal: number
}
const nothingTold: Told = { support: -1, shortcut: 0, armour: 0, isBane: false, goal: 1_000_000 }

const trialFields = { told: shown(nothingTold), seen: shown<readonly string[]>([]) } as const satisfies Fields

interface Tried extends Rim {
  told: Told
  seen: readonly string[]
}
const tried = <P extends PublicRim>(t: P) => t as P & Pick<Tried, 'told' | 'seen'> // positions with the module have its fields

function note(t: Rim, what: string): void {
  tried(t).seen = [...tried(t).seen, what]
}

/** UB-FACT-20, G-57, G-58: 1 less of each gain that is not an addition and not from the character card. */
const isReduced = (t: Rim, seat: Seat, kind: string, source: number | undefined) =>
  tried(t).told.isBane && seat === 0 && kind === 'gained' && source !== FIRST_CHARACTER + at(t.characters, 0)

const box = testBox({ set: {} })

const trial: GameModule = {
  id: 'trial-standing',
  version: '1',
  extends: 'outer-rim',
  changes: [
    change('UB-MRG-03', points.game.boxes, { add: [box] }),
    change('UB-FAV-05', points.game.fields, { add: [trialFields] }),
    change('UB-FAV-14', points.standing.values.hyperdrive, {
      add: [(t, seat, add) => add(seat === 0 ? tried(t).told.shortcut : 0, 'shortcut')],
    }),
    ...stats
      .filter((stat) => stat !== 'hyperdrive')
      .map((stat) =>
        change('UB-CLR-12', points.standing.values[stat], {
          add: [(t, seat, add) => add(seat === 0 ? tried(t).told.armour : 0, 'armour')],
        }),
      ),
    change(
      'UB-FAV-13',
      points.standing.reputation.standing,
      (usual) => (t, seat, faction) =>
        tried(t).told.support === faction && seat === 0 ? 1 : usual(t, seat, faction),
    ),
    change(
      'UB-CLR-16',
      points.standing.reputation.moves,
      (usual) => (t, seat, faction, to) =>
        // Only a treated reputation that differs from the real one swallows changes (UB-CLR-19).
        !(tried(t).told.support === faction && seat === 0 && at(t.reputation, 0)[faction] !== 1) &&
        usual(t, seat, faction, to),
    ),
    change('UB-FACT-20', points.standing.fame.atStart, () => (_, seat) => (seat === 0 ? 2 : 0)),
    change('UB-FACT-20', points.standing.fame.reduce, {
      add: [(t, { seat, kind, source }, amount) => amount - (isReduced(t, seat, kind, source) ? 1 : 0)],
    }),
    change('UB-FACT-20', points.standing.fame.gained, (t, { seat, kind, source }, amount) => {
      note(t, `fame ${amount} ${kind}`)
      if (isReduced(t, seat, kind, source)) gainCredits(t, seat, 5000)
    }),
    change('UB-AMB-35', points.standing.settling, {
      add: [
        {
          isNeeded: (t) => at(t.credits, 0) >= tried(t).told.goal,
          settle(t) {
            if (at(t.credits, 0) < tried(t).told.goal) return false
            tried(t).told = nothingTold
            note(t, 'goal')
            return true
          },
        },
      ],
    }),
  ],
}

const extended: RimGame = compose(extensibleRim, [trial])

function trialTable(told: Partial<Tried['told']> = {}, space = 'naboo'): Tried {
  const t = encounterTable({ space, characters: ['bossk', 'ketsu-onyo'] })
  return Object.assign(t, { modules: box.bit, told: { ...nothingTold, ...told }, seen: [] })
}

const proceed = (t: Rim, dice: Dice = {}) => run(t, dice, extended)

describe('values', () => {
  test('UB-FAV-14: added parts count in the value and among its terms', () => {
    const t = trialTable({ shortcut: 1, armour: 2 })
    const base = encounterTable({ space: 'naboo', characters: ['bossk', 'ketsu-onyo'] })
    for (const stat of stats) {
      const more = stat === 'hyperdrive' ? 1 : 2
      expect(statOf(t, stat, 0)).toBe(statOf(base, stat, 0) + more)
      expect(statOf(t, stat, 1)).toBe(statOf(base, stat, 1))
      expect(statValues[stat].terms(t, 0).at(-1)).toMatchObject({ amount: more })
    }
    expect(hyperdrive.terms(t, 0).at(-1)).toEqual({ name: 'shortcut', amount: 1 })
    for (const value of checkedValues) expect(value.disagreement(t)).toBeNull()
  })
})

describe('reputation', () => {
  test('UB-FAV-13, UB-EX-23: rules use the changed reputation, not the marker', () => {
    const t = trialTable({ support: 1 })
    t.reputation[0] = [0, -1, 0, 0]
    t.patrolSpaces[1] = spaceOf('naboo')
    expect(standing(t, 0, 1)).toBe(1)
    expect(forcingPatrols(t, 0)).toEqual([])
    expect(sectionCode(t, 0)).toBe(codeOf(keyOfCode(sectionCode(t, 0)), [0, 1, 0, 0]))
    const holds = cardRules().holds(
      t,
      { is: 'reputation', faction: 'imperial', standings: ['positive'] },
      { seat: 0 },
    )
    expect(holds).toBeNull()
    t.told.support = -1
    expect(forcingPatrols(t, 0)).toEqual([1])
  })

  test('UB-CLR-16, UB-CLR-17, UB-CLR-19: changes that do not move the marker cannot pay a cost', () => {
    const t = trialTable({ support: 1 })
    expect(changeReputation(t, 0, 1, -1)).toBe(false)
    expect(setReputation(t, 0, 1, -1)).toBe(false)
    expect(changeReputation(t, 0, 0, -1)).toBe(true)
    expect(t.reputation[0]).toEqual([-1, 0, 0, 0])
    const lose = { op: 'loseReputation', faction: 'imperial' } as const
    expect(cardRules().legal(t, lose, { seat: 0 })).toMatchObject({ rule: 'OR-REP-08' })
    expect(cardRules().legal(t, { op: 'gainReputation', faction: 'imperial' }, { seat: 0 })).not.toBeNull()
    t.reputation[0] = [-1, 1, 0, 0]
    expect(cardRules().legal(t, lose, { seat: 0 })).toBeNull()
    expect(changeReputation(t, 0, 1, -1)).toBe(true)
  })
})

describe('fame', () => {
  test('UB-FACT-20, UB-CLR-05, UB-CLR-06, G-58: once for each gain; additions and bonus fame are not reduced', () => {
    const t = trialTable({ isBane: true })
    cardRules().run(t, fame(2), { seat: 0 })
    expect([t.fame[0], t.credits[0]]).toEqual([1, 10_000])
    gainFame(t, 0, 1, 'bounty')
    expect([t.fame[0], t.credits[0]]).toEqual([1, 15_000])
    gainFame(t, 0, 1, 'personalGoal', FIRST_CHARACTER + at(t.characters, 0))
    cardRules().run(t, { op: 'gainFame', amount: 1, isAdditional: true }, { seat: 0 })
    gainFame(t, 1, 1, 'job')
    expect([t.fame[0], t.fame[1], t.credits[0]]).toEqual([3, 1, 15_000])
    expect(t.fameFrom[0]?.reduce((sum, points) => sum + points, 0)).toBe(3)
    expect(t.seen).toEqual([
      'fame 1 gained',
      'fame 0 gained',
      'fame 1 gained',
      'fame 1 additional',
      'fame 1 gained',
    ])
  })

  test('UB-EX-09: Proton Torpedoes add to the fame of a patrol', () => {
    const t = trialTable({ isBane: true })
    hold(t, 0, 'proton-torpedoes')
    t.patrolLevels[0] = 2
    t.patrolSpaces[0] = spaceOf('naboo')
    fightPatrol(t, 0, 0)
    const hits = ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'] as const
    const blanks = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const
    proceed(t, { attack: hits, defence: blanks })
    expect(t.seen.filter((each) => each.startsWith('fame'))).toEqual(['fame 0 gained', 'fame 1 additional'])
    expect([t.fame[0], t.credits[0]]).toEqual([1, 10_000])
  })

  test('UB-FACT-20: fame at the start', () => {
    const options = extended.options(2).parse({}) as RimOptions
    const t = start(extended, seatingFor({ meta }, 2, {}), options, newChance(1, extended.streams))
    const { below } = fastDice(1)
    while (t.turn === 0) {
      const decision = at(t.open, 0)
      answer(extended, t, decision, anyAnswer(extended, t, decision, below))
    }
    expect(t.fame).toEqual([2, 0])
  })
})

describe('settling', () => {
  test('UB-AMB-35, G-38: added checks are settled with the others', () => {
    const t = trialTable({ goal: 6000 })
    cardRules().run(t, credits(1000), { seat: 0 })
    settle(t)
    proceed(t)
    expect(t.seen).toEqual(['goal'])
  })
})

describe('random games with the box', () => {
  for (const people of [1, 2])
    test(`of ${people} people end without violations, and values agree with their terms`, () => {
      const options = extended.options(people).parse({}) as RimOptions
      const t = start(extended, seatingFor({ meta }, people, {}), options, newChance(3, extended.streams))
      const { below } = fastDice(3)
      for (let choices = 0; t.outcome === null; choices++) {
        const decision = at(t.open, below(t.open.length))
        answer(extended, t, decision, anyAnswer(extended, t, decision, below))
        if (choices % 20 !== 0) continue
        expect(violations(t)).toEqual([])
        for (const value of checkedValues) expect(value.disagreement(t)).toBeNull()
      }
    })
})

describe('the game without the box', () => {
  test('is the same object as before', () => {
    expect(compose(extensibleRim)).toBe(game)
  })
})
