import type { Lang } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import { Store, useStore } from '@kantyna/ui'
import { readText, writeText } from '../kit/storage.ts'
import { openLanguage } from '../words/per-language.ts'
import { type ChosenSettings, motionOf, parseSettings, type Settings, settingsFrom } from './settings.ts'

const key = 'kantyna.settings'
const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
let kept: ChosenSettings = parseSettings(readText(key))
const settings = new Store(computeSettings())

/** The current settings. */
export function useSettings(): Settings {
  return useStore(settings)
}

export function useLang(): Lang {
  return useSettings().lang
}

/** How drawings move now. */
export function useMotion(): Motion {
  return motionOf(useSettings())
}

/** The current settings, for code outside of components. */
export function currentSettings(): Settings {
  return settings.get()
}

/** Fetches a language and changes to it; if it cannot be fetched, nothing changes. */
export async function changeLanguage(lang: Lang): Promise<void> {
  await openLanguage(lang)
  changeSettings({ lang })
}

/** Before the first drawing: fetches words in the chosen language or, if that fails, in the other. */
export async function openFirstLanguage(open: (lang: Lang) => Promise<unknown>): Promise<void> {
  try {
    await open(settings.get().lang)
  } catch {
    const lang = settings.get().lang === 'pl' ? 'en' : 'pl'
    await open(lang)
    settings.set({ ...settings.get(), lang })
  }
}

export function changeSettings(change: ChosenSettings): void {
  kept = { ...kept, ...change }
  write()
}

function write(): void {
  writeText(key, JSON.stringify(kept))
  refresh()
}

function computeSettings(): Settings {
  return settingsFrom(kept, { languages: navigator.languages, wantsLessMotion: lessMotion.matches })
}

function refresh(): void {
  const wanted = computeSettings()
  const { lang } = settings.get()
  settings.set({ ...wanted, lang })
  if (wanted.lang !== lang) showIn(wanted.lang).catch(console.error)
}

/** The language changes once everything on the page has been fetched in it. */
async function showIn(lang: Lang): Promise<void> {
  await openLanguage(lang)
  if (computeSettings().lang === lang) settings.set({ ...settings.get(), lang })
}

lessMotion.addEventListener('change', refresh)
window.addEventListener('languagechange', refresh)
// Another tab has changed the settings.
window.addEventListener('storage', (event) => {
  if (event.key !== key) return
  kept = parseSettings(event.newValue)
  refresh()
})
