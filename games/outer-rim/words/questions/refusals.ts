import {
  assert,
  at,
  counted,
  type Facts,
  type Lang,
  type Plain,
  type Refusal,
  type Text,
} from '@kantyna/kernel'
import type { Standing } from '../../content/names.ts'
import { ofFaction, reputationWith, standingNames } from '../cards/card-terms.ts'
import { creditCount, fameCount, listed, ofFameCount, orIn } from '../cards/effect-words.ts'
import {
  factionAt,
  planetNamed,
  planetPhrase,
  prepositionOf,
  spaceName,
  spacePhrase,
} from '../things/names.ts'
import { factNumber, factText } from './facts.ts'

type Words = Readonly<Record<Lang, (facts: Facts) => string>>

const always = (text: Text): Words => ({ pl: () => text.pl, en: () => text.en })

const needs = (facts: Facts) => factNumber(facts, 'needs')
const has = (facts: Facts) => factNumber(facts, 'has')

/** Whether trade-ins reduce the price, which then has several terms. */
function hasTradeIn({ terms }: Facts): boolean {
  return Array.isArray(terms) && terms.length > 1
}

/** "are only 2", "is only 1", "are none". */
const onlyCount = (count: number, wording = String(count)): string =>
  count === 0 ? 'are none' : `${count === 1 ? 'is' : 'are'} only ${wording}`

/** "2 takich kart": the genitive, after "potrzeba". */
const ofCards = (count: number): string =>
  counted('pl', count, {
    one: 'takiej karty',
    few: 'takich kart',
    many: 'takich kart',
    other: 'takiej karty',
  })

const onPlanets = (count: number): string =>
  counted('pl', count, { one: 'planecie', few: 'planetach', many: 'planetach', other: 'planety' })

/** The required reputation, and the current one. */
function standingsIn(lang: Lang, facts: Facts) {
  const names = standingNames[lang]
  const needed = facts['needs'] as readonly Standing[] // stored as such a list by the rules
  return {
    faction: factionAt(factNumber(facts, 'faction')),
    needed: listed(
      needed.map((each) => names[each]),
      orIn[lang],
    ),
    now: at([names.negative, names.neutral, names.positive], has(facts) + 1),
  }
}

/** "Hutt or Rebel", "Huttów lub Rebelii". */
function factionsIn(lang: Lang, facts: Facts): string {
  const numbers = facts['factions'] as readonly number[] // stored as such a list by the rules
  return listed(
    numbers.map((faction) => ofFaction[lang][factionAt(faction)]),
    orIn[lang],
  )
}

