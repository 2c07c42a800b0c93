import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CataloguedRule, RuleId } from '../index.ts'

/** The most ids that a range may stand for, so that a search for the id of a rule finds its code. */
const LONGEST_RANGE = 3

/**
 * Every catalogued rule is cited where it is carried out, so that a search for its id finds the code. Up to three rules
 * may be cited as a range: `DB-END-01 to DB-END-03`. Rulings with ids like those of rules may be cited too. An
 * expansion's rule may be carried out by the game that it extends and is cited there: the folders of an expansion include
 * those of its game, and ids of other games are left to their own tests.
 */
export function testCitations(
  catalogue: readonly CataloguedRule[],
  folders: readonly URL[],
  rulings: readonly RuleId[] = [],
  /** The rules that no code cites yet; the test fails if the list is longer or shorter. */
  uncited: readonly RuleId[] = [],
): void {
  const catalogued = new Set(catalogue.map(({ id }) => id))
  const prefixes = new Set([...catalogued].map(prefixOf))
  const ranges = folders.flatMap(sourcesIn).flatMap(rangesIn)
  const own = ranges.filter(([first = '']) => prefixes.has(prefixOf(first)))
  const cited = new Set(own.flat())
  const known = new Set([...catalogued, ...rulings])

  test('every rule is cited where it is carried out', () => {
    expect([...catalogued].filter((id) => !cited.has(id)).toSorted()).toEqual(uncited.toSorted())
  })

  test('no rule is cited that does not exist', () => {
    expect([...cited].filter((id) => !known.has(id))).toEqual([])
  })

  test('no range is too long', () => {
    const long = own.filter(({ length }) => length > LONGEST_RANGE)
    expect(long.map((ids) => `${ids[0]} to ${ids.at(-1)}`)).toEqual([])
  })
}

/** The letters of the game: `OR` of `OR-MOVE-05`. */
function prefixOf(id: RuleId): string {
  return id.split('-', 1)[0] ?? ''
}

/** Neither the catalogue nor tests count as code that carries out a rule. */
function sourcesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('catalogue'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

/** The cited ids, including those inside ranges. */
function rangesIn(source: string): string[][] {
  // In a comment, a range may continue on the next line.
  const text = source.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
  return [...text.matchAll(/([A-Z]{2}-[A-Z]+-)(\d{2,})(?: to \1(\d{2,}))?/g)].map(
    ([, family = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, above) => `${family}${String(Number(first) + above).padStart(2, '0')}`,
      ),
  )
}
