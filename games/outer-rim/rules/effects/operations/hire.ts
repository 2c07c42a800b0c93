import { you } from '../../../words/cards/effect-words.ts'
import { canMakeRoomFor } from '../../resources/slots.ts'
import { tablesOf } from '../../tables.ts'
import { startHiring } from '../procedures.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** The crew member on the databank card joins; the token goes to the discarded ones (OR-GAP-30). */
export const hire: Operations['hire'] = {
  legal(t, _, { seat, source }) {
    if (
      source === undefined ||
      !t.resolving.includes(source) ||
      tablesOf(t).resources[source]?.type !== 'crew'
    )
      return refuse('OR-CREW-01', 'notHere')
    return canMakeRoomFor(t, seat, source) ? null : refuse('OR-RES-03', 'noSlot')
  },
  run(t, _, context) {
    if (context.source !== undefined) startHiring(t, context, context.source)
  },
  words: {
    en: (_, mood) => you(mood, 'hire this contact and discard its token'),
    pl: (_, mood) =>
      `${{ imperative: 'zatrudnij', infinitive: 'zatrudnić', indicative: 'zatrudniasz' }[mood]} ten kontakt i ${{ imperative: 'odrzuć', infinitive: 'odrzucić', indicative: 'odrzucasz' }[mood]} jego żeton`,
  },
  hint: () => worth.crew,
}
