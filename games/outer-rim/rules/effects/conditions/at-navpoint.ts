import { isNavpoint, spaceOfSeat } from '../../map/map.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** OR-MAEL-09: the Maelstrom does not count. */
export const atNavpoint: Conditions['atNavpoint'] = {
  legal: (t, _, { seat }) =>
    isNavpoint(spaceOfSeat(t, seat)) ? null : refuse('OR-MAEL-09', 'notAtNavpoint'),
  words: { en: () => 'you are at a navpoint', pl: () => 'jesteś w punkcie nawigacyjnym' },
  negated: { en: () => 'you are not at a navpoint', pl: () => 'nie jesteś w punkcie nawigacyjnym' },
}
