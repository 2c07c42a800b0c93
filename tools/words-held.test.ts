import { Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { editions } from '../games/registry.ts'
import { unwantedWords } from '../kernel/index.ts'
import { usedWords } from '../kernel/testkit/index.ts'
import { lineAt, parse, readSources, type Source } from './source.ts'

/** Displayed or printed words are quoted strings in these files. Glossaries list the unwanted words themselves. */
const spoken = /^(?:kernel\/effects|ui|games|bots|cli|server|web\/src)\//
const exempt = /\.test\.tsx?$|\/test\/|\/words\/glossary\.ts$/

const sources = readSources().filter(({ path }) => spoken.test(path) && !exempt.test(path))

describe('texts in the source', () => {
  it('use no unwanted word', () => {
    expect(sources.flatMap((source) => misused(source, Object.keys(unwantedWords)))).toEqual([])
  })

  it.each(editions)('of $meta.id keep to its glossary', async ({ meta, openLibrary }) => {
    const { glossary } = await openLibrary()
    const unwanted = glossary.flatMap(({ not }) => not)
    const ofGame = sources.filter(({ path }) => path.startsWith(`games/${meta.id}/`))
    expect(ofGame.length).toBeGreaterThan(50)
    expect(ofGame.flatMap((source) => misused(source, unwanted))).toEqual([])
  })

  it.each([
    ['The harbor is gray.', ['gray', 'harbor']],
    [
      'They organized the defense of their favorite theater.',
      ['defense', 'favorite', 'theater', 'organized'],
    ],
    ['Karty Lando Calrissiana i Hondo Ohnaki', ['Lando Calrissiana', 'Hondo Ohnaki']],
    ['Przesuń patrol o maksymalnie 3 pola.', ['o maksymalnie']],
    ['A favor for whoever wears ARMOR; realizujesz zlecenie, organizacja, stabilizator', []],
    ['Karty Landa Calrissiana i Honda Ohnaki, maksymalnie o 3 pola', []],
  ])('are spelt as in Britain and declined whole: %s', (text, found) => {
    expect(usedWords(text, Object.keys(unwantedWords))).toEqual(found)
  })

  it('are found wherever they are written', () => {
    const text = 'const a = "zużyte"; const b = `rywal`; const c = <p>w domu {a}</p> // osoba'
    const found = misused({ path: 'a.tsx', text }, Object.keys(unwantedWords))
    expect(found.map((said) => said.split(' ', 2)[1])).toEqual(['zużyt*:', 'rywal*:', 'w'])
  })
})

/** Paths, and names from the platform or the kernel. */
const isCode = (text: string) => /^\.{1,2}\/|^(?:NO_COLOR|center|automa)$/.test(text)

/** Only texts: neither names nor comments. */
function misused(source: Source, unwanted: readonly string[]): string[] {
  const found: string[] = []
  const hold = (text: string, offset: number) => {
    for (const word of usedWords(text, unwanted))
      found.push(`${source.path}:${lineAt(source, offset)} ${word}: ${text}`)
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !isCode(value)) hold(value, start)
    },
    TemplateElement: ({ value, start }) => hold(value.cooked ?? '', start),
    JSXText: ({ value, start }) => hold(value, start),
  }).visit(parse(source).program)
  return found
}
