import { call } from '@kantyna/kernel'
import { movePl, you } from '../../../words/cards/effect-words.ts'
import { tunnelMoveFrame, tunnelMoveRefusal } from '../../map/movement.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-SYM-13. */
export const moveToTunnel: Operations['moveToTunnel'] = {
  legal: (t) => tunnelMoveRefusal(t),
  run: (t, _, { seat, from }) => call(t, tunnelMoveFrame(seat, from)),
  words: {
    en: (_, mood) => you(mood, 'move your ship to any planet with a tunnel'),
    pl: (_, mood) => `${movePl(mood)} swój statek na dowolną planetę z tunelem`,
  },
  hint: () => worth.tunnel,
}
