import { type Facts, type Lang, line, type PresentedDecision, player, thing } from '@kantyna/kernel'
import { pieceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { allTables } from '../../../outer-rim/rules/tables.ts'
import { factNumber, realOptions } from '../../../outer-rim/words/questions/facts.ts'
import { askedBy, headline } from '../../../outer-rim/words/questions/option-text.ts'
import { nameOf, placeName } from '../../../outer-rim/words/things/names.ts'
import type { AddedEvent } from '../../rules/events.ts'
import type { InBoth } from '../chapter.ts'

type Rotated = Extract<AddedEvent, { readonly type: 'rotatedCard' }>

const place = (lang: Lang, facts: Facts) => line`${headline(placeName(lang, factNumber(facts, 'place')))}`
/** Only the first discard can come from any deck, so the second has a single option (UB-DSC-02). */
const isSecond = (decision: PresentedDecision) => realOptions(decision) === 1

const half = (lang: Lang, card: number, isRotated: boolean) =>
  nameOf(lang, isRotated ? (allTables().rotated.get(card) ?? card) : card)

/** A link to the card, named after the half that showed before it was rotated. */
const halfBefore = (lang: Lang, { card, isRotated }: Rotated) =>
  thing(pieceThing(card), half(lang, card, !isRotated))

/** The market: two discards, reveal-contact symbols, cards that rotate. */
export const market: InBoth<'market'> = {
  en: {
    prompts: {
      discardFromMarket: (decision) =>
        isSecond(decision)
          ? line`Market: you may discard a second card from the same deck.`
          : line`Market: you may first discard up to 2 cards from one deck, one at a time.`,
      buy: () => line`Buy 1 card? The next one may move patrols towards you and reveal a contact.`,
      revealBySymbol: (decision) =>
        line`${askedBy('en', decision)}which contact on your planet do you reveal?`,
    },
    options: { revealBySymbol: (facts) => place('en', facts) },
    events: {
      rotatedCard: (event: Rotated) =>
        line`${player(event.seat)} rotates ${halfBefore('en', event)}: it is now ${half('en', event.card, event.isRotated)}.`,
    },
    refusals: { cannotTurn: () => 'This card cannot be rotated.' },
    waiting: { revealBySymbol: 'is revealing a contact' },
  },
  pl: {
    prompts: {
      discardFromMarket: (decision) =>
        isSecond(decision)
          ? line`Handel: możesz odrzucić drugą kartę z tej samej talii.`
          : line`Handel: najpierw możesz odrzucić do 2 kart z jednej talii, jedną po drugiej.`,
      buy: () => line`Kupujesz 1 kartę? Następna może przyciągnąć patrole i odkryć kontakt.`,
      revealBySymbol: (decision) =>
        line`${askedBy('pl', decision)}który kontakt na swojej planecie odkrywasz?`,
    },
    options: { revealBySymbol: (facts) => place('pl', facts) },
    events: {
      rotatedCard: (event: Rotated) =>
        line`${player(event.seat)} obraca kartę ${halfBefore('pl', event)}; teraz to ${half('pl', event.card, event.isRotated)}.`,
    },
    refusals: { cannotTurn: () => 'Tej karty nie można obrócić.' },
    waiting: { revealBySymbol: 'odkrywa kontakt' },
  },
}
