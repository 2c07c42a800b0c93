import type { Seat } from '@kantyna/kernel'
import { moveSelfPl, spaceCount, you } from '../../../words/cards/effect-words.ts'
import { spaceOfSeat } from '../../map/map.ts'
import { spacesInReach, startMove } from '../../map/movement.ts'
import type { Rim } from '../../rim.ts'
import { spaceOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** The player's own space is the first of the spaces in reach. */
const canGo = (t: Rim, seat: Seat, steps: number) => spacesInReach(t, seat, steps).length > 1

/** A move by an ability, of 0 to the given number of spaces (OR-MOVE-03), not through the Maelstrom (OR-MAEL-01). */
export const move: Operations['move'] = {
  legal: (t, { spaces }, { seat }) => (canGo(t, seat, spaces) ? null : refuse('OR-MOVE-02', 'nowhereToGo')),
  picks: {
    kind: 'pickSpace',
    rules: ['OR-MOVE-02', 'OR-MOVE-03', 'OR-MAEL-01'],
    from: (t, { spaces }, { seat }) => spacesInReach(t, seat, spaces),
    option(t, _, { seat }, space) {
      const option = spaceOption(space)
      return { ...option, facts: { ...option.facts, isStaying: space === spaceOfSeat(t, seat) } }
    },
  },
  run(t, { spaces }, { seat }, _, [space]) {
    if (space !== undefined) startMove(t, seat, space, spaces)
  },
  words: {
    en: ({ spaces }, mood) => you(mood, `move up to ${spaceCount('en', spaces)}`),
    pl: ({ spaces }, mood) => `${moveSelfPl(mood)} maksymalnie o ${spaceCount('pl', spaces)}`,
  },
  hint: (_, { spaces }) => spaces * worth.space,
}
