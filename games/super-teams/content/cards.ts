import type { Provenance, RuleId } from '@kantyna/kernel'
import type { BonusEffect, BonusWhen } from '../rules/bonus/language.ts'
import { colours } from './ships.ts'

/**
 * Movement cards: four colours, numbers 1 to 6, two of each (ST-COMP-02, ST-COMP-03, ST-COMP-04, ST-COMP-05). A card
 * is colour × 12 + (number − 1) × 2 + copy.
 */
export const NUMBERS = 6
export const COPIES = 2
export const CARDS_PER_COLOUR = NUMBERS * COPIES
export const MOVEMENT_CARDS = colours.length * CARDS_PER_COLOUR

export interface BonusCard {
  readonly id: string
  /** Only cards of a scenario carry a name; printed cards are named in `words`. */
  readonly name?: string
  /**
   * `move`: played on the ship that is moving. `overtaken`: played on a ship that an opponent's ship has
   * passed.
   */
  readonly window: 'move' | 'overtaken'
  readonly when: BonusWhen
  /** The rule that limits when it may be played. */
  readonly rule: RuleId
  readonly effect: BonusEffect
  readonly provenance: Provenance
}

/** The rulebook gives 20 bonus cards in all, not how many of each kind. This split is ours. */
export const COPIES_OF_BONUS = 4

export const bonusCards = [
  {
    id: 'evasive-manoeuvre',
    window: 'move',
    when: { is: 'endsOn', space: 'hole' },
    rule: 'ST-EVADE-01',
    effect: { op: 'leapOver', space: 'hole' },
    provenance: 'seed',
  },
  {
    id: 'experienced-pilot',
    window: 'move',
    when: { is: 'startsOn', spaces: ['asteroids'] },
    rule: 'ST-PILOT-01', // and ST-PILOT-02
    effect: { op: 'ignoreSpace', space: 'asteroids' },
    provenance: 'seed',
  },
  {
    id: 'light-speed',
    window: 'move',
    when: { is: 'startsOn', spaces: ['ordinary', 'bonus', 'start'] },
    rule: 'ST-LIGHT-02', // and ST-LIGHT-01, ST-LIGHT-03
    effect: { op: 'multiplyNumber', by: 2 },
    provenance: 'seed',
  },
  {
    id: 'acceleration',
    window: 'move',
    when: { is: 'not', that: { is: 'startsOn', spaces: ['asteroids'] } },
    rule: 'ST-ACCEL-02', // and ST-ACCEL-01
    effect: { op: 'addSteps', steps: 1 },
    provenance: 'seed',
  },
  {
    id: 'tow',
    window: 'overtaken',
    when: { is: 'overtaken' },
    rule: 'ST-TOW-01',
    effect: { op: 'follow' },
    provenance: 'seed',
  },
] as const satisfies readonly BonusCard[]

export type BonusId = (typeof bonusCards)[number]['id']
export const BONUS_CARDS = bonusCards.length * COPIES_OF_BONUS
