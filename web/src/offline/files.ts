import type { Lang } from '@kantyna/kernel'

/** The cache for files that do not belong to the shell. The service worker looks here first (see `vite.config.ts`). */
const CACHE = 'kantyna-files'

/** The list that `web/vite/offline-files.ts` writes. */
interface OfflineFiles {
  readonly shell: readonly string[]
  readonly languages: Readonly<Record<Lang, readonly string[]>>
  readonly pages: readonly string[]
  readonly games: { readonly [id: string]: Readonly<Record<Lang, readonly string[]>> }
}

export interface KeptFiles {
  has(files: readonly string[]): boolean
  /** Fetches the files that are not in the cache yet. */
  add(files: readonly string[]): Promise<void>
  /** Deletes files that this version does not need. */
  removeAllBut(files: ReadonlySet<string>): Promise<void>
}

/** Waits for the service worker: without it nothing is read from the cache. */
export async function openFiles(): Promise<{ readonly files: OfflineFiles; readonly kept: KeptFiles }> {
  await navigator.serviceWorker.ready
  const answer = await fetch('/offline.json')
  if (!answer.ok) throw new Error(`The list of files could not be fetched: ${answer.status}.`)
  // The same build wrote it.
  const files = (await answer.json()) as OfflineFiles
  return { files, kept: await openKept() }
}

async function openKept(): Promise<KeptFiles> {
  const cache = await caches.open(CACHE)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1)))
  return {
    has: (files) => files.every((file) => cached.has(file)),
    async add(files) {
      const missing = [...new Set(files)].filter((file) => !cached.has(file))
      await cache.addAll(missing.map((file) => `/${file}`))
      for (const file of missing) cached.add(file)
    },
    async removeAllBut(files) {
      const stale = [...cached].filter((file) => !files.has(file))
      await Promise.all(stale.map((file) => cache.delete(`/${file}`)))
      for (const file of stale) cached.delete(file)
    },
  }
}

/** The files that a table of a game and its expansions needs, by folder id. */
export function filesOfGame(
  { pages, languages, games }: OfflineFiles,
  ids: readonly string[],
  lang: Lang,
): string[] {
  const files = [...pages, ...languages[lang], ...ids.flatMap((id) => games[id]?.[lang] ?? [])]
  return [...new Set(files)]
}

export function everyFile({ shell, languages, pages, games }: OfflineFiles): Set<string> {
  return new Set(
    [shell, pages, ...[languages, ...Object.values(games)].flatMap(({ pl, en }) => [pl, en])].flat(),
  )
}
