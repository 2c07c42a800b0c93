import { expect, it } from 'vitest'
import { GoingOn } from './going-on.ts'
import { questionOf } from './test-table.ts'

const first = questionOf('act', undefined, 3)
const buy = questionOf('buy', undefined, 4)
const next = ({ kind }: { readonly kind: string }) => (kind === 'buy' ? 'gozanti' : null)
const answered = { question: first, picks: ['pass'] }

/** Writes down what is begun. */
function newGoingOn() {
  const begun: string[] = []
  const goingOn = new GoingOn(({ kind, id }, option) => begun.push(`${kind} ${id} ${option}`))
  goingOn.update([first])
  return { goingOn, begun }
}

it('begins what a touch has led to once it is shown, and once', () => {
  const { goingOn, begun } = newGoingOn()
  expect(goingOn.following(next)?.(buy, answered)).toBe('gozanti')
  goingOn.update([])
  expect(begun).toEqual([])
  goingOn.update([{ ...buy }])
  goingOn.update([buy])
  expect(begun).toEqual(['buy 4 gozanti'])
})

it('begins it at once where it is shown already', () => {
  const { goingOn, begun } = newGoingOn()
  const following = goingOn.following(next)
  goingOn.update([buy])
  expect(begun).toEqual([])
  following?.(buy, answered)
  expect(begun).toEqual(['buy 4 gozanti'])
})

it('begins nothing that is asked after somebody else has chosen, or after something was taken back', () => {
  const { goingOn, begun } = newGoingOn()
  // Then nobody asks what the touch answers next.
  goingOn.following(next)
  goingOn.update([])
  goingOn.update([buy])
  expect(begun).toEqual([])
})

it('begins nothing of an earlier touch', () => {
  const { goingOn, begun } = newGoingOn()
  goingOn.following(next)?.(buy, answered)
  goingOn.following(undefined)
  goingOn.update([buy])
  expect(begun).toEqual([])
})

it('leaves what has no parts to whoever gives the answers', () => {
  const { goingOn, begun } = newGoingOn()
  expect(goingOn.following(() => 'pass')?.(buy, answered)).toBe('pass')
  goingOn.update([buy])
  expect(begun).toEqual([])
})
