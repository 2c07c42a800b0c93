import { findMissingDescriptions } from '@kantyna/ui/testkit'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { transgalactica } from '../../index.ts'
import { library } from '../../library.ts'
import { ui } from '../index.ts'

test.each([2, 4])('%i players: everything that is not lit says why it cannot be used', async (seats) => {
  const silent = await findMissingDescriptions({
    game: transgalactica,
    words: transgalactica.words,
    ui,
    rules: library.catalogue.map(({ id }) => id),
    seats,
    options: {},
    seed: seats,
    questions: 400,
    every: 13,
    draw: renderToString,
  })
  expect(silent).toEqual([])
})
