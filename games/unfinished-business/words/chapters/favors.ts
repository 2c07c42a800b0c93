import {
  type Explanation,
  type Facts,
  type Lang,
  type Line,
  line,
  type Offer,
  type OfferEvent,
  type Option,
  type PresentedDecision,
  player,
  type Refusal,
  type Seat,
  thing,
} from '@kantyna/kernel'
import type { Skill } from '../../../outer-rim/content/names.ts'
import { skillNames, testedSkill } from '../../../outer-rim/words/cards/card-terms.ts'
import { words as base } from '../../../outer-rim/words/game-words.ts'
import { factNumber } from '../../../outer-rim/words/questions/facts.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { debtThing } from '../../rules/favors/debt-tokens.ts'
import { favorKind, favorNamed } from '../../rules/favors/kinds.ts'
import type { ChapterWords, InBoth } from '../chapter.ts'
import { bareRequest, debtLink, favorAsObject, isAboutFavors, termsText } from '../things/favor-terms.ts'
import { favorBrings, favorTitle } from '../things/favor-text.ts'

type EventOfType<Type extends AddedEvent['type']> = Extract<AddedEvent, { readonly type: Type }>

const seatIn = (facts: Facts, name = 'seat') => player(factNumber(facts, name) as Seat) // the rules put a seat there
const favorIn = (facts: Facts) => factNumber(facts, 'favor')
const ownerIn = (facts: Facts) => factNumber(facts, 'owner') as Seat // the rules put a seat there

/** The offer that an option accepts, refuses or withdraws. */
const offerIn = (facts: Facts) => facts as unknown as Offer // the option's facts are the fields of the offer

const titled = (lang: Lang, facts: Facts): Line =>
  line`${favorTitle(lang, favorIn(facts))}: ${favorBrings(lang, favorIn(facts))}`

/** The question before dice. If rolling is the only option, it is about favors; otherwise it is about abilities. */
function beforeDice(lang: Lang, decision: PresentedDecision): Line {
  const isOnlyRolling = decision.options.length === 1
  if (decision.isPause !== true || !isOnlyRolling) return base[lang].prompt(decision)
  const facts = decision.options[0]?.facts
  const skill = facts?.['skill'] as Skill | undefined // the rules put a skill there
  if (facts?.['hasFavor'] === true) return withFavor(lang, skill)
  if (facts?.['isHelpUseless'] === true && skill !== undefined) return withoutFavor(lang, skill)
  if (lang === 'pl')
    return skill === undefined
      ? line`Przed rzutem w walce możesz poprosić o przysługę.`
      : line`Przed testem ${testedSkill.pl[skill]} możesz poprosić o przysługę.`
  return skill === undefined
    ? line`Before the dice of this combat are rolled, you may ask for a favor.`
    : line`Before the ${skillNames.en[skill]} test, you may ask for a favor.`
}

/** The seat has received its one favor of the turn, so it can only roll. */
function withFavor(lang: Lang, skill: Skill | undefined): Line {
  if (lang === 'pl')
    return skill === undefined
      ? line`Masz już przysługę w tej turze. Pora na rzut w walce.`
      : line`Masz już przysługę w tej turze. Pora na test ${testedSkill.pl[skill]}.`
  return skill === undefined
    ? line`You have received your favor for this turn. Now the dice of this combat are rolled.`
    : line`You have received your favor for this turn. Now comes the ${skillNames.en[skill]} test.`
}

/** No favor would change the test. */
function withoutFavor(lang: Lang, skill: Skill): Line {
  return lang === 'pl'
    ? line`Pora na test ${testedSkill.pl[skill]}. Przysługa nic by już nie zmieniła.`
    : line`Now comes the ${skillNames.en[skill]} test. A favor would no longer change anything.`
}

const rolls: Readonly<Record<Lang, Line>> = { en: line`Roll the dice`, pl: line`Rzuć kośćmi` }

/** Before dice, the option to pass is the option to roll. */
const rolled =
  (lang: Lang) =>
  (_: Facts, { id }: Option, { isPause }: PresentedDecision): Line | null =>
    id === 'pass' && isPause === true ? rolls[lang] : null

