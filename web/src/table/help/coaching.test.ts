import type { CoachLine, CoachMoment, PresentedDecision } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { coached, coachingFrom } from './coaching.ts'

const text = { pl: '', en: '' }
const lines: readonly CoachLine[] = [
  { id: 'turn', text, isMoment: ({ decisions }) => decisions.length > 0 },
  { id: 'undo', text, isMoment: ({ canUndo }) => canUndo },
  { id: 'shuffle', text, isMoment: ({ events }) => events.some(({ type }) => type === 'shuffled') },
]
const question = (id: number): PresentedDecision => ({
  id,
  seat: 0,
  kind: 'play',
  shape: 'one',
  rules: [],
  source: null,
  min: 1,
  max: 1,
  options: [],
  blocked: [],
})
const moment = (id: number | null, rest: Partial<CoachMoment> = {}): CoachMoment => ({
  view: {} as CoachMoment['view'], // these lines do not read it
  decisions: id === null ? [] : [question(id)],
  events: [],
  canUndo: false,
  ...rest,
})
const shuffled = [{ type: 'shuffled' }] as CoachMoment['events']

describe('the coach', () => {
  it('shows the line of a moment once', () => {
    const first = coached(coachingFrom([]), lines, moment(1))
    expect(first.shown?.line.id).toBe('turn')
    expect(first.seen).toEqual(['turn'])
    const next = coached(first, lines, moment(2))
    expect(next.shown).toBeNull()
    expect(coached(next, lines, moment(3)).shown).toBeNull()
    expect(coached(coachingFrom(['turn']), lines, moment(1)).shown).toBeNull()
  })

  it('keeps a line as long as its question is open', () => {
    const first = coached(coachingFrom([]), lines, moment(1))
    expect(coached(first, lines, moment(1, { canUndo: true }))).toBe(first)
    expect(coached(first, lines, moment(null)).shown).toBeNull()
  })

  it('shows one line at a time: after a line was closed, the next line waits for the next question', () => {
    const closed = { ...coached(coachingFrom([]), lines, moment(1)), shown: null }
    expect(coached(closed, lines, moment(1, { canUndo: true })).shown).toBeNull()
    expect(coached(closed, lines, moment(2, { canUndo: true })).shown?.line.id).toBe('undo')
  })

  it('keeps a line from another player’s turn until the player’s next question is answered', () => {
    const said = coached(coachingFrom(['turn']), lines, moment(null, { events: shuffled }))
    expect(said.shown?.line.id).toBe('shuffle')
    const asked = coached(said, lines, moment(4))
    expect(asked.shown?.line.id).toBe('shuffle')
    expect(coached(asked, lines, moment(5)).shown).toBeNull()
  })
})
