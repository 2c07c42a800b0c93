import { superTeamsBundle } from '@kantyna/host/test'
import type { GameEvent } from '@kantyna/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import type { TableState } from '../controller/table-state.ts'
import { LastChoice } from './LastChoice.tsx'

it('shows a bot’s last choice in a few lines, however many events it causes', async () => {
  const bundle = await superTeamsBundle()
  const { words } = bundle.game
  const event = ({ type }: GameEvent) => [`${type} happens.`]
  const game = { ...bundle.game, words: { ...words, en: { ...words.en, event, together: undefined } } }
  const events = ['first', 'second', 'third', 'fourth', 'fifth'].map((type) => ({ type }))
  const state = {
    log: [{ seat: 1, entries: [{ at: 3, seat: 1, events }] }],
    waiting: [{ seat: 1 }],
  } as unknown as TableState // nothing else is read
  const drawn = renderToString(
    <LastChoice
      bundle={{ ...bundle, game } as unknown as typeof bundle}
      lang="en"
      state={state}
      names={String}
      moreInLog={(lines) => `(${lines} more)`}
    />,
  )
  expect(drawn).toContain('third happens.')
  expect(drawn).not.toContain('fourth')
  expect(drawn).toMatch(/\(2\smore\)/)
})
