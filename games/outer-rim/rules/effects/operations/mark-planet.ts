import { at, hasListener } from '@kantyna/kernel'
import { putPl, you } from '../../../words/cards/effect-words.ts'
import { emitEvent } from '../../events.ts'
import { isPlanet, spaceOfSeat } from '../../map/map.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** The supply of tokens has no limit (OR-COMP-03). A second token on the same planet would add nothing. */
export const markPlanet: Operations['markPlanet'] = {
  legal(t, _, { seat }) {
    const here = spaceOfSeat(t, seat)
    if (!isPlanet(here)) return refuse('OR-GOAL-07', 'notOnPlanet')
    return at(t.markedPlanets, seat).includes(here) ? refuse('OR-GOAL-07', 'alreadyMarked') : null
  },
  run(t, _, { seat }) {
    const space = spaceOfSeat(t, seat)
    at(t.markedPlanets, seat).push(space)
    if (hasListener(t)) emitEvent(t, { type: 'planetMarked', seat, space })
  },
  words: {
    en: (_, mood) => you(mood, 'put 1 damage token on your planet'),
    pl: (_, mood) => `${putPl(mood)} 1 żeton obrażeń na swojej planecie`,
  },
  hint: () => worth.fame / 3,
}
