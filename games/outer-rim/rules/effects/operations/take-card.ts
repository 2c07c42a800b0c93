import { takePl, you } from '../../../words/cards/effect-words.ts'
import { cardsText, playerText } from '../../../words/cards/filter-words.ts'
import { handOverCard } from '../../resources/gaining.ts'
import { fitting } from '../../resources/holding.ts'
import type { Rim } from '../../rim.ts'
import { cardOption } from '../options.ts'
import { matchingPlayers } from '../players.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

type Args = Parameters<Operations['takeCard']['legal']>[1]

const takable = (t: Rim, { cards, from }: Args, seat: number) =>
  matchingPlayers(t, seat, from).flatMap((other) => (other === seat ? [] : fitting(t, other, cards)))

/**
 * OR-CREW-08: the crew of another player counts as being in the space that both share. OR-SLOT-08: a player without enough
 * slots then discards.
 */
export const takeCard: Operations['takeCard'] = {
  legal: (t, args, { seat }) =>
    takable(t, args, seat).length > 0 ? null : refuse('OR-RES-02', 'nothingToTake'),
  picks: {
    kind: 'pickCardToTake',
    rules: ['OR-RES-02'],
    from: (t, args, { seat }) => takable(t, args, seat),
    option: (t, _, __, piece) => cardOption(t, piece),
  },
  run(t, _, { seat }, __, [piece]) {
    if (piece === undefined) return
    const from = t.held.findIndex((cards) => cards.includes(piece))
    handOverCard(t, from, seat, piece)
  },
  words: {
    en: ({ cards, from }, mood) =>
      you(mood, `take ${cardsText('en', cards, 1)} from ${playerText('en', from)}`),
    pl: ({ cards, from }, mood) => {
      const what = cardsText('pl', cards, 1)
      // "droida z załogi innego gracza", but "ładunek od innego gracza".
      const of = what.endsWith(' z załogi') ? '' : 'od '
      return `${takePl(mood)} ${what} ${of}${playerText('pl', from, 'from')}`
    },
  },
  hint: () => worth.crew,
}
