import type { Option, PresentedDecision } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import type { Hands } from '../hands/useHands.ts'
import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import { Key } from './ActionButtons.tsx'

interface Props {
  readonly decision: PresentedDecision
  readonly hands: Hands
  readonly isFolded: boolean
  readonly isListOpen: boolean
  /** The total of the options taken so far, in the game's words; null to show only their number. */
  readonly tally: ComponentChildren
  says(option: Option): ComponentChildren
  onListOpen(isOpen: boolean): void
}

/** Takes several of many options, one by one, on the table or here; `ConfirmSome` is in the corner. */
export function SomePicker({ decision, hands, isFolded, isListOpen, tally, says, onListOpen }: Props) {
  const words = useTableWords()
  const { min, max, options } = decision
  const { chosen } = hands
  const buttons = (
    <ul className="action-group" aria-label={words.moves}>
      {options.map((option, index) => (
        <li key={option.id}>
          <button
            type="button"
            className="button action"
            aria-pressed={chosen.includes(option.id)}
            onClick={() => hands.toggle({ decision, option })}
          >
            <Key number={index + 1} />
            <span>{says(option)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {isFolded ? (
        <button
          type="button"
          className="button bare"
          aria-expanded={isListOpen}
          onClick={() => onListOpen(!isListOpen)}
        >
          {isListOpen ? words.fewerMoves : words.allChoices(options.length)}
        </button>
      ) : (
        buttons
      )}
      {isFolded && isListOpen && <div className="actions-sheet panel">{buttons}</div>}
      {tally === null && (
        <p className="some-picked" aria-live="polite">
          {words.picked(chosen.length, min, max)}
        </p>
      )}
      {chosen.length > 0 && (
        <button type="button" className="button bare put-down" onClick={hands.drop}>
          <TableIcon name="cross" />
          <span className="put-down-text">{words.clearChoice}</span>
        </button>
      )}
    </>
  )
}

interface ConfirmProps extends Pick<Props, 'decision' | 'hands' | 'tally'> {
  readonly isEnough: boolean
  /** Why it is not enough. */
  readonly problem: string | null
}

/** Says how many are taken or missing, and their total or why that is not enough. */
export function ConfirmSome({ decision, hands, tally, isEnough, problem }: ConfirmProps) {
  const words = useTableWords()
  const taken = hands.chosen.length
  const missing = decision.min - taken
  return (
    <button
      type="button"
      className="button primary"
      disabled={missing > 0 || !isEnough}
      onClick={() => hands.confirm(decision)}
    >
      <span>
        {missing > 0
          ? words.chooseMore(missing)
          : isEnough
            ? words.confirmSome(taken)
            : words.chooseElse(taken)}{' '}
        {(problem ?? tally) !== null && (
          <span className="some-tally" aria-live="polite">
            {problem ?? tally}
          </span>
        )}
      </span>
    </button>
  )
}
