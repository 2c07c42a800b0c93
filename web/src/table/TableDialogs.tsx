import { editionOfGame, type GameBundle, type Lang, type Seat } from '@kantyna/kernel'
import { fetchedLater } from '@kantyna/ui'
import type { ShownOffer } from './controller/table-state.ts'
import type { SeatNames } from './names.ts'

const KeysDialog = fetchedLater(async () => (await import('./sheets.ts')).KeysDialog)
const SymbolSheet = fetchedLater(async () => (await import('./sheets.ts')).SymbolSheet)
const UndoDialog = fetchedLater(async () => (await import('./sheets.ts')).UndoDialog)

export type Opened = 'undo' | 'keys' | 'symbols' | null

interface Props {
  readonly opened: Opened
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly offer: ShownOffer | null
  /** Called when all others at this screen agree to the undo that a seat asks for. */
  onUndoAgreed(asker: Seat): void
  onClose(): void
}

/** The dialogs above the table. One is open at a time. */
export function TableDialogs({ opened, bundle, lang, names, offer, onUndoAgreed, onClose }: Props) {
  return (
    <>
      {opened === 'keys' && <KeysDialog onClose={onClose} />}
      {opened === 'symbols' && <SymbolSheet game={editionOfGame(bundle.game)} onClose={onClose} />}
      {opened === 'undo' && offer !== null && (
        <UndoDialog
          bundle={bundle}
          lang={lang}
          names={names}
          offer={offer}
          onClose={onClose}
          onAgreed={() => {
            onClose()
            onUndoAgreed(offer.seat)
          }}
        />
      )}
    </>
  )
}
