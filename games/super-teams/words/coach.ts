import type { CoachLine, CoachMoment } from '@kantyna/kernel'
import type { RaceEvent } from '../rules/events.ts'
import type { Question } from '../rules/turn/decisions.ts'

/** Hints for a player's first race, the most important first. */

const asks = (question: Question) => (moment: CoachMoment) =>
  moment.decisions.some(({ kind }) => kind === question)
const happened =
  (...types: RaceEvent['type'][]) =>
  ({ events }: CoachMoment) =>
    events.some(({ type }) => types.some((each) => each === type))

export const coach: readonly CoachLine[] = [
  {
    id: 'team',
    isMoment: asks('chooseTeam'),
    text: {
      en: 'Pick any colour: every team has two ships, and all fly the same way. You win when all your ships are on the final planet.',
      pl: 'Wybierz dowolny kolor: każda drużyna ma dwa statki i lata tak samo. Wygrywasz, gdy wszystkie twoje statki dotrą na planetę finałową.',
    },
  },
  {
    id: 'turn',
    isMoment: asks('playCard'),
    text: {
      en: 'A card moves a ship of its own colour, whoever it belongs to: fly ahead with yours, or send an opponent into a black hole.',
      pl: 'Karta porusza statkiem w swoim kolorze, czyjkolwiek jest: leć swoim albo wyślij przeciwnika w czarną dziurę.',
    },
  },
  {
    id: 'bonus',
    isMoment: asks('playBonus'),
    text: {
      en: 'Play a bonus card while one of your ships is moving, at most one per ship. “No, thanks” saves it for later.',
      pl: 'Kartę bonusu zagrywa się, gdy rusza się twój statek, jedną na statek. „Nie, dziękuję” zostawia ją na później.',
    },
  },
  {
    id: 'tow',
    isMoment: asks('playTow'),
    text: {
      en: 'An opponent has just overtaken you: with Tow your ship comes along for free.',
      pl: 'Przeciwnik właśnie cię wyprzedził: z kartą Holowanie twój statek poleci za nim za darmo.',
    },
  },
  {
    id: 'double',
    isMoment: asks('chooseHalf'),
    text: {
      en: 'Whoever moved the ship picks the half: the better one for your own ship, the worse one for an opponent’s.',
      pl: 'Połówkę wybiera ten, kto przesunął statek: lepszą dla swojego, gorszą dla statku przeciwnika.',
    },
  },
  {
    id: 'hole',
    isMoment: happened('fellBack'),
    text: {
      en: 'A ship that stops in a black hole goes back. Flying over one does no harm.',
      pl: 'Statek, który zatrzyma się w czarnej dziurze, cofa się. Przelot nad nią nie szkodzi.',
    },
  },
  {
    id: 'reshuffle',
    isMoment: happened('bonusReshuffled', 'movementReshuffled'),
    text: {
      en: 'The stack has run out: the used cards were shuffled and can be drawn again.',
      pl: 'Stos się skończył: wykorzystane karty przetasowano i znów można je dobierać.',
    },
  },
  {
    id: 'home',
    isMoment: happened('shipHome'),
    text: {
      en: 'A ship on the final planet never moves again. When both ships of a colour are there, its cards become wild.',
      pl: 'Statek na planecie finałowej już się nie rusza. Gdy dotrą tam oba statki jednego koloru, jego karty stają się dżokerami.',
    },
  },
  {
    id: 'undo',
    isMoment: ({ canUndo }) => canUndo,
    text: {
      en: 'Changed your mind? Undo takes back your last move, as long as nothing has been drawn or revealed since.',
      pl: 'Zmieniasz zdanie? „Cofnij” cofa twój ostatni ruch, dopóki nic nie wylosowano ani nie odsłonięto.',
    },
  },
  {
    id: 'blocked',
    isMoment: ({ decisions }) =>
      decisions.some(({ blocked }) => blocked.some(({ touches }) => touches.length > 0)),
    text: {
      en: 'What does not glow cannot be used now. Choose it to see why.',
      pl: 'Co nie świeci, tego nie można teraz użyć. Wybierz to, a dowiesz się dlaczego.',
    },
  },
]
