import { hint, quotable } from '../words/unknown-word.ts'
import { canonical } from './canonical.ts'
import { mismatch } from './mismatch.ts'

/** Comparing what a scenario expects with what there is. */

/** A value found by its path, or why there is none: an unknown word is never taken for nothing. */
export type Found = { readonly value: unknown } | { readonly missing: string }

/** Looks into nested words: `base.rebels`, `row.0`, `row.length`. */
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
  if (!agrees(got, expected)) mismatch(`${what}: expected ${shown(expected)}, got ${shown(got)}`)
}

export function agrees(got: unknown, expected: unknown): boolean {
  const unordered = anyOrderIn(expected)
  if (unordered !== null) {
    return Array.isArray(got) && canonical(sorted(got)) === canonical(sorted(unordered))
  }
  if (!isNested(got) || !isNested(expected)) return got === expected
  if (Array.isArray(got) !== Array.isArray(expected)) return false
  const names = Object.keys(expected)
  return (
    names.length === Object.keys(got).length &&
    names.every(
      (name) => Object.hasOwn(got, name) && agrees(Reflect.get(got, name), Reflect.get(expected, name)),
    )
  )
}

/** The elements of `{ anyOrder: [a, b] }`: a list whose order does not matter. */
function anyOrderIn(expected: unknown): readonly unknown[] | null {
  if (!isNested(expected) || !Object.hasOwn(expected, 'anyOrder')) return null
  const list: unknown = Reflect.get(expected, 'anyOrder')
  if (!Array.isArray(list) || Object.keys(expected).length !== 1) mismatch('anyOrder should be a list, alone')
  return list
}

function sorted(list: readonly unknown[]): string[] {
  return list.map(canonical).toSorted()
}

function isNested(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}

/** As it would be written in the file. */
function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
