import { findMissingDescriptions } from '@kantyna/ui/testkit'
import { Fragment, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { newGame } from '../index.ts'
import { catalogue } from '../rules/catalogue.ts'
import { cards } from '../rules/table.ts'
import { ui } from './index.ts'

test('every card that a player sees can be touched', async () => {
  const things = new Set<string>()
  await findMissingDescriptions({
    game: newGame,
    words: newGame.words,
    ui,
    rules: catalogue.map(({ id }) => id),
    seats: 2,
    options: {},
    seed: 1,
    questions: cards.length,
    every: 1,
    draw(drawing) {
      const markup = renderToString(h(Fragment, null, drawing))
      for (const [, thing = ''] of markup.matchAll(/data-thing="([^"]+)"/g)) things.add(thing)
      return markup
    },
  })
  expect(things.size).toBe(cards.length)
})
