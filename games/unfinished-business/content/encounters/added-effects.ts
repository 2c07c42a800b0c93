import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { AddedOperations } from '../../rules/effects/vocabulary.ts'

/** Words of encounter cards that the expansion adds. */
type AddedEffect = CardEffect & { readonly op: keyof AddedOperations }

/** UB-COR-13, UB-COR-15. */
export const crossTheCore: AddedEffect = { op: 'crossTheCore' }

/** UB-CLR-01, UB-CLR-02, UB-CLR-03, UB-CLR-04: the resource on this card cannot be declined. */
export const mustGainThis: AddedEffect = { op: 'mustGainThis' }
