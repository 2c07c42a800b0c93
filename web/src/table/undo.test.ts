import type { PresentedDecision, UndoReach } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { Automatic } from './automatic.ts'
import type { MadeChoice } from './made-choice.ts'
import { callsOff, undoOffer } from './undo.ts'

const asked: PresentedDecision = {
  id: 2,
  seat: 0,
  kind: 'attackers',
  shape: 'some',
  rules: [],
  source: null,
  min: 1,
  max: 3,
  options: [],
  blocked: [],
}
const made = (...seats: number[]): MadeChoice[] =>
  seats.map((seat) => ({ seat, decision: asked, picks: [], isPass: false, opensTurn: false }))
const free: UndoReach = { entry: 0, free: true, freeChoices: 9, wall: null }
const isPerson = (seat: number) => seat === 0
const offer = (choices: MadeChoice[], automatic: [number, Automatic][] = [], reach = free) =>
  undoOffer(0, choices, new Map(automatic), reach, isPerson, true)

describe('going back', () => {
  const isBack = (undo: ReturnType<typeof offer>, decisions = [asked]) =>
    callsOff({ undo, decisions }, ['act'])

  it('calls off what the own last choice has led to', () => {
    expect(isBack(offer(made(1, 0)))).toBe(true)
    expect(isBack(offer(made(1, 0, 0), [[3, 'only']]))).toBe(true)
  })

  it('calls off nothing where a turn begins, somebody else has chosen, or it is not free', () => {
    expect(isBack(offer(made(0)), [{ ...asked, kind: 'act' }])).toBe(false)
    expect(isBack(offer(made(0)), [])).toBe(false)
    expect(isBack(offer(made(0, 1)))).toBe(false)
    expect(isBack(offer(made(0), [], { ...free, freeChoices: 0, wall: 'chance' }))).toBe(false)
    expect(isBack(offer([]))).toBe(false)
  })
})
