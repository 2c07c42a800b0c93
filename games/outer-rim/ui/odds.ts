import type { Seat } from '@kantyna/kernel'
import type { CombatKind, Face, Skill } from '../content/names.ts'
import { patrols } from '../content/patrols.ts'
import type { CardEffect } from '../rules/effects/vocabulary.ts'
import { groundCombat, shipCombat, skillLevel } from '../rules/values.ts'
import { factionAt } from '../words/names.ts'
import { openTable, type RimView } from './view.ts'

/** How likely a test is passed or a fight won, by the dice alone: abilities and secrets may change it. */

/** By damage, how many of the eight sides show it: OR-DICE-01, OR-CSTEP-06. */
const SIDES = 8
const damageSides: readonly number[] = [4, 3, 1]

/** By how many times the skill is held (OR-TEST-03 to OR-TEST-05): how many sides pass. */
const passingSides: readonly number[] = [1, 4, 6]
const TEST_DICE = 2

export function passingFaces(level: number): readonly Face[] {
  if (level <= 0) return ['critical']
  return level === 1 ? ['hit', 'critical'] : ['hit', 'critical', 'focus']
}

export function testChance(level: number): number {
  const passing = passingSides[Math.min(level, passingSides.length - 1)] ?? 0
  return 1 - (1 - passing / SIDES) ** TEST_DICE
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
    const next = new Array<number>(odds.length + damageSides.length - 1).fill(0)
    for (const [damage, chance] of odds.entries())
      for (const [more, sides] of damageSides.entries())
        next[damage + more] = (next[damage + more] ?? 0) + (chance * sides) / SIDES
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

/** Of several skills the best is tested. */
export function chanceOf(view: RimView, seat: Seat, contest: ContestAhead): number {
  const t = openTable(view)
  if (contest.is === 'test')
    return Math.max(...contest.skills.map((skill) => testChance(skillLevel(t, seat, skill))))
  const { kind, value } = contest
  return value === null ? 0 : combatChance((kind === 'ground' ? groundCombat : shipCombat).of(t, seat), value)
}

export function patrolAhead(faction: number, level: number): ContestAhead {
  const { combat } = patrols[factionAt(faction)][level - 1] ?? { combat: null }
  return { is: 'combat', kind: 'ship', value: combat }
}
