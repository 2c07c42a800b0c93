import { expect, it } from 'vitest'
import { touchOnce } from './one-touch.ts'

/** A page that receives clicks and records which of them reach its elements. */
function page() {
  const heard = new Set<(event: MouseEvent) => void>()
  const target = {
    addEventListener: (_: string, listener: unknown) => heard.add(listener as (event: MouseEvent) => void), // clicks alone
    removeEventListener: (_: string, listener: unknown) =>
      heard.delete(listener as (event: MouseEvent) => void), // as above
  }
  const arrives = (detail: number) => {
    let isDropped = false
    const event = {
      detail,
      preventDefault: () => undefined,
      stopImmediatePropagation: () => {
        isDropped = true
      },
    } as unknown as MouseEvent // the parts of a click that are used
    for (const listener of [...heard]) listener(event)
    return !isDropped
  }
  return { target, arrives }
}

it('the second half of a double click touches nothing, but the next click does', () => {
  const { target, arrives } = page()
  let done = 0
  touchOnce(1, target, () => done++)
  expect(done).toBe(1)
  expect([2, 3].map(arrives)).toEqual([false, false])
  expect([1, 2].map(arrives)).toEqual([true, true])
})

it('a double click that was begun on something else does nothing, a key does', () => {
  const { target } = page()
  let done = 0
  touchOnce(2, target, () => done++)
  expect(done).toBe(0)
  touchOnce(0, target, () => done++)
  expect(done).toBe(1)
})
