import { TestClock } from '@kantyna/host/test'
import type { KernelView } from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { isStageOpen, Stage } from './stage.ts'

const view = {} as KernelView // nothing here reads it

const moment = (at: number, seats: readonly number[], index = 0): Moment => ({
  kind: 'fight',
  at,
  index,
  events: [],
  seats,
})

function newStage(readingTime = 1000, isPlayed = () => false) {
  const clock = new TestClock()
  const stage = new Stage({ clock, readingTime: () => readingTime, isPlayed, onChange: () => undefined })
  return { clock, stage }
}

it('keeps a moment that concerns the viewer until it is touched', () => {
  const { clock, stage } = newStage()
  const own = moment(1, [0])
  stage.add(0, [own], view)
  stage.setViewer(0, 1)
  clock.pass(100_000)
  expect(stage.state).toMatchObject({ shown: { moment: own, stays: true }, isBlocking: true })
  stage.dismiss()
  expect(stage.state).toEqual({ shown: null, isBlocking: false, isPlaying: false, waiting: [] })
})

it('shows others’ moments one after the other, each for as long as it takes to read', () => {
  const { clock, stage } = newStage()
  const [first, second] = [moment(1, [1]), moment(1, [2], 1)]
  stage.add(0, [first, second], view)
  stage.setViewer(0, 1)
  expect(stage.state).toMatchObject({ shown: { moment: first, stays: false }, isBlocking: false })
  clock.pass(1000)
  expect(stage.state.shown?.moment).toBe(second)
  clock.pass(1000)
  expect(stage.state.shown).toBeNull()
})

it('shows nothing before the board shows the events that led to it', () => {
  const { stage } = newStage()
  stage.add(0, [moment(3, [0])], view)
  stage.setViewer(0, 2)
  expect(stage.state.shown).toBeNull()
  stage.setViewer(0, 3)
  expect(stage.state.shown).not.toBeNull()
})

it('blocks touches while one that concerns the viewer comes next, and a touch goes on to it', () => {
  const { clock, stage } = newStage()
  const [others, own] = [moment(1, [1]), moment(1, [0], 1)]
  stage.add(0, [others, own], view)
  stage.setViewer(0, 1)
  expect(stage.state).toMatchObject({ shown: { moment: others }, isBlocking: true })
  stage.dismiss()
  expect(stage.state.shown?.moment).toBe(own)
  clock.pass(100_000)
  expect(stage.state.shown?.moment).toBe(own)
})

it('dismisses one at a time', () => {
  const { stage } = newStage()
  const [first, second] = [moment(1, [0]), moment(1, [0], 1)]
  stage.add(0, [first, second], view)
  stage.setViewer(0, 1)
  stage.dismiss()
  expect(stage.state.shown?.moment).toBe(second)
})

it('skips only moments that do not concern the viewer', () => {
  const { stage } = newStage()
  const own = moment(1, [0], 1)
  stage.add(0, [moment(1, [1]), own, moment(1, [2], 2)], view)
  stage.setViewer(0, 1)
  stage.skip()
  expect(stage.state.shown?.moment).toBe(own)
  stage.dismiss()
  expect(stage.state.shown).toBeNull()
})

it('keeps a moment for the seat that it concerns until that seat has the screen', () => {
  const { stage } = newStage()
  const fight = moment(1, [1])
  stage.add(0, [fight], view)
  stage.add(1, [fight], view)
  stage.setViewer(0, 1)
  expect(stage.state).toMatchObject({ shown: { stays: false }, isBlocking: false })
  stage.setViewer(null, 1)
  expect(stage.state.shown).toBeNull()
  stage.setViewer(1, 1)
  expect(stage.state).toMatchObject({ shown: { moment: fight, stays: true }, isBlocking: true })
  stage.dismiss()
  stage.setViewer(0, 1)
  expect(stage.state.shown).toBeNull()
})

it('leaves out moments that take no time to read', () => {
  const { stage } = newStage(0)
  const own = moment(1, [0], 1)
  stage.add(0, [moment(1, [1]), own], view)
  stage.setViewer(0, 1)
  expect(stage.state.shown?.moment).toBe(own)
})

it('shows one again before all others', () => {
  const { stage } = newStage()
  const [old, own] = [moment(1, [1]), moment(5, [0])]
  stage.setViewer(0, 5)
  stage.add(0, [own], view)
  stage.addFirst(0, old, view)
  expect(stage.state).toMatchObject({ shown: { moment: old, stays: true } })
  stage.dismiss()
  expect(stage.state.shown?.moment).toBe(own)
})

it('shows nothing that was taken back', () => {
  const { clock, stage } = newStage()
  stage.add(0, [moment(1, [1]), moment(1, [0], 1)], view)
  stage.setViewer(0, 1)
  stage.clear()
  clock.pass(100_000)
  expect(stage.state).toEqual({ shown: null, isBlocking: false, isPlaying: false, waiting: [] })
})

it('is drawn while the table is visible; after the end only on request', () => {
  const blocking = { shown: null, isBlocking: true }
  const brief = { shown: null, isBlocking: false }
  expect(isStageOpen('live', blocking)).toBe(true)
  expect(isStageOpen('live', brief)).toBe(true)
  expect(isStageOpen('over', brief)).toBe(false)
  expect(isStageOpen('over', blocking)).toBe(true)
  expect(isStageOpen('curtain', blocking)).toBe(false)
})
