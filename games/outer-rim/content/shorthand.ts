import type { Text } from '@kantyna/kernel'
import type { CardEffect } from '../rules/effects/vocabulary.ts'
import type { PatrolSymbol } from './card.ts'
import type { Faction, Skill } from './names.ts'

/** Short forms of common effects. */

/** A name that is the same in both languages. */
export const named = (en: string, pl: string = en): Text => ({ en, pl })

export const all = (...of: readonly CardEffect[]): CardEffect => ({ op: 'all', of })
export const choose = (...of: readonly CardEffect[]): CardEffect => ({ op: 'choose', of })
export const may = (effect: CardEffect): CardEffect => ({ op: 'may', do: effect })
export const credits = (amount: number): CardEffect => ({ op: 'gainCredits', amount })
export const loseCredits = (amount: number): CardEffect => ({ op: 'loseCredits', amount })
export const fame = (amount: number): CardEffect => ({ op: 'gainFame', amount })
export const gainReputation = (faction: Faction): CardEffect => ({ op: 'gainReputation', faction })
export const loseReputation = (faction: Faction): CardEffect => ({ op: 'loseReputation', faction })
export const payTo = (amount: number, effect: CardEffect): CardEffect => ({
  op: 'pay',
  cost: { op: 'payCredits', amount },
  for: effect,
})
export const damageCharacter = (amount: number): CardEffect => ({ op: 'suffer', on: 'character', amount })
export const damageShip = (amount: number): CardEffect => ({ op: 'suffer', on: 'ship', amount })
export const test = (skill: Skill | readonly Skill[], pass: CardEffect, fail?: CardEffect): CardEffect =>
  fail === undefined ? { op: 'test', skill, pass } : { op: 'test', skill, pass, fail }

export const script = (number: number): CardEffect => ({ op: 'script', number })
export const completeJob: CardEffect = { op: 'completeJob' }
export const failJob: CardEffect = { op: 'end', what: 'job' }
export const hire: CardEffect = { op: 'hire' }

/** The patrol symbol of a market card: one, or none. */
export const patrol = (faction: Faction, spaces: 2 | 3 | 4): readonly PatrolSymbol[] => [{ faction, spaces }]
export const noPatrol: readonly PatrolSymbol[] = []

/** One of these, or nothing. */
export const offer = (...of: readonly CardEffect[]): CardEffect => may(choose(...of))
export const hireFor = (amount: number): CardEffect => payTo(amount, hire)

/** A fight on the ground with a contact or its companions. */
export const fight = (value: number, enemy: string, win: CardEffect, lose?: CardEffect): CardEffect => ({
  op: 'combat',
  kind: 'ground',
  value,
  enemy,
  win,
  ...(lose && { lose }),
})
