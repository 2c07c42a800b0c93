import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStore, StoreFull, StoreTimeout } from './store.ts'

/** A request to the database that gets no answer. */
const silent = () => ({})

/** A database factory with only the parts that the store uses. */
const factoryOf = (open: () => unknown) => () => ({ open }) as unknown as IDBFactory // only the parts that are used

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('if the browser’s store never opens, tables are kept in memory, and the page knows that they do not last', async () => {
  const opening = openStore(factoryOf(silent))
  await vi.runAllTimersAsync()
  const opened = await opening
  expect(opened.isPersistent).toBe(false)
  expect(await opened.put({ id: 'a', revision: 0 }, () => true)).toBe(true)
  expect(await opened.get('a')).toEqual({ id: 'a', revision: 0 })
})

it('after the device has slept, answers that have arrived are used before the timeout', async () => {
  const request: { result?: unknown; onsuccess?: () => void } = {}
  const opening = openStore(factoryOf(() => request))
  // Of all timers that have become due meanwhile, one comes first.
  await vi.advanceTimersToNextTimerAsync()
  request.result = {}
  request.onsuccess?.()
  expect((await opening).isPersistent).toBe(true)
})

it('if the store opens and then never answers, that is reported instead of waiting for ever', async () => {
  const database = {
    transaction: () => ({ objectStore: () => ({ get: silent, put: silent, getAll: silent }) }),
  }
  const request: { result: unknown; onsuccess?: () => void } = { result: database }
  const opening = openStore(factoryOf(() => request))
  request.onsuccess?.()
  const opened = await opening
  expect(opened.isPersistent).toBe(true)
  const trouble = Promise.allSettled([
    opened.put({ id: 'a', revision: 0 }, () => true),
    opened.get('a'),
    opened.all(),
  ])
  await vi.runAllTimersAsync()
  for (const settled of await trouble) {
    expect(settled).toMatchObject({ status: 'rejected', reason: expect.any(StoreTimeout) })
  }
})

describe('a store that is full', () => {
  const quota = new DOMException('full', 'QuotaExceededError')

  /** A database that answers every request, and refuses writes according to `refuse`. */
  async function fullStore(refuse: (transaction: Record<string, unknown>) => void) {
    const transaction: Record<string, unknown> = {
      error: null,
      abort: () => undefined,
      objectStore: () => ({ get: () => stored, put: () => refuse(transaction) }),
    }
    const stored: { onsuccess?: () => void; result?: unknown } = {}
    const request: { result: unknown; onsuccess?: () => void } = {
      result: { transaction: () => transaction },
    }
    const opening = openStore(factoryOf(() => request))
    request.onsuccess?.()
    const putting = (await opening).put({ id: 'a', revision: 0 }, () => true)
    stored.onsuccess?.()
    return { putting }
  }

  it('reports it if the transaction is aborted', async () => {
    const { putting } = await fullStore((transaction) => {
      transaction['error'] = quota
      const abort = transaction['onabort'] as () => void
      abort()
    })
    await expect(putting).rejects.toBeInstanceOf(StoreFull)
  })

  it('reports a write that throws, and throws nothing if nobody listens', async () => {
    const { putting } = await fullStore(() => {
      throw quota
    })
    await expect(putting).rejects.toBeInstanceOf(StoreFull)
  })

  it('passes other errors on', async () => {
    const { putting } = await fullStore(() => {
      throw new RangeError('too deep')
    })
    await expect(putting).rejects.toThrow('too deep')
  })
})
