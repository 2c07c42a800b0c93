import { expansionMetas, gameMetas, partsOfEdition } from '@kantyna/games/metas'
import type { Lang } from '@kantyna/kernel'
import { Store, useStore } from '@kantyna/ui'
import { useSyncExternalStore } from 'preact/compat'
import { useEffect } from 'preact/hooks'
import { fieldsOf } from '../kit/kept.ts'
import { readText, writeText } from '../kit/storage.ts'
import { currentSettings, useLang } from '../settings/useSettings.ts'
import { everyFile, filesOfGame, openFiles } from './files.ts'

/**
 * Games that can be played without a network. The service worker fetches the page's own files. A game's files are
 * fetched when it is first opened, or when the visitor asks for them, and again after an update or a change of
 * language.
 */
export type OfflineState = 'unknown' | 'absent' | 'fetching' | 'ready' | 'failed'

const key = 'kantyna.offline'
const states = new Store<ReadonlyMap<string, OfflineState>>(new Map())
/** The units that are fetched: each game, and each game with an expansion. */
const editions: readonly string[] = [...gameMetas, ...expansionMetas].map(({ id }) => id)
let opening: ReturnType<typeof openFiles> | undefined

/** `unknown` until the service worker is ready, and always in browsers without one. */
export function useOfflineState(game: string): OfflineState {
  return useStore(states).get(game) ?? 'unknown'
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(listenToNetwork, () => navigator.onLine)
}

/** Keeps the cached files up to date with this version and the language of the page. */
export function useKeptFiles(): void {
  const lang = useLang()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (canKeep()) refreshKept(lang, isOnline).catch(console.error)
  }, [lang, isOnline])
}

/** Downloads a game that the visitor has asked for or has opened. */
export async function keepGame(game: string, lang: Lang = currentSettings().lang): Promise<void> {
  if (!canKeep()) return
  const { files, kept } = await openedFiles()
  const needed = filesOfGame(files, foldersOf(game), lang)
  if (!kept.has(needed)) {
    show(game, 'fetching')
    try {
      await kept.add(needed)
    } catch (problem) {
      show(game, 'failed')
      throw problem
    }
  }
  writeText(key, JSON.stringify(Object.fromEntries([...wanted(), game].map((id) => [id, true]))))
  show(game, 'ready')
}

async function refreshKept(lang: Lang, isOnline: boolean): Promise<void> {
  const { files, kept } = await openedFiles()
  for (const id of editions) show(id, kept.has(filesOfGame(files, foldersOf(id), lang)) ? 'ready' : 'absent')
  if (!isOnline) return
  await kept.add(files.languages[lang])
  for (const id of editions) if (wanted().includes(id)) await keepGame(id, lang)
  await kept.removeAllBut(everyFile(files))
}

/** The folders with the parts of an edition. */
function foldersOf(edition: string): readonly string[] {
  const parts = partsOfEdition(edition)
  return parts === null ? [] : [parts.game, ...parts.expansions]
}

/** The games that the visitor has opened or asked for, in any version of the page. */
function wanted(): string[] {
  return Object.keys(fieldsOf(readText(key)))
}

function openedFiles(): ReturnType<typeof openFiles> {
  if (opening === undefined) {
    opening = openFiles()
    opening.catch(() => {
      opening = undefined
    })
  }
  return opening
}

/** Whether files can be kept: not during development, and not in a browser without a cache for files. */
function canKeep(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window
}

function show(game: string, state: OfflineState): void {
  if (states.get().get(game) !== state) states.set(new Map([...states.get(), [game, state]]))
}

function listenToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
