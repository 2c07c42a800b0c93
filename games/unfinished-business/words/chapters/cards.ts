import { counted, type Facts, type Lang, line, player, type Refusal } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { creditCount, diceRolledCount } from '../../../outer-rim/words/cards/effect-words.ts'
import { factNumber } from '../../../outer-rim/words/questions/facts.ts'
import { askedBy } from '../../../outer-rim/words/questions/option-text.ts'
import { pieceLink } from '../../../outer-rim/words/things/things.ts'
import type { AddedEvent } from '../../rules/events.ts'
import type { InBoth } from '../chapter.ts'

type Event<Type extends AddedEvent['type']> = Extract<AddedEvent, { readonly type: Type }>

const cost = (lang: Lang, facts: Facts) => creditCount(lang, factNumber(facts, 'cost'))
const needs = ({ facts = {} }: Refusal) => factNumber(facts, 'needs')
const has = ({ facts = {} }: Refusal) => factNumber(facts, 'has')

/** "2 żetonów celu": the genitive, after "potrzeba". */
const tokensNeeded = (count: number): string =>
  counted('pl', count, {
    one: 'żetonu celu',
    few: 'żetonów celu',
    many: 'żetonów celu',
    other: 'żetonu celu',
  })

/** What single cards, characters and ships do. */
export const cards: InBoth<'cards'> = {
  en: {
    prompts: {
      nameShipCost: () => line`Name a cost: you may buy the first ship card of that cost that is revealed.`,
      pickCardForToken: (decision) =>
        line`${askedBy('en', decision)}on which card do you put the goal token?`,
    },
    options: {
      nameShipCost: (facts) => line`${cost('en', facts)}`,
      pickCardForToken: (facts) => [pieceLink('en', factNumber(facts, 'card'))],
    },
    events: {
      shipSought: ({ seat, cost: named, card }: Event<'shipSought'>) =>
        card === NONE
          ? line`${player(seat)} looks for a ship that costs ${creditCount('en', named)}: there is none in the deck.`
          : line`${player(seat)} looks for a ship that costs ${creditCount('en', named)} and finds ${pieceLink('en', card)}.`,
      tokenOnCard: ({ seat, card }: Event<'tokenOnCard'>) =>
        line`${player(seat)} puts a goal token on ${pieceLink('en', card)}.`,
    },
    refusals: {
      noCardForToken: () => 'There is no such card to put a token on.',
      noCombat: () => 'This is only possible in a combat.',
      noBountyFight: () => 'This is only possible in a fight for one of your bounties.',
      otherPatrol: () => 'This is not for that patrol.',
      tooFewDice: (refusal) =>
        `This takes an opponent who rolled at least ${needs(refusal)} dice; yours rolled ${has(refusal)}.`,
      tooLittleHealth: (refusal) =>
        `This takes at least ${needs(refusal)} remaining health; there is ${has(refusal)}.`,
      tooFewTokens: (refusal) =>
        `This takes ${needs(refusal)} goal tokens on your cards; there are ${has(refusal)}.`,
    },
    waiting: {
      nameShipCost: 'is naming the cost of a ship',
      pickCardForToken: 'is choosing a card for a goal token',
    },
  },
  pl: {
    prompts: {
      nameShipCost: () => line`Wskaż koszt: pierwszą kartę statku o takim koszcie będzie można kupić.`,
      pickCardForToken: (decision) => line`${askedBy('pl', decision)}na której karcie kładziesz żeton celu?`,
    },
    options: {
      nameShipCost: (facts) => line`${cost('pl', facts)}`,
      pickCardForToken: (facts) => [pieceLink('pl', factNumber(facts, 'card'))],
    },
    events: {
      shipSought: ({ seat, cost: named, card }: Event<'shipSought'>) =>
        card === NONE
          ? line`${player(seat)} szuka statku za ${creditCount('pl', named)}: w talii go nie ma.`
          : line`${player(seat)} szuka statku za ${creditCount('pl', named)} i znajduje: ${pieceLink('pl', card)}.`,
      tokenOnCard: ({ seat, card }: Event<'tokenOnCard'>) =>
        line`${player(seat)} kładzie żeton celu na karcie: ${pieceLink('pl', card)}.`,
    },
    refusals: {
      noCardForToken: () => 'Nie ma karty, na której można by położyć żeton.',
      noCombat: () => 'To możliwe tylko w walce.',
      noBountyFight: () => 'To możliwe tylko w walce, w której realizujesz swoje zlecenie.',
      otherPatrol: () => 'To dotyczy innego patrolu.',
      tooFewDice: (refusal) =>
        `Przeciwnik musiałby rzucać co najmniej ${diceRolledCount('pl', needs(refusal))}, a rzuca ${has(refusal)}.`,
      tooLittleHealth: (refusal) =>
        `Pozostałe zdrowie musi wynosić co najmniej ${needs(refusal)}, a wynosi ${has(refusal)}.`,
      tooFewTokens: (refusal) =>
        `Na twoich kartach potrzeba ${tokensNeeded(needs(refusal))}, a jest ich ${has(refusal)}.`,
    },
    waiting: {
      nameShipCost: 'wskazuje koszt statku',
      pickCardForToken: 'wybiera kartę na żeton celu',
    },
  },
}
