import { newChance, type Thing, viewOf } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { bundle, superTeams } from '../../index.ts'
import { SeatBoard } from './SeatBoard.tsx'

const t = bundle.scenarioWords.arrange(
  2,
  { teams: 'choose', firstPlayer: 'random' },
  { ships: { 'x-wing': 12 }, hands: { 1: ['red-3', 'green-2'] }, bonus: { 1: ['tow'] } },
  newChance(1, superTeams.streams),
)
const nothing = new Set<Thing>()
const touching: Touching = {
  lit: nothing,
  picked: nothing,
  pointed: nothing,
  onTouch: () => undefined,
  onInspect: () => undefined,
}

function drawnFor(viewer: number): string {
  return renderToString(
    <SeatBoard view={viewOf(superTeams, t, viewer)} lang="en" seat={0} touching={touching} />,
  )
}

test('a player’s board shows where the ships are and how many cards there are', () => {
  const drawn = drawnFor(1)
  expect(drawn).toContain('12/47')
  expect(drawn).toContain('Movement cards: 2 · Bonus cards: 1')
  expect(drawn).not.toContain('st-face-number')
})

test('the player who holds the cards sees their faces', () => {
  expect(drawnFor(0).match(/st-face-number/g)).toHaveLength(2)
})
