import { counted, type Facts, type Lang, type Plain, type Refusal, type Text } from '@kantyna/kernel'
import type { MissionType, Track } from '../../content/names.ts'
import type { Reason } from '../../rules/refusal.ts'
import { joined, trackWords } from '../cards/effect-words.ts'
import { missionTypeNames } from '../things/names.ts'
import { factNumber, factNumbers } from './facts.ts'
import { trackIn } from './questions.ts'
import { amountsTotalled } from './shared-phrases.ts'

type Words = Readonly<Record<Lang, (facts: Facts) => string>>

const always = (text: Text): Words => ({ pl: () => text.pl, en: () => text.en })
const has = (facts: Facts) => factNumber(facts, 'has')
const needs = (facts: Facts) => factNumber(facts, 'needs')

/** One cost, or several to choose from. */
function cost(lang: Lang, facts: Facts): string {
  const costs = Array.isArray(facts['costs'])
    ? (facts['costs'] as readonly (readonly number[])[]) // rules put costs there
    : [factNumbers(facts, 'cost')]
  return joined(
    lang,
    costs.map((each) => amountsTotalled(lang, each)),
    'or',
  )
}
const levelOn = (lang: Lang, track: Track) => trackWords[track][lang]

/** The sentence for each reason. */
const refusals: Readonly<Record<Reason, Words>> = {
  noWorker: always({
    en: 'You have no worker left who could be placed there.',
    pl: 'Nie masz już robotnika, którego można by tam umieścić.',
  }),
  spaceTaken: always({
    en: 'This main action has already been used this round.',
    pl: 'Ta główna akcja została już użyta w tej rundzie.',
  }),
  noOutpostThere: always({
    en: 'You have no outpost on this planet.',
    pl: 'Nie masz placówki na tej planecie.',
  }),
  usedThisRound: always({
    en: 'You have already used this once this round.',
    pl: 'W tej rundzie to już wykorzystane.',
  }),
  noEffect: always({
    en: 'Right now this would do nothing.',
    pl: 'Teraz nic by to nie dało.',
  }),
  tooPoor: {
    en: (facts) => `This costs ${cost('en', facts)}; you cannot pay it.`,
    pl: (facts) => `Koszt: ${cost('pl', facts)}. Nie masz czym zapłacić.`,
  },
  trackEnd: always({
    en: 'Your marker is already at the end of this track.',
    pl: 'Twój znacznik jest już na końcu tego toru.',
  }),
  technologyTooLow: {
    en: (facts) => `The next military space needs technology level ${needs(facts)}; yours is ${has(facts)}.`,
    pl: (facts) =>
      `Następne pole toru wojskowości wymaga poziomu technologii ${needs(facts)}, a twój to ${has(facts)}.`,
  },
  levelTooLow: {
    en: (facts) =>
      `This needs ${levelOn('en', trackIn(facts))} level ${needs(facts)}; yours is ${has(facts)}.`,
    pl: (facts) =>
      `Potrzebny jest poziom ${levelOn('pl', trackIn(facts))} ${needs(facts)}, a twój to ${has(facts)}.`,
  },
  noMarker: always({
    en: 'You have no development marker in your hold.',
    pl: 'Nie masz znacznika rozwoju w ładowni.',
  }),
  nothingToMark: always({
    en: 'Your technology level gives access to no card that you have not already marked.',
    pl: 'Twój poziom technologii nie daje dostępu do żadnej karty bez twojego znacznika.',
  }),
  nothingToTake: always({
    en: 'Your politics level gives access to no mission.',
    pl: 'Twój poziom polityki nie daje dostępu do żadnej misji.',
  }),
  logFull: always({
    en: 'Your mission log is full: complete a mission first.',
    pl: 'Twój dziennik misji jest pełny: najpierw ukończ misję.',
  }),
  noCryo: always({
    en: 'There is nobody left in your cryo capsules.',
    pl: 'W twoich kapsułach kriogenicznych nikogo już nie ma.',
  }),
  crewSpacesFull: always({
    en: 'All your crew spaces are taken.',
    pl: 'Wszystkie twoje pola załogi są zajęte.',
  }),
  noSlot: always({
    en: 'There is no free outpost slot here.',
    pl: 'Nie ma tu wolnego pola placówki.',
  }),
  outpostThere: always({
    en: 'You already have an outpost on this planet.',
    pl: 'Masz już placówkę na tej planecie.',
  }),
  noOutpostLeft: always({
    en: 'All your outposts are on the map.',
    pl: 'Wszystkie twoje placówki są już na mapie.',
  }),
  piratesTooStrong: {
    en: (facts) =>
      `Pirates of strength ${needs(facts)} hold this planet; your military level is ${has(facts)}.`,
    pl: (facts) =>
      `Planetę zajmują piraci o sile ${needs(facts)}, a twój poziom wojskowości to ${has(facts)}.`,
  },
  noCrewAtHome: always({
    en: 'You have no free crew member on a crew space.',
    pl: 'Nie masz wolnego załoganta na polu załogi.',
  }),
  movesFirst: always({
    en: 'This ship has moved and placed its outpost: it may not move again.',
    pl: 'Ten statek został już przesunięty i umieścił placówkę: nie można przesunąć go dalej.',
  }),
  oneOutpost: always({
    en: 'No further outpost may be placed in this action.',
    pl: 'W tej akcji nie można umieścić kolejnej placówki.',
  }),
  oneOfTwo: always({
    en: 'As a secondary action you either move or place an outpost.',
    pl: 'W dodatkowej akcji albo przesuwasz statek, albo umieszczasz placówkę.',
  }),
  tooFar: {
    en: (facts) => `Too far: you can move ${counted('en', has(facts), { one: 'space', other: 'spaces' })}.`,
    pl: (facts) =>
      `Za daleko: możesz go przesunąć o ${counted('pl', has(facts), { one: 'pole', few: 'pola', many: 'pól', other: 'pola' })}.`,
  },
  noTunnel: always({ en: 'There is no tunnel here.', pl: 'Nie ma tu tunelu.' }),
  nowhereToMove: always({
    en: 'There is nowhere to move your ship.',
    pl: 'Nie ma dokąd przesunąć statku.',
  }),
  satThisTurn: always({
    en: 'You have already sent a crew member to the Senate this turn.',
    pl: 'W tej turze twój załogant trafił już do Senatu.',
  }),
  chairTaken: always({
    en: 'You already have a chair in this office.',
    pl: 'Masz już fotel w tym biurze.',
  }),
  incomeOnly: always({
    en: 'This token can be used only at the start of an income phase.',
    pl: 'Tego żetonu można użyć tylko na początku fazy dochodów.',
  }),
  nothingToCollect: always({
    en: 'Nothing would be collected: your production level is 0, or no outpost yields a resource.',
    pl: 'Nic nie zbierzesz: twój poziom produkcji to 0 albo żadna placówka nie daje zasobu.',
  }),
  noUsedToken: always({
    en: 'You have no used bonus token.',
    pl: 'Nie masz wykorzystanego żetonu premii.',
  }),
  noMission: always({
    en: 'You have no mission in your log.',
    pl: 'Nie masz misji w dzienniku.',
  }),
  alreadyMarked: always({
    en: 'You have already marked this card.',
    pl: 'Na tej karcie leży już twój znacznik rozwoju.',
  }),
  tooFewOutposts: {
    en: (facts) =>
      `You need outposts on ${counted('en', needs(facts), { one: 'such planet', other: 'such planets' })}; you have ${has(facts)}.`,
    pl: (facts) =>
      `Potrzebujesz placówek na ${needs(facts) === 1 ? '1 takiej planecie' : `${needs(facts)} takich planetach`}, a masz ich ${has(facts)}.`,
  },
  tooFewPirates: {
    en: (facts) =>
      `You need ${counted('en', needs(facts), { one: 'pirate token', other: 'pirate tokens' })}; you have ${has(facts)}.`,
    pl: (facts) =>
      `Potrzebujesz ${needs(facts) === 1 ? '1 żetonu' : `${needs(facts)} żetonów`} piratów, a masz ${has(facts)}.`,
  },
  tooFewTechnologies: {
    en: (facts) => `You need ${needs(facts)} marked technology cards; you have ${has(facts)}.`,
    pl: (facts) => `Potrzebujesz ${needs(facts)} oznaczonych kart technologii, a masz ${has(facts)}.`,
  },
  tooFewMissions: {
    en: (facts) =>
      'type' in facts
        ? `You need ${needs(facts)} completed ${missionTypeNames[typeIn(facts)].en} missions; you have ${has(facts)}.`
        : `You need a completed mission of each of the ${needs(facts)} types; you have ${has(facts)} of them.`,
    pl: (facts) =>
      'type' in facts
        ? `Potrzebujesz ${needs(facts)} ukończonych misji ${typesPl[typeIn(facts)]}, a masz ${has(facts)}.`
        : `Potrzebujesz ukończonej misji każdego z ${needs(facts)} typów, a masz ich ${has(facts)}.`,
  },
  leavesNoFollow: always({
    en: 'Afterwards you might be unable to follow: place your worker first.',
    pl: 'Potem mogłoby się nie dać dołączyć: najpierw umieść robotnika.',
  }),
  kindTaken: always({
    en: 'You have already taken one of this kind.',
    pl: 'Coś tego rodzaju już masz.',
  }),
  tokenUsed: always({
    en: 'This bonus token has already been used.',
    pl: 'Ten żeton premii jest już wykorzystany.',
  }),
  noCredits: always({
    en: 'You have no credit to exchange.',
    pl: 'Nie masz kredytu, który można by wymienić.',
  }),
  noAliensForCredits: always({
    en: 'Credits cannot be exchanged for aliens.',
    pl: 'Kredytów nie można wymieniać na obcych.',
  }),
}

const typeIn = ({ type }: Facts) => type as MissionType // rules name types of missions there

/** In the genitive plural. */
const typesPl: Readonly<Record<MissionType, string>> = {
  commercial: 'komercyjnych',
  war: 'wojennych',
  cultural: 'kulturalnych',
}

/** The reasons for the list in the README of the tests, and the facts other than numbers that they can have. */
export const reasons: readonly string[] = Object.keys(refusals)
export const refusalSamples: readonly Plain[] = [
  'technology',
  'trade',
  'red',
  [0, 1, 0, 0, 0],
  [[0, 1, 0, 0, 0]],
]

const noFee: Text = {
  en: 'The omni-action costs 1 credit or 1 alien; you have neither.',
  pl: 'Wszechakcja kosztuje 1 kredyt albo 1 obcego, a nie masz ani kredytu, ani obcego.',
}

export function refusalText(lang: Lang, { rule, reason, facts = {} }: Refusal): string {
  if (rule === 'GC-OMN-01') return noFee[lang]
  // The kernel has a reason of its own for an effect that would change nothing. It means the same as ours.
  const known = reason === 'nothingToDo' ? 'noEffect' : (reason as Reason) // the rules give no other reason
  return refusals[known][lang](facts)
}
