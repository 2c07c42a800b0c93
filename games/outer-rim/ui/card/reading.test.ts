import { langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { isMarketCard } from '../../rules/pieces.ts'
import { pieceThing } from '../../rules/scenario/things.ts'
import { tablesOf } from '../../rules/tables.ts'
import { words } from '../../words/game-words.ts'
import { reading } from './reading.ts'

test('the figures of a ship appear once', () => {
  for (const [piece, card] of tablesOf({ modules: 0 }).market.entries()) {
    if (!isMarketCard(piece) || !('ship' in card)) continue
    for (const lang of langs) {
      const read = reading(pieceThing(piece), lang, words)
      const hull = lang === 'pl' ? /kadłub/gi : /hull/gi
      const printed = [...(read?.facts ?? []).map(({ text }) => text), read?.text.split('\n')[0] ?? ''].join(
        ' ',
      )
      expect(printed.match(hull), card.id).toHaveLength(1)
    }
  }
})
