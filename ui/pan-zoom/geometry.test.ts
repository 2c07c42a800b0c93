import { describe, expect, test } from 'vitest'
import {
  afterResize,
  type Camera,
  contentAt,
  fitAll,
  panBy,
  reveal,
  scopeOf,
  showBox,
  withinEdges,
  zoomAround,
  zoomOnto,
} from './geometry.ts'

const wide = scopeOf({ width: 1000, height: 500 }, { width: 400, height: 400 }, 4)

test('all of the content fits, in the middle', () => {
  expect(fitAll(wide)).toEqual({ scale: 0.4, x: 0, y: 100 })
})

test('content smaller than the frame may be enlarged to fit it, whatever the closest look', () => {
  const small = scopeOf({ width: 10, height: 10 }, { width: 400, height: 200 }, 4)
  expect(fitAll(small)).toEqual({ scale: 20, x: 100, y: 0 })
  expect(small.limits).toEqual({ min: 20, max: 20 })
})

test('a margin stays free around the whole', () => {
  const scope = scopeOf({ width: 1000, height: 500 }, { width: 400, height: 400 }, 4, 25)
  expect(fitAll(scope)).toEqual({ scale: 0.35, x: 25, y: 112.5 })
})

describe('zooming around a point', () => {
  const near: Camera = { scale: 2, x: -300, y: -200 }
  const point = { x: 120, y: 310 }

  test('keeps the content under the pointer', () => {
    const nearer = zoomAround(near, point, 1.5, wide)
    expect(nearer.scale).toBe(3)
    const [before, after] = [contentAt(near, point), contentAt(nearer, point)]
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  test('stops at the closest look and at the whole', () => {
    expect(zoomAround(near, point, 100, wide).scale).toBe(4)
    expect(zoomAround(near, point, 0.001, wide)).toEqual(fitAll(wide))
  })

  test('in and out again at the same point comes back', () => {
    const there = zoomAround(near, point, 1.25, wide)
    const back = zoomAround(there, point, 0.8, wide)
    expect(back.x).toBeCloseTo(near.x)
    expect(back.y).toBeCloseTo(near.y)
  })
})

test('zooming onto a point of the content brings it to the middle of the frame', () => {
  const nearer = zoomOnto(fitAll(wide), { x: 500, y: 250 }, 5, wide)
  expect(nearer.scale).toBe(2)
  expect(contentAt(nearer, { x: 200, y: 200 })).toEqual({ x: 500, y: 250 })
})

describe('edges', () => {
  test('content that is larger than the frame goes only a little beyond its edges', () => {
    expect(panBy({ scale: 1, x: -100, y: -50 }, { x: 500, y: 500 }, wide)).toEqual({ scale: 1, x: 60, y: 60 })
    expect(panBy({ scale: 1, x: -100, y: -50 }, { x: -900, y: -900 }, wide)).toEqual({
      scale: 1,
      x: -660,
      y: -160,
    })
  })

  test('content that is smaller in one direction stays in the middle of it', () => {
    expect(withinEdges({ scale: 0.5, x: -40, y: 300 }, wide)).toEqual({ scale: 0.5, x: -40, y: 75 })
  })

  test('does not divide by zero in a frame without room', () => {
    const none = scopeOf({ width: 1000, height: 500 }, { width: 0, height: 0 }, 4)
    expect(fitAll(none).scale).toBe(1)
    expect(Number.isFinite(zoomAround(fitAll(none), { x: 0, y: 0 }, 2, none).x)).toBe(true)
  })
})

test('a frame that changes its size keeps its middle', () => {
  const before = { scale: 2, x: -500, y: -300 }
  const middle = contentAt(before, { x: 200, y: 200 })
  const narrow = scopeOf(wide.content, { width: 300, height: 500 }, 4)
  const after = afterResize(before, wide.frame, narrow)
  expect(contentAt(after, { x: 150, y: 250 })).toEqual(middle)
})

describe('scrolling into view', () => {
  const near: Camera = { scale: 2, x: -500, y: -300 }

  test('does not move content that is already visible', () => {
    expect(reveal(near, { x: 300, y: 200, width: 20, height: 20 }, wide)).toEqual(near)
  })

  test('is moved in from outside an edge, with some room around it', () => {
    expect(reveal(near, { x: 445, y: 120, width: 20, height: 20 }, wide)).toEqual({
      scale: 2,
      x: -500 - 46,
      y: -300 + 76,
    })
  })

  test('is shown as large as possible', () => {
    const shown = showBox({ x: 400, y: 200, width: 200, height: 100 }, wide)
    expect(shown.scale).toBe(2)
    expect(contentAt(shown, { x: 200, y: 200 })).toEqual({ x: 500, y: 250 })
  })
})
