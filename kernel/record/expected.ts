import { hint, quotable } from '../words/unknown-word.ts'
import { mismatch } from './mismatch.ts'

/** Compares the values that a scenario expects with the actual values. */

/** A value found by its path, or why there is none: an unknown word is an error, never an empty value. */
export type Found = { readonly value: unknown } | { readonly missing: string }

/** Finds a value by its path: `base.rebels`, `row.0`, `row.length`. */
export function lookUp(where: unknown, path: string): Found {
  const names = path.split('.')
  let value = where
  for (const [depth, name] of names.entries()) {
    const before = names
      .slice(0, depth)
      .map((each) => `${each}.`)
      .join('')
    if (value === null || typeof value !== 'object') {
      return { missing: `there is no ${quotable(path)}: ${quotable(before.slice(0, -1))} is ${shown(value)}` }
    }
    if (Array.isArray(value) && name !== 'length' && !isIndexOf(value, name)) {
      return {
        missing: `there is no ${quotable(path)}: the list has ${value.length} elements, counted from 0`,
      }
    }
    if (!Object.hasOwn(value, name)) {
      const known = Object.keys(value).map((each) => `${before}${each}`)
      return { missing: `there is no word ${quotable(before + name)}${hint(before + name, known)}` }
    }
    value = Reflect.get(value, name)
  }
  return { value }
}

function isIndexOf(list: readonly unknown[], name: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(name) && Number(name) < list.length
}

export function same(what: string, got: unknown, expected: unknown): void {
  if (!matchesExpectation(got, expected)) mismatch(`${what}: expected ${shown(expected)}, got ${shown(got)}`)
}

export function matchesExpectation(got: unknown, expected: unknown): boolean {
  const form = listFormIn(expected)
  if (form !== null) return Array.isArray(got) && isListOfForm(got, form)
  if (!isNested(got) || !isNested(expected)) return got === expected
  if (Array.isArray(got) !== Array.isArray(expected)) return false
  const names = Object.keys(expected)
  return (
    names.length === Object.keys(got).length &&
    names.every(
      (name) =>
        Object.hasOwn(got, name) && matchesExpectation(Reflect.get(got, name), Reflect.get(expected, name)),
    )
  )
}

/** Ways to describe a list without its order, or only some of its elements. */
interface ListForm {
  readonly anyOrder?: readonly unknown[]
  readonly including?: readonly unknown[]
  readonly excluding?: readonly unknown[]
}

const listForms = ['anyOrder', 'including', 'excluding'] as const

/** `{ anyOrder: [a, b] }`, `{ including: [a] }`, `{ excluding: [b] }` or the last two together; else null. */
function listFormIn(expected: unknown): ListForm | null {
  if (!isNested(expected) || Array.isArray(expected)) return null
  const names = Object.keys(expected)
  if (!listForms.some((name) => names.includes(name))) return null
  if (Object.hasOwn(expected, 'anyOrder') && names.length > 1) mismatch('anyOrder should be a list, alone')
  for (const [name, list] of Object.entries(expected)) {
    if (!listForms.some((form) => form === name))
      mismatch(`${listForms.filter((form) => names.includes(form)).join(', ')}: ${unknownForm(name)}`)
    if (!Array.isArray(list)) mismatch(`${name} should be a list${name === 'anyOrder' ? ', alone' : ''}`)
  }
  return expected
}

function unknownForm(name: string): string {
  return `nothing called ${quotable(name)} goes with it${hint(name, listForms)}`
}

function isListOfForm(got: readonly unknown[], { anyOrder, including, excluding }: ListForm): boolean {
  if (anyOrder !== undefined)
    return got.length === anyOrder.length && pairsAll(got, anyOrder, matchesExpectation)
  return (
    pairsAll(got, including ?? [], matchesExpectation) &&
    !(excluding ?? []).some((each) => got.some((one) => matchesExpectation(one, each)))
  )
}

/** Whether every expected element can be paired with a different element that fits it. */
export function pairsAll<Got, Expected>(
  got: readonly Got[],
  expected: readonly Expected[],
  fits: (one: Got, each: Expected) => boolean,
): boolean {
  const takenBy = new Map<number, number>()
  const place = (wanted: number, tried: Set<number>): boolean =>
    got.some((one, index) => {
      if (tried.has(index) || !fits(one, expected[wanted] as Expected)) return false // within the list
      tried.add(index)
      const rival = takenBy.get(index)
      if (rival !== undefined && !place(rival, tried)) return false
      takenBy.set(index, wanted)
      return true
    })
  return expected.every((_, wanted) => place(wanted, new Set()))
}

/** Every element that an expectation excludes, at any depth. If one were misspelt, no check would ever fail. */
export function excludedIn(expected: unknown): readonly unknown[] {
  if (!isNested(expected)) return []
  const own = listFormIn(expected)?.excluding ?? []
  return [...own, ...Object.values(expected).flatMap(excludedIn)]
}

/** Every text and every key in some data. */
export function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  if (!isNested(data)) return []
  const keys = Array.isArray(data) ? [] : Object.keys(data)
  return [...keys, ...Object.values(data).flatMap(textsIn)]
}

function isNested(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}

/** The value as a scenario file would write it. */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
