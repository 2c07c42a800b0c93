import type { Refusal } from './decision.ts'
import { Fault } from './fault.ts'

/**
 * An answer can have several parts, such as an attack with its cards, or a purchase with the goods traded in for it. It
 * is given, recorded and taken back as one. First comes an option of the question. The kind of the question then lists
 * each further part, given the picks before it.
 */
export interface Part {
  /** What the part asks for. For words, the part is a question whose `kind` is this name. */
  readonly name: string
  readonly shape: 'one' | 'some' | 'number' | 'amounts'
  /** Legal codes; for `amounts`, the codes that can be counted; empty for a `number`. */
  readonly codes: readonly number[]
  /** How many to pick (`one`, `some`), the range (`number`), or the bounds of the sum (`amounts`). */
  readonly min: number
  readonly max: number
  /** For `amounts`: the most of each code. */
  readonly limits?: readonly number[]
  /** A further condition on `some` or `amounts`, such as a price that the picks have to pay. */
  fits?(values: readonly number[]): boolean
}

/** The total of an unfinished answer with its terms ("10 − 5 − 4 = 1"), and why it is not enough. */
export interface Total {
  readonly amount: number
  readonly terms: readonly Term[]
  readonly refusal?: Refusal
}

/** One term of a value. */
export interface Term {
  /** What it is, for words. */
  readonly name: string
  readonly amount: number
  /** The piece that it comes from, if there is one. */
  readonly source?: number
}

/** More than any answer has: a kind whose answers never end is reported instead of running for ever. */
export const MOST_PARTS = 100

export function endlessAnswer(kind: string): Fault {
  return new Fault(`an answer to ${kind} goes on after ${MOST_PARTS} parts: its \`next\` never gives null`)
}

export function onePart(name: string, codes: readonly number[]): Part {
  return { name, shape: 'one', codes, min: 1, max: 1 }
}

export function somePart(
  name: string,
  codes: readonly number[],
  min: number,
  max: number,
  fits?: (codes: readonly number[]) => boolean,
): Part {
  const part: Part = { name, shape: 'some', codes, min, max: Math.min(max, codes.length) }
  return fits === undefined ? part : { ...part, fits }
}

export function numberPart(name: string, min: number, max: number): Part {
  return { name, shape: 'number', codes: [], min, max }
}

export function amountsPart(
  name: string,
  codes: readonly number[],
  limits: readonly number[],
  total: { readonly min: number; readonly max: number },
  fits?: (counts: readonly number[]) => boolean,
): Part {
  const part: Part = { name, shape: 'amounts', codes, limits, ...total }
  return fits === undefined ? part : { ...part, fits }
}

/**
 * Appends a part to an answer. An answer starts with the code of its option. Each part follows as its length and then its
 * codes (or its number, or a count for each code).
 */
export function withPart(picks: readonly number[], values: readonly number[]): readonly number[] {
  // A fast path: simulations build millions of answers, and most are an option and one value. A list literal takes no more
  // memory than it needs; spreading costs several times as much.
  if (picks.length === 1 && values.length === 1) return [picks[0] as number, 1, values[0] as number] // in both lists
  const longer = picks.slice()
  longer.push(values.length)
  for (let index = 0; index < values.length; index++) longer.push(values[index] as number) // inside the list
  return longer
}

/** The parts of an answer after its first code. */
export function partsOf(picks: readonly number[]): number[][] {
  // Most answers have one part: see `withPart`.
  if (picks[1] === picks.length - 2) return [picks.slice(2)]
  const parts: number[][] = []
  for (let start = 1; start < picks.length; ) {
    const length = picks[start] as number // inside the list
    parts.push(picks.slice(start + 1, start + 1 + length))
    start += 1 + length
  }
  return parts
}

