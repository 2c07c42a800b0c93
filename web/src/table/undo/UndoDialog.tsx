import { type GameBundle, type Lang, plainText } from '@kantyna/kernel'
import { Sheet } from '../../kit/Sheet.tsx'
import type { ShownOffer } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'
import { choiceSays, wallSays } from './undo.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly offer: ShownOffer
  onAgreed(): void
  onClose(): void
}

/** Where undo is not free everybody has to agree; they sit at one screen, so they ask each other. */
export function UndoDialog({ bundle, lang, names, offer, onAgreed, onClose }: Props) {
  const words = useTableWords()
  const what = whatGoesBack()
  return (
    <Sheet title={words.undoTitle} role="alertdialog" onClose={onClose}>
      {what !== '' && (
        <p>
          <strong>{words.undoThis(what)}</strong>
        </p>
      )}
      <p>{words.undoSays(wallSays(words, offer, names))}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={onAgreed}>
          {words.undoYes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.undoNo}
        </button>
      </p>
    </Sheet>
  )

  /** The choice; in front of others only what everybody has seen come of it. */
  function whatGoesBack(): string {
    const answer = offer.choice?.answer ?? null
    if (answer !== null) return choiceSays(bundle, lang, answer, names)
    const lines = offer.caused.map((event) => bundle.game.words[lang].event(event) ?? [])
    return lines.map((line) => plainText(line, names)).join(' ')
  }
}
