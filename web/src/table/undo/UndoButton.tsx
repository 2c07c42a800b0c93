import { useId } from 'preact/hooks'
import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import { undoReachText } from './undo.ts'
import type { UndoControl } from './undo-control.ts'

/** Takes the last choice back, and says which. */
export function UndoButton({ control }: { readonly control: UndoControl }) {
  const words = useTableWords()
  const id = useId()
  const { offer, what, isBack, names } = control
  const isIdle = offer === null && !isBack
  const reach = offer === null && isBack ? words.undo : undoReachText(words, offer, names)
  return (
    <>
      <button
        type="button"
        className="button undo"
        data-back={isBack || undefined}
        aria-disabled={isIdle}
        aria-describedby={id}
        title={what === null ? reach : `${words.undoThis(what)}. ${reach}`}
        onClick={() => (isIdle ? control.sayWhyNot(reach) : control.undo())}
      >
        <TableIcon name="undo" />
        <span className="undo-text">
          {!isBack && offer?.how === 'ask' ? words.undoAsk : words.undo}
          {what !== null && <span className="undo-what">{what}</span>}
        </span>
      </button>
      <span id={id} className="unseen">
        {reach}
      </span>
    </>
  )
}
