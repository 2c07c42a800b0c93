import type { Clause, Lang, Mood, Printer } from '@kantyna/kernel'
import type {
  BuyArgs,
  CardAmount,
  DamageArgs,
  DestroyShipArgs,
  DiscardArgs,
  DrawArgs,
  ExileArgs,
  FromRowArgs,
  GainArgs,
  LookArgs,
  OpponentDiscardsArgs,
  OwnPile,
  RepairArgs,
  ReturnToHandArgs,
  SpendArgs,
  SwapArgs,
} from '../rules/effects/args.ts'
import {
  cardCount,
  cardsToExile,
  damageCount,
  gainCount,
  ofCardCount,
  ofRandomCardCount,
  randomCardCount,
  resourceCount,
  topCards,
} from './counts.ts'
import { allOf, oneOf, oneThatFits } from './filters.ts'
import {
  buyPl,
  dealPl,
  destroyPl,
  discardPl,
  drawPl,
  exilePl,
  gainPl,
  lookAtPl,
  putPl,
  repairPl,
  revealPl,
  secondPersonEn,
  secondPersonPl,
  setAsidePl,
  spendPl,
  swapPl,
  takePl,
} from './verbs.ts'

export { conditionWords } from './conditions.ts'

/** "1 card (2 cards if the Force is with you)", "1 damage for each of them". */
function amount(
  lang: Lang,
  value: CardAmount,
  say: Printer,
  counted: (lang: Lang, count: number) => string,
  before = '',
): string {
  const said = (count: number) => `${counted(lang, count)}${before}`
  if (typeof value === 'number') return said(value)
  if ('bound' in value)
    return `${said(value.times ?? 1)} ${lang === 'pl' ? 'za każdą z nich' : 'for each of them'}`
  const otherwise = `${counted(lang, value.then)}${lang === 'pl' ? ', jeśli' : ' if'} ${say.when(value.when)}`
  return `${said(value.usually)} (${otherwise})`
}

const gain: Clause<GainArgs> = {
  en: ({ stat, amount: count }, mood) => {
    if (stat === 'attack')
      return mood === 'fact' ? `this unit gains +${count} attack` : `give this unit +${count} attack`
    return secondPersonEn(mood, `gain ${gainCount('en', stat, count)}`)
  },
  pl: ({ stat, amount: count }, mood) => {
    if (stat === 'attack') return `${raiseAttack[mood]} o ${count}`
    return secondPersonPl(mood, `${gainPl(mood)} ${gainCount('pl', stat, count)}`)
  },
}

const raiseAttack: Readonly<Record<Mood, string>> = {
  order: 'zwiększ atak tej jednostki',
  aim: 'zwiększyć atak tej jednostki',
  fact: 'atak tej jednostki rośnie',
}

const draw: Clause<DrawArgs> = {
  en: ({ cards }, mood, say) => secondPersonEn(mood, `draw ${amount('en', cards, say, cardCount)}`),
  pl: ({ cards }, mood, say) =>
    secondPersonPl(mood, `${drawPl(mood)} ${amount('pl', cards, say, cardCount)}`),
}

const repair: Clause<RepairArgs> = {
  en: ({ damage: count }, mood) => secondPersonEn(mood, `repair ${damageCount('en', count)} on your base`),
  pl: ({ damage: count }, mood) =>
    secondPersonPl(mood, `${repairPl(mood)} ${damageCount('pl', count)} swojej bazy`),
}

const damaged: Readonly<Record<Lang, Readonly<Record<DamageArgs['to'], string>>>> = {
  en: {
    base: ' to your opponent’s base',
    baseOrShip: ' to your opponent’s base or to a capital ship they have in play',
  },
  pl: {
    base: ' bazie przeciwnika',
    baseOrShip: ' bazie lub okrętowi przeciwnika',
  },
}

const damage: Clause<DamageArgs> = {
  en: ({ damage: count, to }, mood, say) =>
    secondPersonEn(mood, `deal ${amount('en', count, say, damageCount, damaged.en[to])}`),
  pl: ({ damage: count, to }, mood, say) =>
    secondPersonPl(mood, `${dealPl(mood)} ${amount('pl', count, say, damageCount, damaged.pl[to])}`),
}

const ships: Readonly<Record<Lang, Readonly<Record<DestroyShipArgs['among'][number], string>>>> = {
  en: {
    opponent: 'a capital ship your opponent has in play',
    row: 'a capital ship in the galaxy row',
    enemyRow: 'an enemy capital ship in the galaxy row',
  },
  pl: {
    opponent: 'okręt przeciwnika będący w grze',
    row: 'okręt z rzędu galaktyki',
    enemyRow: 'wrogi okręt z rzędu galaktyki',
  },
}

const destroyShip: Clause<DestroyShipArgs> = {
  en: ({ among }, mood) =>
    secondPersonEn(mood, `destroy ${among.map((where) => ships.en[where]).join(' or ')}`),
  pl: ({ among }, mood) =>
    secondPersonPl(mood, `${destroyPl(mood)} ${among.map((where) => ships.pl[where]).join(' lub ')}`),
}

