import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editions } from '@kantyna/games'
import { expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

const readme = (edition: string) => new URL(`../../games/${edition}/test/README.md`, import.meta.url)

test.each(editions.map(({ meta }) => meta.id))(
  'the README of %s lists its events and refusals as they are',
  async (edition) => {
    const { code, out } = await runWith(['scenario', '--list-words', edition])
    expect(code).toBe(0)
    const page = readFileSync(readme(edition), 'utf8')
    const [, listed = ''] = /<!-- words: [^>]* -->\n\n(.*)\n<!-- \/words -->/s.exec(page) ?? []
    // If this fails: npx kantyna scenario --list-words GAME --into games/GAME/test/README.md
    expect(listed).toBe(out)
  },
)

test('lists events with their facts, and errors and reasons with their meanings', async () => {
  const { out } = await runWith(['scenario', '--list-words', 'outer-rim'])
  expect(out).toContain('| `moved` | `seat`, `from`, `to`, `route` |')
  expect(out).toContain('| `no-such-move` | the seat cannot make this standing move now |')
  expect(out).toContain('| `notOnPlanet` | This is only possible on a planet. |')
})

test('the list is written into a page between its comments, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
  const page = join(folder, 'page.md')
  writeFileSync(
    page,
    'before\n<!-- words: npx kantyna scenario --list-words x -->\nold\n<!-- /words -->\nafter\n',
  )
  expect((await runWith(['scenario', '--list-words', 'super-teams', '--into', page])).code).toBe(0)
  const written = readFileSync(page, 'utf8')
  expect(written).toMatch(
    /^before\n<!-- words: npx kantyna scenario --list-words super-teams --into FILE -->\n\n###/,
  )
  expect(written).toMatch(/\n<!-- \/words -->\nafter\n$/)
  expect(written).not.toContain('old')
  writeFileSync(page, 'nothing')
  expect((await runWith(['scenario', '--list-words', 'super-teams', '--into', page])).code).toBe(2)
  expect((await runWith(['scenario', '--list-words', 'chess'])).code).toBe(2)
  rmSync(folder, { recursive: true })
})
