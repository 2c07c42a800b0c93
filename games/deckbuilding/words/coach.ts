import type { CoachLine, CoachMoment, PresentedDecision } from '@kantyna/kernel'
import type { DuelEvent } from '../rules/events.ts'
import type { Action, Kind } from '../rules/turn/questions.ts'
import { playable } from './questions/turn-offers.ts'

/** The coach's advice for a first duel, most important first. */

const asks =
  (...kinds: Kind[]) =>
  ({ decisions }: CoachMoment) =>
    decisions.some(({ kind }) => kinds.some((each) => each === kind))
const offers = ({ kind, options }: PresentedDecision, action: Action) =>
  kind === 'act' && options.some(({ facts }) => facts?.['do'] === action)
const happened =
  (type: DuelEvent['type']) =>
  ({ events }: CoachMoment) =>
    events.some((event) => event.type === type)
/** Whether the player has played the whole hand and can take one of these actions. */
const canDo =
  (...actions: Action[]) =>
  ({ decisions }: CoachMoment) =>
    decisions.some(
      (decision) => playable(decision) === 0 && actions.some((action) => offers(decision, action)),
    )

export const coach: readonly CoachLine[] = [
  {
    id: 'hand',
    isMoment: ({ decisions }) => decisions.some((decision) => offers(decision, 'play')),
    text: {
      en: 'Play your whole hand first: it costs nothing, and what you keep is discarded at the end of the turn anyway.',
      pl: 'Najpierw zagraj całą rękę: to nic nie kosztuje, a co zostanie, i tak odrzucisz na koniec tury.',
    },
  },
  {
    id: 'forced',
    isMoment: asks('pickForced'),
    text: {
      en: 'Your opponent makes you discard: give up the card that you would miss least.',
      pl: 'Przeciwnik zmusza cię do odrzucenia karty: oddaj tę, której najmniej ci szkoda.',
    },
  },
  {
    id: 'reward',
    isMoment: asks('takeReward'),
    text: {
      en: 'Defeating a card in the row brings a reward, and your opponent can no longer buy it.',
      pl: 'Pokonana karta z rzędu galaktyki daje nagrodę, a przeciwnik już jej nie kupi.',
    },
  },
  {
    id: 'buy',
    isMoment: canDo('buy'),
    text: {
      en: 'Spend your resources on cards from the galaxy row: they go to your discard pile and make your later hands stronger.',
      pl: 'Wydaj zasoby na karty z rzędu galaktyki: trafią na twój stos kart odrzuconych i wzmocnią twoje następne ręce.',
    },
  },
  {
    id: 'attack',
    isMoment: canDo('attack', 'attackRow'),
    text: {
      en: 'Attack before you end the turn: your units go to the discard pile then, whether they have attacked or not.',
      pl: 'Zaatakuj, zanim zakończysz turę: jednostki i tak trafią wtedy na stos kart odrzuconych.',
    },
  },
  {
    id: 'newBase',
    isMoment: asks('newBase'),
    text: {
      en: 'Your base has fallen: pick the next one. Hit points matter, and so does what it does for you.',
      pl: 'Twoja baza padła: wybierz następną. Liczą się jej punkty wytrzymałości i to, co daje.',
    },
  },
  {
    id: 'force',
    isMoment: happened('forceBonus'),
    text: {
      en: 'The Force marker is on the outermost space: that side gains 1 resource at the start of each of its turns.',
      pl: 'Znacznik Mocy stoi na skrajnym polu: ta strona zyskuje 1 zasób na początku każdej swojej tury.',
    },
  },
  {
    id: 'reshuffle',
    isMoment: happened('reshuffled'),
    text: {
      en: 'A deck has run out: its discard pile was shuffled into a new one. That is how bought cards come into play.',
      pl: 'Talia się skończyła: stos kart odrzuconych przetasowano i powstała nowa. Tak kupione karty trafiają na rękę.',
    },
  },
  {
    id: 'undo',
    isMoment: ({ canUndo }) => canUndo,
    text: {
      en: 'Changed your mind? Undo takes back your last choice, as long as nothing has been drawn or revealed since.',
      pl: 'Zmieniasz zdanie? „Cofnij” cofa twoją ostatnią decyzję, dopóki nic nie wylosowano ani nie odsłonięto.',
    },
  },
  {
    id: 'blocked',
    isMoment: ({ decisions }) => decisions.some(({ blocked }) => blocked.length > 0),
    text: {
      en: 'What does not glow cannot be used now. Choose it to see why.',
      pl: 'Co nie świeci, tego nie można teraz użyć. Wybierz to, a dowiesz się dlaczego.',
    },
  },
]