function explainFavor(lang: Lang, id: string): Explanation | null {
  const code = favorNamed(id)
  if (code === null) return null
  const brings = favorBrings(lang, code)
  const rules = { advice: 'UB-FAV-07', strategy: 'UB-FAV-10', support: 'UB-FAV-13', shortcut: 'UB-FAV-14' }
  return {
    name: favorTitle(lang, code),
    text: `${lang === 'pl' ? 'Przysługa' : 'Favor'}: ${brings}.`,
    rules: ['UB-FAV-06', rules[favorKind(code).is]],
  }
}

const debtRules = ['UB-DEB-01', 'UB-DEB-05', 'UB-DEB-06']

const en: ChapterWords<'favors'> = {
  explains: {
    favor: (id) => explainFavor('en', id),
    debt: () => ({
      name: 'Debt token',
      text: 'A promised favor. Whoever gives it back to its owner receives one favor of their choice in return.',
      rules: debtRules,
    }),
  },
  prompts: {
    useInTest: (decision) => beforeDice('en', decision),
    useInCombat: (decision) => beforeDice('en', decision),
    askFavor: () => line`Ask for a favor`,
    whom: () => line`Whom do you ask?`,
    offerFavor: () => line`Offer a favor for nothing`,
    callIn: () => line`Call in a favor with a debt token`,
    giveToken: () => line`Give a debt token to another player`,
    'give-favor': () => line`Which favor do you grant, if any?`,
    'take-favor': () => line`Which favor do you ask for, if any?`,
    'give-debt': () => line`Which debt tokens do you offer?`,
    'take-debt': () => line`Which debt tokens do you ask for?`,
  },
  options: {
    useInTest: rolled('en'),
    useInCombat: rolled('en'),
    askFavor: (facts) => titled('en', facts),
    whom: (facts, { id }) => (id === 'everybody' ? line`Everybody who could help` : [seatIn(facts)]),
    offerFavor: (facts) => line`To ${seatIn(facts)}: ${favorTitle('en', favorIn(facts))}`,
    callIn: (facts) => line`${seatIn(facts, 'owner')}: ${favorTitle('en', favorIn(facts))}`,
    giveToken: (facts) => line`${debtLink('en', ownerIn(facts))} to ${seatIn(facts)}`,
    'give-favor': (facts) => titled('en', facts),
    'take-favor': (facts) => titled('en', facts),
    'give-debt': (facts) => line`Offer ${debtLink('en', ownerIn(facts))}`,
    'take-debt': (facts) => line`Ask for ${debtLink('en', ownerIn(facts))}`,
    accept: offeredInEnglish,
    refuse: offeredInEnglish,
    withdraw: offeredInEnglish,
  },
  events: {
    offer: ({ what, offer, isFurther }: OfferEvent) => {
      // The log has only one line for a request to several players.
      if (isFurther === true) return null
      return isAboutFavors(offer) ? englishOffer(what, offer) : undefined // the base game words plain trades
    },
    favor: ({ seat, from, favor }: EventOfType<'favor'>) =>
      line`${player(from)} grants ${player(seat)} a favor: ${favorTitle('en', favor)} (${favorBrings('en', favor)}).`,
    debtToken: ({ owner, from, to }: EventOfType<'debtToken'>) => englishDebt(owner, from, to),
  },
  refusals: {
    noFavors: () => 'This game is played without favors.',
    favorReceived: () => 'You have already received a favor this turn.',
    diceRolled: () => 'The dice have been rolled: it is too late for a favor.',
    notBeforeDice: () => 'In another player’s turn you can only ask before your own dice are rolled.',
    nobodyGrants: () => 'No other player can grant this favor.',
    lacksSkill: (refusal) => `Neither that player’s character nor their crew has ${skillIn('en', refusal)}.`,
    onlyForFavor: () => 'This can only change hands as payment for a favor.',
    isCall: () => 'Several players were asked: make an offer, and whoever asked will choose.',
  },
  // The base game's words mention only abilities, but the seat can also ask for a favor.
  waiting: { useInTest: 'is taking a skill test', useInCombat: 'is in combat' },
}

