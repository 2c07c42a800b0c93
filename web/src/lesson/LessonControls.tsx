import type { LessonStep } from '@kantyna/kernel'
import { TableIcon } from '../table/icons.tsx'
import { useLessonWords } from './words.ts'

interface Props {
  readonly steps: readonly LessonStep[]
  readonly index: number
  readonly isDone: boolean
  readonly canRepeat: boolean
  onShow(index: number): void
  onPlay(): void
}

/** Controls of the lesson: back, repeat, next, and a dot for every step. */
export function LessonControls({ steps, index, isDone, canRepeat, onShow, onPlay }: Props) {
  const words = useLessonWords()
  const isLast = index === steps.length - 1
  return (
    <div className="lesson-controls">
      <button type="button" className="button" disabled={index === 0} onClick={() => onShow(index - 1)}>
        {words.back}
      </button>
      <div className="lesson-middle">
        <ol className="lesson-dots">
          {steps.map((step, each) => (
            <li key={step.id}>
              <button
                type="button"
                className="lesson-dot"
                aria-label={words.step(each + 1, steps.length)}
                aria-current={each === index ? 'step' : undefined}
                data-past={each < index || undefined}
                onClick={() => onShow(each)}
              />
            </li>
          ))}
        </ol>
        {canRepeat && (
          <button type="button" className="button bare" onClick={() => onShow(index)}>
            <TableIcon name="undo" />
            {words.again}
          </button>
        )}
      </div>
      {isLast ? (
        <button type="button" className="button primary" onClick={onPlay}>
          {words.play}
        </button>
      ) : (
        <button
          type="button"
          className={isDone ? 'button primary' : 'button'}
          onClick={() => onShow(index + 1)}
        >
          {isDone ? words.next : words.skip}
        </button>
      )}
    </div>
  )
}
