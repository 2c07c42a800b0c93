import { Store, useStore } from '@kantyna/ui'
import { lazy, Suspense } from 'preact/compat'
import { GearIcon } from '../kit/icons.tsx'
import { useWords } from '../words/words.ts'

const Dialog = lazy(async () => ({
  default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog,
}))

const isOpen = new Store(false)

/** Opens the settings from anywhere on the page. */
export function openSettings(): void {
  isOpen.set(true)
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

/** The dialog itself, fetched when it is first opened. */
export function SettingsDialog() {
  return useStore(isOpen) ? (
    <Suspense fallback={null}>
      <Dialog onClose={() => isOpen.set(false)} />
    </Suspense>
  ) : null
}
