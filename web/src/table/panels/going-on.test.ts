import { expect, it } from 'vitest'
import { GoingOn } from './going-on.ts'
import { questionOf } from './test-table.ts'

const first = questionOf('act', undefined, 3)
const buy = questionOf('buy', undefined, 4)
const next = ({ kind }: { readonly kind: string }) => (kind === 'buy' ? 'gozanti' : null)
const answered = { question: first, picks: ['pass'] }

/** Records which answers are begun. */
function newGoingOn() {
  const begun: string[] = []
  const goingOn = new GoingOn(({ kind, id }, option) => begun.push(`${kind} ${id} ${option}`))
  goingOn.update([first])
  return { goingOn, begun }
}

it('begins the next answer once, as soon as its question is shown', () => {
  const { goingOn, begun } = newGoingOn()
  expect(goingOn.following(next)?.(buy, answered)).toBe('gozanti')
  goingOn.update([])
  expect(begun).toEqual([])
  goingOn.update([{ ...buy }])
  goingOn.update([buy])
  expect(begun).toEqual(['buy 4 gozanti'])
})

it('begins it at once if the question is already shown', () => {
  const { goingOn, begun } = newGoingOn()
  const following = goingOn.following(next)
  goingOn.update([buy])
  expect(begun).toEqual([])
  following?.(buy, answered)
  expect(begun).toEqual(['buy 4 gozanti'])
})

it('begins nothing after another player’s choice or a take-back', () => {
  const { goingOn, begun } = newGoingOn()
  // In that case `following` is not called.
  goingOn.following(next)
  goingOn.update([])
  goingOn.update([buy])
  expect(begun).toEqual([])
})

it('forgets earlier touches', () => {
  const { goingOn, begun } = newGoingOn()
  goingOn.following(next)?.(buy, answered)
  goingOn.following(undefined)
  goingOn.update([buy])
  expect(begun).toEqual([])
})

it('leaves answers without parts to the controller', () => {
  const { goingOn, begun } = newGoingOn()
  expect(goingOn.following(() => 'pass')?.(buy, answered)).toBe('pass')
  goingOn.update([buy])
  expect(begun).toEqual([])
})
