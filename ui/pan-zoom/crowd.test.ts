import { describe, expect, it } from 'vitest'
import { meantBy, type Target } from './crowd.ts'

const target = (thing: string, x: number, more: Partial<Target> = {}): Target => ({
  thing,
  standsFor: null,
  isLit: false,
  isPicked: false,
  x,
  y: 0,
  isHit: false,
  ...more,
})

const meant = (...targets: Target[]) => meantBy(targets, 0, 0).map(({ thing }) => thing)

describe('what a finger means', () => {
  it('is everything under it, the nearest first', () => {
    expect(meant(target('a', 15), target('b', -4), target('c', 23))).toEqual(['b', 'a'])
  })

  it('is a thing that was hit, however far its middle is', () => {
    expect(meant(target('planet', 40, { isHit: true }))).toEqual(['planet'])
  })

  it('is what is lit where something is, and what was hit itself', () => {
    expect(meant(target('a', 2), target('b', 8, { isLit: true }))).toEqual(['b'])
    expect(meant(target('a', 2, { isHit: true }), target('b', 8, { isLit: true }))).toEqual(['a', 'b'])
  })

  it('is what was picked up before: the second touch asks nothing', () => {
    expect(meant(target('a', 2, { isLit: true }), target('b', 8, { isLit: true, isPicked: true }))).toEqual([
      'b',
    ])
  })

  it('is the place where a piece stands for it, and each thing once', () => {
    const piece = target('ship', 0, { standsFor: 'place', isHit: true })
    expect(meant(piece, target('place', 1, { isLit: true }), target('place', 3, { isLit: true }))).toEqual([
      'place',
    ])
  })
})
