import type { KernelView, Lang, Seat, UndoOffer } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { TableState } from '../controller/table-state.ts'
import { TableIcon } from '../icons.tsx'
import type { SeatNames } from '../names.ts'
import { undoWallText } from '../undo/undo.ts'
import { useTableWords } from '../words.ts'

interface Props {
  readonly ui: GameUi
  readonly lang: Lang
  /** The public view. */
  readonly view: KernelView
  readonly next: Seat
  readonly names: SeatNames
  readonly undo: UndoOffer | null
  /** The seat whose offer the next player has to answer, or null. */
  readonly offerer: Seat | null
  onLift(): void
  onUndo(): void
}

/** Hides the table until the right player has the screen. */
export function Curtain({ ui, lang, view, next, names, undo, offerer, onLift, onUndo }: Props) {
  const words = useTableWords()
  const lift = useRef<HTMLButtonElement>(null)
  useEffect(() => lift.current?.focus(), [])
  const name = names(next)
  return (
    <section className="curtain" aria-label={words.pass(name)}>
      <div className="curtain-card panel">
        <SeatMark seat={next} size={56} />
        <h2>{words.pass(name)}</h2>
        <span className="curtain-emblem">
          <ui.SeatEmblem view={view} seat={next} lang={lang} />
        </span>
        {offerer !== null && <p>{words.answerOffer(names(offerer))}</p>}
        <p className="soft">{words.passSays}</p>
        <button
          ref={lift}
          type="button"
          className="button primary big"
          onClick={({ detail }) => {
            // The second half of a double click belongs to what was there before.
            if (detail < 2) onLift()
          }}
        >
          {words.passReady(name)}
        </button>
        {undo?.how === 'free' && (
          <button type="button" className="button bare" onClick={onUndo}>
            <TableIcon name="undo" />
            <span>{words.passUndo(names(undo.seat))}</span>
          </button>
        )}
        {undo !== null && undo.how !== 'free' && (
          <p className="small soft">{words.passNoUndo(names(undo.seat), undoWallText(words, undo, names))}</p>
        )}
      </div>
    </section>
  )
}

/** Reports that the screen passes to another player, before that player sees anything. */
export function useHandover({ viewer, phase }: Pick<TableState, 'viewer' | 'phase'>, onHandover: () => void) {
  const holder = phase === 'curtain' ? 'curtain' : viewer
  const before = useRef(holder)
  useLayoutEffect(() => {
    if (before.current === holder) return
    before.current = holder
    onHandover()
  })
}
