import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RuleId } from '@kantyna/kernel'
import { filesUnder } from './files.ts'

/** A line of code that cites a rule. */
export interface Citation {
  /** Relative to the searched folder, with forward slashes. */
  readonly file: string
  readonly line: number
  readonly text: string
}

const idOrRange = /\b([A-Z]{2}(?:-[A-Z]+)+-)(\d+)\b(?:[\s*]*(?:to|–)[\s*]*\1(\d+)\b)?/g

/** Tests, and files that only list or explain rules. */
const nonCodePaths = /\.test\.tsx?$|\/(?:test|testkit)\/|\/(?:catalogue|rulebook)(?:\.ts$|\/)/

/**
 * Every line of code under a folder that cites a rule, by its id or by a range such as "OR-TRADE-10 to OR-TRADE-13".
 */
export function citationsUnder(folder: string, rule: RuleId): Citation[] {
  return filesUnder(folder, /\.tsx?$/)
    .filter((file) => !nonCodePaths.test(file.replaceAll('\\', '/')))
    .flatMap((file) =>
      citationsIn(readFileSync(file, 'utf8'), rule).map((cited) => ({
        file: relative(folder, file).replaceAll('\\', '/'),
        ...cited,
      })),
    )
}

/** Every rule that a text names, singly or in a range. */
export function rulesNamed(text: string): RuleId[] {
  return [...text.matchAll(idOrRange)].flatMap(([, chapter = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, more) => `${chapter}${String(Number(first) + more).padStart(first.length, '0')}`,
    ),
  )
}

export function citationsIn(source: string, rule: RuleId): Omit<Citation, 'file'>[] {
  const wanted = /^(.*-)(\d+)$/.exec(rule)
  if (wanted === null) return []
  const [, chapter, number] = wanted
  const lines = source.split('\n')
  return [...source.matchAll(idOrRange)]
    .filter(([, cited, first, last = first]) => {
      return cited === chapter && Number(first) <= Number(number) && Number(number) <= Number(last)
    })
    .map(({ index }) => source.slice(0, index).split('\n').length)
    .filter((line, place, all) => all.indexOf(line) === place)
    .map((line) => ({ line, text: (lines[line - 1] ?? '').trim() }))
}
