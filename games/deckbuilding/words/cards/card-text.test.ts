import type { Text } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { cardText, effectClause, rewardClause } from './card-text.ts'

/** The texts of all cards, written out and proofread. A change of a card or of a word appears here. */
const texts: Readonly<Record<string, Text & { readonly reward?: Text }>> = {
  inquisitor: {
    pl: 'Gdy zagrasz tę kartę, wybierz jedno: zwiększ atak tej jednostki o 1, zyskaj 1 zasób albo zyskaj 1 Mocy.',
    en: 'When you play this card, choose one: give this unit +1 attack; gain 1 resource; or gain 1 Force.',
  },
  'temple-guardian': {
    pl: 'Gdy zagrasz tę kartę, wybierz jedno: zwiększ atak tej jednostki o 1, zyskaj 1 zasób albo zyskaj 1 Mocy.',
    en: 'When you play this card, choose one: give this unit +1 attack; gain 1 resource; or gain 1 Force.',
  },
  'outer-rim-pilot': {
    pl: 'Anihiluj tę kartę, aby zyskać 1 Mocy.',
    en: 'Exile this card to gain 1 Force.',
  },
  'tie-fighter': {
    pl: 'Jeśli masz w grze okręt, dobierz 1 kartę.',
    en: 'If you have a capital ship in play, draw 1 card.',
    reward: { pl: 'zyskaj 1 zasób', en: 'gain 1 resource' },
  },
  'tie-bomber': {
    pl: 'Odrzuć kartę z rzędu galaktyki.',
    en: 'Discard a card from the galaxy row.',
    reward: {
      pl: 'anihiluj 1 kartę z ręki lub ze swojego stosu kart odrzuconych',
      en: 'exile 1 card from your hand or discard pile',
    },
  },
  'scout-trooper': {
    pl: 'Odkryj wierzchnią kartę talii galaktyki. Jeśli to karta twojej frakcji, zyskaj 1 Mocy. Jeśli to wroga karta, odrzuć ją.',
    en: 'Reveal the top card of the galaxy deck. If it is a card of your faction, gain 1 Force. If it is an enemy card, discard it.',
    reward: {
      pl: 'anihiluj 1 kartę z ręki lub ze swojego stosu kart odrzuconych',
      en: 'exile 1 card from your hand or discard pile',
    },
  },
  'admiral-piett': {
    pl: 'Dopóki ta karta jest w grze, każdy twój okręt ma +1 do ataku.',
    en: 'While this card is in play, each of your capital ships has +1 attack.',
    reward: { pl: 'zyskaj 1 Mocy', en: 'gain 1 Force' },
  },
  'death-trooper': {
    pl: 'Dopóki Moc jest z tobą, ta jednostka ma +2 do ataku.',
    en: 'While the Force is with you, this unit has +2 attack.',
    reward: { pl: 'zyskaj 2 Mocy', en: 'gain 2 Force' },
  },
  'tie-interceptor': {
    pl: 'Odkryj wierzchnią kartę talii galaktyki. Jeśli to karta twojej frakcji, dobierz 1 kartę. Jeśli to wroga karta, odrzuć ją.',
    en: 'Reveal the top card of the galaxy deck. If it is a card of your faction, draw 1 card. If it is an enemy card, discard it.',
    reward: { pl: 'zyskaj 3 zasoby', en: 'gain 3 resources' },
  },
  'at-st': {
    pl: 'Odrzuć kartę z rzędu galaktyki.',
    en: 'Discard a card from the galaxy row.',
    reward: {
      pl: 'anihiluj do 2 kart z ręki lub ze swojego stosu kart odrzuconych',
      en: 'exile up to 2 cards from your hand and/or discard pile',
    },
  },
  'landing-craft': {
    pl: 'Wybierz jedno: zyskaj 4 zasoby albo napraw 4 obrażenia ze swojej bazy.',
    en: 'Choose one: gain 4 resources; or repair 4 damage on your base.',
    reward: { pl: 'zyskaj 4 zasoby', en: 'gain 4 resources' },
  },
  'moff-jerjerrod': {
    pl: 'Podejrzyj wierzchnią kartę talii galaktyki. Jeśli Moc jest z tobą, możesz zamienić wierzchnią kartę miejscami z kartą z rzędu galaktyki.',
    en: 'Look at the top card of the galaxy deck. If the Force is with you, you may swap it with a card in the galaxy row.',
    reward: { pl: 'zyskaj 3 Mocy', en: 'gain 3 Force' },
  },
  'general-veers': {
    pl: 'Jeśli masz w grze jednostkę z cechą Żołnierz lub Pojazd, dobierz 1 kartę.',
    en: 'If you have a Trooper or Vehicle unit in play, draw 1 card.',
    reward: { pl: 'zyskaj 3 Mocy', en: 'gain 3 Force' },
  },
  'director-krennic': {
    pl: 'Dobierz 1 kartę (2 karty, jeśli twoją bazą jest Gwiazda Śmierci).',
    en: 'Draw 1 card (2 cards if your base is the Death Star).',
    reward: { pl: 'zyskaj 3 zasoby i 2 Mocy', en: 'gain 3 resources and 2 Force' },
  },
  'boba-fett': {
    pl: 'Gdy ta jednostka pokona cel w rzędzie galaktyki, dobierz 1 kartę.',
    en: 'When this unit defeats a target in the galaxy row, draw 1 card.',
    reward: { pl: 'zyskaj 3 zasoby i 2 Mocy', en: 'gain 3 resources and 2 Force' },
  },
  'at-at': {
    pl: 'Weź na rękę kartę z cechą Żołnierz ze swojego stosu kart odrzuconych.',
    en: 'Return a Trooper card from your discard pile to your hand.',
    reward: {
      pl: 'kup za darmo kartę swojej frakcji z rzędu galaktyki',
      en: 'buy a card of your faction from the galaxy row for free',
    },
  },
  'grand-moff-tarkin': {
    pl: 'Weź na rękę kartę swojej frakcji z rzędu galaktyki; na koniec tury musisz ją anihilować.',
    en: 'Take a card of your faction from the galaxy row into your hand; it must be exiled at the end of your turn.',
    reward: { pl: 'zyskaj 3 zasoby i 3 Mocy', en: 'gain 3 resources and 3 Force' },
  },
  'darth-vader': {
    pl: 'Dopóki Moc jest z tobą, ta jednostka ma +4 do ataku.',
    en: 'While the Force is with you, this unit has +4 attack.',
    reward: { pl: 'zyskaj 4 zasoby i 4 Mocy', en: 'gain 4 resources and 4 Force' },
  },
  'gozanti-cruiser': {
    pl: 'Odrzuć 1 kartę z ręki, aby dobrać 1 kartę.',
    en: 'Discard 1 card from your hand to draw 1 card.',
  },
  'imperial-carrier': {
    pl: 'Dopóki ta karta jest w grze, każda twoja jednostka z cechą Myśliwiec ma +1 do ataku.',
    en: 'While this card is in play, each of your Fighter units has +1 attack.',
  },
  'y-wing': {
    pl: 'Anihiluj tę kartę, aby zadać 2 obrażenia bazie lub okrętowi przeciwnika.',
    en: 'Exile this card to deal 2 damage to your opponent’s base or to a capital ship they have in play.',
    reward: { pl: 'zyskaj 1 zasób', en: 'gain 1 resource' },
  },
  'baze-malbus': {
    pl: 'Ta jednostka ma +1 do ataku za każdą twoją bazę, którą zniszczył przeciwnik.',
    en: 'This unit has +1 attack for each of your bases that your opponent has destroyed.',
    reward: { pl: 'zyskaj 1 Mocy', en: 'gain 1 Force' },
  },
  snowspeeder: {
    pl: 'Przeciwnik odrzuca 1 kartę z ręki.',
    en: 'Your opponent discards 1 card from their hand.',
    reward: {
      pl: 'anihiluj 1 kartę z ręki lub ze swojego stosu kart odrzuconych',
      en: 'exile 1 card from your hand or discard pile',
    },
  },
  'duros-spy': {
    pl: 'Przeciwnik wybiera jedno: odrzuca 1 kartę z ręki albo ty zyskujesz 1 Mocy.',
    en: 'Your opponent chooses one: they discard 1 card from their hand; or you gain 1 Force.',
    reward: {
      pl: 'anihiluj 1 kartę z ręki lub ze swojego stosu kart odrzuconych',
      en: 'exile 1 card from your hand or discard pile',
    },
  },
  'chirrut-imwe': {
    pl: 'Dopóki Moc jest z tobą, ta jednostka ma +2 do ataku.',
    en: 'While the Force is with you, this unit has +2 attack.',
    reward: { pl: 'zyskaj 2 Mocy', en: 'gain 2 Force' },
  },
  'rebel-commando': {
    pl: 'Przeciwnik odrzuca 1 kartę z ręki (losową, jeśli Moc jest z tobą).',
    en: 'Your opponent discards 1 card from their hand (at random if the Force is with you).',
    reward: { pl: 'zyskaj 2 Mocy', en: 'gain 2 Force' },
  },
  'x-wing': {
    pl: 'Jeśli Moc jest z tobą, dobierz 1 kartę.',
    en: 'If the Force is with you, draw 1 card.',
    reward: { pl: 'zyskaj 3 zasoby', en: 'gain 3 resources' },
  },
  chewbacca: {
    pl: 'Jeśli masz w grze inną unikatową jednostkę, dobierz 1 kartę.',
    en: 'If you have another unique unit in play, draw 1 card.',
    reward: { pl: 'zyskaj 3 Mocy', en: 'gain 3 Force' },
  },
  'jyn-erso': {
    pl: 'Podejrzyj karty na ręce przeciwnika. Jeśli Moc jest z tobą, połóż 1 z tych kart na wierzchu jego talii.',
    en: 'Look at your opponent’s hand. If the Force is with you, put 1 of those cards on top of their deck.',
    reward: { pl: 'zyskaj 3 Mocy', en: 'gain 3 Force' },
  },
  'u-wing': {
    pl: 'Jeśli Moc jest z tobą, napraw 3 obrażenia ze swojej bazy.',
    en: 'If the Force is with you, repair 3 damage on your base.',
    reward: { pl: 'zyskaj 4 zasoby', en: 'gain 4 resources' },
  },
  'han-solo': {
    pl: 'Dobierz 1 kartę (2 karty, jeśli masz w grze kartę Sokół Millennium).',
    en: 'Draw 1 card (2 cards if you have the Millennium Falcon in play).',
    reward: { pl: 'zyskaj 3 zasoby i 2 Mocy', en: 'gain 3 resources and 2 Force' },
  },
  'cassian-andor': {
    pl: 'Gdy ta jednostka pokona cel w rzędzie galaktyki, przeciwnik odrzuca 1 kartę z ręki.',
    en: 'When this unit defeats a target in the galaxy row, your opponent discards 1 card from their hand.',
    reward: { pl: 'zyskaj 3 zasoby i 2 Mocy', en: 'gain 3 resources and 2 Force' },
  },
  'b-wing': {
    pl: 'Przeciwnik wybiera jedno: odrzuca 1 kartę z ręki albo atak tej jednostki rośnie o 2.',
    en: 'Your opponent chooses one: they discard 1 card from their hand; or this unit gains +2 attack.',
    reward: {
      pl: 'anihiluj do 2 kart z ręki lub ze swojego stosu kart odrzuconych',
      en: 'exile up to 2 cards from your hand and/or discard pile',
    },
  },
  'princess-leia': {
    pl: 'Kup za darmo kartę swojej frakcji z rzędu galaktyki (połóż ją na wierzchu swojej talii, jeśli Moc jest z tobą).',
    en: 'Buy a card of your faction from the galaxy row for free (put it on top of your deck if the Force is with you).',
    reward: { pl: 'zyskaj 3 zasoby i 3 Mocy', en: 'gain 3 resources and 3 Force' },
  },
  'millennium-falcon': {
    pl: 'Weź na rękę unikatową jednostkę ze swojego stosu kart odrzuconych.',
    en: 'Return a unique unit from your discard pile to your hand.',
    reward: {
      pl: 'kup za darmo kartę swojej frakcji z rzędu galaktyki',
      en: 'buy a card of your faction from the galaxy row for free',
    },
  },
  'luke-skywalker': {
    pl: 'Jeśli Moc jest z tobą, zniszcz okręt przeciwnika będący w grze.',
    en: 'If the Force is with you, destroy a capital ship your opponent has in play.',
    reward: { pl: 'zyskaj 4 zasoby i 4 Mocy', en: 'gain 4 resources and 4 Force' },
  },
  'rebel-transport': {
    pl: 'Wybierz jedno: napraw 2 obrażenia ze swojej bazy albo zyskaj 1 zasób.',
    en: 'Choose one: repair 2 damage on your base; or gain 1 resource.',
  },
  'hammerhead-corvette': {
    pl: 'Anihiluj tę kartę, aby zniszczyć wrogi okręt z rzędu galaktyki lub okręt przeciwnika będący w grze.',
    en: 'Exile this card to destroy an enemy capital ship in the galaxy row or a capital ship your opponent has in play.',
  },
  'z-95-headhunter': {
    pl: 'Jeśli przeciwnik ma w grze okręt, dobierz 1 kartę.',
    en: 'If your opponent has a capital ship in play, draw 1 card.',
  },
  'jawa-scavenger': {
    pl: 'Anihiluj tę kartę, aby kupić kartę swojej frakcji lub kartę neutralną ze stosu odrzuconych kart galaktyki.',
    en: 'Exile this card to buy a card of your faction or a neutral card from the galaxy discard pile.',
  },
  'rodian-gunslinger': {
    pl: 'Ta jednostka ma +2 do ataku przeciwko celom w rzędzie galaktyki.',
    en: 'This unit has +2 attack against targets in the galaxy row.',
  },
  'kel-dor-mystic': {
    pl: 'Anihiluj tę kartę, aby anihilować 1 kartę z ręki lub ze swojego stosu kart odrzuconych.',
    en: 'Exile this card to exile 1 card from your hand or discard pile.',
  },
  lobot: {
    pl: 'Gdy zagrasz tę kartę, wybierz jedno: zwiększ atak tej jednostki o 2, zyskaj 2 zasoby albo zyskaj 2 Mocy.',
    en: 'When you play this card, choose one: give this unit +2 attack; gain 2 resources; or gain 2 Force.',
  },
  bossk: {
    pl: 'Gdy ta jednostka pokona cel w rzędzie galaktyki, zyskaj 1 Mocy.',
    en: 'When this unit defeats a target in the galaxy row, gain 1 Force.',
  },
  'fang-fighter': {
    pl: 'Gdy kupisz tę kartę, weź ją na rękę. Jeśli Moc jest z tobą, dobierz 1 kartę.',
    en: 'When you buy this card, take it into your hand. If the Force is with you, draw 1 card.',
  },
  'twilek-smuggler': {
    pl: 'Następna karta, którą kupisz w tej turze, trafia na wierzch twojej talii.',
    en: 'The next card you buy this turn goes on top of your deck.',
  },
  dengar: {
    pl: 'Gdy ta jednostka pokona cel w rzędzie galaktyki, zyskaj 2 zasoby.',
    en: 'When this unit defeats a target in the galaxy row, gain 2 resources.',
  },
  'quarren-mercenary': {
    pl: 'Gdy kupisz tę kartę, anihiluj 1 kartę z ręki lub ze swojego stosu kart odrzuconych (do 2 kart, jeśli Moc jest z tobą).',
    en: 'When you buy this card, exile 1 card from your hand or discard pile (up to 2 cards if the Force is with you).',
  },
  'hwk-290': {
    pl: 'Anihiluj tę kartę, aby naprawić 4 obrażenia ze swojej bazy.',
    en: 'Exile this card to repair 4 damage on your base.',
  },
  'ig-88': {
    pl: 'Gdy ta jednostka pokona cel w rzędzie galaktyki, anihiluj 1 kartę z ręki lub ze swojego stosu kart odrzuconych.',
    en: 'When this unit defeats a target in the galaxy row, exile 1 card from your hand or discard pile.',
  },
  'lando-calrissian': {
    pl: 'Dobierz 1 kartę. Jeśli Moc jest z tobą, przeciwnik odrzuca 1 kartę z ręki.',
    en: 'Draw 1 card. If the Force is with you, your opponent discards 1 card from their hand.',
  },
  'jabbas-sail-barge': {
    pl: 'Weź na rękę kartę z cechą Łowca nagród ze swojego stosu kart odrzuconych.',
    en: 'Return a Bounty Hunter card from your discard pile to your hand.',
  },
  'jabba-the-hutt': {
    pl: 'Anihiluj 1 kartę z ręki, aby dobrać 1 kartę (2 karty, jeśli Moc jest z tobą).',
    en: 'Exile 1 card from your hand to draw 1 card (2 cards if the Force is with you).',
  },
  'c-roc-cruiser': {
    pl: 'Odrzuć 1 kartę z ręki, aby naprawić 3 obrażenia ze swojej bazy.',
    en: 'Discard 1 card from your hand to repair 3 damage on your base.',
  },
  'nebulon-b-frigate': {
    pl: 'Wybierz jedno: napraw 3 obrażenia ze swojej bazy albo zyskaj 3 zasoby.',
    en: 'Choose one: repair 3 damage on your base; or gain 3 resources.',
  },
  corellia: {
    pl: 'Gdy odkryjesz tę bazę, kup za darmo kartę swojej frakcji lub kartę neutralną z rzędu galaktyki i weź ją na rękę.',
    en: 'When you reveal this base, buy a card of your faction or a neutral card from the galaxy row for free and take it into your hand.',
  },
  coruscant: {
    pl: 'Gdy zaczynasz swoją turę, podejrzyj 2 wierzchnie karty talii galaktyki, a potem odłóż 1 z nich na wierzch i odrzuć drugą.',
    en: 'When you start your turn, look at the top 2 cards of the galaxy deck, then put 1 of them back on top and discard the other.',
  },
  'death-star': {
    pl: 'Wydaj 4 zasoby, aby zniszczyć okręt przeciwnika będący w grze lub okręt z rzędu galaktyki.',
    en: 'Spend 4 resources to destroy a capital ship your opponent has in play or a capital ship in the galaxy row.',
  },
  endor: {
    pl: 'Dopóki ta karta jest twoją bazą, każda twoja jednostka z cechą Żołnierz lub Pojazd ma +1 do ataku.',
    en: 'While this is your base, each of your Trooper and Vehicle units has +1 attack.',
  },
  kessel: {
    pl: 'Gdy odkryjesz tę bazę, anihiluj do 3 kart z ręki lub ze swojego stosu kart odrzuconych.',
    en: 'When you reveal this base, exile up to 3 cards from your hand and/or discard pile.',
  },
  mustafar: {
    pl: 'Gdy odkryjesz tę bazę, zyskaj 4 Mocy.',
    en: 'When you reveal this base, gain 4 Force.',
  },
  kafrene: {
    pl: 'Gdy zagrasz pierwszą w swojej turze kartę neutralną, dobierz 1 kartę.',
    en: 'When you play your first neutral card of a turn, draw 1 card.',
  },
  'ord-mantell': {
    pl: 'Raz w swojej turze możesz zaatakować neutralną jednostkę w rzędzie galaktyki: jej wartość docelowa jest równa jej kosztowi, a nagroda to tyle samo zasobów.',
    en: 'Once during your turn, your units may attack a neutral unit in the galaxy row: its target value is its cost, and its reward is that many resources.',
  },
  rodia: {
    pl: 'Gdy odkryjesz tę bazę, odrzuć wszystkie wrogie karty z rzędu galaktyki, a potem zadaj 1 obrażenie bazie przeciwnika za każdą z nich.',
    en: 'When you reveal this base, discard all enemy cards from the galaxy row, then deal 1 damage to your opponent’s base for each of them.',
  },
  'mon-cala': {
    pl: 'Gdy odkryjesz tę bazę, kup za darmo kartę swojej frakcji lub kartę neutralną z rzędu galaktyki i weź ją na rękę.',
    en: 'When you reveal this base, buy a card of your faction or a neutral card from the galaxy row for free and take it into your hand.',
  },
  hoth: {
    pl: 'W każdej turze pierwsze 2 obrażenia zadane tej bazie przepadają.',
    en: 'Prevent the first 2 damage dealt to this base each turn.',
  },
  sullust: {
    pl: 'Pierwsza karta, którą kupisz w swojej turze, trafia na wierzch twojej talii.',
    en: 'The first card you buy during your turn goes on top of your deck.',
  },
  'yavin-4': {
    pl: 'Gdy w twojej turze przeciwnik odrzuci kartę z ręki, zadaj 2 obrażenia bazie przeciwnika.',
    en: 'When your opponent discards a card from their hand during your turn, deal 2 damage to your opponent’s base.',
  },
  dagobah: {
    pl: 'Gdy odkryjesz tę bazę, anihiluj do 3 kart z ręki lub ze swojego stosu kart odrzuconych.',
    en: 'When you reveal this base, exile up to 3 cards from your hand and/or discard pile.',
  },
  bespin: {
    pl: 'Gdy zagrasz pierwszą w swojej turze kartę neutralną, dobierz 1 kartę.',
    en: 'When you play your first neutral card of a turn, draw 1 card.',
  },
  alderaan: {
    pl: 'Gdy odkryjesz tę bazę, zyskaj 4 Mocy.',
    en: 'When you reveal this base, gain 4 Force.',
  },
  jedha: {
    pl: 'Pierwsza karta neutralna, którą kupisz w swojej turze, trafia na twoją rękę; na koniec tury musisz ją anihilować.',
    en: 'The first neutral card you buy during your turn goes to your hand; it must be exiled at the end of your turn.',
  },
  tatooine: {
    pl: 'Gdy odkryjesz tę bazę, zamień miejscami kartę swojej frakcji ze stosu odrzuconych kart galaktyki i kartę z rzędu galaktyki, aby zyskać 1 zasób.',
    en: 'When you reveal this base, swap a card of your faction from the galaxy discard pile with a card in the galaxy row to gain 1 resource.',
  },
}

