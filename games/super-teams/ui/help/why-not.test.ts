import { findMissingDescriptions } from '@kantyna/ui/testkit'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { track } from '../../content/track.ts'
import { superTeams } from '../../index.ts'
import { library } from '../../library.ts'
import { ui } from '../index.ts'

test.each([2, 3, 4])('%i players: everything that is not lit says why it cannot be used', async (seats) => {
  const silent = await findMissingDescriptions({
    game: superTeams,
    words: superTeams.words,
    ui,
    rules: library.catalogue.map(({ id }) => id),
    seats,
    options: { teams: 'choose', firstPlayer: 'random' },
    seed: seats,
    questions: 150,
    every: 3,
    also: [...track.map((_, place) => `space:${place}` as const), 'card:0', 'bonus:0'],
    draw: renderToString,
  })
  expect(silent).toEqual([])
})