/** Whether these values are a legal answer to a part. */
export function isPartLegal(part: Part, values: readonly number[]): boolean {
  const { shape, codes, min, max } = part
  switch (shape) {
    case 'number': {
      const [number] = values
      return values.length === 1 && Number.isInteger(number) && Number(number) >= min && Number(number) <= max
    }
    case 'amounts':
      return values.length === codes.length && areAmountsWithin(part, values) && part.fits?.(values) !== false
    default:
      return (
        values.length >= min &&
        values.length <= max &&
        new Set(values).size === values.length &&
        values.every((code) => codes.includes(code)) &&
        part.fits?.(values) !== false
      )
  }
}

function areAmountsWithin({ limits = [], min, max }: Part, values: readonly number[]): boolean {
  let total = 0
  for (let index = 0; index < values.length; index++) {
    const count = values[index] as number // inside the list
    if (!Number.isInteger(count) || count < 0 || count > (limits[index] ?? 0)) return false
    total += count
  }
  return total >= min && total <= max
}

/** Whether a part has nothing to pick from: then nobody is asked, and an answer may leave the part out. */
export function asksNothing({ shape, codes }: Part): boolean {
  return shape === 'some' && codes.length === 0
}

/** The only legal answer to a part, or null if there is a choice. */
export function onlyAnswer(part: Part): readonly number[] | null {
  const { shape, codes, min, max } = part
  if (shape === 'number') return min === max ? [min] : null
  if (shape === 'one') return codes.length === 1 ? codes : null
  if (shape === 'some' && part.fits === undefined) return codes.length === min ? codes : null
  const [first, second] = everyPart(part, 2)
  return second === undefined ? (first ?? null) : null
}

/** Every legal answer to a part, but at most `most`. */
export function everyPart(part: Part, most = Number.POSITIVE_INFINITY): number[][] {
  const { shape, codes, min, max } = part
  if (shape === 'number') {
    return Array.from({ length: Math.min(max - min + 1, most) }, (_, above) => [min + above])
  }
  return shape === 'amounts' ? everyAmounts(part, most) : subsets(codes, min, max, most, part.fits)
}

/** Every set of codes that fits and whose size is within the bounds, but at most `most`. */
export function subsets(
  codes: readonly number[],
  min: number,
  max: number,
  most = Number.POSITIVE_INFINITY,
  fits: (chosen: readonly number[]) => boolean = () => true,
): number[][] {
  const found: number[][] = []
  const extend = (chosen: readonly number[], from: number): void => {
    if (found.length >= most) return
    if (chosen.length >= min && fits(chosen)) found.push([...chosen])
    if (chosen.length === max) return
    // Stops when too few codes are left to reach `min`.
    for (let index = from; codes.length - index >= Math.max(1, min - chosen.length); index++) {
      extend([...chosen, codes[index] as number], index + 1) // inside the list
    }
  }
  extend([], 0)
  return found
}

function everyAmounts(part: Part, most: number): number[][] {
  const { codes, limits = [], min, max } = part
  const found: number[][] = []
  const extend = (counts: readonly number[], sum: number): void => {
    if (found.length >= most || sum > max) return
    if (counts.length === codes.length) {
      if (sum >= min && part.fits?.(counts) !== false) found.push([...counts])
      return
    }
    const limit = Math.min(limits[counts.length] ?? 0, max - sum)
    for (let count = 0; count <= limit; count++) extend([...counts, count], sum + count)
  }
  extend([], 0)
  return found
}

/** Encodes two small numbers as one code, and checks their bounds. */
export interface Pairing {
  code(first: number, second: number): number
  first(code: number): number
  second(code: number): number
}

export function pairing(firsts: number, seconds: number): Pairing {
  return {
    code(first, second) {
      if (first < 0 || first >= firsts || second < 0 || second >= seconds)
        throw new Fault(`no code for ${first} and ${second}`)
      return first * seconds + second
    },
    first: (code) => (code / seconds) | 0,
    second: (code) => code % seconds,
  }
}