const withoutText = [
  'imperial-shuttle',
  'stormtrooper',
  'alliance-shuttle',
  'rebel-trooper',
  'star-destroyer',
  'mon-calamari-cruiser',
  'blockade-runner',
  'lothal',
  'dantooine',
]

describe('what cards say', () => {
  test('every card of the box is in the table', () => {
    expect(cards).toHaveLength(82)
    expect([...Object.keys(texts), ...withoutText].toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
  })

  test.each(cards.filter(({ id }) => id in texts))('$id', (card) => {
    expect({
      pl: cardText(card, 'pl'),
      en: cardText(card, 'en'),
      ...(card.reward === null
        ? {}
        : { reward: { pl: rewardClause(card, 'pl'), en: rewardClause(card, 'en') } }),
    }).toEqual(texts[card.id])
  })

  test.each(cards.filter(({ id }) => withoutText.includes(id)))('$id says nothing', (card) => {
    expect(cardText(card, 'pl')).toBe('')
    expect(cardText(card, 'en')).toBe('')
    expect(rewardClause(card, 'pl')).toBeNull()
  })
})

test('the player who chooses is named once', () => {
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

describe('a condition that only changes an amount', () => {
  const force = { is: 'forceIsWithYou' } as const
  const own = { op: 'buy', from: 'row', sides: ['own'], free: true, to: 'discard' } as const

  test('is in brackets, and the rest is not repeated', () => {
    const onTop = { op: 'if', when: force, then: { ...own, to: 'deckTop' }, else: own } as const
    expect(effectClause(onTop, 'pl')).toBe(
      'kup za darmo kartę swojej frakcji z rzędu galaktyki (połóż ją na wierzchu swojej talii, jeśli Moc jest z tobą)',
    )
    expect(effectClause(onTop, 'en')).toBe(
      'buy a card of your faction from the galaxy row for free (put it on top of your deck if the Force is with you)',
    )
  })

  test('but two different effects are both said', () => {
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
