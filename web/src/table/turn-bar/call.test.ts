import type { PresentedDecision } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import type { ShownUndoRequest } from '../undo/undo-request.ts'
import { findCall, isNewCall } from './call.ts'

const asked: PresentedDecision = {
  id: 1,
  seat: 0,
  kind: 'play',
  shape: 'one',
  rules: [],
  source: null,
  min: 1,
  max: 1,
  options: [],
  blocked: [],
}
const refuse: PresentedDecision = {
  ...asked,
  kind: 'refuse',
  options: [{ id: 'offer', touches: [], facts: { from: 2 } }],
}
const request: ShownUndoRequest = {
  seat: 2,
  entry: 4,
  choice: null,
  caused: [],
  later: 1,
  waitsFor: [0, 1],
  askedHere: [0],
}
const quiet = { decisions: [], moves: [], viewer: 0, next: null, phase: 'live', undoAsked: null } as const

it('calls a player to a question, to an offer, to an undo and to the screen', () => {
  expect(findCall(quiet)).toBeNull()
  expect(findCall({ ...quiet, decisions: [asked] })).toEqual({ seat: 0, to: 'choose' })
  expect(findCall({ ...quiet, moves: [refuse] })).toEqual({ seat: 0, to: 'answer' })
  expect(findCall({ ...quiet, decisions: [asked], moves: [refuse] })).toEqual({ seat: 0, to: 'answer' })
  expect(findCall({ ...quiet, undoAsked: request })).toEqual({ seat: 0, to: 'agree' })
  expect(findCall({ ...quiet, viewer: null, next: 1, phase: 'curtain' })).toEqual({ seat: 1, to: 'choose' })
})

it('calls nobody for a request that only others have to answer', () => {
  expect(findCall({ ...quiet, undoAsked: { ...request, askedHere: [] } })).toBeNull()
})

it('rings once for each call, also for one that interrupts a question', () => {
  const [choose, answer, agree] = (['choose', 'answer', 'agree'] as const).map((to) => ({ seat: 0, to }))
  expect(isNewCall(null, choose ?? null)).toBe(true)
  expect(isNewCall(choose ?? null, choose ?? null)).toBe(false)
  expect(isNewCall(choose ?? null, agree ?? null)).toBe(true)
  expect(isNewCall(agree ?? null, choose ?? null)).toBe(false)
  expect(isNewCall(agree ?? null, answer ?? null)).toBe(true)
  expect(isNewCall(choose ?? null, null)).toBe(false)
})
