import { Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { editions } from '../games/registry.ts'
import { unwantedWords } from '../kernel/index.ts'
import { usedWords } from '../kernel/testkit/index.ts'
import { lineAt, parse, readSources, type Source } from './source.ts'

/** What is drawn or printed stands in these files, in quotes. Glossaries name the unwanted words themselves. */
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

  it('are found wherever they are written', () => {
    const text = 'const a = "zużyte"; const b = `rywal`; const c = <p>w domu {a}</p> // osoba'
    const found = misused({ path: 'a.tsx', text }, Object.keys(unwantedWords))
    expect(found.map((said) => said.split(' ', 2)[1])).toEqual(['zużyt*:', 'rywal*:', 'w'])
  })
})

const isPath = (text: string) => /^\.{1,2}\//.test(text)

/** Only texts: not names, and not comments. */
function misused(source: Source, unwanted: readonly string[]): string[] {
  const found: string[] = []
  const hold = (text: string, offset: number) => {
    for (const word of usedWords(text, unwanted))
      found.push(`${source.path}:${lineAt(source, offset)} ${word}: ${text}`)
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !isPath(value)) hold(value, start)
    },
    TemplateElement: ({ value, start }) => hold(value.cooked ?? '', start),
    JSXText: ({ value, start }) => hold(value, start),
  }).visit(parse(source).program)
  return found
}
