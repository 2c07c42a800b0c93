import type { CoachLine } from '@kantyna/kernel'
import { asks, happened } from '../../outer-rim/words/coach-conditions.ts'
import type { AddedEvent } from '../rules/events.ts'

const isEvent = (type: AddedEvent['type']) => happened<AddedEvent>(type)

/** The coach's lines about the expansion, each with the moment when it appears. */
export const coachLines: readonly CoachLine[] = [
  {
    id: 'ambition',
    isMoment: asks('chooseAmbition'),
    text: {
      en: 'Your ambition decides how you win: complete all its goals and reach the required fame. Choose one that suits your character.',
      pl: 'Ambicja mówi, jak wygrać: zdobądź ustaloną sławę i zrealizuj wszystkie jej cele. Wybierz taką, która pasuje do twojej postaci.',
    },
  },
  {
    id: 'goal',
    isMoment: isEvent('goalCompleted'),
    text: {
      en: 'A goal is complete. Those with the infinity sign are lost again as soon as they stop being true.',
      pl: 'Cel zrealizowany. Cel ze znakiem nieskończoności traci się, gdy tylko przestaje być spełniony.',
    },
  },
  {
    id: 'crossing',
    isMoment: asks('declareCrossing'),
    text: {
      en: 'The crossing is the short way to the other end of the map. It is easy for friends of the Empire and hard for its enemies.',
      pl: 'Lot przez galaktykę to najkrótsza droga na drugi koniec mapy: łatwa dla przyjaciół Imperium, trudna dla wrogów.',
    },
  },
  {
    id: 'symbol',
    isMoment: asks('revealBySymbol'),
    text: {
      en: 'The card below your purchase reveals a contact here. The dots on its back tell the rank: more dots, harder and more valuable.',
      pl: 'Karta spod twojego zakupu odkrywa tu kontakt. Kropki na rewersie to ranga: im ich więcej, tym trudniejszy i cenniejszy.',
    },
  },
  {
    id: 'rotated',
    isMoment: isEvent('rotatedCard'),
    text: {
      en: 'A card was rotated: now its other resource counts, in the same slot.',
      pl: 'Karta została obrócona: odtąd liczy się jej drugi zasób, w tym samym gnieździe.',
    },
  },
  {
    id: 'hunter',
    isMoment: isEvent('aiTarget'),
    text: {
      en: 'The bounty hunter goes after the targets of its bounties: contacts, crew members, even players. Everybody can see its bounties.',
      pl: 'Łowca nagród ściga cele swoich zleceń: kontakty, członków załogi, a nawet graczy. Jego zlecenia widzą wszyscy.',
    },
  },
  {
    id: 'favor',
    isMoment: ({ decisions }) =>
      decisions.some(({ isPause, kind }) => isPause === true && kind !== 'beforeDefeat'),
    text: {
      en: 'Before the dice are rolled you may ask for a favor: a skill for the test, or a die for the combat. Once a turn.',
      pl: 'Przed rzutem możesz poprosić o przysługę: umiejętność do testu albo kość do walki. Raz na turę.',
    },
  },
]
