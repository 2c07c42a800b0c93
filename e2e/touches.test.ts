/** Counts the touches of typical turns. The table in docs/touches.md has the same numbers. */
import { describe, expect, it } from 'vitest'
import { countTouches } from './touches/count.ts'
import { typicalTurns } from './touches/turns.ts'
import { sharingVisit } from './visiting.ts'

const turns = typicalTurns()

describe.each([
  ['finger', 'phone'],
  ['mouse', 'desk'],
] as const)('touches by %s', (hand, screen) => {
  const visit = sharingVisit({ screen, keepsMoments: true })
  it.each(turns.map((turn) => [turn.game, turn.what, turn] as const))('%s: %s', (_, __, turn) =>
    visit(async ({ page }) => {
      const { touched } = await countTouches(page, hand, turn)
      expect(touched).toHaveLength(turn.touches[hand])
    })(),
  )
})

it('are listed in the documentation', async () => {
  const rows = turns.map(({ game, what, touches: { goal, finger, mouse } }) =>
    ['', game, what, goal, finger, mouse, ''].join(' | ').trim(),
  )
  await expect(`${[...head, ...rows].join('\n')}\n`).toMatchFileSnapshot('../docs/touches.md')
})

const head = [
  '# Touches of a turn',
  '',
  'How many touches typical turns take, from the first to the last answer, as settings are at first: on a phone of 360 by 640 by finger, and on a desk of 1280 by 800 by mouse. Touching a moment away counts where something was rolled in it. `e2e/touches.test.ts` plays and counts them; `npm run test:e2e e2e/touches.test.ts -- -u` writes this table.',
  '',
  '| game | turn | meant | by finger | by mouse |',
  '|---|---|---:|---:|---:|',
]
