import { discardPl, secondPersonEn, secondPersonPl, setAsidePl } from '../../../words/cards/verbs.ts'
import { leastKnown } from '../../abilities/replacements.ts'
import { type Duel, NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { alike } from '../../scenario/copies.ts'
import type { CardOperation } from '../operation.ts'
import { galaxyDeckEmpty, type LookArgs, oneOfEach, optionOfFace } from '../shared.ts'
import { worth } from '../worth.ts'

const lookedAt = (t: Duel, { cards }: LookArgs) => t.galaxyDeck.slice(-cards)

/** Keeps one of the cards just looked at on top, and discards the others. A single card stays (G-12). */
export const keepOneOnTop: CardOperation<LookArgs> = {
  legal: (t) => (t.galaxyDeck.length > 1 ? null : galaxyDeckEmpty),
  picks: {
    kind: 'pickKeep',
    rules: ['DB-LOOK-01', 'DB-LOOK-02'],
    ...oneOfEach,
    from: lookedAt,
    option: (t, args, _, card) => optionOfFace(t, lookedAt(t, args), card),
  },
  run(t, args, { seat }, _, [picked = NOTHING]) {
    const looked = lookedAt(t, args)
    const card = leastKnown(t, alike(looked, picked))
    t.galaxyDeck.length -= looked.length
    t.galaxyDeck.push(card)
    emitEvent(t, { type: 'keptOnTop', seat, secret: { seats: [seat], card } })
    for (const other of looked) {
      if (other === card) continue
      t.galaxyDiscard.push(other)
      emitEvent(t, { type: 'discardedTop', seat, card: other })
    }
  },
  words: {
    en: ({ cards }, mood) =>
      secondPersonEn(mood, `put 1 of them back on top and discard the ${cards === 2 ? 'other' : 'others'}`),
    pl: ({ cards }, mood) =>
      secondPersonPl(
        mood,
        `${setAsidePl(mood)} 1 z nich na wierzch i ${discardPl(mood)} ${cards === 2 ? 'drugą' : 'pozostałe'}`,
      ),
  },
  hint: () => worth.rowCard,
}
