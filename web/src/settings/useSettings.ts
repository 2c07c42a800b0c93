import type { Lang } from '@kantyna/kernel'
import { useSyncExternalStore } from 'react'
import { readText, writeText } from '../kit/storage.ts'
import { type ChosenSettings, parseSettings, type Settings, settingsFrom } from './settings.ts'

const key = 'kantyna.settings'
const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
const listeners = new Set<() => void>()
let kept: ChosenSettings = parseSettings(readText(key))
let current: Settings = work()

/** The settings that hold now. */
export function useSettings(): Settings {
  return useSyncExternalStore(listen, currentSettings)
}

export function useLang(): Lang {
  return useSettings().lang
}

/** For what is not drawn by React. */
export function currentSettings(): Settings {
  return current
}

export function changeSettings(change: ChosenSettings): void {
  kept = { ...kept, ...change }
  writeText(key, JSON.stringify(kept))
  refresh()
}

function work(): Settings {
  return settingsFrom(kept, { languages: navigator.languages, wantsLessMotion: lessMotion.matches })
}

function refresh(): void {
  current = work()
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

lessMotion.addEventListener('change', refresh)
window.addEventListener('languagechange', refresh)
// Another tab has changed them.
window.addEventListener('storage', (event) => {
  if (event.key !== key) return
  kept = parseSettings(event.newValue)
  refresh()
})
