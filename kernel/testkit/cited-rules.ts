import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CataloguedRule, RuleId } from '../index.ts'

/** A range may stand for this many ids: a search for the id of a rule has to find its code. */
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
  /** Rules that no code cites yet: exactly these. */
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

  test('ids are written out where a range would be long', () => {
    const long = own.filter(({ length }) => length > LONGEST_RANGE)
    expect(long.map((ids) => `${ids[0]} to ${ids.at(-1)}`)).toEqual([])
  })
}

/** The letters of the game: `OR` of `OR-MOVE-05`. */
function prefixOf(id: RuleId): string {
  return id.split('-', 1)[0] ?? ''
}

/** The catalogue itself carries nothing out, and tests do not either. */
function sourcesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('catalogue'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

/** The ids that are cited, each by itself or with the others of its range. */
function rangesIn(source: string): string[][] {
  // A comment may break a range over two lines.
  const text = source.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
  return [...text.matchAll(/([A-Z]{2}-[A-Z]+-)(\d{2,})(?: to \1(\d{2,}))?/g)].map(
    ([, family = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, above) => `${family}${String(Number(first) + above).padStart(2, '0')}`,
      ),
  )
}
