import type { Lang } from '@kantyna/kernel'
import { readText, writeText } from '../kit/storage.ts'
import { Store, useStore } from '../kit/store.ts'
import { type ChosenSettings, parseSettings, type Settings, settingsFrom } from './settings.ts'

const key = 'kantyna.settings'
const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
let kept: ChosenSettings = parseSettings(readText(key))
const settings = new Store(work())

/** The settings that hold now. */
export function useSettings(): Settings {
  return useStore(settings)
}

export function useLang(): Lang {
  return useSettings().lang
}

/** For what is not drawn by React. */
export function currentSettings(): Settings {
  return settings.get()
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
  settings.set(work())
}

lessMotion.addEventListener('change', refresh)
window.addEventListener('languagechange', refresh)
// Another tab has changed them.
window.addEventListener('storage', (event) => {
  if (event.key !== key) return
  kept = parseSettings(event.newValue)
  refresh()
})
