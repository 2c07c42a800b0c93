import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Settings } from '../settings/settings.ts'

const daylight = window.matchMedia('(prefers-color-scheme: light)')

/** Sets language, theme and motion as attributes of the document, for styles and screen readers. */
export function useDocumentAttributes({ lang, theme, motion }: Settings): void {
  const isDay = useSyncExternalStore(onDaylight, () => daylight.matches)
  const light = theme === 'system' ? (isDay ? 'paper' : 'night') : theme
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = lang
    root.dataset['theme'] = light
    root.dataset['motion'] = motion
    const bar = document.querySelector('meta[name="theme-color"]')
    bar?.setAttribute('content', light === 'paper' ? '#ece5d6' : '#0b0c0f')
  }, [lang, light, motion])
}

function onDaylight(listener: () => void): () => void {
  daylight.addEventListener('change', listener)
  return () => daylight.removeEventListener('change', listener)
}
