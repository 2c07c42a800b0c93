import type { GameRecord } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { lazy, Suspense } from 'preact/compat'
import { useState } from 'preact/hooks'

// The dialog is rarely needed, so it is fetched on demand.
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

interface Props {
  readonly record: GameRecord
  /** The move at which the link opens; 0 is the beginning. */
  readonly at: number
  /** For a button with only an icon. */
  readonly label?: string
  readonly className: string
  readonly children: ComponentChildren
  onExport(): void
}

/** Opens the dialog that shares a game as a link. */
export function ShareButton({ record, at, label, className, children, onExport }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog record={record} at={at} onExport={onExport} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