function offeredInEnglish(facts: Facts, _: Option, { kind }: PresentedDecision): Line | null {
  const offer = offerIn(facts)
  if (!isAboutFavors(offer)) return null
  const other = player(kind === 'withdraw' ? offer.to : offer.from)
  const request = bareRequest(offer)
  if (request !== null)
    return kind === 'withdraw'
      ? line`${other}: you ask for ${favorTitle('en', request)} and offer nothing in return`
      : line`${other} asks for ${favorTitle('en', request)} and offers nothing in return`
  return line`${other}: ${termsText('en', offer.gives)} for ${termsText('en', offer.takes)}`
}

function englishDebt(owner: Seat, from: Seat, to: Seat): Line {
  const token = thing(debtThing(owner), 'debt token')
  if (owner === from) return line`${player(from)} gives ${player(to)} a ${token}: a favor promised.`
  if (owner === to) return line`${player(from)} gives ${player(to)} their ${token} back.`
  return line`${player(from)} gives ${player(to)} ${debtLink('en', owner)}.`
}

function englishOffer(what: OfferEvent['what'], offer: Offer): Line {
  const { from, to, gives, takes, isCall } = offer
  const request = bareRequest(offer)
  switch (what) {
    case 'made':
      if (request !== null)
        return isCall === true
          ? line`${player(from)} asks everybody who could help for a favor: ${favorTitle('en', request)}.`
          : line`${player(from)} asks ${player(to)} for a favor: ${favorTitle('en', request)}.`
      return line`${player(from)} offers ${player(to)} a deal: ${termsText('en', gives)} for ${termsText('en', takes)}.`
    case 'taken':
      return request === null
        ? line`${player(to)} accepts the deal offered by ${player(from)}: ${termsText('en', gives)} for ${termsText('en', takes)}.`
        : line`${player(to)} agrees to grant the favor.`
    case 'refused':
      return request === null
        ? line`${player(to)} refuses the deal offered by ${player(from)}.`
        : line`${player(to)} refuses ${player(from)} the favor.`
    case 'withdrawn':
      return line`${player(from)} withdraws the offer to ${player(to)}.`
  }
}

function skillIn(lang: Lang, { facts = {} }: Refusal): string {
  return skillNames[lang][facts['skill'] as Skill] // the rules put a skill there
}

