import type { PresentedDecision } from '@kantyna/kernel'
import type { Numbers } from './numbers.ts'

type PlainCommand = 'all' | 'blocked' | 'board' | 'hint' | 'undo' | 'pass' | 'help' | 'quit'

/** The parsed input of a person. */
export type Typed =
  | { readonly does: 'choose'; readonly picks: readonly string[] | number }
  | { readonly does: PlainCommand | 'nonsense' }
  | { readonly does: 'rule' | 'save'; readonly what: string }
  /** Makes the standing move with this number, counted from 1. */
  | { readonly does: 'move'; readonly number: number }

const plainCommands: Readonly<Record<string, PlainCommand>> = {
  '?': 'blocked',
  '?h': 'hint',
  hint: 'hint',
  a: 'all',
  b: 'board',
  u: 'undo',
  p: 'pass',
  h: 'help',
  q: 'quit',
}

/** With `mayRepeat`, an option may be typed several times. */
export function readTyped(
  line: string,
  decision: PresentedDecision,
  numbers: Numbers,
  mayRepeat = false,
): Typed {
  const text = line.trim()
  const [word = '', ...rest] = text.split(/\s+/)
  const plain = Object.hasOwn(plainCommands, word) ? plainCommands[word] : undefined
  if (plain !== undefined && rest.length === 0) return { does: plain }
  const move = /^m ?(\d{1,3})$/.exec(text)
  if (move !== null) return { does: 'move', number: Number(move[1]) }
  if (word === 'r') return { does: 'rule', what: rest.join(' ') }
  if (word === 's') return { does: 'save', what: text.slice(1).trim() }
  if (text === '' && decision.min > 0) return { does: 'nonsense' }
  return readPicks(text, decision, numbers, mayRepeat)
}

/** Reads the picked options, which are typed as numbers or as ids. */
function readPicks(
  text: string,
  { shape, options, min, max }: PresentedDecision,
  numbers: Numbers,
  mayRepeat: boolean,
): Typed {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  if (shape === 'number') {
    const [part = ''] = parts
    const number = Number(part)
    const isValid = parts.length === 1 && /^-?\d{1,9}$/.test(part) && number >= min && number <= max
    return isValid ? { does: 'choose', picks: number } : { does: 'nonsense' }
  }
  const idOf = new Map(options.flatMap(({ id }) => [[String(numbers.get(id)), id] as const]))
  const isListed = (id: string) => options.some((option) => option.id === id)
  const picks = parts.map((part) => idOf.get(part) ?? (isListed(part) ? part : null))
  const known = picks.filter((id) => id !== null)
  const isValid =
    known.length === picks.length &&
    known.length >= min &&
    known.length <= max &&
    (mayRepeat || new Set(known).size === known.length)
  return isValid ? { does: 'choose', picks: known } : { does: 'nonsense' }
}
