import { fetchedLater, fetchedWhenDrawn, fetchTheRest, fetchWhenOnline } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { afterEach, describe, expect, test, vi } from 'vitest'

function Sheet({ title }: { readonly title: string }) {
  return <h1>{title}</h1>
}

test('a component fetched later is fetched once, and drawn at once if it is there', async () => {
  const fetch = vi.fn(async () => Sheet)
  const Later = fetchedLater(fetch)
  expect(renderToString(<Later title="Cargo" />)).toBe('')
  await Promise.all([fetchTheRest(), fetchTheRest()])
  expect(renderToString(<Later title="Cargo" />)).toBe('<h1>Cargo</h1>')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a failed fetch is tried again', async () => {
  const fetch = vi.fn(async () => Sheet).mockRejectedValueOnce(new Error('no network'))
  const Later = fetchedLater(fetch)
  await expect(fetchTheRest()).rejects.toThrow('no network')
  expect(renderToString(<Later title="Cargo" />)).toBe('')
  await fetchTheRest()
  expect(renderToString(<Later title="Cargo" />)).toBe('<h1>Cargo</h1>')
})

test('a component fetched when drawn is not fetched with the rest', async () => {
  const fetch = vi.fn(async () => Sheet)
  fetchedWhenDrawn(fetch)
  await fetchTheRest()
  expect(fetch).not.toHaveBeenCalled()
})

describe('a file that could not be fetched without a network', () => {
  async function fetchOffline() {
    vi.spyOn(console, 'error').mockReturnValue()
    const network = new EventTarget()
    const fetch = vi.fn(() => Promise.resolve('sheet')).mockRejectedValueOnce(new Error('no network'))
    const used: string[] = []
    const cancel = fetchWhenOnline(fetch, (sheet) => used.push(sheet), network)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
    const comeBack = async () => {
      network.dispatchEvent(new Event('online'))
      await Promise.resolve()
    }
    return { fetch, used, cancel, comeBack }
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('is fetched when the network is back, once', async () => {
    const { fetch, used, comeBack } = await fetchOffline()
    expect(used).toEqual([])
    await comeBack()
    await comeBack()
    expect(used).toEqual(['sheet'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('is dropped if nobody needs it any more', async () => {
    const { fetch, used, cancel, comeBack } = await fetchOffline()
    cancel()
    await comeBack()
    expect(used).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
