import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Everything that was declared so far. */
const declared: (() => Promise<unknown>)[] = []

/**
 * What no table needs when it is opened: its file is fetched once the table stands (`fetchTheRest`), or when it is
 * called for before that.
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
      fetching = null // to be tried again
      throw problem
    })
    return fetching
  }
}

/** What tells that the network is back: the window. */
type Network = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Fetches something, again when the network is back where it could not be fetched. Gives back what calls it off; what is
 * fetched then is of no use any more.
 */
export function fetchAtLast<T>(
  fetch: () => Promise<T>,
  use: (fetched: T) => void,
  network: Network = window,
): () => void {
  let isWanted = true
  const tryIt = () => {
    fetch().then(
      (fetched) => {
        if (isWanted) use(fetched)
      },
      (problem: unknown) => {
        console.error(problem)
        if (isWanted) network.addEventListener('online', tryIt, { once: true })
      },
    )
  }
  tryIt()
  return () => {
    isWanted = false
    network.removeEventListener('online', tryIt)
  }
}

/**
 * A component that no table shows when it is opened: a sheet, the picture of what is pointed at, the end. Until its
 * file is there it draws nothing.
 */
export function fetchedLater<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const Later = fetchedWhenDrawn(fetch)
  declared.push(Later.fetch)
  return Later
}

/** The same, of what many never see: it is fetched when it is to be drawn for the first time. */
export function fetchedWhenDrawn<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  let fetched: ComponentType<P> | null = null
  const fetchOnce = once(async () => {
    fetched = await fetch()
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each, outside of all components
  function FetchedLater(props: P) {
    const [, setFetched] = useState(fetched !== null)
    useEffect(() => fetchAtLast(fetchOnce, () => setFetched(true)), [])
    const Fetched = fetched
    return Fetched === null ? null : <Fetched {...props} />
  }
  return Object.assign(FetchedLater, { fetch: fetchOnce })
}

/** Fetches everything that was left for later, so that a touch need not wait. */
export async function fetchTheRest(): Promise<void> {
  await Promise.all(declared.map((fetchOnce) => fetchOnce()))
}