const piles: Readonly<Record<Lang, Readonly<Record<OwnPile, string>>>> = {
  en: { hand: 'hand', discard: 'discard pile' },
  pl: { hand: 'z ręki', discard: 'ze swojego stosu kart odrzuconych' },
}

const exile: Clause<ExileArgs> = {
  en: ({ cards, upTo, from }, mood) => {
    const where = from.map((pile) => piles.en[pile]).join(cards === 1 ? ' or ' : ' and/or ')
    return secondPersonEn(mood, `exile ${cardsToExile('en', cards, upTo)} from your ${where}`)
  },
  pl: ({ cards, upTo, from }, mood) =>
    secondPersonPl(
      mood,
      `${exilePl(mood)} ${cardsToExile('pl', cards, upTo)} ${from.map((pile) => piles.pl[pile]).join(' lub ')}`,
    ),
}

const exileThis: Clause<object> = {
  en: (_, mood) => secondPersonEn(mood, 'exile this card'),
  pl: (_, mood) => secondPersonPl(mood, `${exilePl(mood)} tę kartę`),
}

const discard: Clause<DiscardArgs> = {
  en: ({ cards }, mood) => secondPersonEn(mood, `discard ${cardCount('en', cards)} from your hand`),
  pl: ({ cards }, mood) => secondPersonPl(mood, `${discardPl(mood)} ${cardCount('pl', cards)} z ręki`),
}

/** As a fact it is told of somebody named before: "your opponent chooses one: they discard 1 card". */
const opponentDiscards: Clause<OpponentDiscardsArgs> = {
  en: ({ cards, atRandom }, mood) => {
    const what = `${(atRandom ? randomCardCount : cardCount)('en', cards)} from their hand`
    if (mood === 'aim') return `make your opponent discard ${what}`
    return mood === 'fact' ? `they discard ${what}` : `your opponent discards ${what}`
  },
  pl: ({ cards, atRandom }, mood) => {
    if (mood === 'aim') {
      const of = (atRandom ? ofRandomCardCount : ofCardCount)('pl', cards)
      return `zmusić przeciwnika do odrzucenia ${of} z ręki`
    }
    const what = `${(atRandom ? randomCardCount : cardCount)('pl', cards)} z ręki`
    return mood === 'fact' ? `odrzuca ${what}` : `przeciwnik odrzuca ${what}`
  },
}

const discardFromRow: Clause<FromRowArgs> = {
  en: ({ sides }, mood) => secondPersonEn(mood, `discard ${oneOf('en', sides)} from the galaxy row`),
  pl: ({ sides }, mood) => secondPersonPl(mood, `${discardPl(mood)} ${oneOf('pl', sides)} z rzędu galaktyki`),
}

const sweepRow: Clause<FromRowArgs> = {
  en: ({ sides }, mood) => secondPersonEn(mood, `discard ${allOf('en', sides)} from the galaxy row`),
  pl: ({ sides }, mood) => secondPersonPl(mood, `${discardPl(mood)} ${allOf('pl', sides)} z rzędu galaktyki`),
}

const borrowFromRow: Clause<FromRowArgs> = {
  en: ({ sides }, mood) =>
    secondPersonEn(
      mood,
      `take ${oneOf('en', sides)} from the galaxy row into your hand; it must be exiled at the end of your turn`,
    ),
  pl: ({ sides }, mood) =>
    secondPersonPl(
      mood,
      `${takePl(mood)} na rękę ${oneOf('pl', sides)} z rzędu galaktyki; na koniec tury musisz ją anihilować`,
    ),
}

const returnToHand: Clause<ReturnToHandArgs> = {
  en: ({ filter }, mood) =>
    secondPersonEn(mood, `return ${oneThatFits('en', filter)} from your discard pile to your hand`),
  pl: ({ filter }, mood) =>
    secondPersonPl(
      mood,
      `${takePl(mood)} na rękę ${oneThatFits('pl', filter)} ze swojego stosu kart odrzuconych`,
    ),
}

const markets: Readonly<Record<Lang, Readonly<Record<BuyArgs['from'], string>>>> = {
  en: { row: 'from the galaxy row', galaxyDiscard: 'from the galaxy discard pile' },
  pl: { row: 'z rzędu galaktyki', galaxyDiscard: 'ze stosu odrzuconych kart galaktyki' },
}

/** Where a bought card goes, if not where it would go anyway. */
export const boughtTo = {
  en: { hand: () => 'take it into your hand', deckTop: () => 'put it on top of your deck' },
  pl: {
    hand: (mood: Mood) => `${takePl(mood)} ją na rękę`,
    deckTop: (mood: Mood) => `${putPl(mood)} ją na wierzchu swojej talii`,
  },
} as const

function andThere(lang: Lang, to: BuyArgs['to'], mood: Mood): string {
  return to === 'discard' ? '' : ` ${lang === 'pl' ? 'i' : 'and'} ${boughtTo[lang][to](mood)}`
}

