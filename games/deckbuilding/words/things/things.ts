import {
  type Explanation,
  type Lang,
  type Line,
  type Segment,
  type Text,
  type Thing,
  thing,
} from '@kantyna/kernel'
import { cardOf } from '../../rules/pieces.ts'
import { forceThing, galaxyDeckThing, galaxyDiscardThing, thingOf } from '../../rules/scenario/things.ts'
import { cardText, rewardClause } from '../cards/card-text.ts'
import { typeLine, valueLine } from '../cards/type-line.ts'

/** Links to things on the table, and the explanation of each. */

export function pieceName(lang: Lang, piece: number): string {
  return cardOf(piece).name[lang]
}

/** A link to a card or a base. */
export function pieceLink(lang: Lang, piece: number): Segment {
  return thing(thingOf(piece), pieceName(lang, piece))
}

export function pieceLinks(lang: Lang, pieces: readonly number[]): Line {
  return pieces.flatMap((piece, index) =>
    index === 0 ? [pieceLink(lang, piece)] : [', ', pieceLink(lang, piece)],
  )
}

const forceNames: Text = { pl: 'znacznik Mocy', en: 'the Force marker' }

export function forceLink(lang: Lang): Segment {
  return thing(forceThing, forceNames[lang])
}

/** The whole text of a card or base. */
export function pieceText(lang: Lang, piece: number): string {
  return pieceLines(lang, piece).join(' ')
}

/** The kind, the numbers, the effects and the reward. */
function pieceLines(lang: Lang, piece: number): string[] {
  return [typeLine(cardOf(piece), lang), valueLine(cardOf(piece), lang), ...effectLines(lang, piece)].filter(
    (part) => part !== '',
  )
}

/** The effects of a card, and its reward. */
export function effectLines(lang: Lang, piece: number): string[] {
  const card = cardOf(piece)
  const reward = rewardClause(card, lang)
  return [
    cardText(card, lang),
    reward === null ? '' : `${lang === 'pl' ? 'Nagroda' : 'Reward'}: ${reward}.`,
  ].filter((part) => part !== '')
}

export function explain(lang: Lang, what: Thing): Explanation | null {
  const [kind = '', id] = what.split(':')
  if (kind === 'card' || kind === 'base') return explainPiece(lang, Number(id))
  const place = places[what] ?? places[kind]
  return place === undefined ? null : { name: place.name[lang], text: place.text[lang], rules: place.rules }
}

function explainPiece(lang: Lang, piece: number): Explanation {
  const { kind, abilities, reward } = cardOf(piece)
  const rules = [
    ...kindRules[kind],
    ...(abilities.some((ability) => 'use' in ability) ? ['DB-ABIL-07', 'DB-ABIL-12'] : []),
    ...(abilities.some((ability) => 'when' in ability) ? ['DB-WHEN-01', 'DB-WHEN-03'] : []),
    ...(abilities.some((ability) => 'sends' in ability) ? ['DB-BUY-09', 'DB-ABIL-02'] : []),
    ...(abilities.some((ability) => 'attack' in ability || 'prevents' in ability || 'permits' in ability)
      ? ['DB-WHILE-01', 'DB-WHILE-02']
      : []),
    ...(reward === null ? [] : ['DB-ROW-04', 'DB-ROW-07']),
  ]
  return { name: pieceName(lang, piece), text: pieceLines(lang, piece).join('\n'), rules }
}

const kindRules = {
  unit: ['DB-PLAY-07'],
  ship: ['DB-PLAY-08', 'DB-PLAY-09', 'DB-BASE-03'],
  base: ['DB-BASE-10', 'DB-BASE-14', 'DB-START-03'],
} as const

interface Place {
  readonly name: Text
  readonly text: Text
  readonly rules: readonly string[]
}

/** Piles and the track, by their whole name or by the part before the seat. */
const places: Readonly<Record<string, Place>> = {
  discard: {
    name: { pl: 'Stos kart odrzuconych', en: 'Discard pile' },
    text: {
      pl: 'Tu trafiają kupione karty, a na koniec tury jednostki i karty z ręki. Gdy talia się wyczerpie, potasowany stos staje się nową talią. Obaj gracze mogą go przeglądać.',
      en: 'Bought cards go here, and so do units and hand cards at the end of a turn. When the deck runs out, the pile is shuffled into a new deck. Both players may look through it.',
    },
    rules: ['DB-BUY-09', 'DB-END-02', 'DB-END-05', 'DB-DECK-03', 'DB-FAQ-02'],
  },
  deck: {
    name: { pl: 'Talia', en: 'Deck' },
    text: {
      pl: 'Właściciel dobiera z niej 5 kart na koniec każdej swojej tury. Gdy brakuje kart, nową talią staje się potasowany stos kart odrzuconych.',
      en: 'Its owner draws 5 cards from it at the end of each of their turns. When it runs out, the discard pile is shuffled to make a new deck.',
    },
    rules: ['DB-END-08', 'DB-END-09', 'DB-DECK-01'],
  },
  [galaxyDeckThing]: {
    name: { pl: 'Talia galaktyki', en: 'Galaxy deck' },
    text: {
      pl: 'Z niej uzupełnia się rząd galaktyki, gdy tylko jakaś karta go opuści.',
      en: 'The galaxy row is refilled from it as soon as a card leaves the row.',
    },
    rules: ['DB-GROW-01', 'DB-DECK-04'],
  },
  [galaxyDiscardThing]: {
    name: { pl: 'Stos odrzuconych kart galaktyki', en: 'Galaxy discard pile' },
    text: {
      pl: 'Tu trafiają karty pokonane lub zniszczone w rzędzie galaktyki oraz z niego odrzucone. Obaj gracze mogą ten stos przeglądać.',
      en: 'Cards defeated or destroyed in the galaxy row, or discarded from it, go here. Both players may look through it.',
    },
    rules: ['DB-ROW-05', 'DB-DISCARD-05', 'DB-DECK-04', 'DB-FAQ-02'],
  },
  [forceThing]: {
    name: { pl: 'Tor równowagi Mocy', en: 'Balance of the Force' },
    text: {
      pl: 'Gdy znacznik stoi na jednym z trzech pól po twojej stronie, Moc jest z tobą. Jeśli na początku twojej tury stoi na skrajnym z nich, zyskujesz 1 zasób. Na środkowym polu Moc nie jest z nikim.',
      en: 'While the marker is on one of the three spaces on your side, the Force is with you. If it is on the outermost one at the start of your turn, you gain 1 resource. On the middle space the Force is with nobody.',
    },
    rules: ['DB-FORCE-01', 'DB-FORCE-04', 'DB-FORCE-05', 'DB-START-06'],
  },
}
