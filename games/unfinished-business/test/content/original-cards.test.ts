import { expect, test } from 'vitest'
import { meta } from '../../meta.ts'
import { cards } from '../../words/gallery.ts'

/**
 * Figures of our own cards, written a second time: a change of a card shows in the diff of the snapshot file. `npm run
 * test:unit -- -u games/unfinished-business/test/content/original-cards.test.ts` updates it.
 */
test('the texts of our own cards match the snapshot file', async () => {
  const own = cards.filter(
    ({ kinds, provenance }) => kinds?.includes(meta.name) === true && provenance === 'original',
  )
  expect(own.length).toBeGreaterThan(100)
  const text = own.map((card) => `${card.id} (${card.copies})\n${card.text.en.replaceAll(/^/gm, '  ')}\n`)
  await expect(text.join('\n')).toMatchFileSnapshot('./original-cards.txt')
})
