import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** The files that have been declared so far. `fetchTheRest` fetches them. */
const declared: (() => Promise<unknown>)[] = []

/**
 * Declares a file that no table needs when it opens. It is fetched once the table is shown (`fetchTheRest`), or when it
 * is first needed.
 */
export function fetchedOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  const fetchOnce = once(fetch)
  declared.push(fetchOnce)
  return fetchOnce
}

function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | null = null
  return () => {
    fetching ??= fetch().catch((problem: unknown) => {
      fetching = null // so that the next call tries again
      throw problem
    })
    return fetching
  }
}

/** The object that reports when the network is back: the window. */
type Network = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Fetches something. If that fails, tries again each time the network is back. Returns a function that cancels: nothing
 * fetched after that is used.
 */
export function fetchWhenOnline<T>(
  fetch: () => Promise<T>,
  use: (fetched: T) => void,
  network: Network = window,
): () => void {
  let isWanted = true
  const attempt = () => {
    fetch().then(
      (fetched) => {
        if (isWanted) use(fetched)
      },
      (problem: unknown) => {
        console.error(problem)
        if (isWanted) network.addEventListener('online', attempt, { once: true })
      },
    )
  }
  attempt()
  return () => {
    isWanted = false
    network.removeEventListener('online', attempt)
  }
}

/**
 * A component that no table needs when it opens: a sheet, the picture of the pointed thing, the result. It draws
 * nothing until its file has been fetched.
 */
export function fetchedLater<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const Later = fetchedWhenDrawn(fetch)
  declared.push(Later.fetch)
  return Later
}

/** The same for a component that many players never see. It is fetched when it is first drawn. */
export function fetchedWhenDrawn<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  let fetched: ComponentType<P> | null = null
  const fetchOnce = once(async () => {
    fetched = await fetch()
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each, outside of all components
  function FetchedLater(props: P) {
    const [, setFetched] = useState(fetched !== null)
    useEffect(() => fetchWhenOnline(fetchOnce, () => setFetched(true)), [])
    const Fetched = fetched
    return Fetched === null ? null : <Fetched {...props} />
  }
  return Object.assign(FetchedLater, { fetch: fetchOnce })
}

/** Fetches everything that was declared, so that later touches need not wait. */
export async function fetchTheRest(): Promise<void> {
  await Promise.all(declared.map((fetchOnce) => fetchOnce()))
}