const pl: ChapterWords<'favors'> = {
  explains: {
    favor: (id) => explainFavor('pl', id),
    debt: () => ({
      name: 'Żeton zobowiązania',
      text: 'Obiecana przysługa. Kto odda go właścicielowi, otrzymuje od niego jedną wybraną przysługę.',
      rules: debtRules,
    }),
  },
  prompts: {
    useInTest: (decision) => beforeDice('pl', decision),
    useInCombat: (decision) => beforeDice('pl', decision),
    askFavor: () => line`Poproś o przysługę`,
    whom: () => line`Kogo prosisz?`,
    offerFavor: () => line`Zaoferuj przysługę za darmo`,
    callIn: () => line`Oddaj żeton zobowiązania w zamian za przysługę`,
    giveToken: () => line`Przekaż żeton zobowiązania innemu graczowi`,
    'give-favor': () => line`Czy wyświadczasz jakąś przysługę?`,
    'take-favor': () => line`Czy prosisz o jakąś przysługę?`,
    'give-debt': () => line`Które żetony zobowiązań oferujesz?`,
    'take-debt': () => line`O które żetony zobowiązań prosisz?`,
  },
  options: {
    useInTest: rolled('pl'),
    useInCombat: rolled('pl'),
    askFavor: (facts) => titled('pl', facts),
    whom: (facts, { id }) => (id === 'everybody' ? line`Wszystkich, którzy mogą pomóc` : [seatIn(facts)]),
    offerFavor: (facts) => line`${seatIn(facts)}: ${favorTitle('pl', favorIn(facts))}`,
    callIn: (facts) => line`${seatIn(facts, 'owner')}: ${favorTitle('pl', favorIn(facts))}`,
    giveToken: (facts) => line`Przekaż: ${debtLink('pl', ownerIn(facts))} → ${seatIn(facts)}`,
    'give-favor': (facts) => titled('pl', facts),
    'take-favor': (facts) => titled('pl', facts),
    'give-debt': (facts) => line`Daj ${debtLink('pl', ownerIn(facts))}`,
    'take-debt': (facts) => line`Poproś o ${debtLink('pl', ownerIn(facts))}`,
    accept: offeredInPolish,
    refuse: offeredInPolish,
    withdraw: offeredInPolish,
  },
  events: {
    offer: ({ what, offer, isFurther }: OfferEvent) => {
      // The log has only one line for a request to several players.
      if (isFurther === true) return null
      return isAboutFavors(offer) ? polishOffer(what, offer) : undefined // the base game words plain trades
    },
    favor: ({ seat, from, favor }: EventOfType<'favor'>) =>
      line`${player(from)} wyświadcza przysługę → ${player(seat)}: ${favorTitle('pl', favor)}, czyli ${favorBrings('pl', favor)}.`,
    debtToken: ({ owner, from, to }: EventOfType<'debtToken'>) =>
      line`${player(from)} przekazuje ${debtLink('pl', owner)} → ${player(to)}.`,
  },
  refusals: {
    noFavors: () => 'Ta gra toczy się bez przysług.',
    favorReceived: () => 'W jednej turze można otrzymać tylko jedną przysługę.',
    diceRolled: () => 'Po rzucie kośćmi jest już za późno na przysługę.',
    notBeforeDice: () => 'W cudzej turze można prosić tylko przed własnym rzutem.',
    nobodyGrants: () => 'Żaden inny gracz nie może wyświadczyć tej przysługi.',
    lacksSkill: (refusal) =>
      `Ani postać, ani załoga tego gracza nie ma potrzebnej umiejętności: ${skillIn('pl', refusal)}.`,
    onlyForFavor: () => 'To może zmienić właściciela tylko jako zapłata za przysługę.',
    isCall: () =>
      'Prośba trafiła do kilku graczy: złóż propozycję, a gracz, który prosi, wybierze jedną z nich.',
  },
  // The base game's words mention only abilities, but the seat can also ask for a favor.
  waiting: { useInTest: 'wykonuje test umiejętności', useInCombat: 'rozgrywa walkę' },
}

function offeredInPolish(facts: Facts, _: Option, { kind }: PresentedDecision): Line | null {
  const offer = offerIn(facts)
  if (!isAboutFavors(offer)) return null
  const { from, to, gives, takes } = offer
  const request = bareRequest(offer)
  if (kind === 'withdraw')
    return request === null
      ? line`${player(to)}: dajesz ${termsText('pl', gives)}, dostajesz ${termsText('pl', takes)}`
      : line`${player(to)}: prosisz o ${favorAsObject('pl', request)}, niczego nie dając w zamian`
  return request === null
    ? line`${player(from)} daje ${termsText('pl', gives)}, dostaje ${termsText('pl', takes)}`
    : line`${player(from)} prosi o ${favorAsObject('pl', request)}, niczego nie dając w zamian`
}

function polishOffer(what: OfferEvent['what'], offer: Offer): Line {
  const { from, to, gives, takes, isCall } = offer
  const request = bareRequest(offer)
  switch (what) {
    case 'made':
      if (request !== null)
        return isCall === true
          ? line`${player(from)} prosi o przysługę wszystkich, którzy mogą pomóc: ${favorTitle('pl', request)}.`
          : line`${player(from)} prosi o przysługę → ${player(to)}: ${favorTitle('pl', request)}.`
      return line`${player(from)} proponuje układ → ${player(to)}: daje ${termsText('pl', gives)}, dostaje ${termsText('pl', takes)}.`
    case 'taken':
      return request === null
        ? line`${player(to)} przyjmuje układ: ${player(from)} daje ${termsText('pl', gives)}, dostaje ${termsText('pl', takes)}.`
        : line`${player(to)} zgadza się wyświadczyć przysługę.`
    case 'refused':
      return request === null
        ? line`${player(to)} odrzuca układ, który proponuje ${player(from)}.`
        : line`${player(to)} odmawia przysługi, o którą prosi ${player(from)}.`
    case 'withdrawn':
      return line`${player(from)} wycofuje swoją propozycję (${player(to)}).`
  }
}

export const favors: InBoth<'favors'> = { pl, en }
