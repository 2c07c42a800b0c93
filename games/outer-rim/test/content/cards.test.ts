import { type Lang, langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { cards } from '../../words/gallery.ts'

/**
 * Every card with its figures and its text, in a file for each language, so that a review shows every change as a diff.
 * After an intended change, `npx vitest run -u games/outer-rim/test/content` writes the files again.
 */
function allCards(lang: Lang): string {
  const entries = cards.map(({ id, name, kinds = [], provenance, text, note }) =>
    [
      `${id} (${provenance}): ${name[lang]}`,
      kinds.map((kind) => kind[lang]).join(', '),
      ...text[lang].split('\n'),
      ...(note === undefined ? [] : [note[lang]]),
    ].join('\n  '),
  )
  return `${entries.join('\n\n')}\n`
}

test.each(langs)('every card in %s is as in the reviewed file', async (lang) => {
  await expect(allCards(lang)).toMatchFileSnapshot(`cards.${lang}.txt`)
})
