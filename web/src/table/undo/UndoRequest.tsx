import type { GameBundle, Lang, Seat } from '@kantyna/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { SeatNames } from '../names.ts'
import { type OverTableWords, useOverTableWords } from '../words/over-table.ts'
import { takenBackText } from './undo.ts'
import type { ShownUndoRequest, UndoEnding } from './undo-request.ts'
import './undo-request.css'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly request: ShownUndoRequest | null
  readonly ended: UndoEnding | null
  /** Whether several people share this screen: then the player who is asked is named. */
  readonly isShared: boolean
  onAnswer(seat: Seat, entry: number, isAgreed: boolean): void
  tell(text: string): void
}

/** A player's request to take something back: who asks, what would be taken back, and whose answer is missing. */
export function UndoRequest({ bundle, lang, names, request, ended, isShared, onAnswer, tell }: Props) {
  const says = useOverTableWords().undoRequest
  useEnding(ended, (ending) => tell(endingText(says, ending, names)))
  if (request === null) return null
  const { seat, entry, later, waitsFor, askedHere } = request
  const what = takenBackText(bundle, lang, request, names)
  const [asked] = askedHere
  return (
    <section
      className="undo-request panel"
      aria-label={says.title}
      data-asked={asked !== undefined || undefined}
    >
      <div role="alert">
        <p className="undo-request-who">
          <SeatMark seat={seat} size={18} />
          {says.asks(names(seat))}
        </p>
        <p>
          <strong>{what === '' ? says.lastChoice : what}</strong>
        </p>
        {later > 0 && <p className="small">{says.later(later)}</p>}
        {asked === undefined && <p className="small soft">{says.waiting(waitsFor.map(names).join(', '))}</p>}
        {asked !== undefined && isShared && <p>{says.addressed(names(asked))}</p>}
      </div>
      {asked === undefined ? (
        <p className="small soft">{says.withdraw}</p>
      ) : (
        <p className="row">
          <button type="button" className="button primary" onClick={() => onAnswer(asked, entry, true)}>
            {says.agree}
          </button>
          <button type="button" className="button" onClick={() => onAnswer(asked, entry, false)}>
            {says.refuse}
          </button>
        </p>
      )}
    </section>
  )
}

/** Calls back once for each request that ends. */
function useEnding(ended: UndoEnding | null, onEnd: (ending: UndoEnding) => void): void {
  const reported = useRef<UndoEnding | null>(null)
  useEffect(() => {
    if (ended === null || reported.current === ended) return
    reported.current = ended
    onEnd(ended)
  })
}

function endingText(says: OverTableWords['undoRequest'], ending: UndoEnding, names: SeatNames): string {
  switch (ending.how) {
    case 'agreed':
      return says.agreed
    case 'lapsed':
      return says.lapsed
    case 'left':
      return says.left(names(ending.seat))
    case 'refused':
      return ending.by === null ? says.refused : says.refusedBy(names(ending.by))
  }
}
