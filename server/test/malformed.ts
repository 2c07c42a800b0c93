import type { ClientFrame } from '@kantyna/online'
import type { Below } from './any-picks.ts'

/** One valid frame of each form. */
const valid: readonly ClientFrame[] = [
  { is: 'hello', protocol: 1, received: { cursor: 3, takebacks: 0 } },
  { is: 'hello', protocol: 1, received: null },
  {
    is: 'command',
    id: 'a',
    takebacks: 0,
    command: { do: 'choose', choice: { seat: 0, decision: 0, picks: ['a'] }, how: 'hand' },
  },
  {
    is: 'command',
    id: 'b',
    takebacks: 0,
    command: { do: 'choose', choice: { seat: 0, move: 'a', picks: 3 }, how: 'only' },
  },
  { is: 'command', id: 'c', takebacks: 0, command: { do: 'undo', seat: 0, entry: 0, cursor: 1 } },
  { is: 'command', id: 'd', takebacks: 0, command: { do: 'agree', seat: 0, entry: 0, isAgreed: true } },
  { is: 'command', id: 'e', takebacks: 0, command: { do: 'pass', seat: 0, isPassing: true } },
  { is: 'command', id: 'f', takebacks: 0, command: { do: 'wish', seat: 0, about: 1, wish: 'bot' } },
  { is: 'command', id: 'g', takebacks: 0, command: { do: 'pause', seat: 0, isPaused: true } },
  { is: 'request', id: 'h', request: { do: 'sit', seat: 0, name: 'Anna' } },
  { is: 'request', id: 'i', request: { do: 'ready', seat: 0, contribution: 'ab'.repeat(32) } },
  { is: 'request', id: 'j', request: { do: 'swap', seat: 0, other: 1 } },
  { is: 'request', id: 'k', request: { do: 'talk', seat: 0, text: 'hello' } },
  {
    is: 'request',
    id: 'l',
    request: {
      do: 'settings',
      settings: {
        game: 'super-teams',
        options: { a: [1, { b: 2 }] },
        seats: [{ kind: 'person' }, { kind: 'bot', level: 'beginner' }],
        isMasked: true,
        watching: 'nobody',
        clock: { bankMs: 60_000, incrementMs: 0 },
        isListed: false,
        hints: false,
        talk: 'presets',
        lateSeats: false,
      },
    },
  },
  { is: 'ask', id: 'm', question: { about: 'preview', answer: { seat: 0, decision: 0, picks: [] } } },
  { is: 'ask', id: 'n', question: { about: 'hint', seat: 0, decision: 0 } },
  { is: 'looking', isLooking: true },
]

/** Values that no field has, as they are written in JSON. */
const strange: readonly string[] = [
  'null',
  'true',
  '-1',
  '1.5',
  '1e999',
  '-0',
  '9007199254740993',
  '16',
  '""',
  '"\\ud800"',
  '"\\u0000"',
  '"../../etc/passwd"',
  '"constructor"',
  '"__proto__"',
  `"${'x'.repeat(12_000)}"`,
  '[]',
  '{}',
  '[[]]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  '{"length":-1}',
  '{"toString":1,"valueOf":2}',
  '{"then":1}',
  `[${'0,'.repeat(4000)}0]`,
]

const strangeKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'extra',
  '',
  'is',
  'do',
]

/** A valid frame with mistakes in it, or another text. It may happen to be valid all the same. */
export function mutated(below: Below): string {
  const any = <T>(list: readonly T[]): T => list[below(list.length)] as T // the list is not empty
  let text = JSON.stringify(any(valid))
  for (let mistakes = 1 + below(3); mistakes > 0; mistakes--) text = withMistake(text, below, any)
  return text
}

function withMistake(text: string, below: Below, any: <T>(list: readonly T[]) => T): string {
  const place = below(text.length + 1)
  switch (below(8)) {
    case 0:
      return text.slice(0, place)
    case 1:
      return text.slice(0, place) + String.fromCodePoint(32 + below(0x2000)) + text.slice(place)
    case 2:
      return any(strange)
    case 3:
      // A field that nobody knows, at the beginning of an object.
      return replacedAt(text, /\{/g, below, (brace) => `${brace}"${any(strangeKeys)}":${any(strange)},`)
    case 4:
      return replacedAt(text, /"\w+":/g, below, () => `"${any(strangeKeys)}":`)
    default:
      return replacedAt(text, /:(?:"[^"]*"|-?\d+|true|false|null)/g, below, () => `:${any(strange)}`)
  }
}

function replacedAt(text: string, pattern: RegExp, below: Below, by: (found: string) => string): string {
  const places = [...text.matchAll(pattern)]
  const place = places[below(Math.max(1, places.length))]
  if (place === undefined) return `${text}]`
  const [found] = place
  return text.slice(0, place.index) + by(found) + text.slice(place.index + found.length)
}
