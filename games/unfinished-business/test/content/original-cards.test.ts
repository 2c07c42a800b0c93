import { expect, test } from 'vitest'
import { meta } from '../../meta.ts'
import { cards } from '../../words/gallery.ts'

/**
 * The texts and numbers of our own cards are kept in a snapshot file, so that every change of a card shows in its diff.
 * `npm run test:unit -- -u games/unfinished-business/test/content/original-cards.test.ts` updates it.
 */
test('the texts of our own cards match the snapshot file', async () => {
  const own = cards.filter(
    ({ kinds, provenance }) => kinds?.includes(meta.name) === true && provenance === 'original',
  )
  expect(own.length).toBeGreaterThan(100)
  const text = own.map((card) => `${card.id} (${card.copies})\n${card.text.en.replaceAll(/^/gm, '  ')}\n`)
  await expect(text.join('\n')).toMatchFileSnapshot('./original-cards.txt')
})
