import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'

/** What encounter cards say in words that the expansion adds. */

/** UB-COR-13, UB-COR-15. */
export const crossTheCore: CardEffect = { op: 'crossTheCore' }

/** UB-CLR-01 to UB-CLR-04: what is on this card cannot be declined. */
export const mustGainThis: CardEffect = { op: 'mustGainThis' }
