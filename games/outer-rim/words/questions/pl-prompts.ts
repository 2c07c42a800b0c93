import { type Facts, type Line, line, type PresentedDecision, player, type Seat } from '@kantyna/kernel'
import { pieceLink } from '../things/things.ts'
import { factNumber, firstFacts, realOptions } from './facts.ts'
import { askedBy, patrolAsked } from './option-text.ts'
import type { QuestionWords } from './questions.ts'
import { combatWindow, damageWindow, rollWindow, testWindow } from './window-words.ts'

/** Questions in Polish. */

const seatOf = (facts: Facts) => player(factNumber(facts, 'seat') as Seat) // stored as a seat by the rules
const by = (decision: PresentedDecision) => askedBy('pl', decision)

/** The prompts, by the kind of question, the part of an answer or the standing move. */
export const prompts: QuestionWords['prompts'] = {
  plan: (decision) =>
    realOptions(decision) === 1
      ? line`Planowanie: pokonany gracz może tylko usunąć obrażenia.`
      : line`Planowanie: przemieść się, zdobądź kredyty albo usuń obrażenia.`,
  stopMover: (decision) => line`Na twoje pole wlatuje ${seatIn(decision)}. Zatrzymać ten statek?`,
  act: () => line`Faza akcji: wykonaj dowolną liczbę akcji, każdą raz.`,
  deliverNext: () => line`Co dostarczasz?`,
  discardFromMarket: () => line`Handel: najpierw możesz odrzucić wierzchnią kartę 1 talii.`,
  buy: () => line`Kupujesz 1 kartę? Karta odkryta po zakupie może przyciągnąć patrole.`,
  buyUsedShip: () => line`Kupujesz używany statek?`,
  tradeIn: () => line`Zniżka barterowa: które karty odrzucasz? Każda obniża cenę o swój koszt.`,
  discard: (decision) =>
    decision.max === 1
      ? line`Brakuje wolnego gniazda: którą kartę odrzucasz?`
      : line`Brakuje gniazd: które karty odrzucasz?`,
  movePatrolTo: (decision) => line`Dokąd rusza się ${patrolAsked('pl', decision)}?`,
  misdirectPatrol: (decision) =>
    line`W twoją stronę ma się ruszyć ${patrolAsked('pl', decision)}. Kierujesz go do kogoś innego?`,
  pushPatrolTo: (decision) =>
    line`Walka przegrana: przesuń ${patrolAsked('pl', decision)} na sąsiednie pole.`,
  takeResource: (decision) => line`${by(decision)}bierzesz tę kartę?`,
  placeToken: () => line`Na którą planetę trafia żeton kontaktu?`,
  discardExcess: () => line`Masz więcej kart niż gniazd: którą odrzucasz?`,
  encounter: (decision) =>
    decision.options.every(({ id }) => id.startsWith('patrol-')) && decision.blocked.length > 0
      ? line`Faza spotkania: musisz rozegrać spotkanie z patrolem.`
      : line`Faza spotkania: wybierz spotkanie.`,
  beforeDefeat: () => line`Twoja postać zaraz zostanie pokonana. Wcześniej możesz jeszcze przekazać kredyty.`,
  fightOrTalk: (decision) =>
    line`${contactIn(decision)}: masz na ten kontakt zlecenie. Walczysz czy rozmawiasz?`,
  protect: (decision) =>
    line`${by(decision)}twojego członka załogi atakuje ${seatIn(decision)}. Walczysz w jego obronie?`,
  captureOrEliminate: (decision) =>
    line`${contactIn(decision)}: walka wygrana. Chcesz schwytać kontakt czy go wyeliminować?`,
  useInCombat: (decision) => combatWindow('pl', decision),
  chooseSkill: () => line`Którą umiejętność testujesz?`,
  useInTest: (decision) => testWindow('pl', decision),
  useInRoll: (decision) => rollWindow('pl', decision),
  useAfter: () => line`Używasz zdolności?`,
  useAgainstDamage: (decision) => damageWindow('pl', decision),
  pickContactToSwap: () => line`Który kontakt zmienia miejsce?`,
  chooseEffect: (decision) => {
    if (realOptions(decision) > 1) return line`${by(decision)}wybierz jedno.`
    return decision.options.length > 1
      ? line`${by(decision)}decydujesz się?`
      : line`${by(decision)}tylko to możesz zrobić.`
  },
  pickDice: (decision) =>
    decision.max === 1
      ? line`${by(decision)}którą kość wybierasz?`
      : line`${by(decision)}które kości wybierasz (najwyżej ${decision.max})?`,
  pickPlayer: (decision) => line`${by(decision)}którego gracza wskazujesz?`,
  pickDiscard: (decision) =>
    decision.max === 1
      ? line`${by(decision)}którą kartę odrzucasz?`
      : line`${by(decision)}które karty odrzucasz (razem ${decision.max})?`,
  pickDeck: (decision) => line`${by(decision)}z której talii odrzucasz wierzchnią kartę?`,
  pickFaction: (decision) => line`${by(decision)}którą frakcję wskazujesz?`,
  pickSpace: (decision) => line`${by(decision)}dokąd się przemieszczasz?`,
  pickPatrolMove: (decision) => line`${by(decision)}który patrol przesuwasz i dokąd?`,
  pickContact: (decision) => line`${by(decision)}który kontakt wskazujesz?`,
  pickCardToTake: (decision) => line`${by(decision)}którą kartę bierzesz?`,
  give: () => line`Przekaż kredyty innemu graczowi`,
  thousands: ({ min, max }) => line`Ile tysięcy kredytów przekazujesz (od ${min} do ${max})?`,
  propose: () => line`Zaproponuj wymianę`,
  'give-credits': ({ max }) => line`Ile tysięcy kredytów dajesz (od 0 do ${max})?`,
  'give-cards': () => line`Które karty dajesz?`,
  'take-credits': ({ max }) => line`Ile tysięcy kredytów chcesz dostać (od 0 do ${max})?`,
  'take-cards': () => line`Które karty chcesz dostać?`,
  accept: () => line`Przyjmij propozycję wymiany`,
  refuse: () => line`Odrzuć propozycję wymiany`,
  withdraw: () => line`Wycofaj swoją propozycję`,
}

/** The name of the contact, which is face up by then. */
function contactIn(decision: PresentedDecision): Line {
  return [pieceLink('pl', factNumber(firstFacts(decision), 'contact'))]
}

function seatIn(decision: PresentedDecision): Line {
  return [seatOf(firstFacts(decision))]
}
