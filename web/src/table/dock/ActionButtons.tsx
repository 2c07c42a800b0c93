import type { Thing } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import type { Candidate } from '../hands/touch.ts'
import type { ActionGroup } from './actions.ts'

interface Props {
  readonly groups: readonly ActionGroup[]
  /** Whether the number keys choose among these. */
  readonly isNumbered: boolean
  /** Whether there is only one action. */
  readonly isOnly: boolean
  readonly label: string
  says(action: Candidate): ComponentChildren
  nameOf(thing: Thing): string
  onAct(action: Candidate): void
}

/** The options as buttons, with the number keys that choose them. */
export function ActionButtons(props: Props) {
  const { groups, isNumbered, isOnly, label, says, nameOf, onAct } = props
  const order = groups.flatMap(({ actions }) => actions)
  return groups.map(({ thing, actions }) => (
    <ul key={thing ?? ''} className="action-group" aria-label={thing === null ? label : nameOf(thing)}>
      {actions.map((action) => (
        <li key={`${action.decision.id} ${action.option.id}`}>
          <button
            type="button"
            className={isOnly ? 'button primary action' : 'button action'}
            onClick={() => onAct(action)}
          >
            {isNumbered && <Key number={order.indexOf(action) + 1} />}
            <span>{says(action)}</span>
          </button>
        </li>
      ))}
    </ul>
  ))
}

/** The number key that chooses an action. There are nine. */
export function Key({ number }: { readonly number: number }) {
  if (number > 9) return null
  return (
    <span className="key" aria-hidden="true">
      {number}
    </span>
  )
}
