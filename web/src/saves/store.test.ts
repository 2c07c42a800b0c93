import { afterEach, beforeEach, expect, it, vi } from 'vitest'

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
  expect(opened.lasts).toBe(false)
  expect(await opened.put({ id: 'a' }, () => true)).toBe(true)
  expect(await opened.get('a')).toEqual({ id: 'a' })
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
  expect((await opening).lasts).toBe(true)
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
  expect(opened.lasts).toBe(true)
  const trouble = Promise.allSettled([opened.put({ id: 'a' }, () => true), opened.get('a'), opened.all()])
  await vi.runAllTimersAsync()
  for (const settled of await trouble) {
    expect(settled).toMatchObject({ status: 'rejected', reason: expect.any(StoreTimeout) })
  }
})
