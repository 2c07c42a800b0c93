import { call } from '@kantyna/kernel'
import { placePl, you } from '../../../words/cards/effect-words.ts'
import { placeOutpostFrame, placeOutpostRefusal } from '../../map/outposts.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/**
 * GC-SYM-14, GC-ORG-20: places an outpost at the normal cost and requirement. GC-ORG-98: places it on any action
 * planet, without cost or requirement.
 */
export const placeOutpost: Operations['placeOutpost'] = {
  legal: (t, { where }, { seat }) => placeOutpostRefusal(t, seat, where),
  run: (t, { where }, { seat, from }) => call(t, placeOutpostFrame(seat, where, from)),
  words: {
    en: ({ where }, mood) =>
      you(
        mood,
        where === 'orbit'
          ? 'place 1 outpost on the planet that your ship orbits, at the usual cost'
          : 'place 1 outpost on any free slot of an action planet, at no cost and whatever it requires (pirates must still be defeated)',
      ),
    pl: ({ where }, mood) =>
      where === 'orbit'
        ? `${placePl(mood)} 1 placówkę na planecie, którą okrąża twój statek, za zwykły koszt`
        : `${placePl(mood)} 1 placówkę na dowolnym wolnym polu placówki planety akcyjnej, bez kosztu i bez względu na wymaganie (piratów trzeba pokonać jak zwykle)`,
  },
  hint: () => worth.outpost,
}
