import { fetchedLater, fetchTheRest } from '@kantyna/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

function Sheet({ title }: { readonly title: string }) {
  return <h1>{title}</h1>
}

test('what comes later is drawn at once where it is there, and fetched once', async () => {
  const fetch = vi.fn(async () => Sheet)
  const Later = fetchedLater(fetch)
  expect(renderToStaticMarkup(<Later title="Cargo" />)).toBe('')
  await Promise.all([fetchTheRest(), fetchTheRest()])
  expect(renderToStaticMarkup(<Later title="Cargo" />)).toBe('<h1>Cargo</h1>')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what could not be fetched is tried again', async () => {
  const fetch = vi.fn(async () => Sheet).mockRejectedValueOnce(new Error('no network'))
  const Later = fetchedLater(fetch)
  await expect(fetchTheRest()).rejects.toThrow('no network')
  expect(renderToStaticMarkup(<Later title="Cargo" />)).toBe('')
  await fetchTheRest()
  expect(renderToStaticMarkup(<Later title="Cargo" />)).toBe('<h1>Cargo</h1>')
})
