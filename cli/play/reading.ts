import { at, type PresentedDecision } from '@kantyna/kernel'

type PlainCommand = 'all' | 'blocked' | 'board' | 'hint' | 'undo' | 'pass' | 'help' | 'quit'

/** What a person typed, understood. */
export type Typed =
  | { readonly does: 'choose'; readonly picks: readonly string[] | number }
  | { readonly does: PlainCommand | 'nonsense' }
  | { readonly does: 'rule' | 'save'; readonly what: string }

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

export function readTyped(line: string, decision: PresentedDecision): Typed {
  const text = line.trim()
  const [word = '', ...rest] = text.split(/\s+/)
  const plain = Object.hasOwn(plainCommands, word) ? plainCommands[word] : undefined
  if (plain !== undefined && rest.length === 0) return { does: plain }
  if (word === 'r') return { does: 'rule', what: rest.join(' ') }
  if (word === 's') return { does: 'save', what: text.slice(1).trim() }
  if (text === '' && decision.min > 0) return { does: 'nonsense' }
  return readPicks(text, decision)
}

function readPicks(text: string, { shape, options, min, max }: PresentedDecision): Typed {
  const numbers = text.split(/[\s,]+/).filter((part) => part !== '')
  if (numbers.some((part) => !/^-?\d{1,9}$/.test(part))) return { does: 'nonsense' }
  if (shape === 'number') {
    const number = Number(numbers[0])
    const isMeant = numbers.length === 1 && number >= min && number <= max
    return isMeant ? { does: 'choose', picks: number } : { does: 'nonsense' }
  }
  const indices = numbers.map((part) => Number(part) - 1)
  const isMeant =
    indices.length >= min &&
    indices.length <= max &&
    new Set(indices).size === indices.length &&
    indices.every((index) => index >= 0 && index < options.length)
  if (!isMeant) return { does: 'nonsense' }
  return { does: 'choose', picks: indices.map((index) => at(options, index).id) }
}
