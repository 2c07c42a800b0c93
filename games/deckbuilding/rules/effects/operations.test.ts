import type { Lang, Mood } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type CardEffect, cardLanguage } from './language.ts'
import type * as operations from './operations.ts'

/** The words of each operation. The scenarios of its cards show what it does. */

type Operation = keyof typeof operations
type Said = readonly [imperative: string, infinitive: string, indicative: string]

const moods: readonly Mood[] = ['imperative', 'infinitive', 'indicative']

/** Every operation, in the imperative, the infinitive and the indicative. */
const wording: Readonly<Record<Operation, { readonly args: object; readonly pl: Said; readonly en: Said }>> =
  {
    gain: {
      args: { stat: 'resources', amount: 2 },
      pl: ['zyskaj 2 zasoby', 'zyskać 2 zasoby', 'ty zyskujesz 2 zasoby'],
      en: ['gain 2 resources', 'gain 2 resources', 'you gain 2 resources'],
    },
    draw: {
      args: { cards: 1 },
      pl: ['dobierz 1 kartę', 'dobrać 1 kartę', 'ty dobierasz 1 kartę'],
      en: ['draw 1 card', 'draw 1 card', 'you draw 1 card'],
    },
    repair: {
      args: { damage: 3 },
      pl: [
        'napraw 3 obrażenia ze swojej bazy',
        'naprawić 3 obrażenia ze swojej bazy',
        'ty naprawiasz 3 obrażenia ze swojej bazy',
      ],
      en: [
        'repair 3 damage on your base',
        'repair 3 damage on your base',
        'you repair 3 damage on your base',
      ],
    },
    damage: {
      args: { damage: 2, to: 'base' },
      pl: [
        'zadaj 2 obrażenia bazie przeciwnika',
        'zadać 2 obrażenia bazie przeciwnika',
        'ty zadajesz 2 obrażenia bazie przeciwnika',
      ],
      en: [
        'deal 2 damage to your opponent’s base',
        'deal 2 damage to your opponent’s base',
        'you deal 2 damage to your opponent’s base',
      ],
    },
    destroyShip: {
      args: { among: ['opponent', 'row'] },
      pl: [
        'zniszcz okręt przeciwnika będący w grze lub okręt z rzędu galaktyki',
        'zniszczyć okręt przeciwnika będący w grze lub okręt z rzędu galaktyki',
        'ty niszczysz okręt przeciwnika będący w grze lub okręt z rzędu galaktyki',
      ],
      en: [
        'destroy a capital ship your opponent has in play or a capital ship in the galaxy row',
        'destroy a capital ship your opponent has in play or a capital ship in the galaxy row',
        'you destroy a capital ship your opponent has in play or a capital ship in the galaxy row',
      ],
    },
    exile: {
      args: { cards: 1, from: ['hand'] },
      pl: ['anihiluj 1 kartę z ręki', 'anihilować 1 kartę z ręki', 'ty anihilujesz 1 kartę z ręki'],
      en: ['exile 1 card from your hand', 'exile 1 card from your hand', 'you exile 1 card from your hand'],
    },
    exileThis: {
      args: {},
      pl: ['anihiluj tę kartę', 'anihilować tę kartę', 'ty anihilujesz tę kartę'],
      en: ['exile this card', 'exile this card', 'you exile this card'],
    },
    discard: {
      args: { cards: 1 },
      pl: ['odrzuć 1 kartę z ręki', 'odrzucić 1 kartę z ręki', 'ty odrzucasz 1 kartę z ręki'],
      en: [
        'discard 1 card from your hand',
        'discard 1 card from your hand',
        'you discard 1 card from your hand',
      ],
    },
    opponentDiscards: {
      args: { cards: 1 },
      pl: [
        'przeciwnik odrzuca 1 kartę z ręki',
        'zmusić przeciwnika do odrzucenia 1 karty z ręki',
        'odrzuca 1 kartę z ręki',
      ],
      en: [
        'your opponent discards 1 card from their hand',
        'make your opponent discard 1 card from their hand',
        'they discard 1 card from their hand',
      ],
    },
    discardFromRow: {
      args: { sides: ['enemy'] },
      pl: [
        'odrzuć wrogą kartę z rzędu galaktyki',
        'odrzucić wrogą kartę z rzędu galaktyki',
        'ty odrzucasz wrogą kartę z rzędu galaktyki',
      ],
      en: [
        'discard an enemy card from the galaxy row',
        'discard an enemy card from the galaxy row',
        'you discard an enemy card from the galaxy row',
      ],
    },
    sweepRow: {
      args: { sides: ['enemy', 'neutral'] },
      pl: [
        'odrzuć wszystkie wrogie karty i wszystkie karty neutralne z rzędu galaktyki',
        'odrzucić wszystkie wrogie karty i wszystkie karty neutralne z rzędu galaktyki',
        'ty odrzucasz wszystkie wrogie karty i wszystkie karty neutralne z rzędu galaktyki',
      ],
      en: [
        'discard all enemy cards and all neutral cards from the galaxy row',
        'discard all enemy cards and all neutral cards from the galaxy row',
        'you discard all enemy cards and all neutral cards from the galaxy row',
      ],
    },
    borrowFromRow: {
      args: { sides: ['own'] },
      pl: [
        'weź na rękę kartę swojej frakcji z rzędu galaktyki; na koniec tury musisz ją anihilować',
        'wziąć na rękę kartę swojej frakcji z rzędu galaktyki; na koniec tury musisz ją anihilować',
        'ty bierzesz na rękę kartę swojej frakcji z rzędu galaktyki; na koniec tury musisz ją anihilować',
      ],
      en: [
        'take a card of your faction from the galaxy row into your hand; it must be exiled at the end of your turn',
        'take a card of your faction from the galaxy row into your hand; it must be exiled at the end of your turn',
        'you take a card of your faction from the galaxy row into your hand; it must be exiled at the end of your turn',
      ],
    },
    returnToHand: {
      args: { filter: { traits: ['trooper'] } },
      pl: [
        'weź na rękę kartę z cechą Żołnierz ze swojego stosu kart odrzuconych',
        'wziąć na rękę kartę z cechą Żołnierz ze swojego stosu kart odrzuconych',
        'ty bierzesz na rękę kartę z cechą Żołnierz ze swojego stosu kart odrzuconych',
      ],
      en: [
        'return a Trooper card from your discard pile to your hand',
        'return a Trooper card from your discard pile to your hand',
        'you return a Trooper card from your discard pile to your hand',
      ],
    },
    buy: {
      args: { from: 'row', sides: ['own', 'neutral'], free: true, to: 'deckTop' },
      pl: [
        'kup za darmo kartę swojej frakcji lub kartę neutralną z rzędu galaktyki i połóż ją na wierzchu swojej talii',
        'kupić za darmo kartę swojej frakcji lub kartę neutralną z rzędu galaktyki i położyć ją na wierzchu swojej talii',
        'ty kupujesz za darmo kartę swojej frakcji lub kartę neutralną z rzędu galaktyki i kładziesz ją na wierzchu swojej talii',
      ],
      en: [
        'buy a card of your faction or a neutral card from the galaxy row for free and put it on top of your deck',
        'buy a card of your faction or a neutral card from the galaxy row for free and put it on top of your deck',
        'you buy a card of your faction or a neutral card from the galaxy row for free and put it on top of your deck',
      ],
    },
    topNextPurchase: {
      args: {},
      pl: [
        'następna karta, którą kupisz w tej turze, trafia na wierzch twojej talii',
        'położyć na wierzchu swojej talii następną kartę kupioną w tej turze',
        'następna karta, którą kupisz w tej turze, trafia na wierzch twojej talii',
      ],
      en: [
        'the next card you buy this turn goes on top of your deck',
        'put the next card you buy this turn on top of your deck',
        'the next card you buy this turn goes on top of your deck',
      ],
    },
    revealTop: {
      args: {},
      pl: [
        'odkryj wierzchnią kartę talii galaktyki',
        'odkryć wierzchnią kartę talii galaktyki',
        'ty odkrywasz wierzchnią kartę talii galaktyki',
      ],
      en: [
        'reveal the top card of the galaxy deck',
        'reveal the top card of the galaxy deck',
        'you reveal the top card of the galaxy deck',
      ],
    },
    discardTop: {
      args: {},
      pl: ['odrzuć ją', 'odrzucić ją', 'ty odrzucasz ją'],
      en: ['discard it', 'discard it', 'you discard it'],
    },
    lookAtTop: {
      args: { cards: 2 },
      pl: [
        'podejrzyj 2 wierzchnie karty talii galaktyki',
        'podejrzeć 2 wierzchnie karty talii galaktyki',
        'ty podglądasz 2 wierzchnie karty talii galaktyki',
      ],
      en: [
        'look at the top 2 cards of the galaxy deck',
        'look at the top 2 cards of the galaxy deck',
        'you look at the top 2 cards of the galaxy deck',
      ],
    },
    keepOneOnTop: {
      args: { cards: 2 },
      pl: [
        'odłóż 1 z nich na wierzch i odrzuć drugą',
        'odłożyć 1 z nich na wierzch i odrzucić drugą',
        'ty odkładasz 1 z nich na wierzch i odrzucasz drugą',
      ],
      en: [
        'put 1 of them back on top and discard the other',
        'put 1 of them back on top and discard the other',
        'you put 1 of them back on top and discard the other',
      ],
    },
    swapTopWithRow: {
      args: {},
      pl: [
        'zamień wierzchnią kartę miejscami z kartą z rzędu galaktyki',
        'zamienić wierzchnią kartę miejscami z kartą z rzędu galaktyki',
        'ty zamieniasz wierzchnią kartę miejscami z kartą z rzędu galaktyki',
      ],
      en: [
        'swap it with a card in the galaxy row',
        'swap it with a card in the galaxy row',
        'you swap it with a card in the galaxy row',
      ],
    },
    swapDiscardWithRow: {
      args: { sides: ['own'] },
      pl: [
        'zamień miejscami kartę swojej frakcji ze stosu odrzuconych kart galaktyki i kartę z rzędu galaktyki',
        'zamienić miejscami kartę swojej frakcji ze stosu odrzuconych kart galaktyki i kartę z rzędu galaktyki',
        'ty zamieniasz miejscami kartę swojej frakcji ze stosu odrzuconych kart galaktyki i kartę z rzędu galaktyki',
      ],
      en: [
        'swap a card of your faction from the galaxy discard pile with a card in the galaxy row',
        'swap a card of your faction from the galaxy discard pile with a card in the galaxy row',
        'you swap a card of your faction from the galaxy discard pile with a card in the galaxy row',
      ],
    },
    swapForRowCard: {
      args: { incoming: 0 },
      pl: [
        'zamień miejscami tę kartę i kartę z rzędu galaktyki',
        'zamienić miejscami tę kartę i kartę z rzędu galaktyki',
        'ty zamieniasz miejscami tę kartę i kartę z rzędu galaktyki',
      ],
      en: [
        'swap it with a card in the galaxy row',
        'swap it with a card in the galaxy row',
        'you swap it with a card in the galaxy row',
      ],
    },
    lookAtHand: {
      args: {},
      pl: [
        'podejrzyj karty na ręce przeciwnika',
        'podejrzeć karty na ręce przeciwnika',
        'ty podglądasz karty na ręce przeciwnika',
      ],
      en: [
        'look at your opponent’s hand',
        'look at your opponent’s hand',
        'you look at your opponent’s hand',
      ],
    },
    putOnDeck: {
      args: {},
      pl: [
        'połóż 1 z tych kart na wierzchu jego talii',
        'położyć 1 z tych kart na wierzchu jego talii',
        'ty kładziesz 1 z tych kart na wierzchu jego talii',
      ],
      en: [
        'put 1 of those cards on top of their deck',
        'put 1 of those cards on top of their deck',
        'you put 1 of those cards on top of their deck',
      ],
    },
    spend: {
      args: { resources: 4 },
      pl: ['wydaj 4 zasoby', 'wydać 4 zasoby', 'ty wydajesz 4 zasoby'],
      en: ['spend 4 resources', 'spend 4 resources', 'you spend 4 resources'],
    },
  }

