import type { GameBundle, Lang } from '@kantyna/kernel'
import { lazy, Suspense } from 'react'
import type { ShownOffer } from './controller/table-state.ts'
import type { SeatNames } from './names.ts'

// Dialogs are rare: they are fetched when they open.
const KeysDialog = lazy(async () => ({ default: (await import('./keys/KeysDialog.tsx')).KeysDialog }))
const UndoDialog = lazy(async () => ({ default: (await import('./undo/UndoDialog.tsx')).UndoDialog }))

export type Opened = 'undo' | 'keys' | null

interface Props {
  readonly opened: Opened
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly offer: ShownOffer | null
  onUndoAgreed(): void
  onClose(): void
}

/** What opens above the table, one at a time. */
export function TableDialogs({ opened, bundle, lang, names, offer, onUndoAgreed, onClose }: Props) {
  return (
    <Suspense>
      {opened === 'keys' && <KeysDialog onClose={onClose} />}
      {opened === 'undo' && offer !== null && (
        <UndoDialog
          bundle={bundle}
          lang={lang}
          names={names}
          offer={offer}
          onClose={onClose}
          onAgreed={() => {
            onClose()
            onUndoAgreed()
          }}
        />
      )}
    </Suspense>
  )
}
