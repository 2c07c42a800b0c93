import { counted, type Lang, type Text } from '@kantyna/kernel'
import type { Question } from '../../words/questions/questions.ts'

/** Texts for things that do not answer the question: what they are for, and when. */

const spaceForms = {
  pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
  en: { one: 'space', other: 'spaces' },
} as const

export const spaceCount = (lang: Lang, count: number) => counted(lang, count, spaceForms[lang])

/** Questions that must be answered before anything else is possible. */
export const blockingQuestions: Readonly<Partial<Record<Question, Text>>> = {
  draft: {
    pl: 'Gra jeszcze się nie zaczęła: najpierw wybierz swoje karty bogactwa albo zdolność.',
    en: 'The game has not begun yet: first choose your wealth cards or your ability.',
  },
  income: {
    pl: 'Trwa faza dochodów: akcje wykonuje się po niej.',
    en: 'This is the income phase: actions come after it.',
  },
  chooseGoal: {
    pl: 'Gra się skończyła: trzeba tylko wybrać cel, za który dostaniesz punkty.',
    en: 'The game has ended: all that is left is to choose the goal that you score.',
  },
}

const freeAction: Text = {
  pl: 'To darmowa akcja w twojej turze: najpierw odpowiedz na pytanie gry.',
  en: 'That is a free action on your turn: first answer what you are asked.',
}

export const reasons = {
  off: {
    rule: 'GC-EXP-03',
    sentence: {
      pl: 'Ta planeta nie leży na mapie tej gry.',
      en: 'This planet is not on the map of this game.',
    },
  },
  here: {
    rule: 'GC-EXP-01',
    sentence: {
      pl: 'Twój statek już tu jest: akcja eksploracji pozwala umieścić tu placówkę albo polecieć dalej.',
      en: 'Your ship is already here: with the exploration action you can place an outpost here or fly on.',
    },
  },
  takenPirate: {
    rule: 'GC-INC-06',
    sentence: {
      pl: 'Ci piraci są już pokonani: ich żeton daje nagrodę w fazie dochodów.',
      en: 'These pirates have been defeated: their token pays in the income phase.',
    },
  },
  markedCard: {
    rule: 'GC-ORG-10',
    sentence: {
      pl: 'Ta karta ma już twój znacznik: działa sama, gdy mówi o tym jej tekst.',
      en: 'Your marker is already on this card: it works by itself, when its text says so.',
    },
  },
  ownMission: { rule: 'GC-MIS-04', sentence: freeAction },
  othersMission: {
    rule: 'GC-MIS-01',
    sentence: {
      pl: 'Ta misja jest już wzięta albo ukończona: misje bierzesz z dwóch rzędów.',
      en: 'This mission has been taken or completed: you take missions from the two rows.',
    },
  },
  office: {
    rule: 'GC-SEN-01',
    sentence: {
      pl: 'Załoganta wysyłasz do Senatu w swojej turze, raz na turę.',
      en: 'You send a crew member to the Senate on your turn, once a turn.',
    },
  },
  track: {
    rule: 'GC-LVL-01',
    sentence: {
      pl: 'Na torze awansujesz dzięki akcji o tej samej nazwie albo nagrodzie.',
      en: 'You advance on a track with the action of the same name, or thanks to a reward.',
    },
  },
  ownToken: { rule: 'GC-BON-04', sentence: freeAction },
  token: {
    rule: 'GC-BON-02',
    sentence: {
      pl: 'Ten żeton nie leży przy twoim panelu: z planety dostaje go ten, kto umieści tam placówkę, a ze stosu ten, kto dojdzie do niego na torze.',
      en: 'This token is not beside your panel: from a planet it goes to whoever places an outpost there, from a stack to whoever reaches it on the track.',
    },
  },
  ship: {
    rule: 'GC-EXP-01',
    sentence: {
      pl: 'Statek przesuwasz w akcji eksploracji.',
      en: 'You move your ship with the exploration action.',
    },
  },
  othersShip: {
    rule: 'GC-ORG-46',
    sentence: {
      pl: 'To statek innego gracza: nikomu nie przeszkadza i nie możesz nim ruszyć.',
      en: 'This is another player’s ship: it is in nobody’s way, and you cannot move it.',
    },
  },
  mining: {
    rule: 'GC-MIN-01',
    sentence: {
      pl: 'Żeton wydobycia bierzesz w głównej akcji wydobycia; na twoim torze daje nagrodę w każdej akcji wydobycia.',
      en: 'You take a mining token with the main mining action; on your track it pays in every mining action.',
    },
  },
  goal: {
    rule: 'GC-END-02',
    sentence: {
      pl: 'Cel liczy się dopiero na końcu gry: punktujesz wtedy jeden z dwóch.',
      en: 'A goal counts only at the end of the game: then you score one of the two.',
    },
  },
  ability: {
    rule: 'GC-ORG-80',
    sentence: {
      pl: 'Zdolność działa sama, gdy mówi o tym jej tekst.',
      en: 'An ability works by itself, when its text says so.',
    },
  },
  wealth: {
    rule: 'GC-DRF-06',
    sentence: {
      pl: 'Karty bogactwa dały ci już wszystko na początku gry: więcej się ich nie używa.',
      en: 'Wealth cards gave you all they bring at the start of the game: they are not used again.',
    },
  },
  fleet: {
    rule: 'GC-TRD-05',
    sentence: {
      pl: 'Żeton dochodu floty uwalnia akcja handlu, która odblokuje jego pole; daje nagrodę od razu i w następnych fazach dochodów.',
      en: 'A fleet income token is freed by the trade action that unlocks its space; it pays at once and in later income phases.',
    },
  },
  decree: {
    rule: 'GC-SEN-01',
    sentence: {
      pl: 'Dekret mówi, kto może zająć fotel w tym biurze: załoganta wysyłasz w swojej turze.',
      en: 'A decree says who may take a chair in this office: you send a crew member on your turn.',
    },
  },
  bridge: {
    rule: 'GC-ABL-11',
    sentence: {
      pl: 'Mostka używa jego właściciel w swojej turze, raz na rundę.',
      en: 'The bridge is for its owner only: on their own turn, once a round.',
    },
  },
  area: {
    rule: 'GC-TRN-02',
    sentence: {
      pl: 'Akcję wybierasz na początku swojej tury; teraz trwa inna.',
      en: 'You choose an action at the start of your turn; another one is under way now.',
    },
  },
  good: {
    rule: 'GC-PNL-15',
    sentence: {
      pl: 'Zasobami płacisz, gdy coś kosztuje; kredyty wymieniasz w swojej turze.',
      en: 'You pay with resources when something costs them; you exchange credits on your turn.',
    },
  },
  worker: {
    rule: 'GC-TRN-02',
    sentence: {
      pl: 'Robotnika umieszczasz, wybierając akcję albo planetę akcyjną w swojej turze.',
      en: 'You place a worker by choosing an action or an action planet on your turn.',
    },
  },
  outpostSpace: {
    rule: 'GC-INC-07',
    sentence: {
      pl: 'Pole odsłania się, gdy umieścisz na mapie placówkę, która na nim stoi.',
      en: 'The space is uncovered when the outpost on it is placed on the map.',
    },
  },
  crewSpace: {
    rule: 'GC-INC-08',
    sentence: {
      pl: 'Pole odsłania się, gdy załogant z niego odchodzi.',
      en: 'The space is uncovered when the crew member on it leaves.',
    },
  },
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly sentence: Text }>>

export type Reason = keyof typeof reasons
