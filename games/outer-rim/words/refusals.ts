import { counted, type Facts, type Lang, type Refusal } from '@kantyna/kernel'
import { ofFaction, reputationWith } from './card-terms.ts'
import { creditCount, fameCount } from './effect-words.ts'
import { factNumber, factText } from './facts.ts'
import { factionAt, planetNamed, spaceName, thePlanet, theSpace } from './names.ts'

type Words = Readonly<Record<Lang, (facts: Facts) => string>>

const always = (pl: string, en: string): Words => ({ pl: () => pl, en: () => en })

const needs = (facts: Facts) => factNumber(facts, 'needs')
const has = (facts: Facts) => factNumber(facts, 'has')

/** A price of several terms has something taken off it. */
function hasTradeIn({ terms }: Facts): boolean {
  return Array.isArray(terms) && terms.length > 1
}

/** "are only 2", "is only 1", "are none". */
const onlySo = (count: number, said = String(count)): string =>
  count === 0 ? 'are none' : `${count === 1 ? 'is' : 'are'} only ${said}`

/** Why not, by reason: what rules, operations, conditions and the kernel's joints and deals answer. */
export const refusals: Readonly<Record<string, Words>> = {
  // Phases and actions.
  defeated: always(
    'Pokonany gracz może w fazie planowania tylko usunąć obrażenia.',
    'A defeated player can only recover in the planning phase.',
  ),
  turnIsOver: always(
    'Pokonany gracz kończy rozgrywaną akcję i nie wykonuje następnych.',
    'A defeated player finishes the action under way and takes no other.',
  ),
  alreadyDone: always(
    'Ta akcja została już wykonana w tej turze.',
    'This action has already been taken this turn.',
  ),
  usedThisTurn: always(
    'Ta zdolność została już użyta w tej turze.',
    'This ability has already been used this turn.',
  ),
  notOnPlanet: always('To możliwe tylko na planecie.', 'This is only possible on a planet.'),
  nothingToDeliver: always(
    'Nie ma tu nic do dostarczenia: żaden ładunek ani schwytany kontakt nie ma tu trafić.',
    'There is nothing to deliver: no cargo or captured contact has its destination here.',
  ),
  patrolForces: {
    pl: (facts) =>
      `Twoja reputacja ${reputationWith.pl[factionAt(factNumber(facts, 'faction'))]} jest negatywna, a na twoim polu jest patrol tej frakcji: musisz rozegrać spotkanie z nim.`,
    en: (facts) =>
      `Your ${ofFaction.en[factionAt(factNumber(facts, 'faction'))]} reputation is negative, and that faction’s patrol is in your space: you have to encounter it.`,
  },
  notAtDestination: {
    pl: (facts) => `Punkt docelowy tej misji to ${spaceName('pl', factNumber(facts, 'space'))}.`,
    en: (facts) => `The destination of this job is ${theSpace(factNumber(facts, 'space'))}.`,
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
      `This cargo cannot be bought here: its destination is ${thePlanet(factText(facts, 'planet'))}.`,
  },
  notOnThisPlanet: {
    pl: (facts) =>
      `Tej karty nie można kupić na tej planecie (${planetNamed('pl', factText(facts, 'planet'))}).`,
    en: (facts) =>
      `This card cannot be bought on this planet (${planetNamed('en', factText(facts, 'planet'))}).`,
  },
  sheetIsTaken: always('Ten statek ma już inny gracz.', 'Another player already has this ship.'),
  noSlot: always('Nie ma gniazda, w którym ta karta by się zmieściła.', 'There is no slot for this card.'),
  limitReached: always(
    'Postać ma już kartę z tą cechą, a limit to 1.',
    'The character already has a card with this trait, and the limit is 1.',
  ),
  emptyDeck: always('W tej talii nie ma już kart.', 'There are no cards left in this deck.'),
  nothingToBuy: always(
    'Nie ma tu karty, którą można by kupić.',
    'There is no card here that could be bought.',
  ),
  noResource: always(
    'Wierzchnia karta tej talii nie jest zasobem.',
    'The top card of this deck is not a resource.',
  ),
  noShip: always('W puli nie ma żadnego statku.', 'There is no ship in the ship pool.'),
  noSuchCard: always('Nie ma takiej karty do odrzucenia.', 'There is no such card to discard.'),
  nothingToTake: always('Nie ma takiej karty do wzięcia.', 'There is no such card to take.'),
  notHeld: always('Tej karty już tu nie ma.', 'This card is no longer held.'),
  notHere: always('To już niemożliwe: tego tu nie ma.', 'This is no longer possible: it is not here.'),
  tooFewCards: {
    pl: (facts) => `Potrzebne takie karty: ${needs(facts)}, a masz ich ${has(facts)}.`,
    en: (facts) =>
      `This takes ${counted('en', needs(facts), { one: 'such card', other: 'such cards' })}; there ${onlySo(has(facts))}.`,
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
  otherTrait: always('Ten ładunek nie ma potrzebnej cechy.', 'This cargo does not have the trait needed.'),

  // Credits, fame, reputation.
  tooFewCredits: {
    pl: (facts) => `Potrzeba ${creditCount('pl', needs(facts))}, a jest ${creditCount('pl', has(facts))}.`,
    en: (facts) =>
      `This takes ${creditCount('en', needs(facts))}; there ${onlySo(has(facts), creditCount('en', has(facts)))}.`,
  },
  noCredits: always('Nie ma kredytów do stracenia.', 'There are no credits to lose.'),
  nothingToGain: always('To nic by nie dało.', 'This would bring nothing.'),
  tooLittleFame: {
    pl: (facts) => `Potrzeba: ${fameCount('pl', needs(facts))}, a jest ${has(facts)}.`,
    en: (facts) =>
      `This takes ${fameCount('en', needs(facts))}; there is ${has(facts) === 0 ? 'none' : `only ${has(facts)}`}.`,
  },
  noFame: always('Nie ma sławy do stracenia.', 'There is no fame to lose.'),
  notMostFamous: always('Ktoś inny jest sławniejszy.', 'Somebody else is more famous.'),
  noFaction: always('Nie ma tu symbolu frakcji.', 'There is no faction symbol here.'),
  alreadyPositive: always('Ta reputacja jest już pozytywna.', 'This reputation is already positive.'),
  alreadyNegative: always('Ta reputacja jest już negatywna.', 'This reputation is already negative.'),
  alreadySo: always('Ta reputacja by się nie zmieniła.', 'This reputation would not change.'),
  wrongReputation: always('Reputacja na to nie pozwala.', 'This takes a different reputation.'),

  // Damage and defeat.
  noDamage: always('Nie ma obrażeń.', 'There is no damage.'),
  notDefeated: always(
    'To możliwe tylko wtedy, gdy gracz jest pokonany.',
    'This is only for a defeated player.',
  ),
  alreadyDefeated: always(
    'Pokonany gracz nie otrzymuje więcej obrażeń.',
    'A defeated player suffers no more damage.',
  ),

  // Contacts, players, patrols, spaces.
  noContactHere: always('Nie ma tu takiego kontaktu.', 'There is no such contact here.'),
  noFaceDownContact: always('Nie ma tam zakrytego kontaktu.', 'There is no facedown contact there.'),
  nothingToSwap: always('Nie ma dwóch kontaktów do zamiany.', 'There are not two contacts to swap.'),
  nobodyHere: always('Nie ma tu takiego gracza.', 'There is no such player here.'),
  nobodyToFight: always('Nie ma tu gracza, z którym można walczyć.', 'There is no player here to fight.'),
  noPatrolHere: always('Nie ma tu takiego patrolu.', 'There is no such patrol here.'),
  noPatrol: always('Na mapie nie ma takiego patrolu.', 'There is no such patrol on the map.'),
  notAtNavpoint: always('To możliwe tylko w punkcie nawigacyjnym.', 'This is only possible at a navpoint.'),
  nowhereToGo: always('Nie ma dokąd się przemieścić.', 'There is nowhere to move to.'),
  alreadyThere: always('Gracz już tam jest.', 'The player is already there.'),
  onGoal: always('Gracz SI stoi już na swoim celu.', 'The AI player is already at its goal.'),
  noGoal: always('Nie ma celu, którego by to dotyczyło.', 'There is no goal token.'),
  alreadyMarked: always(
    'Na tej planecie jest już taki żeton.',
    'There is already such a token on this planet.',
  ),
  tooFewPlanets: {
    pl: (facts) => `Potrzeba planet z żetonem: ${needs(facts)}, a jest ich ${has(facts)}.`,
    en: (facts) => `This takes tokens on ${needs(facts)} planets; there ${onlySo(has(facts))}.`,
  },

  // Combat, tests, jobs.
  noSuchDie: always('Żadna kość nie ma takiego wyniku.', 'No die shows such a result.'),
  noDice: always('Na stole nie ma kości.', 'There are no dice on the table.'),
  notBeforeRoll: always('To możliwe tylko przed rzutem.', 'This is only possible before a roll.'),
  otherOpponent: always('To inny przeciwnik.', 'This is a different kind of opponent.'),
  otherReward: always('Nagroda była inna.', 'The reward was a different one.'),
  noTest: always('Nie trwa żaden test umiejętności.', 'No skill is being tested.'),
  noSkill: always('Brakuje tej umiejętności.', 'That skill is missing.'),
  noJob: always('Nie trwa żadna misja.', 'No job is under way.'),
  noJobHere: always('Żadna misja nie ma tu punktu docelowego.', 'No job has its destination here.'),
  nothingHeldUp: always('Żaden ładunek nie został zatrzymany.', 'No cargo is held up.'),
  notYourTurn: always(
    'To możliwe tylko w turze tego gracza.',
    'This is only possible on that player’s turn.',
  ),
  notItsTurn: always('To nie jest tura gracza SI.', 'This is not the AI player’s turn.'),
  alreadyGained: always('Dodatkowa tura jest już przyznana.', 'The extra turn has already been gained.'),

  // Trade.
  cannotDeal: always(
    'Wymieniać się można tylko w fazie akcji: aktywny gracz z jednym z graczy na swoim polu.',
    'Trade is only possible in the action phase, between the active player and one player in the same space.',
  ),
  nothingOffered: always('Nikt niczego nie daje.', 'Nobody gives anything.'),
  cannotGive: always(
    'Tego, co jest w propozycji, nie da się już przekazać.',
    'What was offered cannot be given any more.',
  ),

  // The kernel's own.
  nothingToDo: always('Nie ma tu nic do zrobienia.', 'There is nothing to do here.'),
  conditionHolds: always('Warunek tego nie dopuszcza.', 'The condition does not allow it.'),
}

/** A reason from elsewhere, such as an expansion, is told by its rule alone. */
export function refusalText(lang: Lang, { reason, facts = {} }: Refusal): string {
  const said = refusals[reason]
  if (said !== undefined) return said[lang](facts)
  return lang === 'pl' ? 'Teraz to niemożliwe.' : 'This is not possible now.'
}
