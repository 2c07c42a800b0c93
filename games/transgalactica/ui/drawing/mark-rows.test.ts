import { describe, expect, it } from 'vitest'
import type { Mark } from './effect-marks.ts'
import { rowsOf } from './mark-rows.ts'

const then: Mark = { between: '→' }
const or: Mark = { between: '/' }
const plaque = { size: 29, widest: 94, highest: 44 }

describe('marks in a drawing', () => {
  it('stay in one row if there is room', () => {
    const marks: Mark[] = [{ icon: 'raw', number: '1' }, or, { icon: 'energy', number: '1' }]
    expect(rowsOf(marks, plaque).rows).toEqual([marks])
  })

  it('take two rows if they are larger that way', () => {
    const marks: Mark[] = [
      { icon: 'any', number: '1', isCost: true },
      then,
      { between: '+1' },
      { icon: 'technology' },
      or,
      { icon: 'politics' },
      { between: '×2' },
    ]
    const { rows, scale } = rowsOf(marks, plaque)
    expect(rows).toEqual([marks.slice(0, 2), marks.slice(2)])
    expect(scale).toBeGreaterThan(0.75)
  })

  it('keep a sign together with its mark', () => {
    const marks: Mark[] = [{ icon: 'temporary' }, { between: '+2' }, { icon: 'military' }]
    expect(rowsOf(marks, { size: 20, widest: 41, highest: 36 }).rows).toEqual([
      marks.slice(0, 1),
      marks.slice(1),
    ])
  })

  it('are at most as large as requested', () => {
    expect(rowsOf([{ icon: 'mark' }], plaque).scale).toBeCloseTo(29 / 24)
  })
})
