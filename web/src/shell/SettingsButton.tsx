import { lazy, Suspense, useSyncExternalStore } from 'react'
import { GearIcon } from '../kit/icons.tsx'
import { useWords } from '../words/words.ts'

const Dialog = lazy(async () => ({
  default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog,
}))

let isOpen = false
const listeners = new Set<() => void>()

/** Opens the settings from anywhere on the page. */
export function openSettings(): void {
  setOpen(true)
}

export function SettingsButton() {
  const words = useWords()
  return (
    <button
      type="button"
      className="button bare icon"
      aria-label={words.settings.title}
      onClick={openSettings}
    >
      <GearIcon />
    </button>
  )
}

/** The dialog itself, fetched when it is first asked for. */
export function SettingsDialog() {
  const isWanted = useSyncExternalStore(listen, () => isOpen)
  return isWanted ? (
    <Suspense>
      <Dialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}

function setOpen(wanted: boolean): void {
  isOpen = wanted
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
