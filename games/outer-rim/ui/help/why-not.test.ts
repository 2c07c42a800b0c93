import { findMissingDescriptions } from '@kantyna/ui/testkit'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { outerRim } from '../../index.ts'
import { library } from '../../library.ts'
import { ui } from '../index.ts'

test.each([[2, []] as const, [2, [1]] as const])(
  '%i seats, AI players %j: whatever is not lit says why it cannot be used',
  async (seats, automas) => {
    const silent = await findMissingDescriptions({
      game: outerRim,
      words: outerRim.words,
      ui,
      rules: library.catalogue.map(({ id }) => id),
      seats,
      automas,
      options: { map: 'standard', fame: '10', aiCharacter: 'ask', aiFame: '0' },
      seed: 5,
      questions: 700,
      every: 17,
      draw: renderToString,
    })
    expect(silent).toEqual([])
  },
)
