import type { GameBundle, Lang } from '@kantyna/kernel'
import { useId } from 'react'
import type { ShownOffer } from '../controller/table-state.ts'
import { TableIcon } from '../icons.tsx'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'
import { choiceSays, reachSays } from './undo.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly offer: ShownOffer | null
  /** What is asked has come of that choice: going back calls it off. */
  readonly isBack: boolean
  onUndo(): void
  /** There is nothing to take back: says why. */
  onWhyNot(text: string): void
}

/** Takes back, and says what. */
export function UndoButton({ bundle, lang, names, offer, isBack, onUndo, onWhyNot }: Props) {
  const words = useTableWords()
  const id = useId()
  const isIdle = offer === null && !isBack
  const reach = offer === null && isBack ? words.back : reachSays(words, offer, names)
  const answer = offer?.choice?.answer ?? null
  const what = answer === null ? null : choiceSays(bundle, lang, answer, names)
  return (
    <>
      <button
        type="button"
        className="button undo"
        data-back={isBack || undefined}
        aria-disabled={isIdle}
        aria-describedby={id}
        title={what === null ? reach : `${words.undoThis(what)}. ${reach}`}
        onClick={() => (isIdle ? onWhyNot(reach) : onUndo())}
      >
        <TableIcon name="undo" />
        <span className="undo-text">
          {isBack ? words.back : offer?.how === 'ask' ? words.undoAsk : words.undo}
          {what !== null && <span className="undo-what">{what}</span>}
        </span>
      </button>
      <span id={id} className="unseen">
        {reach}
      </span>
    </>
  )
}
