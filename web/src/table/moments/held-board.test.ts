import type { GameEvent, KernelView } from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { boardAfter } from './held-board.ts'

interface Placed {
  readonly ship: string
}

const asView = (ship: string): KernelView => ({ ship }) as unknown as KernelView // only `ship` is read
const shipOf = (view: KernelView) => (view as unknown as Placed).ship // set above

const event = (type: string): GameEvent => ({ type })
const moment = (kind: string, events: readonly GameEvent[]): Moment => ({
  kind,
  at: 1,
  index: 0,
  events,
  seats: [1],
})

/** A whole turn moves a ship away from home. */
const before = ({ kind }: Moment) => (kind === 'turn' ? asView('home') : null)

const [own, flown] = [event('own'), event('flown')]
const [roll, turn] = [moment('roll', [own]), moment('turn', [flown])]
const scene = { view: asView('goal'), events: [own, flown] }

it('keeps pieces where they were until the scene of the turn that moves them', () => {
  const first = boardAfter(null, scene, [roll, turn], before)
  expect([shipOf(first.view), first.events]).toEqual(['home', [own]])
  // The player has dismissed their own moment.
  const waiting = boardAfter(first, scene, [turn], before)
  expect(waiting).toBe(first)
  const told = boardAfter(waiting, scene, [], before)
  expect([shipOf(told.view), told.events]).toEqual(['goal', [flown]])
  expect(boardAfter(told, scene, [], before)).toBe(told)
})

it('shows everything at once if no scene follows', () => {
  const board = boardAfter(null, scene, [roll], before)
  expect([board.view, board.events]).toEqual([scene.view, scene.events])
})

it('starts again with the next events', () => {
  const held = boardAfter(null, scene, [turn], before)
  const next = { view: asView('further'), events: [event('other')] }
  expect(boardAfter(held, next, [], before)).toMatchObject({ view: next.view, events: next.events })
})
