import type { Clause, Lang, Mood } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { effectClause } from './card-text.ts'
import { clauses, conditionWords } from './clauses.ts'

type Operation = keyof typeof clauses
type Said = readonly [order: string, aim: string, fact: string]

const moods: readonly Mood[] = ['order', 'aim', 'fact']

/** Every operation, as an order, as an aim and as a fact. */
const said: Readonly<Record<Operation, { readonly args: object; readonly pl: Said; readonly en: Said }>> = {
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
      'napraw 3 obrażenia swojej bazy',
      'naprawić 3 obrażenia swojej bazy',
      'ty naprawiasz 3 obrażenia swojej bazy',
    ],
    en: ['repair 3 damage on your base', 'repair 3 damage on your base', 'you repair 3 damage on your base'],
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
  lookAtHand: {
    args: {},
    pl: [
      'podejrzyj karty na ręce przeciwnika',
      'podejrzeć karty na ręce przeciwnika',
      'ty podglądasz karty na ręce przeciwnika',
    ],
    en: ['look at your opponent’s hand', 'look at your opponent’s hand', 'you look at your opponent’s hand'],
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

function say(operation: string, lang: Lang, args: object, mood: Mood = 'order'): string {
  const clause = clauses[operation as Operation] as Clause<never> as Clause<object> // the table ties them together
  return clause[lang](args, mood)
}

describe('moods', () => {
  test.each(Object.entries(said))('%s', (operation, { args, pl, en }) => {
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
    ['repair', { damage: 1 }, 'napraw 1 obrażenie swojej bazy'],
    ['repair', { damage: 5 }, 'napraw 5 obrażeń swojej bazy'],
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

  test('an amount that a condition raises tells both', () => {
    expect(say('draw', 'pl', { cards: more })).toBe('dobierz 1 kartę (2 karty, jeśli Moc jest z tobą)')
    expect(say('draw', 'en', { cards: more })).toBe('draw 1 card (2 cards if the Force is with you)')
  })

  test('an amount for each card that went before', () => {
    const each = { damage: { each: 1 }, to: 'base' }
    expect(say('damage', 'pl', each)).toBe('zadaj 1 obrażenie bazie przeciwnika za każdą z nich')
    expect(say('damage', 'en', each)).toBe('deal 1 damage to your opponent’s base for each of them')
  })
})

describe('what somebody else chooses', () => {
  test('attack goes to the unit', () => {
    expect(say('gain', 'pl', { stat: 'attack', amount: 2 }, 'fact')).toBe('atak tej jednostki rośnie o 2')
    expect(say('gain', 'en', { stat: 'attack', amount: 2 }, 'fact')).toBe('this unit gains +2 attack')
  })

  test('the one who chooses is named once', () => {
    const choice = {
      op: 'choose',
      by: 'opponent',
      of: [
        { op: 'opponentDiscards', cards: 1 },
        { op: 'gain', stat: 'force', amount: 1 },
      ],
    } as const
    expect(effectClause(choice, 'pl')).toBe(
      'przeciwnik wybiera jedno: odrzuca 1 kartę z ręki albo ty zyskujesz 1 Mocy',
    )
    expect(effectClause(choice, 'en')).toBe(
      'your opponent chooses one: they discard 1 card from their hand; or you gain 1 Force',
    )
  })
})

describe('what a condition only changes', () => {
  const force = { is: 'forceIsWithYou' } as const
  const own = { op: 'buy', from: 'row', sides: ['own'], free: true, to: 'discard' } as const

  test('is said once, with the change in brackets', () => {
    const onTop = { op: 'if', when: force, then: { ...own, to: 'deckTop' }, else: own } as const
    expect(effectClause(onTop, 'pl')).toBe(
      'kup za darmo kartę swojej frakcji z rzędu galaktyki (połóż ją na wierzchu swojej talii, jeśli Moc jest z tobą)',
    )
    expect(effectClause(onTop, 'en')).toBe(
      'buy a card of your faction from the galaxy row for free (put it on top of your deck if the Force is with you)',
    )
  })

  test('two different things are both said', () => {
    const other = { ...own, sides: ['neutral'], to: 'hand' } as const
    expect(effectClause({ op: 'if', when: force, then: other, else: own }, 'pl')).toBe(
      'jeśli Moc jest z tobą, kup za darmo kartę neutralną z rzędu galaktyki i weź ją na rękę; w przeciwnym razie kup za darmo kartę swojej frakcji z rzędu galaktyki',
    )
    const draw = { op: 'draw', cards: 1 } as const
    expect(effectClause({ op: 'if', when: force, then: draw, else: own }, 'en')).toBe(
      'if the Force is with you, draw 1 card; otherwise buy a card of your faction from the galaxy row for free',
    )
  })
})

describe('conditions', () => {
  test('what is looked for goes by type, trait, rarity and name', () => {
    const filters = [
      { filter: { kind: 'ship' } },
      { filter: { kind: 'unit', traits: ['trooper', 'vehicle'] } },
      { filter: { kind: 'unit', unique: true, other: true } },
      { filter: { id: 'millennium-falcon' } },
      { filter: { traits: ['officer'] } },
      { filter: { kind: 'ship', unique: true, sides: ['enemy', 'neutral'] } },
    ] as const
    expect(filters.map(conditionWords.youHave.pl)).toEqual([
      'masz w grze okręt',
      'masz w grze jednostkę z cechą Żołnierz lub Pojazd',
      'masz w grze inną unikatową jednostkę',
      'masz w grze kartę Sokół Millennium',
      'masz w grze kartę z cechą Oficer',
      'masz w grze unikatowy okręt (wrogi lub neutralny)',
    ])
    expect(filters.map(conditionWords.youHave.en)).toEqual([
      'you have a capital ship in play',
      'you have a Trooper or Vehicle unit in play',
      'you have another unique unit in play',
      'you have the Millennium Falcon in play',
      'you have an Officer card in play',
      'you have a unique capital ship (enemy or neutral) in play',
    ])
  })

  test('the others', () => {
    expect(conditionWords.opponentHas.pl({ filter: { kind: 'ship' } })).toBe('przeciwnik ma w grze okręt')
    expect(conditionWords.baseIs.pl({ base: 'death-star' })).toBe('twoją bazą jest Gwiazda Śmierci')
    expect(conditionWords.baseIs.en({ base: 'hoth' })).toBe('your base is Hoth')
    expect(conditionWords.topCardIs.pl({ side: 'own' })).toBe('to karta twojej frakcji')
    expect(conditionWords.topCardIs.en({ side: 'neutral' })).toBe('it is a neutral card')
  })
})
