import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A request of the browser's store that nobody answers. */
const silent = () => ({})

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('where the browser’s store never opens, tables are kept in memory, and it is told that they do not last', async () => {
  vi.stubGlobal('window', { indexedDB: { open: silent } })
  const { store } = await import('./store.ts')
  const opening = store()
  await vi.runAllTimersAsync()
  const opened = await opening
  expect(opened.isPersistent).toBe(false)
  expect(await opened.put({ id: 'a', revision: 0 }, () => true)).toBe(true)
  expect(await opened.get('a')).toEqual({ id: 'a', revision: 0 })
})

it('after the device has slept, what the store has answered is heard before it is given up', async () => {
  const request: { result?: unknown; onsuccess?: () => void } = {}
  vi.stubGlobal('window', { indexedDB: { open: () => request } })
  const { store } = await import('./store.ts')
  const opening = store()
  // Of all that has become due meanwhile, one timer comes first.
  await vi.advanceTimersToNextTimerAsync()
  request.result = {}
  request.onsuccess?.()
  expect((await opening).isPersistent).toBe(true)
})

it('where it opens and then never answers, that is said instead of waiting for ever', async () => {
  const database = {
    transaction: () => ({ objectStore: () => ({ get: silent, put: silent, getAll: silent }) }),
  }
  const request: { result: unknown; onsuccess?: () => void } = { result: database }
  vi.stubGlobal('window', { indexedDB: { open: () => request } })
  const { store, StoreTimeout } = await import('./store.ts')
  const opening = store()
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

  /** A database that answers every request, and refuses to write as `refuse` says. */
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
    vi.stubGlobal('window', { indexedDB: { open: () => request } })
    const { store, StoreFull } = await import('./store.ts')
    const opening = store()
    request.onsuccess?.()
    const putting = (await opening).put({ id: 'a', revision: 0 }, () => true)
    stored.onsuccess?.()
    return { putting, StoreFull }
  }

  it('says so where the transaction is aborted', async () => {
    const { putting, StoreFull } = await fullStore((transaction) => {
      transaction['error'] = quota
      const abort = transaction['onabort'] as () => void
      abort()
    })
    await expect(putting).rejects.toBeInstanceOf(StoreFull)
  })

  it('says so where writing throws, and nothing is thrown where nobody hears it', async () => {
    const { putting, StoreFull } = await fullStore(() => {
      throw quota
    })
    await expect(putting).rejects.toBeInstanceOf(StoreFull)
  })

  it('hands on what else is thrown', async () => {
    const { putting } = await fullStore(() => {
      throw new RangeError('too deep')
    })
    await expect(putting).rejects.toThrow('too deep')
  })
})
