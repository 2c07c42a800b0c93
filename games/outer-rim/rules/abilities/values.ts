import {
  at,
  type CheckedValue,
  type Contribution,
  checkedValue,
  type Seat,
  type Term,
  type Value,
  value,
} from '@kantyna/kernel'
import { type Skill, type Stat, skills, stats } from '../../content/names.ts'
import { rulesOf } from '../composition.ts'
import { NONE } from '../pieces.ts'
import { characterNumber, shipNumber } from '../reads.ts'
import { inUse } from '../resources/possessions.ts'
import type { PublicRimWithContacts, Rim } from '../rim.ts'
import { characterOf, resourceOf, shipOf } from '../tables.ts'
import { amountFor, passes } from './card-language.ts'

/**
 * The five values of a seat (OR-GAP-12): the number on the character card or the ship sheet, plus every "you have +X" on
 * things that the seat holds now (OR-CAB-06 to OR-CAB-08).
 */
const bonuses =
  (stat: Stat): Contribution<PublicRimWithContacts, Seat> =>
  (t, seat, add) => {
    for (const { source, bonuses: given } of inUse(t, seat).sources) {
      for (const bonus of given) {
        if (bonus.bonus !== stat || !passes(t, bonus.condition, seat, source)) continue
        add(amountFor(t, bonus.amount, seat, source), 'bonus', source)
      }
    }
  }

const onCharacter =
  (printed: 'groundCombat' | 'health'): Contribution<PublicRimWithContacts, Seat> =>
  (t, seat, add) => {
    if (characterNumber(t, seat) !== NONE) add(characterOf(t, seat)[printed], 'character')
  }

const onShip =
  (printed: 'hyperdrive' | 'combat' | 'hull'): Contribution<PublicRimWithContacts, Seat> =>
  (t, seat, add) => {
    if (shipNumber(t, seat) !== NONE) add(shipOf(t, seat)[printed], 'ship')
  }

/** Contributions of expansions. */
const added =
  (stat: Stat): Contribution<PublicRimWithContacts, Seat> =>
  (t, seat, add) => {
    const contributions = rulesOf(t).standing.values[stat]
    for (let index = 0; index < contributions.length; index++) contributions[index]?.(t, seat, add)
  }

/** The sum of a contribution. */
function sumOf<Subject>(
  t: PublicRimWithContacts,
  contribute: Contribution<PublicRimWithContacts, Subject>,
  subject: Subject,
): number {
  // A contribution may compute another value, so the outer sum is saved.
  const outer = sum
  sum = 0
  contribute(t, subject, addToSum)
  const total = sum
  sum = outer
  return total
}

/** One running sum for all values, so that adding creates no closures. */
let sum = 0

function addToSum(amount: number): void {
  sum += amount
}

/** Most parts of a value are known in advance. Only the parts with a condition are computed here. */
function statValue(
  name: Stat,
  printed: Contribution<PublicRimWithContacts, Seat>,
): Value<PublicRimWithContacts, Seat> {
  const index = stats.indexOf(name)
  const ofExpansions = added(name)
  return {
    ...value<PublicRimWithContacts, Seat>(name, [printed, bonuses(name), ofExpansions]),
    of(t, seat) {
      const { fixed, varying } = inUse(t, seat)
      const conditional = varying[index] as (typeof varying)[number] // it has an entry for each stat
      let total = fixed[index] as number
      for (let each = 0; each < conditional.length; each++) {
        const { amount, condition, source } = conditional[each] as (typeof conditional)[number] // the index is in range
        if (passes(t, condition, seat, source)) total += amountFor(t, amount, seat, source)
      }
      // Values are read more often than anything else: skip the call when no expansion adds to this one.
      if (t.modules === 0 || rulesOf(t).standing.values[name].length === 0) return total
      return total + sumOf(t, ofExpansions, seat)
    },
  }
}

/** The dice of ground combat (OR-CHAR-03). */
export const groundCombat = statValue('groundCombat', onCharacter('groundCombat'))
/** The damage at which the character is defeated (OR-CHAR-04). */
export const health = statValue('health', onCharacter('health'))
export const hyperdrive = statValue('hyperdrive', onShip('hyperdrive'))
/** The dice of ship combat (OR-SHIP-01). */
export const shipCombat = statValue('shipCombat', onShip('combat'))
/** The damage at which the ship is beaten (OR-SHIP-02). */
export const hull = statValue('hull', onShip('hull'))

export const statValues: Readonly<Record<Stat, Value<PublicRimWithContacts, Seat>>> = {
  groundCombat,
  health,
  hyperdrive,
  shipCombat,
  hull,
}

export function statOf(t: PublicRimWithContacts, stat: Stat, seat: Seat): number {
  return statValues[stat].of(t, seat)
}

export interface SkillOfSeat {
  readonly seat: Seat
  readonly skill: Skill
}

/**
 * How many times a skill is held (OR-TEST-06): on the character card, where it cannot be lost (OR-CHAR-02, OR-SKILL-03),
 * and on crew cards, as long as they are held (OR-CREW-06, OR-SKILL-01, OR-SKILL-02). The frame of a test adds the skills
 * that count for that test only.
 */
const heldSkill = value<PublicRimWithContacts, SkillOfSeat>('skill', [
  (t, { seat, skill }, add) => {
    if (characterNumber(t, seat) === NONE) return
    for (const each of characterOf(t, seat).skills) if (each === skill) add(1, 'character')
  },
  (t, { seat, skill }, add) => {
    const { cards, off } = inUse(t, seat)
    for (const piece of cards) {
      const resource = resourceOf(t, piece)
      if (resource.type !== 'crew' || piece === off) continue
      for (const each of resource.skills) if (each === skill) add(1, 'crew', piece)
    }
  },
  (t, { seat, skill }, add) => {
    for (const { skills: given, source } of inUse(t, seat).sources)
      for (const each of given) if (each === skill) add(1, 'bonus', source)
  },
])

export function skillTerms(t: PublicRimWithContacts, seat: Seat, skill: Skill): Term[] {
  return heldSkill.terms(t, { seat, skill })
}

const skillValue: Value<PublicRimWithContacts, SkillOfSeat> = {
  ...heldSkill,
  of: (t, { seat, skill }) => skillLevel(t, seat, skill),
}

export function skillLevel(t: PublicRimWithContacts, seat: Seat, skill: Skill): number {
  return at(inUse(t, seat).skills, skills.indexOf(skill))
}

/** OR-SKILL-06: a seat has a skill if it is on its character card or on any of its crew cards. */
export function hasSkill(t: PublicRimWithContacts, seat: Seat, skill: Skill): boolean {
  return skillLevel(t, seat, skill) > 0
}

const everySeat = (t: Rim): readonly Seat[] => [...t.characters.keys()]

/** For tests: the two ways to compute a value must agree. */
export const checkedValues: readonly CheckedValue<Rim>[] = [
  ...Object.values(statValues).map((each) => checkedValue<Rim, Seat>(each, everySeat)),
  checkedValue<Rim, SkillOfSeat>(skillValue, (t) =>
    everySeat(t).flatMap((seat) => skills.map((skill) => ({ seat, skill }))),
  ),
]
