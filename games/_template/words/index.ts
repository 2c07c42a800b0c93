import {
  counted,
  type Explanation,
  type GameWords,
  type Lang,
  line,
  player,
  type Segment,
  type Thing,
  thing,
} from '@kantyna/kernel'
import type { NewGameEvent } from '../rules/events.ts'
import { numberOf } from '../rules/table.ts'

/** What New Game says, in both languages. */
export const words: Readonly<Record<Lang, GameWords>> = {
  en: {
    event(emitted) {
      const event = emitted as NewGameEvent // the game emits nothing else
      switch (event.type) {
        case 'played':
          return line`${player(event.seat)} plays ${card('en', event.card)}: ${points('en', event.points)}.`
        case 'won':
          return line`${everyPlayer(event.winners)} won.`
      }
    },
    prompt: () => line`Play a card.`,
    option: (_, { facts }) =>
      line`Card ${String(facts?.['number'])}: ${points('en', facts?.['scores'] === true ? 1 : 0)}`,
    refusal: ({ reason }) => reason,
    waiting: () => 'is choosing a card',
    explain: (what) => explainCard('en', what),
    stream: () => 'the deck',
  },
  pl: {
    event(emitted) {
      const event = emitted as NewGameEvent // the game emits nothing else
      switch (event.type) {
        case 'played':
          return line`${player(event.seat)} zagrywa ${card('pl', event.card)}: ${points('pl', event.points)}.`
        case 'won':
          return line`Wygrana: ${everyPlayer(event.winners)}.`
      }
    },
    prompt: () => line`Zagraj kartę.`,
    option: (_, { facts }) =>
      line`Karta ${String(facts?.['number'])}: ${points('pl', facts?.['scores'] === true ? 1 : 0)}`,
    refusal: ({ reason }) => reason,
    waiting: () => 'wybiera kartę',
    explain: (what) => explainCard('pl', what),
    stream: () => 'talia',
  },
}

function cardName(lang: Lang, number: number): string {
  return lang === 'en' ? `card ${number}` : `karta ${number}`
}

function card(lang: Lang, piece: number): Segment {
  const number = numberOf(piece)
  return thing(`card:${piece}`, lang === 'en' ? `a ${number}` : `kartę ${number}`)
}

function points(lang: Lang, count: number): string {
  return lang === 'en'
    ? counted('en', count, { one: 'point', other: 'points' })
    : counted('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
}

function everyPlayer(seats: readonly number[]): Segment[] {
  return seats.flatMap((seat, index) => (index === 0 ? [player(seat)] : [', ', player(seat)]))
}

/** What a thing on the table is called, and what it does. */
function explainCard(lang: Lang, what: Thing): Explanation | null {
  const [kind, piece] = what.split(':')
  if (kind !== 'card') return null
  const text = {
    en: 'Scores a point on a card that is not higher.',
    pl: 'Daje punkt, jeśli poprzednia karta nie jest wyższa.',
  }
  return { name: cardName(lang, numberOf(Number(piece))), text: text[lang], rules: ['NG-TURN-02'] }
}
