import type { PresentedDecision } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { choiceOf, stepOf } from './next-answer.ts'

const part = { name: 'discard', shape: 'some', options: [], min: 0, max: 0 }
const question = {
  id: 7,
  kind: 'buy',
  seat: 1,
  shape: 'one',
  options: [
    { id: 'cargo', touches: [] },
    { id: 'ship', touches: [], next: part },
  ],
} as unknown as PresentedDecision // as much of a question as is read here

describe('further answers of one touch', () => {
  it('is an option that needs nothing more', () => {
    const step = stepOf([question], () => 'cargo')
    expect(step).toEqual({ question, picks: ['cargo'] })
    expect(step === null ? null : choiceOf(step)).toEqual({ seat: 1, decision: 7, picks: ['cargo'] })
  })

  it('is not an option with unanswered parts, unless the whole answer is named', () => {
    expect(stepOf([question], () => 'ship')).toBeNull()
    expect(stepOf([question], () => ['ship'])).toEqual({ question, picks: ['ship'] })
  })

  it('is null if none is named, or one that is not offered', () => {
    expect(stepOf([question], () => null)).toBeNull()
    expect(stepOf([question], () => 'bounty')).toBeNull()
  })
})
