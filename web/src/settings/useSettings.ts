import type { Lang } from '@kantyna/kernel'
import { useSyncExternalStore } from 'react'
import { readText, writeText } from '../kit/storage.ts'
import { openLanguage } from '../words/per-language.ts'
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

/** Fetches a language and changes to it; where it cannot be fetched, nothing changes. */
export async function changeLanguage(lang: Lang): Promise<void> {
  await openLanguage(lang)
  changeSettings({ lang })
}

/** Before the first drawing: words in the chosen language or, where they cannot be fetched, in the other. */
export async function openFirstLanguage(open: (lang: Lang) => Promise<unknown>): Promise<void> {
  try {
    await open(current.lang)
  } catch {
    const lang = current.lang === 'pl' ? 'en' : 'pl'
    await open(lang)
    current = { ...current, lang }
  }
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
  const wanted = work()
  show({ ...wanted, lang: current.lang })
  if (wanted.lang !== current.lang) showIn(wanted.lang).catch(console.error)
}

/** The language changes once all that is on the page has been fetched in it. */
async function showIn(lang: Lang): Promise<void> {
  await openLanguage(lang)
  if (work().lang === lang) show({ ...current, lang })
}

function show(settings: Settings): void {
  current = settings
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
