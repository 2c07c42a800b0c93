import type { Seat } from '@kantyna/kernel'
import type { CombatKind, Face, Skill } from '../../content/names.ts'
import { isHopeless } from '../../rules/combat/combat.ts'
import { damageOf, rolledDie, SIDES } from '../../rules/combat/dice.ts'
import { type CombatRoll, combatDice, doesPass, TEST_DICE, testLevel } from '../../rules/combat/roll-parts.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { patrolToken } from '../../rules/map/patrol-tokens.ts'
import { openTable, type RimView } from '../view.ts'

/** How likely a test is passed or a fight won, by the dice alone: abilities and secrets may change it. */

const oneDie = (face: Face) => [rolledDie(face)]

export function testChance(level: number): number {
  const passing = SIDES.filter((face) => doesPass(oneDie(face), level)).length
  return 1 - (1 - passing / SIDES.length) ** TEST_DICE
}

/** A tie is the attacker's (OR-CSTEP-13). */
export function combatChance(attack: number, defence: number): number {
  const [attacks, defences] = [damageOdds(attack), damageOdds(defence)]
  return attacks.reduce(
    (all, chance, damage) =>
      all + chance * defences.slice(0, damage + 1).reduce((least, other) => least + other, 0),
    0,
  )
}

/** How likely so many dice come to no more than what was rolled against them. */
export function chanceToHold(damage: number, defence: number): number {
  return damageOdds(defence)
    .slice(0, damage + 1)
    .reduce((sum, chance) => sum + chance, 0)
}

/** By damage, how likely so many dice come to it. */
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

/** The test or fight that an effect begins with, for a seat; null where it begins with neither. */
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
  /** Null: an enemy that always wins. */
  | { readonly is: 'combat'; readonly kind: CombatKind; readonly value: number | null }
  | { readonly is: 'combat'; readonly kind: CombatKind; readonly against: Seat }

/** The combat as it would begin. */
export function combatOf(seat: Seat, ahead: Extract<ContestAhead, { is: 'combat' }>): CombatRoll['combat'] {
  const enemy = 'against' in ahead ? { seat: ahead.against } : { seat: null, dice: ahead.value }
  return { kind: ahead.kind, sides: [{ seat }, enemy], added: [0, 0] }
}

/** Of several skills the best is tested. */
export function chanceOf(view: RimView, seat: Seat, contest: ContestAhead): number {
  return contest.is === 'test'
    ? Math.max(...contest.skills.map((skill) => testChance(levelAhead(view, seat, skill))))
    : combatChanceOf(view, combatOf(seat, contest))
}

/** The level at which a seat would test a skill. */
export function levelAhead(view: RimView, seat: Seat, skill: Skill): number {
  return testLevel.of(openTable(view), { seat, skill, gained: [] })
}

/** How likely the attacker wins, before anybody rolls; a favor or the like may add dice to a side. */
export function combatChanceOf(
  view: RimView,
  combat: CombatRoll['combat'],
  more: readonly [number, number] = [0, 0],
): number {
  if (isHopeless(combat)) return 0
  const dice = (side: 0 | 1) => combatDice.of(openTable(view), { combat, side }) + more[side]
  return combatChance(dice(0), dice(1))
}

export function patrolAhead(faction: number, level: number): ContestAhead {
  const { combat } = patrolToken(faction, level)
  return { is: 'combat', kind: 'ship', value: combat }
}
