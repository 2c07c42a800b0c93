import { describe, expect, it } from 'vitest'
import { type Target, type TouchedBy, touchTargets } from './crowd.ts'

const target = (thing: string, x: number, more: Partial<Target> = {}): Target => ({
  thing,
  touchesInstead: null,
  isLit: false,
  isPicked: false,
  x,
  y: 0,
  isHit: false,
  ...more,
})

const meantOf = (by: TouchedBy, targets: readonly Target[]) =>
  touchTargets(targets, 0, 0, by).map(({ thing }) => thing)
const meant = (...targets: Target[]) => meantOf('finger', targets)

describe('what a touch means', () => {
  it('includes everything under it, the nearest first', () => {
    expect(meant(target('a', 15), target('b', -4), target('c', 23))).toEqual(['b', 'a'])
  })

  it('includes a thing that was hit, however far away its middle is', () => {
    expect(meant(target('planet', 40, { isHit: true }))).toEqual(['planet'])
  })

  it('is the lit thing if there is one, and the thing that was hit', () => {
    expect(meant(target('a', 2), target('b', 8, { isLit: true }))).toEqual(['b'])
    expect(meant(target('a', 2, { isHit: true }), target('b', 8, { isLit: true }))).toEqual(['a', 'b'])
  })

  it('is the picked thing: the second touch asks nothing', () => {
    expect(meant(target('a', 2, { isLit: true }), target('b', 8, { isLit: true, isPicked: true }))).toEqual([
      'b',
    ])
  })

  it('is the place below a piece, and each thing once', () => {
    const piece = target('ship', 0, { touchesInstead: 'place', isHit: true })
    expect(meant(piece, target('place', 1, { isLit: true }), target('place', 3, { isLit: true }))).toEqual([
      'place',
    ])
  })
})

describe('what a mouse click means', () => {
  const meant = (...targets: Target[]) => meantOf('mouse', targets)

  it('is the lit thing within half of the smallest target', () => {
    const [near, far] = [target('near', 11, { isLit: true }), target('far', 13, { isLit: true })]
    expect(meant(near, far)).toEqual(['near'])
  })

  it('is needed if two lit things are that close together', () => {
    const [one, other] = [
      target('one', 9, { isLit: true, isHit: true }),
      target('other', -10, { isLit: true }),
    ]
    expect(meant(one, other)).toEqual(['one', 'other'])
  })

  it('is the thing that it points at, if nothing is lit', () => {
    expect(meant(target('planet', 3), target('ship', 1, { isHit: true }))).toEqual(['ship'])
  })
})
