/** Finds words in documents, comments and test titles that the engineers' glossary (docs/glossary.md) replaces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { usedWords } from '../kernel/testkit/word-use.ts'
import { lineAt, list, parse, readSources, root, type Source } from './source.ts'

interface Prose {
  readonly text: string
  readonly line: number
}

export interface PlainEnglishProblem {
  readonly path: string
  readonly line: number
  readonly words: readonly string[]
}

const glossary = 'docs/glossary.md'

/** The words that the tables of the glossary replace: those in the columns "not" and "instead of". */
export function wordsToReplace(text: string): string[] {
  const words: string[] = []
  let column = -1
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : []
    const names = cells.map((cell) => cell.trim())
    const heading = names.findIndex((name) => name === 'not' || name === 'instead of')
    if (cells.length === 0) column = -1
    else if (heading >= 0) column = heading
    else if (column >= 0 && !/^-*$/.test(names[column] ?? ''))
      words.push(...(names[column] ?? '').split(', '))
  }
  return words.filter((word) => word !== '')
}

/** The form behind "is no …" in the glossary. Comparisons ("is no longer") are plain. */
const form = /(?<!\bthere )\b(?:is|are) no (?!longer|more|fewer|less|better|worse|later|earlier|one\b)\p{L}/iu

/** The replaced words in a text. */
export function replacedWordsIn(text: string, replaced: readonly string[]): string[] {
  const words = replaced.filter((word) => !word.endsWith('…'))
  return [...usedWords(text, words), ...(form.test(text) ? ['is no …'] : [])]
}

/** The prose of every document and source file with replaced words in it. */
export function findReplacedWords(): PlainEnglishProblem[] {
  const replaced = wordsToReplace(readFileSync(join(root, glossary), 'utf8'))
  const documents = list('*.md', 'docs/**/*.md').filter((path) => path !== glossary)
  const prose = [
    ...documents.map((path) => ({ path, prose: proseOfDocument(readFileSync(join(root, path), 'utf8')) })),
    // Only files that contain the words are parsed, because parsing takes longer.
    ...readSources()
      .filter(({ text }) => replacedWordsIn(text, replaced).length > 0)
      .map((source) => ({ path: source.path, prose: proseOfSource(source) })),
  ]
  return prose.flatMap(({ path, prose }) =>
    prose.flatMap(({ text, line }) => {
      const words = replacedWordsIn(text, replaced)
      return words.length === 0 ? [] : [{ path, line, words }]
    }),
  )
}

/** Lines of a document outside of code. */
function proseOfDocument(text: string): Prose[] {
  const withoutCode = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '))
  return withoutCode.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
}

const testers = new Set(['describe', 'it', 'test', 'scenario'])

/** Comments, and the titles of tests. */
function proseOfSource(source: Source): Prose[] {
  const { program, comments } = parse(source)
  const found = comments.map(({ value, start }) => ({
    text: value.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
    line: lineAt(source, start),
  }))
  const isTest = /\.(?:test|screens)\.tsx?$/.test(source.path)
  if (!isTest) return found
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !testers.has(calledName(source.text.slice(callee.start, callee.end)))) return
      if (title.type === 'Literal' && typeof title.value === 'string')
        found.push({ text: title.value, line: lineAt(source, title.start) })
      if (title.type === 'TemplateLiteral')
        found.push({
          text: title.quasis.map(({ value }) => value.cooked ?? '').join('…'),
          line: lineAt(source, title.start),
        })
    },
  }).visit(program)
  return found
}

/** `it` of `it.each(…)`. */
function calledName(callee: string): string {
  return /^\w+/.exec(callee)?.[0] ?? ''
}
