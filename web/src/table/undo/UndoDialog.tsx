import type { GameBundle, Lang } from '@kantyna/kernel'
import { Sheet } from '../../kit/Sheet.tsx'
import type { ShownOffer } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { useTableWords } from '../words.ts'
import { takenBackText, undoWallText } from './undo.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly offer: ShownOffer
  onAgreed(): void
  onClose(): void
}

/**
 * If undo is not free, all others have to agree. At one screen they ask each other, and one of them answers for all.
 */
export function UndoDialog({ bundle, lang, names, offer, onAgreed, onClose }: Props) {
  const words = useTableWords()
  const overTable = useOverTableWords()
  const what = takenBackText(bundle, lang, offer, names)
  return (
    <Sheet title={overTable.undoTitle} role="alertdialog" onClose={onClose}>
      {what !== '' && (
        <p>
          <strong>{words.undoThis(what)}</strong>
        </p>
      )}
      <p>{overTable.undoSays(undoWallText(words, offer, names))}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={onAgreed}>
          {overTable.undoYes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {overTable.undoNo}
        </button>
      </p>
    </Sheet>
  )
}
