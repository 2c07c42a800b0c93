import type { CombatKind } from '../../../outer-rim/content/names.ts'
import { all } from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'

/** Short ways to write the steps of scripts. Sections are never entered from inside a fight: its damage comes first. */

export const section = (label: string): CardEffect => ({ op: 'section', label })

/** A fight in the middle of a script, which continues for players who are still standing. */
export const fightOn = (
  kind: CombatKind,
  value: number,
  enemy: string,
  next: CardEffect,
  outcome: { readonly win?: CardEffect; readonly lose?: CardEffect } = {},
): CardEffect => all({ op: 'combat', kind, value, enemy, ...outcome }, next)

/** The other player of a team job or of a confrontational one. What they do never leads to another section. */
export const partner = (effect: CardEffect): CardEffect => ({ op: 'happensTo', who: 'partner', do: effect })
export const opponent = (effect: CardEffect): CardEffect => ({ op: 'happensTo', who: 'opponent', do: effect })
