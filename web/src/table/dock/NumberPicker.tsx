import type { PresentedDecision } from '@kantyna/kernel'
import type { Hands } from '../hands/useHands.ts'
import { useTableWords } from '../words.ts'

interface Props {
  readonly decision: PresentedDecision
  readonly hands: Hands
}

/**
 * Chooses a number in a range: by steps, with a slider, or by touching the thing that asks. `ConfirmNumber` is in the
 * corner.
 */
export function NumberPicker({ decision: { min, max }, hands }: Props) {
  const words = useTableWords()
  const number = hands.number ?? min
  return (
    <span className="number-picker">
      <button
        type="button"
        className="button icon"
        disabled={number <= min}
        aria-label={words.oneLess}
        onClick={() => hands.count(number - 1)}
      >
        −
      </button>
      <span className="number-range">
        <output className="number">{number}</output>
        <span className="number-scale number small soft">
          <span aria-hidden="true">{min}</span>
          <input
            type="range"
            min={min}
            max={max}
            value={number}
            aria-label={words.numberBetween(min, max)}
            onChange={(event) => hands.count(Number(event.currentTarget.value))}
          />
          <span aria-hidden="true">{max}</span>
        </span>
      </span>
      <button
        type="button"
        className="button icon"
        disabled={number >= max}
        aria-label={words.oneMore}
        onClick={() => hands.count(number + 1)}
      >
        +
      </button>
    </span>
  )
}

export function ConfirmNumber({ decision, hands }: Props) {
  const words = useTableWords()
  return (
    <button type="button" className="button primary" onClick={() => hands.confirm(decision)}>
      {words.confirmNumber(hands.number ?? decision.min)}
    </button>
  )
}
