import type { Facts, Lang, Refusal, Text } from '@kantyna/kernel'
import { type CardWhen, cardLanguage } from '../../rules/effects/language.ts'
import type { Reason } from '../../rules/refusal.ts'
import { resourceCount } from '../cards/counts.ts'
import { pieceName } from '../things/things.ts'
import { factNumber } from './facts.ts'

type Words = Readonly<Record<Lang, (facts: Facts) => string>>

const name = (lang: Lang, facts: Facts) => pieceName(lang, factNumber(facts, 'card'))
const whenOf = (facts: Facts) => facts['when'] as unknown as CardWhen // the refusal of a condition has this fact
const always = (text: Text): Words => ({ pl: () => text.pl, en: () => text.en })

/** The sentence for each reason of rules, operations and conditions. */
export const refusals: Readonly<Record<Reason, Words>> = {
  tooExpensive: {
    pl: (facts) =>
      `${name('pl', facts)} kosztuje ${resourceCount('pl', factNumber(facts, 'price'))}, a masz ${factNumber(facts, 'has')}.`,
    en: (facts) =>
      `${name('en', facts)} costs ${resourceCount('en', factNumber(facts, 'price'))}; you have ${factNumber(facts, 'has')}.`,
  },
  enemyCard: {
    pl: (facts) => `${name('pl', facts)} to wroga karta: nie możesz jej kupić, możesz ją tylko zaatakować.`,
    en: (facts) => `${name('en', facts)} is an enemy card: you cannot buy it, only attack it.`,
  },
  enemyShip: {
    pl: (facts) =>
      `${name('pl', facts)} to wrogi okręt: w rzędzie galaktyki nie możesz go ani kupić, ani zaatakować.`,
    en: (facts) =>
      `${name('en', facts)} is an enemy ship: in the galaxy row you can neither buy nor attack it.`,
  },
  alreadyUsed: {
    pl: (facts) => `${name('pl', facts)}: ta zdolność została już użyta w tej turze.`,
    en: (facts) => `${name('en', facts)}: this ability has already been used this turn.`,
  },
  attackedAlready: {
    pl: (facts) => `${name('pl', facts)}: ta karta już w tej turze atakowała.`,
    en: (facts) => `${name('en', facts)} has already attacked this turn.`,
  },
  noAttack: {
    pl: (facts) => `${name('pl', facts)}: ta karta ma atak 0, więc nie może atakować.`,
    en: (facts) => `${name('en', facts)} has 0 attack, so it cannot attack.`,
  },
  attackTooWeak: {
    pl: (facts) =>
      `Potrzeba ataku ${factNumber(facts, 'needs')}, a masz ${factNumber(facts, 'amount')}: ten atak się nie powiedzie.`,
    en: (facts) =>
      `You need ${factNumber(facts, 'needs')} attack and have only ${factNumber(facts, 'amount')}: the attack will fail.`,
  },
  tooFewResources: {
    pl: (facts) =>
      `Potrzeba ${neededResources(factNumber(facts, 'needs'))}, a masz ${factNumber(facts, 'has')}.`,
    en: (facts) =>
      `You need ${resourceCount('en', factNumber(facts, 'needs'))}; you have ${factNumber(facts, 'has')}.`,
  },
  noEffect: always({
    pl: 'Teraz ta zdolność nic by nie dała.',
    en: 'Right now this ability would do nothing.',
  }),
  forceNotWithYou: always({ pl: 'Moc nie jest teraz z tobą.', en: 'The Force is not with you right now.' }),
  conditionUnmet: {
    pl: (facts) => `To działa tylko wtedy, gdy ${cardLanguage.whenClause(whenOf(facts), 'pl')}.`,
    en: (facts) => `This works only if ${cardLanguage.whenClause(whenOf(facts), 'en')}.`,
  },
  wrongTopCard: always({
    pl: 'Wierzchnia karta talii galaktyki nie spełnia warunku.',
    en: 'The top card of the galaxy deck does not meet the condition.',
  }),
  forceAtEnd: always({
    pl: 'Znacznik Mocy stoi już na twoim skrajnym polu: dalej się nie przesunie.',
    en: 'The Force marker is already on your outermost space: it cannot move any further.',
  }),
  nothingToDraw: always({
    pl: 'Nie ma czego dobrać: talia i stos kart odrzuconych są puste.',
    en: 'There is nothing to draw: the deck and the discard pile are empty.',
  }),
  noDamage: always({
    pl: 'Baza nie ma obrażeń, które można by naprawić.',
    en: 'The base has no damage to repair.',
  }),
  emptyHand: always({ pl: 'Nie masz kart na ręce.', en: 'You have no cards in hand.' }),
  opponentsHandEmpty: always({
    pl: 'Przeciwnik nie ma kart na ręce.',
    en: 'Your opponent has no cards in hand.',
  }),
  nothingToExile: always({
    pl: 'Nie ma karty, którą można by anihilować.',
    en: 'There is no card to exile.',
  }),
  nothingToReturn: always({
    pl: 'Na stosie kart odrzuconych nie ma takiej karty.',
    en: 'There is no such card in the discard pile.',
  }),
  noSuchCardInRow: always({
    pl: 'W rzędzie galaktyki nie ma takiej karty.',
    en: 'There is no such card in the galaxy row.',
  }),
  nothingToBuy: always({
    pl: 'Nie ma karty, którą można by w ten sposób kupić.',
    en: 'There is no card to buy this way.',
  }),
  galaxyDeckEmpty: always({
    pl: 'W talii galaktyki brakuje kart.',
    en: 'There are too few cards in the galaxy deck.',
  }),
  noShip: always({ pl: 'Nie ma okrętu, który można by zniszczyć.', en: 'There is no ship to destroy.' }),
  nothingToDamage: always({ pl: 'Nie ma czemu zadać obrażeń.', en: 'There is nothing to damage.' }),
}

export function refusalText(lang: Lang, { reason, facts = {} }: Refusal): string {
  return refusals[reason as Reason][lang](facts) // the rules give no other reason
}

/** Polish genitive for what is lacking: "potrzeba 4 zasobów". */
function neededResources(count: number): string {
  return count === 1 ? '1 zasobu' : `${count} zasobów`
}
