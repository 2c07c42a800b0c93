import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { characters } from '../../content/characters.ts'
import { lessonTexts } from '../lesson/texts.ts'

/** Wordings that were replaced once: the texts of Outer Rim and its expansion must not use them again. */

const games = fileURLToPath(new URL('../../..', import.meta.url))
const texts = ['outer-rim', 'unfinished-business']
  .flatMap((game) => [join(games, game, 'content'), join(games, game, 'words')])
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  )

test.each([
  ['Nal Hutta is declined as in the Polish rulebook', /Nal Hutcie/],
  ['Lothal is not declined', /Lothal(?:u|owi|em)(?!\p{L})/u],
  ['a word in private is no calque', /Słówko na stronie/],
  [
    'no card bears the name of the mechanism of favors',
    /name: \{ en: 'Favors'|name: \{[^}]*pl: 'Przysługi' \}/,
  ],
])('%s', (_, forbidden) => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ text }) => forbidden.test(text)).map(({ file }) => file)).toEqual([])
})

test('a note says that the reputation for Lando’s other side is our ruling', () => {
  const lando = characters.find(({ id }) => id === 'lando-calrissian')
  expect(lando?.note?.en).toMatch(/reputation .* is our ruling/)
  expect(lando?.note?.pl).toMatch(/reputacji.* jest naszym rozstrzygnięciem/)
})

test('the lesson says that the learner is defeated, and what it costs', () => {
  expect(lessonTexts.defeat.pl).toMatch(/to oznacza pokonanie\. Tracisz 3000 kredytów/)
  expect(lessonTexts.defeat.en).toMatch(/you are defeated\. That cost you 3,000 credits/)
})

test('the sergeant of the bottle-cap wars is a woman in both languages', () => {
  const wording = (lang: string) =>
    texts.find(({ file }) => file.endsWith(join('prose', lang, 'cantonica-ord-mantell.ts')))
  expect(wording('en')?.text).toMatch(/a grizzled sergeant [^']*\. She looks/)
  expect(wording('pl')?.text).toMatch(/siwa pani sierżant/)
})
