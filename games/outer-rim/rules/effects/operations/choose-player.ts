import { choosePl, you } from '../../../words/cards/effect-words.ts'
import { playerText } from '../../../words/cards/filter-words.ts'
import { seatOption } from '../options.ts'
import { matchingPlayers } from '../players.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'

/**
 * Names a player for the following parts. The active player picks among tied most famous players (OR-TIE-01, OR-EX-12).
 */
export const choosePlayer: Operations['choosePlayer'] = {
  legal: (t, { whom }, { seat }) =>
    matchingPlayers(t, seat, whom).length > 0 ? null : refuse('OR-CMB-08', 'nobodyHere'),
  picks: {
    kind: 'pickPlayer',
    rules: ['OR-TIE-01', 'OR-FAME-08'],
    from: (t, { whom }, { seat }) => matchingPlayers(t, seat, whom),
    by: (t, { whom }, { seat }) => (whom.fame === 'most' ? t.active : seat),
    option: (_, __, ___, seat) => seatOption(seat),
  },
  run: (_, __, { seat }, ___, [chosen = seat]) => chosen,
  words: {
    en: ({ whom }, mood) => you(mood, `choose ${playerText('en', whom)}`),
    pl: ({ whom }, mood) => `${choosePl(mood)} ${playerText('pl', whom)}`,
  },
  hint: () => 0,
}
