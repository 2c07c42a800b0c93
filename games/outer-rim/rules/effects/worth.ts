import type { Language, Seat } from '@kantyna/kernel'
import type { CombatKind } from '../../content/names.ts'
import { statOf } from '../abilities/values.ts'
import type { Rim } from '../rim.ts'
import type { CardEffect, RimContext } from './vocabulary.ts'

/** The worth of things, in thousands of credits, for a bot that has to decide fast. */
export const worth = {
  credit: 0.001,
  fame: 8,
  reputation: 1.5,
  damage: 1,
  /** A resource whose price is not known. */
  card: 3,
  crew: 4,
  look: 0.3,
  patrol: 0.5,
  space: 0.3,
  turn: 5,
  job: 10,
  die: 0.8,
  skill: 1,
  /** Being saved from defeat. */
  escape: 4,
} as const

export function combatDice(t: Rim, seat: Seat, kind: CombatKind): number {
  return statOf(t, kind === 'ground' ? 'groundCombat' : 'shipCombat', seat)
}

/** A rough probability that one number of dice beats another: the attacker wins ties (OR-CSTEP-13). */
function chanceToWin(own: number, theirs: number): number {
  return Math.min(0.97, Math.max(0.05, 0.6 + 0.13 * (own - theirs)))
}

/** What a fight is worth to the attacker. */
export function worthOfFight(
  t: Rim,
  kind: CombatKind,
  theirs: number,
  outcomes: { readonly win?: CardEffect; readonly lose?: CardEffect },
  context: RimContext,
  language: Language<Rim, RimContext>,
): number {
  const chance = chanceToWin(combatDice(t, context.seat, kind), theirs)
  const won = outcomes.win === undefined ? 0 : language.hint(t, outcomes.win, context)
  const lost = outcomes.lose === undefined ? 0 : language.hint(t, outcomes.lose, context)
  // A die deals 5/8 of a point of damage.
  return chance * won + (1 - chance) * lost - theirs * 0.625 * worth.damage
}
