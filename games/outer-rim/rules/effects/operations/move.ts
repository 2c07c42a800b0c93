import { moveSelfPl, spaceCount, you } from '../../../words/effect-words.ts'
import { spaceOfSeat } from '../../map.ts'
import { spacesInReach, startMove } from '../../movement.ts'
import type { Rim } from '../../rim.ts'
import { spaceOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const reached = (t: Rim, seat: number, steps: number) =>
  spacesInReach(t, seat, steps).filter((space) => space !== spaceOfSeat(t, seat))

/** By an ability: not through the Maelstrom (OR-MAEL-01). */
export const move: Operations['move'] = {
  legal: (t, { spaces }, { seat }) =>
    reached(t, seat, spaces).length > 0 ? null : refuse('OR-MOVE-02', 'nowhereToGo'),
  picks: {
    kind: 'pickSpace',
    rules: ['OR-MOVE-02', 'OR-MAEL-01'],
    from: (t, { spaces }, { seat }) => reached(t, seat, spaces),
    option: (_, __, ___, space) => spaceOption(space),
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
