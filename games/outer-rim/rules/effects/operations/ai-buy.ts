import type { MarketDeck } from '../../../content/names.ts'
import { ofDeck } from '../../../words/cards/card-terms.ts'
import { buyPl, you } from '../../../words/cards/effect-words.ts'
import { aiBuyFrom, deckFor, refusalOfAiBuying } from '../../ai/buying.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const slotsPl: Readonly<Record<MarketDeck, string>> = {
  bounty: 'na zlecenia',
  cargo: 'na ładunki',
  gearMod: 'na sprzęt i modyfikacje',
  job: 'na misje',
  luxury: 'na towary luksusowe',
  ship: 'na statki',
}

export const aiBuy: Operations['aiBuy'] = {
  legal: (t, { deck, ifFull }, { seat }) => refusalOfAiBuying(t, seat, deckFor(t, seat, deck, ifFull)),
  run(t, { deck, ifFull }, { seat }) {
    aiBuyFrom(t, seat, deckFor(t, seat, deck, ifFull))
  },
  words: {
    en({ deck, ifFull }, mood) {
      const bought = you(mood, `buy the top card of ${ofDeck.en[deck]}`)
      return ifFull === undefined
        ? bought
        : `${bought} (or of ${ofDeck.en[ifFull]} if its ${deck} slots are full)`
    },
    pl({ deck, ifFull }, mood) {
      const bought = `${buyPl(mood)} wierzchnią kartę ${ofDeck.pl[deck]}`
      return ifFull === undefined
        ? bought
        : `${bought} (${ofDeck.pl[ifFull]}, jeśli gracz SI nie ma wolnych gniazd ${slotsPl[deck]})`
    },
  },
  hint: () => worth.card,
}
