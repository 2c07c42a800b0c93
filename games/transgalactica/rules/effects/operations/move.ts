import { call } from '@kantyna/kernel'
import { movePl, spaceCount, you } from '../../../words/cards/effect-words.ts'
import { freeMoveFrame, moveRefusal } from '../../map/movement.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-SYM-06, GC-EX-15: moves the ship up to a number of spaces without energy. */
export const move: Operations['move'] = {
  legal: (t, { spaces }, { seat }) => moveRefusal(t, seat, spaces),
  run: (t, { spaces }, { seat, from }) => call(t, freeMoveFrame(seat, spaces, from)),
  words: {
    en: ({ spaces }, mood) =>
      you(
        mood,
        `move your ship ${spaces > 1 ? 'up to ' : ''}${spaceCount('en', spaces)} without paying energy`,
      ),
    pl: ({ spaces }, mood) =>
      `${movePl(mood)} swój statek ${spaces > 1 ? 'maksymalnie ' : ''}o ${spaceCount('pl', spaces)} bez kosztu w energii`,
  },
  hint: (_, { spaces }) => spaces * worth.move,
}
