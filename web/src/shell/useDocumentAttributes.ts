import { useSyncExternalStore } from 'preact/compat'
import { useLayoutEffect } from 'preact/hooks'
import { motionOf, type Settings } from '../settings/settings.ts'

const daylight = window.matchMedia('(prefers-color-scheme: light)')

/** Keeps the attributes of the document up to date: language, theme, motion, size of text and colours. */
export function useDocumentAttributes(settings: Settings): void {
  const isDay = useSyncExternalStore(onDaylight, () => daylight.matches)
  useLayoutEffect(() => setDocumentAttributes(settings, isDay), [settings, isDay])
}

/** Sets the attributes that styles and screen readers use. */
export function setDocumentAttributes(settings: Settings, isDay = daylight.matches): void {
  const { lang, theme, textSize, colours } = settings
  const light = theme === 'system' ? (isDay ? 'paper' : 'night') : theme
  const root = document.documentElement
  root.lang = lang
  root.dataset['theme'] = light
  root.dataset['motion'] = motionOf(settings)
  root.dataset['text'] = textSize
  root.dataset['colours'] = colours
  const bar = document.querySelector('meta[name="theme-color"]')
  bar?.setAttribute('content', light === 'paper' ? '#ece5d6' : '#0b0c0f')
}

function onDaylight(listener: () => void): () => void {
  daylight.addEventListener('change', listener)
  return () => daylight.removeEventListener('change', listener)
}
