import { expect, it } from 'vitest'
import { Continuation } from './continuation.ts'
import { questionOf } from './test-table.ts'

const first = questionOf('act', undefined, 3)
const buy = questionOf('buy', undefined, 4)
const next = ({ kind }: { readonly kind: string }) => (kind === 'buy' ? 'gozanti' : null)
const answered = { question: first, picks: ['pass'] }

/** Records which answers are started. */
function newContinuation() {
  const begun: string[] = []
  const continuation = new Continuation(({ kind, id }, option) => begun.push(`${kind} ${id} ${option}`))
  continuation.update([first])
  return { continuation, begun }
}

it('begins the next answer once, as soon as its question is shown', () => {
  const { continuation, begun } = newContinuation()
  expect(continuation.following(next)?.(buy, answered)).toBe('gozanti')
  continuation.update([])
  expect(begun).toEqual([])
  continuation.update([{ ...buy }])
  continuation.update([buy])
  expect(begun).toEqual(['buy 4 gozanti'])
})

it('begins it at once if the question is already shown', () => {
  const { continuation, begun } = newContinuation()
  const following = continuation.following(next)
  continuation.update([buy])
  expect(begun).toEqual([])
  following?.(buy, answered)
  expect(begun).toEqual(['buy 4 gozanti'])
})

it('begins nothing after another player’s choice or a take-back', () => {
  const { continuation, begun } = newContinuation()
  // In that case `following` is not called.
  continuation.following(next)
  continuation.update([])
  continuation.update([buy])
  expect(begun).toEqual([])
})

it('forgets earlier touches', () => {
  const { continuation, begun } = newContinuation()
  continuation.following(next)?.(buy, answered)
  continuation.following(undefined)
  continuation.update([buy])
  expect(begun).toEqual([])
})

it('leaves answers without parts to the controller', () => {
  const { continuation, begun } = newContinuation()
  expect(continuation.following(() => 'pass')?.(buy, answered)).toBe('pass')
  continuation.update([buy])
  expect(begun).toEqual([])
})
