import { expect, it } from 'vitest'
import { Keeper } from './keeper.ts'

it('keeps in order and ends with the newest, leaving out what is old already', async () => {
  const kept: number[] = []
  const keeper = new Keeper<number>(
    async (number) => {
      await Promise.resolve()
      kept.push(number)
    },
    () => undefined,
  )
  for (const number of [1, 2, 3, 4]) keeper.keep(number)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(kept).toEqual([1, 4])
})

it('tells when it could not, and tries again the next time', async () => {
  const outcomes: boolean[] = []
  let isFull = true
  const keeper = new Keeper<number>(
    () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
    (isKept) => outcomes.push(isKept),
  )
  keeper.keep(1)
  await new Promise((resolve) => setTimeout(resolve, 5))
  isFull = false
  keeper.keep(2)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(outcomes).toEqual([false, true])
})

it('keeps what came in while something older failed', async () => {
  const kept: number[] = []
  const outcomes: boolean[] = []
  const keeper = new Keeper<number>(
    async (number) => {
      await Promise.resolve()
      if (number === 1) throw new Error('busy')
      kept.push(number)
    },
    (isKept) => outcomes.push(isKept),
  )
  keeper.keep(1)
  keeper.keep(2)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([kept, outcomes]).toEqual([[2], [false, true]])
})
