import type { PresentedDecision } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { askedAbout, isAbout, partAbout } from './about.ts'

const base = { id: 1, seat: 0, kind: 'act', rules: [], source: null, min: 1, max: 1, blocked: [] } as const
const options = ['a', 'b', 'c'].map((id) => ({ id, touches: [] }))
const one: PresentedDecision = { ...base, shape: 'one', options }
const some: PresentedDecision = { ...base, shape: 'some', max: 3, options }
const number: PresentedDecision = { ...base, shape: 'number', max: 5, options: [] }

describe('a step of a lesson', () => {
  it('offers only the options of the step', () => {
    expect(askedAbout(['b', 'x'], [one])).toMatchObject([{ options: [{ id: 'b' }] }])
    expect(askedAbout(['x'], [one, some, number])).toEqual([])
  })

  it('has all offered options picked, up to the limit', () => {
    expect(askedAbout(['a', 'c'], [some])).toMatchObject([{ min: 2, max: 2 }])
    expect(askedAbout(['a', 'c'], [{ ...some, max: 1 }])).toMatchObject([{ min: 1, max: 1 }])
  })

  it('asks for a number if the step is about one', () => {
    expect(askedAbout(['3'], [number])).toEqual([number])
    expect(askedAbout(['9'], [number])).toEqual([])
  })

  it('accepts only answers of the step', () => {
    expect([isAbout(['3'], 3), isAbout(['3'], 2)]).toEqual([true, false])
    expect([isAbout(['a', 'c'], ['a', 'c']), isAbout(['a'], ['a', 'c'])]).toEqual([true, false])
  })

  it('accepts any amount of the step’s things, and parts without picks', () => {
    expect([isAbout(['a', 'b'], ['a', 'pay=b:2']), isAbout(['a'], ['a', 'pay=b:2'])]).toEqual([true, false])
    expect(isAbout(['a'], ['a', 'with='])).toBe(true)
  })

  it('offers only the step’s options of a part, or all of them if the step does not mention it', () => {
    const part = { name: 'pay', min: 1, max: 1, options, total: null } as const
    expect(partAbout({ ...part, shape: 'one' }, ['b']).options).toMatchObject([{ id: 'b' }])
    expect(partAbout({ ...part, shape: 'one' }, ['x']).options).toEqual(options)
    const amounts = partAbout({ ...part, shape: 'amounts', limits: [1, 2, 3] }, ['a', 'c'])
    expect([amounts.options.map(({ id }) => id), amounts.limits]).toEqual([
      ['a', 'c'],
      [1, 3],
    ])
  })
})
