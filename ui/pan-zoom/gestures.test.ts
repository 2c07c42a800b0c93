import { describe, expect, test } from 'vitest'
import { DoubleTap, Gestures } from './gestures.ts'

const click = { detail: 1 }
const byKeyboard = { detail: 0 }

test('a finger that hardly moves taps', () => {
  const gestures = new Gestures()
  gestures.down(1, 'touch', { x: 100, y: 100 })
  expect(gestures.move(1, { x: 105, y: 104 })).toBeNull()
  gestures.up(1)
  expect(gestures.swallows(click)).toBe(false)
})

test('a drag moves by all that was moved, and never ends in a tap', () => {
  const gestures = new Gestures()
  gestures.down(1, 'touch', { x: 100, y: 100 })
  gestures.move(1, { x: 104, y: 100 })
  expect(gestures.move(1, { x: 120, y: 90 })).toEqual({ pan: { x: 20, y: -10 }, zoom: null })
  expect(gestures.move(1, { x: 121, y: 90 })).toEqual({ pan: { x: 1, y: 0 }, zoom: null })
  gestures.up(1)
  expect(gestures.swallows(click)).toBe(true)
})

test('returning to its start does not turn a drag into a tap', () => {
  const gestures = new Gestures()
  gestures.down(1, 'mouse', { x: 100, y: 100 })
  gestures.move(1, { x: 150, y: 100 })
  gestures.move(1, { x: 100, y: 100 })
  gestures.up(1)
  expect(gestures.swallows(click)).toBe(true)
})

test('the next press may tap again, and the keyboard always may', () => {
  const gestures = new Gestures()
  gestures.down(1, 'mouse', { x: 0, y: 0 })
  gestures.move(1, { x: 50, y: 0 })
  gestures.up(1)
  expect(gestures.swallows(byKeyboard)).toBe(false)
  gestures.down(1, 'mouse', { x: 50, y: 0 })
  gestures.up(1)
  expect(gestures.swallows(click)).toBe(false)
})

describe('two fingers', () => {
  test('never tap, even when they do not move', () => {
    const gestures = new Gestures()
    gestures.down(1, 'touch', { x: 100, y: 100 })
    gestures.down(2, 'touch', { x: 200, y: 100 })
    gestures.up(2)
    expect(gestures.swallows(click)).toBe(true)
    gestures.up(1)
    expect(gestures.swallows(click)).toBe(true)
  })

  test('zoom around the point between them and move with it', () => {
    const gestures = new Gestures()
    gestures.down(1, 'touch', { x: 100, y: 100 })
    gestures.down(2, 'touch', { x: 200, y: 100 })
    expect(gestures.move(2, { x: 300, y: 100 })).toEqual({
      pan: { x: 50, y: 0 },
      zoom: { factor: 2, around: { x: 200, y: 100 } },
    })
    expect(gestures.move(1, { x: 100, y: 200 })?.pan).toEqual({ x: 0, y: 50 })
  })

  test('the remaining finger continues to move', () => {
    const gestures = new Gestures()
    gestures.down(1, 'touch', { x: 100, y: 100 })
    gestures.down(2, 'touch', { x: 200, y: 100 })
    gestures.up(1)
    expect(gestures.move(2, { x: 203, y: 100 })).toEqual({ pan: { x: 3, y: 0 }, zoom: null })
  })

  test('in the same place divide nothing by zero', () => {
    const gestures = new Gestures()
    gestures.down(1, 'touch', { x: 100, y: 100 })
    gestures.down(2, 'touch', { x: 100, y: 100 })
    expect(gestures.move(2, { x: 110, y: 100 })?.zoom?.factor).toBe(1)
  })

  test('a third moves nothing', () => {
    const gestures = new Gestures()
    for (const id of [1, 2, 3]) gestures.down(id, 'touch', { x: id * 100, y: 100 })
    expect(gestures.move(3, { x: 0, y: 0 })).toBeNull()
  })
})

test('a finger that was never put down moves nothing', () => {
  expect(new Gestures().move(7, { x: 100, y: 100 })).toBeNull()
})

test('two taps count as a double tap when they are close together', () => {
  const taps = new DoubleTap()
  expect(taps.isSecond({ x: 10, y: 10 }, 0)).toBe(false)
  expect(taps.isSecond({ x: 14, y: 10 }, 200)).toBe(true)
  expect(taps.isSecond({ x: 14, y: 10 }, 300)).toBe(false)
  expect(taps.isSecond({ x: 90, y: 10 }, 400)).toBe(false)
  expect(taps.isSecond({ x: 90, y: 10 }, 900)).toBe(false)
})
