import { TestClock } from '@kantyna/host/test'
import { expect, it } from 'vitest'
import { Keeper } from './keeper.ts'

async function settle(): Promise<void> {
  for (let time = 0; time < 20; time++) await Promise.resolve()
}

it('saves in order and ends with the newest state, skipping older ones', async () => {
  const kept: number[] = []
  const keeper = new Keeper<number>(
    async (number) => {
      await Promise.resolve()
      kept.push(number)
    },
    () => undefined,
    new TestClock(),
  )
  for (const number of [1, 2, 3, 4]) keeper.keep(number)
  await settle()
  expect(kept).toEqual([1, 4])
})

it('reports a failure, and tries again the next time', async () => {
  const outcomes: boolean[] = []
  let isFull = true
  const keeper = new Keeper<number>(
    () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
    (isKept) => outcomes.push(isKept),
    new TestClock(),
  )
  keeper.keep(1)
  await settle()
  isFull = false
  keeper.keep(2)
  await settle()
  expect(outcomes).toEqual([false, true])
})

it('keeps a newer state that arrived while an older one failed', async () => {
  const kept: number[] = []
  const outcomes: boolean[] = []
  const keeper = new Keeper<number>(
    async (number) => {
      await Promise.resolve()
      if (number === 1) throw new Error('busy')
      kept.push(number)
    },
    (isKept) => outcomes.push(isKept),
    new TestClock(),
  )
  keeper.keep(1)
  keeper.keep(2)
  await settle()
  expect([kept, outcomes]).toEqual([[2], [false, true]])
})

it('retries the last state automatically, less and less often, and drops it for a newer one', async () => {
  const clock = new TestClock()
  const tried: number[] = []
  const outcomes: boolean[] = []
  let isFull = true
  const keeper = new Keeper<number>(
    (number) => {
      tried.push(number)
      return isFull ? Promise.reject(new Error('full')) : Promise.resolve()
    },
    (isKept) => outcomes.push(isKept),
    clock,
  )
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds)
    await settle()
  }
  keeper.keep(1)
  await settle()
  await pass(2000)
  await pass(2000)
  expect(tried).toEqual([1, 1])
  await pass(2000)
  expect(tried).toEqual([1, 1, 1])
  keeper.keep(2)
  await settle()
  isFull = false
  await pass(60_000)
  expect([tried, outcomes]).toEqual([
    [1, 1, 1, 2, 2],
    [false, false, false, false, true],
  ])
  await pass(600_000)
  expect(tried).toHaveLength(5)
})
