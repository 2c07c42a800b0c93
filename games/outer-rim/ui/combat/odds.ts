import type { Seat } from '@kantyna/kernel'
import type { CombatKind, Face, Skill } from '../../content/names.ts'
import { isHopeless } from '../../rules/combat/combat.ts'
import { damageOf, rolledDie, SIDES } from '../../rules/combat/dice.ts'
import {
  type CombatRoll,
  combatDice,
  passesTest,
  TEST_DICE,
  testLevel,
} from '../../rules/combat/roll-parts.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { patrolToken } from '../../rules/map/patrol-tokens.ts'
import type { RimView } from '../view.ts'

/** The probability of passing a test or winning a combat, by the dice alone: abilities and secrets may change it. */

const oneDie = (face: Face) => [rolledDie(face)]

export function testChance(level: number): number {
  const passing = SIDES.filter((face) => passesTest(oneDie(face), level)).length
  return 1 - (1 - passing / SIDES.length) ** TEST_DICE
}

/** The chance that the attacker wins, who also wins a tie (OR-CSTEP-13). */
export function combatChance(attack: number, defence: number): number {
  const [attacks, defences] = [damageOdds(attack), damageOdds(defence)]
  return attacks.reduce(
    (all, chance, damage) =>
      all + chance * defences.slice(0, damage + 1).reduce((least, other) => least + other, 0),
    0,
  )
}

/** The chance that the defender's dice do not exceed the attacker's damage. */
export function chanceToHold(damage: number, defence: number): number {
  return damageOdds(defence)
    .slice(0, damage + 1)
    .reduce((sum, chance) => sum + chance, 0)
}

/** The probability of each amount of damage when this number of dice is rolled. */
function damageOdds(dice: number): readonly number[] {
  let odds: readonly number[] = [1]
  for (let rolled = 0; rolled < dice; rolled++) {
    const next: number[] = []
    for (const [damage, chance] of odds.entries())
      for (const face of SIDES) {
        const total = damage + damageOf(oneDie(face))
        next[total] = (next[total] ?? 0) + chance / SIDES.length
      }
    odds = next
  }
  return odds
}

/** The test or combat that an effect begins with, for a seat; null if it begins with neither. */
export function contestIn(effect: CardEffect): ContestAhead | null {
  switch (effect.op) {
    case 'test':
      return { is: 'test', skills: typeof effect.skill === 'string' ? [effect.skill] : effect.skill }
    case 'combat':
      return { is: 'combat', kind: effect.kind, value: effect.value }
    case 'all': {
      const [first] = effect.of
      return first === undefined ? null : contestIn(first)
    }
    case 'may':
      return contestIn(effect.do)
    case 'pay':
      return contestIn(effect.for)
    default:
      return null
  }
}

export type ContestAhead =
  | { readonly is: 'test'; readonly skills: readonly Skill[] }
  /** The value is null if the enemy always wins. */
  | { readonly is: 'combat'; readonly kind: CombatKind; readonly value: number | null }
  | { readonly is: 'combat'; readonly kind: CombatKind; readonly against: Seat }

/** The combat as it would begin. */
export function combatOf(seat: Seat, ahead: Extract<ContestAhead, { is: 'combat' }>): CombatRoll['combat'] {
  const enemy = 'against' in ahead ? { seat: ahead.against } : { seat: null, dice: ahead.value }
  return { kind: ahead.kind, sides: [{ seat }, enemy], added: [0, 0] }
}

/** The chance to pass or win. If there are several skills, the best one is tested. */
export function chanceOf(view: RimView, seat: Seat, contest: ContestAhead): number {
  return contest.is === 'test'
    ? Math.max(...contest.skills.map((skill) => testChance(levelAhead(view, seat, skill))))
    : combatChanceOf(view, combatOf(seat, contest))
}

/** The level of a seat's future test. */
export function levelAhead(view: RimView, seat: Seat, skill: Skill): number {
  return testLevel.of(view, { seat, skill, gained: [] })
}

/** The chance that the attacker wins, before the rolls. `more` adds dice to each side, for example from favors. */
export function combatChanceOf(
  view: RimView,
  combat: CombatRoll['combat'],
  more: readonly [number, number] = [0, 0],
): number {
  if (isHopeless(combat)) return 0
  const dice = (side: 0 | 1) => combatDice.of(view, { combat, side }) + more[side]
  return combatChance(dice(0), dice(1))
}

export function patrolAhead(faction: number, level: number): ContestAhead {
  const { combat } = patrolToken(faction, level)
  return { is: 'combat', kind: 'ship', value: combat }
}
