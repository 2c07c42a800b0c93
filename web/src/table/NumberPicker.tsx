import type { PresentedDecision } from '@kantyna/kernel'
import { useState } from 'react'
import { useTableWords } from './words.ts'

interface Props {
  readonly decision: PresentedDecision
  onChoose(number: number): void
}

/** A number in a range. */
export function NumberPicker({ decision: { min, max }, onChoose }: Props) {
  const words = useTableWords()
  const [number, setNumber] = useState(min)
  return (
    <span className="number-picker">
      <button
        type="button"
        className="button icon"
        disabled={number <= min}
        aria-label="−1"
        onClick={() => setNumber(number - 1)}
      >
        −
      </button>
      <output className="number">{number}</output>
      <button
        type="button"
        className="button icon"
        disabled={number >= max}
        aria-label="+1"
        onClick={() => setNumber(number + 1)}
      >
        +
      </button>
      <button type="button" className="button primary" onClick={() => onChoose(number)}>
        {words.confirmNumber}
      </button>
    </span>
  )
}
