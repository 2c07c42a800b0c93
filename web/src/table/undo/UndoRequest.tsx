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
  const undoWords = useOverTableWords().undoRequest
  useEnding(ended, (ending) => tell(endingText(undoWords, ending, names)))
  if (request === null) return null
  const { seat, entry, later, waitsFor, askedHere } = request
  const what = takenBackText(bundle, lang, request, names)
  const [asked] = askedHere
  return (
    <section
      className="undo-request panel"
      aria-label={undoWords.title}
      data-asked={asked !== undefined || undefined}
    >
      <div role="alert">
        <p className="undo-request-who">
          <SeatMark seat={seat} size={18} />
          {undoWords.asks(names(seat))}
        </p>
        <p>
          <strong>{what === '' ? undoWords.lastChoice : what}</strong>
        </p>
        {later > 0 && <p className="small">{undoWords.later(later)}</p>}
        {asked === undefined && (
          <p className="small soft">{undoWords.waiting(waitsFor.map(names).join(', '))}</p>
        )}
        {asked !== undefined && isShared && <p>{undoWords.addressed(names(asked))}</p>}
      </div>
      {asked === undefined ? (
        <p className="small soft">{undoWords.withdraw}</p>
      ) : (
        <p className="row">
          <button type="button" className="button primary" onClick={() => onAnswer(asked, entry, true)}>
            {undoWords.agree}
          </button>
          <button type="button" className="button" onClick={() => onAnswer(asked, entry, false)}>
            {undoWords.refuse}
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

function endingText(undoWords: OverTableWords['undoRequest'], ending: UndoEnding, names: SeatNames): string {
  switch (ending.how) {
    case 'agreed':
      return undoWords.agreed
    case 'lapsed':
      return undoWords.lapsed
    case 'left':
      return undoWords.left(names(ending.seat))
    case 'refused':
      return ending.by === null ? undoWords.refused : undoWords.refusedBy(names(ending.by))
  }
}
