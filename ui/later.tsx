import { type ComponentType, useEffect, useState } from 'react'

/** Everything that was declared so far. */
const declared: (() => Promise<unknown>)[] = []

/**
 * What no table needs when it is opened: its file is fetched once the table stands (`fetchTheRest`), or when it is
 * called for before that.
 */
export function fetchedOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetching: Promise<T> | null = null
  const fetchOnce = () => {
    fetching ??= fetch().catch((problem: unknown) => {
      fetching = null // to be tried again
      throw problem
    })
    return fetching
  }
  declared.push(fetchOnce)
  return fetchOnce
}

/**
 * A component that no table shows when it is opened: a sheet, the picture of what is pointed at, the end. Until its
 * file is there it draws nothing.
 */
export function fetchedLater<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  let fetched: ComponentType<P> | null = null
  const fetchOnce = fetchedOnce(async () => {
    fetched = await fetch()
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each, outside of all components
  return function FetchedLater(props: P) {
    const [, setFetched] = useState(fetched !== null)
    useEffect(() => {
      fetchOnce().then(() => setFetched(true), console.error)
    }, [])
    const Fetched = fetched
    return Fetched === null ? null : <Fetched {...props} />
  }
}

/** Fetches all that was left for later: whoever touches something then need not wait. */
export async function fetchTheRest(): Promise<void> {
  await Promise.all(declared.map((fetchOnce) => fetchOnce()))
}
