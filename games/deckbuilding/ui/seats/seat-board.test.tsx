import { type Thing, viewOf } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { damageLeft } from '../../rules/combat/damage.ts'
import { scores } from '../../rules/victory.ts'
import { arranged } from '../../test/start.ts'
import { SeatBoard } from './SeatBoard.tsx'

const t = arranged(1, {
  hand: { empire: ['stormtrooper'], rebels: ['rebel-trooper', 'x-wing'] },
  units: { rebels: ['b-wing'] },
  discard: { rebels: ['y-wing'] },
})
const nothing = new Set<Thing>()
const touching: Touching = {
  lit: nothing,
  picked: nothing,
  pointed: nothing,
  onTouch: () => undefined,
  onInspect: () => undefined,
}
const REBELS = 1 - t.empire

function drawnFor(viewer: number): string {
  return renderToString(
    <SeatBoard view={viewOf(deckbuilding, t, viewer)} lang="en" seat={REBELS} touching={touching} />,
  )
}

test('an opponent’s board shows their face-up cards, and their hand face down', () => {
  const drawn = drawnFor(t.empire)
  expect(drawn).toContain('aria-label="B-Wing')
  expect(drawn).toContain('aria-label="Y-Wing')
  expect(drawn).toContain('Discard pile: 1 card')
  expect(drawn).toContain('Hand: 2')
  expect(drawn).not.toContain('aria-label="X-Wing')
  expect(drawn.match(/db-back"/g)?.length).toBeGreaterThanOrEqual(2)
})

test('a player’s own board shows their own hand', () => {
  expect(drawnFor(REBELS)).toContain('aria-label="X-Wing')
})

test('a damaged ship and a damaged base show their remaining hit points', () => {
  const damaged = arranged(1, {
    base: { empire: ['coruscant', 5] },
    ships: { empire: [['star-destroyer', 3]] },
  })
  const { empire } = damaged
  const drawn = renderToString(
    <SeatBoard view={viewOf(deckbuilding, damaged, null)} lang="en" seat={empire} touching={touching} />,
  )
  const base = scores(damaged).find(({ seat }) => seat === empire)?.facts?.['left']
  expect(drawn).toContain(`<b>${base}</b><small>/16</small>`)
  expect(drawn).toContain(`<b>${damageLeft(damaged, empire, 0)}</b><small>/`)
})