function say(op: string, lang: Lang, args: object, mood: Mood = 'imperative'): string {
  return cardLanguage.clause({ op, ...args } as CardEffect, lang, mood) // the tables name operations and their arguments
}

describe('moods', () => {
  test.each(Object.entries(wording))('%s', (operation, { args, pl, en }) => {
    expect(moods.map((mood) => say(operation, 'pl', args, mood))).toEqual(pl)
    expect(moods.map((mood) => say(operation, 'en', args, mood))).toEqual(en)
  })
})

describe('Polish counts', () => {
  test.each([
    ['draw', { cards: 2 }, 'dobierz 2 karty'],
    ['draw', { cards: 5 }, 'dobierz 5 kart'],
    ['gain', { stat: 'resources', amount: 1 }, 'zyskaj 1 zasób'],
    ['gain', { stat: 'resources', amount: 5 }, 'zyskaj 5 zasobów'],
    ['gain', { stat: 'force', amount: 1 }, 'zyskaj 1 Mocy'],
    ['gain', { stat: 'attack', amount: 2 }, 'zwiększ atak tej jednostki o 2'],
    ['repair', { damage: 1 }, 'napraw 1 obrażenie ze swojej bazy'],
    ['repair', { damage: 5 }, 'napraw 5 obrażeń ze swojej bazy'],
    [
      'exile',
      { cards: 1, upTo: true, from: ['discard'] },
      'anihiluj do 1 karty ze swojego stosu kart odrzuconych',
    ],
    ['exile', { cards: 2, upTo: true, from: ['hand'] }, 'anihiluj do 2 kart z ręki'],
    ['exile', { cards: 5, from: ['hand'] }, 'anihiluj 5 kart z ręki'],
    ['opponentDiscards', { cards: 2, atRandom: true }, 'przeciwnik odrzuca 2 losowe karty z ręki'],
    ['opponentDiscards', { cards: 5, atRandom: true }, 'przeciwnik odrzuca 5 losowych kart z ręki'],
    ['lookAtTop', { cards: 1 }, 'podejrzyj wierzchnią kartę talii galaktyki'],
    ['lookAtTop', { cards: 5 }, 'podejrzyj 5 wierzchnich kart talii galaktyki'],
    ['keepOneOnTop', { cards: 3 }, 'odłóż 1 z nich na wierzch i odrzuć pozostałe'],
  ])('%s %o', (operation, args, expected) => {
    expect(say(operation, 'pl', args)).toBe(expected)
  })
})

describe('amounts', () => {
  const more = { usually: 1, when: { is: 'forceIsWithYou' }, then: 2 }

  test('an amount that a condition raises states both amounts', () => {
    expect(say('draw', 'pl', { cards: more })).toBe('dobierz 1 kartę (2 karty, jeśli Moc jest z tobą)')
    expect(say('draw', 'en', { cards: more })).toBe('draw 1 card (2 cards if the Force is with you)')
  })

  test('an amount for each card that went before', () => {
    const each = { damage: { bound: 'swept' }, to: 'base' }
    expect(say('damage', 'pl', each)).toBe('zadaj 1 obrażenie bazie przeciwnika za każdą z nich')
    expect(say('damage', 'en', each)).toBe('deal 1 damage to your opponent’s base for each of them')
  })
})

test('in the indicative, attack goes to the unit', () => {
  expect(say('gain', 'pl', { stat: 'attack', amount: 2 }, 'indicative')).toBe('atak tej jednostki rośnie o 2')
  expect(say('gain', 'en', { stat: 'attack', amount: 2 }, 'indicative')).toBe('this unit gains +2 attack')
})