const buy: Clause<BuyArgs> = {
  en: ({ from, sides, free, to }, mood) =>
    secondPersonEn(
      mood,
      `buy ${oneOf('en', sides)} ${markets.en[from]}${free ? ' for free' : ''}${andThere('en', to, mood)}`,
    ),
  pl: ({ from, sides, free, to }, mood) =>
    secondPersonPl(
      mood,
      `${buyPl(mood)}${free ? ' za darmo' : ''} ${oneOf('pl', sides)} ${markets.pl[from]}${andThere('pl', to, mood)}`,
    ),
}

const topNextPurchase: Clause<object> = {
  en: (_, mood) =>
    mood === 'aim'
      ? 'put the next card you buy this turn on top of your deck'
      : 'the next card you buy this turn goes on top of your deck',
  pl: (_, mood) =>
    mood === 'aim'
      ? 'położyć na wierzchu swojej talii następną kartę kupioną w tej turze'
      : 'następna karta, którą kupisz w tej turze, trafia na wierzch twojej talii',
}

const revealTop: Clause<object> = {
  en: (_, mood) => secondPersonEn(mood, 'reveal the top card of the galaxy deck'),
  pl: (_, mood) => secondPersonPl(mood, `${revealPl(mood)} wierzchnią kartę talii galaktyki`),
}

const discardTop: Clause<object> = {
  en: (_, mood) => secondPersonEn(mood, 'discard it'),
  pl: (_, mood) => secondPersonPl(mood, `${discardPl(mood)} ją`),
}

const lookAtTop: Clause<LookArgs> = {
  en: ({ cards }, mood) => secondPersonEn(mood, `look at ${topCards('en', cards)} of the galaxy deck`),
  pl: ({ cards }, mood) => secondPersonPl(mood, `${lookAtPl(mood)} ${topCards('pl', cards)} talii galaktyki`),
}

const keepOneOnTop: Clause<LookArgs> = {
  en: ({ cards }, mood) =>
    secondPersonEn(mood, `put 1 of them back on top and discard the ${cards === 2 ? 'other' : 'others'}`),
  pl: ({ cards }, mood) =>
    secondPersonPl(
      mood,
      `${setAsidePl(mood)} 1 z nich na wierzch i ${discardPl(mood)} ${cards === 2 ? 'drugą' : 'pozostałe'}`,
    ),
}

/** Polish names the card: "ją" after "jeśli Moc jest z tobą" would be the Force. */
const swapTopWithRow: Clause<object> = {
  en: (_, mood) => secondPersonEn(mood, 'swap it with a card in the galaxy row'),
  pl: (_, mood) =>
    secondPersonPl(mood, `${swapPl(mood)} wierzchnią kartę miejscami z kartą z rzędu galaktyki`),
}

const swapForRowCard: Clause<SwapArgs> = {
  en: (_, mood) => secondPersonEn(mood, 'swap it with a card in the galaxy row'),
  pl: (_, mood) => secondPersonPl(mood, `${swapPl(mood)} miejscami tę kartę i kartę z rzędu galaktyki`),
}

const swapDiscardWithRow: Clause<FromRowArgs> = {
  en: ({ sides }, mood) =>
    secondPersonEn(
      mood,
      `swap ${oneOf('en', sides)} from the galaxy discard pile with a card in the galaxy row`,
    ),
  pl: ({ sides }, mood) =>
    secondPersonPl(
      mood,
      `${swapPl(mood)} miejscami ${oneOf('pl', sides)} ze stosu odrzuconych kart galaktyki i kartę z rzędu galaktyki`,
    ),
}

const lookAtHand: Clause<object> = {
  en: (_, mood) => secondPersonEn(mood, 'look at your opponent’s hand'),
  pl: (_, mood) => secondPersonPl(mood, `${lookAtPl(mood)} karty na ręce przeciwnika`),
}

const putOnDeck: Clause<object> = {
  en: (_, mood) => secondPersonEn(mood, 'put 1 of those cards on top of their deck'),
  pl: (_, mood) => secondPersonPl(mood, `${putPl(mood)} 1 z tych kart na wierzchu jego talii`),
}

const spend: Clause<SpendArgs> = {
  en: ({ resources }, mood) => secondPersonEn(mood, `spend ${resourceCount('en', resources)}`),
  pl: ({ resources }, mood) => secondPersonPl(mood, `${spendPl(mood)} ${resourceCount('pl', resources)}`),
}

/** What each operation of a card says. */
export const clauses = {
  gain,
  draw,
  repair,
  damage,
  destroyShip,
  exile,
  exileThis,
  discard,
  opponentDiscards,
  discardFromRow,
  sweepRow,
  borrowFromRow,
  returnToHand,
  buy,
  topNextPurchase,
  revealTop,
  discardTop,
  lookAtTop,
  keepOneOnTop,
  swapTopWithRow,
  swapDiscardWithRow,
  swapForRowCard,
  lookAtHand,
  putOnDeck,
  spend,
}
