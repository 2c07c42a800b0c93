import type { CoachLine } from '@kantyna/kernel'
import type { RimEvent } from '../rules/events.ts'
import { asks, happened, offers } from './coach-conditions.ts'

/** Advice for a player's first game, the most important first. */

const isEvent = (type: RimEvent['type']) => happened<RimEvent>(type)

export const coach: readonly CoachLine[] = [
  {
    id: 'character',
    isMoment: asks('chooseCharacter'),
    text: {
      en: 'Every character has an ability and a personal goal. Meeting the goal brings fame and turns the card over.',
      pl: 'Każda postać ma zdolność i cel osobisty. Zrealizowany cel daje sławę i odwraca kartę.',
    },
  },
  {
    id: 'start',
    isMoment: asks('plan'),
    text: {
      en: 'Start with your starting card: take it where it wants to go. Its reward pays for your first purchases.',
      pl: 'Zacznij od karty startowej: zajmij się nią tam, gdzie wskazuje. Nagroda opłaci pierwsze zakupy.',
    },
  },
  {
    id: 'reach',
    isMoment: asks('plan'),
    text: {
      en: 'The numbers on the map say how far each space is. Where the sign is red, something ends your move: a patrol or the Maelstrom.',
      pl: 'Liczby na mapie mówią, jak daleko jest pole. Czerwony znak to koniec ruchu: stoi tam patrol albo kręci się Wir.',
    },
  },
  {
    id: 'patrolForces',
    isMoment: ({ decisions }) =>
      decisions.some(({ blocked }) => blocked.some(({ refusal }) => refusal.reason === 'patrolForces')),
    text: {
      en: 'With negative reputation a patrol leaves you no choice: you have to fight it.',
      pl: 'Przy negatywnej reputacji patrol nie zostawia wyboru: trzeba z nim walczyć.',
    },
  },
  {
    id: 'deliver',
    isMoment: offers('act', 'deliver'),
    text: {
      en: 'You can deliver here. Do it before you go to the market: it pays, and it frees a slot.',
      pl: 'Tu możesz coś dostarczyć. Zrób to przed handlem: zarobisz i zwolnisz gniazdo.',
    },
  },
  {
    id: 'market',
    isMoment: offers('act', 'market'),
    text: {
      en: 'On a planet you may buy 1 card a turn. Cargo, bounties and jobs bring the most fame.',
      pl: 'Na planecie możesz kupić 1 kartę na turę. Najwięcej sławy dają ładunki, zlecenia i misje.',
    },
  },
  {
    id: 'discardFirst',
    isMoment: asks('discardFromMarket'),
    text: {
      en: 'Nothing you like? Discard the top card of a deck, and see what lies under it.',
      pl: 'Nic ciekawego? Odrzuć wierzchnią kartę jednej z talii i zobacz, co leży pod nią.',
    },
  },
  {
    id: 'patrolMoves',
    isMoment: isEvent('patrolMoved'),
    text: {
      en: 'Purchases attract patrols: the card revealed after one may move a patrol towards you.',
      pl: 'Zakupy przyciągają patrole: karta odkryta po zakupie może ruszyć patrol w twoją stronę.',
    },
  },
  {
    id: 'fullSlots',
    isMoment: ({ decisions }) =>
      decisions.some(({ options }) => options.some(({ next }) => next?.name === 'discard')),
    text: {
      en: 'Your slots are full: to gain this card, you have to discard another. A larger ship has more slots.',
      pl: 'Gniazda są pełne: aby wziąć tę kartę, trzeba odrzucić inną. Większy statek ma więcej gniazd.',
    },
  },
  {
    id: 'encounter',
    isMoment: asks('encounter'),
    text: {
      en: 'Every turn ends with one encounter: a card of the space, a contact, a patrol or a job.',
      pl: 'Każdą turę kończy jedno spotkanie: karta pola, kontakt, patrol albo misja.',
    },
  },
  {
    id: 'contact',
    isMoment: isEvent('contactRevealed'),
    text: {
      en: 'Contacts may join your crew. Each crew member brings skills or dice, as long as it has a slot.',
      pl: 'Kontakty mogą dołączyć do załogi. Każdy członek załogi daje umiejętności lub kości, o ile ma gniazdo.',
    },
  },
  {
    id: 'test',
    isMoment: isEvent('tested'),
    text: {
      en: 'The more often you have a skill, the likelier you are to pass: 23% without it, 75% if you have it once, 94% if twice.',
      pl: 'Im więcej razy masz umiejętność, tym łatwiejszy test: 23% szans bez niej, 75%, gdy masz ją raz, 94%, gdy dwa razy.',
    },
  },
  {
    id: 'combat',
    isMoment: isEvent('combatEnded'),
    text: {
      en: 'In combat more damage wins, and a tie goes to the attacker. Even the winner suffers what the other rolled.',
      pl: 'Walkę wygrywa, kto zada więcej obrażeń, a remis należy do atakującego. Zwycięzca też otrzymuje obrażenia.',
    },
  },
  {
    id: 'reputation',
    isMoment: isEvent('reputation'),
    text: {
      en: 'Reputation matters: patrols of a faction that likes you let you pass, and its contacts are friendlier.',
      pl: 'Reputacja się liczy: patrole przychylnej frakcji cię przepuszczają, a jej kontakty są milsze.',
    },
  },
  {
    id: 'defeated',
    isMoment: isEvent('defeated'),
    text: {
      en: 'A defeated player loses 3,000 credits and all secrets, and spends the next planning phase recovering.',
      pl: 'Pokonany gracz traci 3000 kredytów i tajne informacje, a w następnej fazie planowania usuwa obrażenia.',
    },
  },
  {
    id: 'undo',
    isMoment: ({ canUndo }) => canUndo,
    text: {
      en: 'Changed your mind? Undo takes back your last choice. Once something new has come to light, other players have to agree.',
      pl: 'Zmieniasz zdanie? „Cofnij” cofa twoją ostatnią decyzję. Jeśli wyszło już na jaw coś nowego, inni gracze muszą się zgodzić.',
    },
  },
]
