import { gameUi } from '@kantyna/ui'
import { findMissingDescriptions } from '@kantyna/ui/testkit'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { bundle } from '../../index.ts'
import { library } from '../../library.ts'
import { ui } from '../drawings-for-tests.tsx'

test.each([[2, []] as const, [2, [1]] as const])(
  '%i seats, AI players %j: whatever is not lit says why it cannot be used',
  async (seats, automas) => {
    const silent = await findMissingDescriptions({
      game: bundle.game,
      words: bundle.game.words,
      ui: gameUi(ui),
      rules: library.catalogue.map(({ id }) => id),
      seats,
      automas,
      options: bundle.game.options(seats).parse({ modules: ['unfinished-business'] }),
      seed: 5,
      questions: 700,
      every: 17,
      draw: renderToString,
    })
    expect(silent).toEqual([])
  },
)
