/**
 * Which words of documents, comments and test titles the engineers' glossary (docs/glossary.md) replaces with others.
 *
 *     node tools/plain-english.ts                 how many are left, by folder
 *     node tools/plain-english.ts kernel/play     each of them, with its line
 *     node tools/plain-english.ts --shorten       removes the files that are done from the list of those left
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Visitor } from 'oxc-parser'
import { usedWords } from '../kernel/testkit/word-use.ts'
import { lineAt, list, parse, readSources, root, type Source } from './source.ts'

interface Prose {
  readonly text: string
  readonly line: number
}

export interface Unplain {
  readonly path: string
  readonly line: number
  readonly words: readonly string[]
}

const glossary = 'docs/glossary.md'
const left = 'tools/plain-english-left.txt'

/** The words that the tables of the glossary replace: those in the columns "not" and "instead of". */
export function replacedWords(text: string): string[] {
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
export function unplainWords(text: string, replaced: readonly string[]): string[] {
  const words = replaced.filter((word) => !word.endsWith('…'))
  return [...usedWords(text, words), ...(form.test(text) ? ['is no …'] : [])]
}

/** The prose of every document and source file with replaced words in it. */
export function findUnplain(): Unplain[] {
  const replaced = replacedWords(readFileSync(join(root, glossary), 'utf8'))
  const documents = list('*.md', 'docs/**/*.md').filter((path) => path !== glossary)
  const prose = [
    ...documents.map((path) => ({ path, prose: proseOfDocument(readFileSync(join(root, path), 'utf8')) })),
    // Parsing takes longer than looking for the words.
    ...readSources()
      .filter(({ text }) => unplainWords(text, replaced).length > 0)
      .map((source) => ({ path: source.path, prose: proseOfSource(source) })),
  ]
  return prose.flatMap(({ path, prose }) =>
    prose.flatMap(({ text, line }) => {
      const words = unplainWords(text, replaced)
      return words.length === 0 ? [] : [{ path, line, words }]
    }),
  )
}

/** The files that have not been edited yet, by folder and name: a file that moves within its folder stays listed. */
export function filesLeft(): ReadonlySet<string> {
  const lines = readFileSync(join(root, left), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== ''))
}

/** How the list names a file: `games/outer-rim movement.ts`. */
export function nameInList(path: string): string {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return `${folders.slice(0, folders[0] === 'games' ? 2 : 1).join('/')} ${name}`.trim()
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

function shorten(): void {
  const unplain = new Set(findUnplain().map(({ path }) => nameInList(path)))
  const names = [...filesLeft()].filter((name) => unplain.has(name))
  writeFileSync(join(root, left), `${names.join('\n')}\n`)
  console.log(`${names.length} files left`)
}

function report(folders: readonly string[]): void {
  const found = findUnplain()
  if (folders.length > 0) {
    for (const { path, line, words } of found)
      if (folders.some((folder) => path.startsWith(folder)))
        console.log(`${path}:${line}: ${words.join(', ')}`)
    return
  }
  const counts = new Map<string, number>()
  for (const { path } of found) {
    const folder = nameInList(path).split(' ').slice(0, -1).join(' ')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  for (const [folder, count] of counts) console.log(`${folder}: ${count}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { shorten: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.shorten === true) shorten()
  else report(positionals)
}
