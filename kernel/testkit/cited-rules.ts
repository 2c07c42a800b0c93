import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CataloguedRule, RuleId } from '../index.ts'

/**
 * Every catalogued rule is named where it is carried out, so that who looks for a rule finds its code with one search.
 * Families may be cited as a range: `DB-END-01 to DB-END-03`. Rulings, where their ids look like those of rules, may be
 * cited too.
 */
export function testCitations(
  catalogue: readonly CataloguedRule[],
  folders: readonly URL[],
  rulings: readonly RuleId[] = [],
): void {
  const cited = new Set(folders.flatMap(sourcesIn).flatMap(citedIn))
  const catalogued = new Set(catalogue.map(({ id }) => id))
  const known = new Set([...catalogued, ...rulings])

  test('every rule is cited where it is carried out', () => {
    expect([...catalogued].filter((id) => !cited.has(id))).toEqual([])
  })

  test('no rule is cited that does not exist', () => {
    expect([...cited].filter((id) => !known.has(id))).toEqual([])
  })
}

/** The catalogue itself carries nothing out, and tests do not either. */
function sourcesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('catalogue'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

function citedIn(source: string): string[] {
  // A comment may break a range over two lines.
  const text = source.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
  return [...text.matchAll(/([A-Z]{2}-[A-Z]+-)(\d{2,})(?: to \1(\d{2,}))?/g)].flatMap(
    ([, family = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, above) => `${family}${String(Number(first) + above).padStart(2, '0')}`,
      ),
  )
}
