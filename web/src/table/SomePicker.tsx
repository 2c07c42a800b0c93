import type { Option, PresentedDecision } from '@kantyna/kernel'
import type { ReactNode } from 'react'
import type { Hands } from './useHands.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly decision: PresentedDecision
  readonly hands: Hands
  says(option: Option): ReactNode
  onDone(): void
}

/** Some of many: taken and left one by one, then done. */
export function SomePicker({ decision, hands, says, onDone }: Props) {
  const words = useTableWords()
  const { min, max, options } = decision
  const { chosen } = hands
  const isEnough = chosen.length >= min && chosen.length <= max
  return (
    <>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="button action"
          aria-pressed={chosen.includes(option.id)}
          onClick={() => hands.toggle({ decision, option })}
        >
          <span>{says(option)}</span>
        </button>
      ))}
      <span className="small soft">{words.picked(chosen.length, min, max)}</span>
      <button type="button" className="button primary" disabled={!isEnough} onClick={onDone}>
        {words.done}
      </button>
    </>
  )
}
