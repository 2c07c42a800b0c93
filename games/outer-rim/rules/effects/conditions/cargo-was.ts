import { traitNames } from '../../../words/cards/card-terms.ts'
import { tablesOf } from '../../tables.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** A bound fact of the event names the delivered cargo, with the side that it showed. */
export const cargoWas: Conditions['cargoWas'] = {
  legal(t, { trait }, { bound }) {
    const cargo = bound?.['cargo'] ?? bound?.['card']
    return typeof cargo === 'number' && tablesOf(t).resources[cargo]?.traits?.includes(trait) === true
      ? null
      : refuse('OR-RES-06', 'otherTrait')
  },
  words: {
    en: ({ trait }) => `the cargo was ${traitNames.en[trait]}`,
    pl: ({ trait }) =>
      `ładunek był ${trait === 'illegal' ? 'nielegalny' : `kartą z cechą: ${traitNames.pl[trait]}`}`,
  },
}
