import { type GameBundle, type Lang, plainText, type Seat } from '@kantyna/kernel'
import type { GameMoments, GameUi, Motion } from '@kantyna/ui'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { TableIcon } from '../icons.tsx'
import type { SeatNames } from '../names.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { flyToSeats } from './flights.ts'
import { isPlayedFor, MomentCard } from './MomentCard.tsx'
import { touchOnce } from './one-touch.ts'
import type { StagedMoment, StageState } from './stage.ts'
import './moments.css'

export interface MomentStageProps {
  readonly momentTexts: GameMoments
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly names: SeatNames
  readonly motion: Motion
  readonly stage: StageState
  /** At a shared screen: the seat that the moment waits for. */
  readonly waitsFor?: Seat | null
  onDismiss(): void
}

/**
 * The moment over the board. If it concerns the viewer, or comes before one that does, it takes every touch and key
 * until it is touched. Other moments take none.
 */
export function MomentStage({ stage, ...props }: MomentStageProps) {
  const overTable = useOverTableWords()
  const { shown, isBlocking } = stage
  if (shown === null) return null
  const key = `${shown.moment.at} ${shown.moment.index}`
  return isBlocking ? (
    <Blocking key={key} {...props} shown={shown} />
  ) : (
    <div key={key} className="moment-place" data-brief>
      <MomentCard {...props} shown={shown}>
        {isPlayedFor(props.momentTexts, shown) && (
          <button
            type="button"
            className="button bare moment-skip"
            onClick={({ detail }: MouseEvent) => touchOnce(detail, window, props.onDismiss)}
          >
            <TableIcon name="skip" />
            {overTable.momentSkip}
          </button>
        )}
      </MomentCard>
    </div>
  )
}

type ShownProps = Omit<MomentStageProps, 'stage'> & { readonly shown: StagedMoment }

function Blocking({ onDismiss, waitsFor = null, ...props }: ShownProps) {
  const { momentTexts, lang, names, shown, motion } = props
  const overTable = useOverTableWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const hint = useId()
  const latest = useRef(onDismiss)
  useLayoutEffect(() => {
    latest.current = onDismiss
  })
  useLayoutEffect(() => {
    const place = dialog.current
    // A browser may close the dialog without `cancel`: some phones do on the second back gesture.
    const onClosed = () => latest.current()
    place?.addEventListener('close', onClosed)
    place?.showModal()
    place?.focus()
    return () => {
      place?.removeEventListener('close', onClosed)
      place?.close()
    }
  }, [])
  const dismiss = () => {
    if (motion !== 'off') flyToSeats(dialog.current)
    onDismiss()
  }
  return (
    <dialog
      ref={dialog}
      className="moment-place"
      tabIndex={-1}
      aria-label={plainText(momentTexts.sentence(shown.moment, lang), names)}
      aria-describedby={hint}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      onClick={({ detail }: MouseEvent) => touchOnce(detail, window, dismiss)}
      onKeyDown={(event: KeyboardEvent) => {
        if (!['Enter', ' ', 'Escape'].includes(event.key)) return
        event.preventDefault()
        event.stopPropagation()
        if (!event.repeat) dismiss()
      }}
    >
      <MomentCard {...props} shown={shown}>
        <p id={hint} className="moment-go small soft">
          {waitsFor !== null && (
            <>
              <SeatMark seat={waitsFor} size={13} /> {names(waitsFor)}:{' '}
            </>
          )}
          {overTable.momentGoOn}
        </p>
      </MomentCard>
    </dialog>
  )
}