/** Refusals by reason: those of rules, operations, conditions, and the kernel's combinators and deals. */
export const refusals: Readonly<Record<string, Words>> = {
  // Phases and actions.
  defeated: always({
    pl: 'Pokonany gracz może w fazie planowania tylko usunąć obrażenia.',
    en: 'A defeated player can only recover in the planning phase.',
  }),
  turnIsOver: always({
    pl: 'Pokonany gracz kończy rozgrywaną akcję i nie wykonuje następnych.',
    en: 'A defeated player finishes the action under way and takes no other.',
  }),
  alreadyDone: always({
    pl: 'Ta akcja została już wykonana w tej turze.',
    en: 'This action has already been taken this turn.',
  }),
  usedThisTurn: always({
    pl: 'Ta zdolność została już użyta w tej turze.',
    en: 'This ability has already been used this turn.',
  }),
  usedInCombat: always({
    pl: 'Ta zdolność została już użyta w tej walce.',
    en: 'This ability has already been used in this combat.',
  }),
  alreadyUsed: always({
    pl: 'Ta zdolność została już użyta przy tym zdarzeniu.',
    en: 'This ability has already been used on this occasion.',
  }),
  otherCombat: {
    pl: ({ kind }) =>
      kind === 'ground' ? 'To działa tylko w walce bezpośredniej.' : 'To działa tylko w walce w przestrzeni.',
    en: ({ kind }) =>
      kind === 'ground' ? 'This only works in ground combat.' : 'This only works in ship combat.',
  },
  otherDamage: {
    pl: ({ kind }) => `To chroni tylko ${kind === 'ground' ? 'postać' : 'statek'}.`,
    en: ({ kind }) => `This only protects the ${kind === 'ground' ? 'character' : 'ship'}.`,
  },
  notOnPlanet: always({ pl: 'To możliwe tylko na planecie.', en: 'This is only possible on a planet.' }),
  nothingToDeliver: always({
    pl: 'Nie ma tu nic do dostarczenia: żaden ładunek ani schwytany kontakt nie ma tu trafić.',
    en: 'There is nothing to deliver: no cargo or captured contact has its destination here.',
  }),
  deliveredElsewhere: {
    pl: (facts) =>
      `To dostarcza się gdzie indziej. Punkt docelowy: ${planetNamed('pl', factText(facts, 'destination'))}.`,
    en: (facts) =>
      `This is delivered elsewhere. Destination: ${planetNamed('en', factText(facts, 'destination'))}.`,
  },
  noCaptive: always({
    pl: 'Kontakt z tego zlecenia nie został schwytany.',
    en: 'The contact of this bounty has not been captured.',
  }),
  cannotEliminate: always({
    pl: 'Po tym, czego użyto w tej walce, kontakt można tylko schwytać.',
    en: 'After what was used in this combat the contact can only be captured.',
  }),
  wantedElsewhere: {
    pl: (facts) =>
      `Postać z tego zlecenia musi być na twoim polu, a jest tutaj: ${spaceName('pl', factNumber(facts, 'space'))}.`,
    en: (facts) =>
      `The target of this bounty has to be in your space, but is ${prepositionOf(factNumber(facts, 'space'))} ${spacePhrase(factNumber(facts, 'space'))}.`,
  },
  wantedUnseen: always({
    pl: 'Postać z tego zlecenia musi być na twoim polu, a jeszcze nie wiesz, gdzie jest.',
    en: 'The target of this bounty has to be in your space, and you do not know yet where it is.',
  }),
  patrolForces: {
    pl: (facts) =>
      `Twoja reputacja ${reputationWith.pl[factionAt(factNumber(facts, 'faction'))]} jest negatywna, a na twoim polu jest patrol tej frakcji: musisz rozegrać spotkanie z nim.`,
    en: (facts) =>
      `Your ${ofFaction.en[factionAt(factNumber(facts, 'faction'))]} reputation is negative, and that faction’s patrol is in your space: you have to encounter it.`,
  },
  notAtDestination: {
    pl: (facts) => `Punkt docelowy tej misji to ${spaceName('pl', factNumber(facts, 'space'))}.`,
    en: (facts) => `The destination of this job is ${spacePhrase(factNumber(facts, 'space'))}.`,
  },

  // Purchases and cards.
  tooExpensive: {
    pl: (facts) =>
      `${hasTradeIn(facts) ? 'Nawet z największą zniżką barterową to' : 'To'} kosztuje ${creditCount('pl', factNumber(facts, 'costs'))}, a masz tylko ${creditCount('pl', has(facts))}.`,
    en: (facts) =>
      `${hasTradeIn(facts) ? 'Even with everything traded in, this' : 'This'} costs ${creditCount('en', factNumber(facts, 'costs'))}, and you have only ${creditCount('en', has(facts))}.`,
  },
  onItsDestination: {
    pl: (facts) =>
      `Tego ładunku nie można kupić tutaj: jego punkt docelowy to właśnie ${planetNamed('pl', factText(facts, 'planet'))}.`,
    en: (facts) =>
      `This cargo cannot be bought here: its destination is ${planetPhrase(factText(facts, 'planet'))}.`,
  },
  notOnThisPlanet: {
    pl: (facts) =>
      `Tej karty nie można kupić na tej planecie (${planetNamed('pl', factText(facts, 'planet'))}).`,
    en: (facts) =>
      `This card cannot be bought on this planet (${planetNamed('en', factText(facts, 'planet'))}).`,
  },
  sheetIsTaken: always({ pl: 'Ten statek ma już inny gracz.', en: 'Another player already has this ship.' }),
  noSlot: always({
    pl: 'Nie ma gniazda, w którym ta karta by się zmieściła.',
    en: 'There is no slot for this card.',
  }),
  limitReached: always({
    pl: 'Postać ma już kartę z tą cechą, a limit to 1.',
    en: 'The character already has a card with this trait, and the limit is 1.',
  }),
  emptyDeck: always({ pl: 'W tej talii nie ma już kart.', en: 'There are no cards left in this deck.' }),
  nothingToBuy: always({
    pl: 'Nie ma tu karty, którą można by kupić.',
    en: 'There is no card here that could be bought.',
  }),
  noResource: always({
    pl: 'Wierzchnia karta tej talii nie jest zasobem.',
    en: 'The top card of this deck is not a resource.',
  }),
  noShip: always({ pl: 'W puli nie ma żadnego statku.', en: 'There is no ship in the ship pool.' }),
  noSuchCard: always({ pl: 'Nie ma takiej karty do odrzucenia.', en: 'There is no such card to discard.' }),
  nothingToTake: always({ pl: 'Nie ma takiej karty do wzięcia.', en: 'There is no such card to take.' }),
  notHeld: always({ pl: 'Tej karty już tu nie ma.', en: 'This card is no longer held.' }),
  notHere: always({
    pl: 'To już niemożliwe: tego tu nie ma.',
    en: 'This is no longer possible: it is not here.',
  }),
  tooFewCards: {
    pl: (facts) => `Potrzeba ${ofCards(needs(facts))}, a masz ${has(facts)}.`,
    en: (facts) =>
      `This takes ${counted('en', needs(facts), { one: 'such card', other: 'such cards' })}; there ${onlyCount(has(facts))}.`,
  },
  worthTooLittle: {
    pl: (facts) =>
      `Takie karty muszą być warte razem ${creditCount('pl', needs(facts))}, a są warte ${creditCount('pl', has(facts))}.`,
    en: (facts) =>
      `Such cards have to cost ${creditCount('en', needs(facts))} together; they cost ${creditCount('en', has(facts))}.`,
  },
  shipTooCheap: {
    pl: (facts) =>
      `Statek musi kosztować co najmniej ${creditCount('pl', needs(facts))}, a kosztuje ${creditCount('pl', has(facts))}.`,
    en: (facts) =>
      `The ship has to cost at least ${creditCount('en', needs(facts))}; it costs ${creditCount('en', has(facts))}.`,
  },
  otherTrait: always({
    pl: 'Ten ładunek nie ma potrzebnej cechy.',
    en: 'This cargo does not have the trait needed.',
  }),

  // Credits, fame, reputation.
  tooFewCredits: {
    pl: (facts) => `Potrzeba ${creditCount('pl', needs(facts))}, a jest ${creditCount('pl', has(facts))}.`,
    en: (facts) =>
      `This takes ${creditCount('en', needs(facts))}; there ${onlyCount(has(facts), creditCount('en', has(facts)))}.`,
  },
  noCredits: always({ pl: 'Nie ma kredytów do stracenia.', en: 'There are no credits to lose.' }),
  nothingToGain: always({ pl: 'To nic by nie dało.', en: 'You would gain nothing from this.' }),
  tooLittleFame: {
    pl: (facts) => `Potrzeba ${ofFameCount('pl', needs(facts))}, a masz ${has(facts)}.`,
    en: (facts) =>
      `This takes ${fameCount('en', needs(facts))}; there is ${has(facts) === 0 ? 'none' : `only ${has(facts)}`}.`,
  },
  noFame: always({ pl: 'Nie ma sławy do stracenia.', en: 'There is no fame to lose.' }),
  notMostFamous: always({ pl: 'Ktoś inny jest sławniejszy.', en: 'Somebody else is more famous.' }),
  noFaction: always({ pl: 'Nie ma tu symbolu frakcji.', en: 'There is no faction symbol here.' }),
  alreadyPositive: always({
    pl: 'Ta reputacja jest już pozytywna.',
    en: 'This reputation is already positive.',
  }),
  alreadyNegative: always({
    pl: 'Ta reputacja jest już negatywna.',
    en: 'This reputation is already negative.',
  }),
  alreadySo: always({ pl: 'Ta reputacja by się nie zmieniła.', en: 'This reputation would not change.' }),
  wrongReputation: {
    pl(facts) {
      if (facts['faction'] === undefined) return 'Reputacja na to nie pozwala.'
      const { faction, needed, now } = standingsIn('pl', facts)
      return `Reputacja ${reputationWith.pl[faction]} musi być ${needed}, a jest ${now}.`
    },
    en(facts) {
      if (facts['faction'] === undefined) return 'This takes a different reputation.'
      const { faction, needed, now } = standingsIn('en', facts)
      return `${reputationWith.en[faction]} has to be ${needed}; it is ${now}.`
    },
  },

  // Damage and defeat.
  noDamage: always({ pl: 'Nie ma obrażeń.', en: 'There is no damage.' }),
  notDefeated: always({
    pl: 'To możliwe tylko wtedy, gdy gracz jest pokonany.',
    en: 'This is only for a defeated player.',
  }),
  targetDefeated: always({
    pl: 'Pokonanego gracza nie można atakować.',
    en: 'A defeated player cannot be attacked.',
  }),
  alreadyDefeated: always({
    pl: 'Pokonany gracz nie otrzymuje więcej obrażeń.',
    en: 'A defeated player suffers no more damage.',
  }),

  // Contacts, players, patrols, spaces.
  noContactHere: always({ pl: 'Nie ma tu takiego kontaktu.', en: 'There is no such contact here.' }),
  noFaceDownContact: always({
    pl: 'Nie ma tam zakrytego kontaktu.',
    en: 'There is no facedown contact there.',
  }),
  nothingToSwap: always({
    pl: 'Nie ma dwóch kontaktów do zamiany.',
    en: 'There are not two contacts to swap.',
  }),
  nobodyHere: always({ pl: 'Nie ma tu takiego gracza.', en: 'There is no such player here.' }),
  nobodyToFight: always({
    pl: 'Nie ma tu gracza, z którym można walczyć.',
    en: 'There is no player here to fight.',
  }),
  noPatrolHere: always({ pl: 'Nie ma tu takiego patrolu.', en: 'There is no such patrol here.' }),
  noPatrol: always({ pl: 'Na mapie nie ma takiego patrolu.', en: 'There is no such patrol on the map.' }),
  notAtNavpoint: always({
    pl: 'To możliwe tylko w punkcie nawigacyjnym.',
    en: 'This is only possible at a navpoint.',
  }),
  patrolOnTheWay: {
    pl: (facts) =>
      `Na każdej drodze tam ruch kończy patrol (${factionsIn('pl', facts)}): przelatuje się tylko obok patroli frakcji, w której reputacja jest pozytywna.`,
    en: (facts) =>
      `On every way there a patrol (${factionsIn('en', facts)}) ends the move: you only pass patrols of factions with which your reputation is positive.`,
  },
  nowhereToGo: always({ pl: 'Nie ma dokąd się przemieścić.', en: 'There is nowhere to move to.' }),
  alreadyThere: always({ pl: 'Gracz już tam jest.', en: 'The player is already there.' }),
  onGoal: always({ pl: 'Gracz SI jest już u celu.', en: 'The AI player is already at its goal.' }),
  noGoal: always({
    pl: 'Nie ma celu, którego by to dotyczyło.',
    en: 'There is no goal that this applies to.',
  }),
  alreadyMarked: always({
    pl: 'Na tej planecie jest już taki żeton.',
    en: 'There is already such a token on this planet.',
  }),
  tooFewPlanets: {
    pl: (facts) => `Żetony muszą leżeć na ${onPlanets(needs(facts))}, a leżą na ${has(facts)}.`,
    en: (facts) => `This takes tokens on ${needs(facts)} planets; there ${onlyCount(has(facts))}.`,
  },

  // Combat, tests, jobs.
  noSuchDie: always({ pl: 'Żadna kość nie ma takiego wyniku.', en: 'No die shows such a result.' }),
  noDice: always({ pl: 'Na stole nie ma kości.', en: 'There are no dice on the table.' }),
  notBeforeRoll: always({ pl: 'To możliwe tylko przed rzutem.', en: 'This is only possible before a roll.' }),
  otherOpponent: always({ pl: 'To inny przeciwnik.', en: 'This is a different kind of opponent.' }),
  otherReward: always({ pl: 'Nagroda była inna.', en: 'The reward was a different one.' }),
  noTest: always({ pl: 'Nie trwa żaden test umiejętności.', en: 'No skill is being tested.' }),
  noSkill: always({ pl: 'Brakuje tej umiejętności.', en: 'That skill is missing.' }),
  noJob: always({ pl: 'Nie trwa żadna misja.', en: 'No job is under way.' }),
  noJobHere: always({
    pl: 'Żadna misja nie ma tu punktu docelowego.',
    en: 'No job has its destination here.',
  }),
  nothingHeldUp: always({ pl: 'Żaden ładunek nie został zatrzymany.', en: 'No cargo is held up.' }),
  notYourTurn: always({
    pl: 'To możliwe tylko w turze tego gracza.',
    en: 'This is only possible on that player’s turn.',
  }),
  notItsTurn: always({ pl: 'To nie jest tura gracza SI.', en: 'This is not the AI player’s turn.' }),
  alreadyGained: always({
    pl: 'Dodatkowa tura jest już przyznana.',
    en: 'The extra turn has already been gained.',
  }),

  // Trade.
  tradesElsewhere: {
    pl: (facts) =>
      `Wymieniać się można tylko z graczem na twoim polu. Pole tego gracza: ${spaceName('pl', factNumber(facts, 'space'))}.`,
    en: (facts) =>
      `You only trade with a player in your space. This player is ${prepositionOf(factNumber(facts, 'space'))} ${spacePhrase(factNumber(facts, 'space'))}.`,
  },
  notWithActive: always({
    pl: 'To przechodzi z rąk do rąk tylko między aktywnym graczem a innym graczem.',
    en: 'This can only change hands between the active player and another player.',
  }),
  alreadyTraded: always({
    pl: 'W turze wymieniasz się tylko z jednym graczem i nie wracasz do wymiany po innej akcji.',
    en: 'In a turn you trade with one player only, and you do not come back to it after another action.',
  }),
  aiNeverTrades: always({ pl: 'Gracz SI się nie wymienia.', en: 'An AI player does not trade.' }),
  cannotDeal: always({
    pl: 'Wymieniać się można tylko w fazie akcji: aktywny gracz z jednym z graczy na swoim polu.',
    en: 'Trade is only possible in the action phase, between the active player and one player in the same space.',
  }),
  nothingOffered: always({ pl: 'Nikt niczego nie daje.', en: 'Nobody gives anything.' }),
  cannotGive: always({
    pl: 'Tego, co jest w propozycji, nie da się już przekazać.',
    en: 'What was offered cannot be given any more.',
  }),

  // Refusals of the kernel.
  nothingToDo: always({ pl: 'Nie ma tu nic do zrobienia.', en: 'There is nothing to do here.' }),
  conditionHolds: always({
    pl: 'Nie pozwala na to warunek na karcie.',
    en: 'A condition on the card does not allow it.',
  }),
}

/** Throws for an unknown reason: expansions have words for their own reasons. */
export function refusalText(lang: Lang, { reason, facts = {} }: Refusal): string {
  const wording = refusals[reason]
  assert(wording !== undefined, `there are no words for ${reason}`)
  return wording[lang](facts)
}

/** Examples of facts of refusals other than numbers, for the list in the README of the tests. */
export const refusalSamples: readonly Plain[] = [
  'tech',
  'naboo',
  'gear',
  'ship',
  'cargo',
  'hutt',
  ['neutral'],
  [2],
]
