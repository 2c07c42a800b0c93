import type { Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import './touchable.css'

interface Props {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  readonly className?: string
  /** Its cost and effect in words, read after its label. */
  readonly about?: string
  readonly children: ComponentChildren
  readonly onTap?: () => void
}

/**
 * An HTML element that can be touched. Its label is text inside it; everything else that is drawn is hidden from screen
 * readers.
 */
export function Touchable({ thing, label, touching, className = '', about, children, onTap }: Props) {
  const id = useId()
  const {
    role: _,
    'aria-label': wording,
    ...touch
  } = useTouch(thing, touching, {
    label,
    expected: true,
    ...(onTap !== undefined && { onTap }),
  })
  return (
    <>
      <button
        type="button"
        {...touch}
        className={`or-touch ${className}`}
        aria-describedby={about === undefined ? undefined : id}
      >
        <span className="unseen">{wording}</span>
        {children}
      </button>
      {about !== undefined && (
        <span id={id} hidden>
          {about}
        </span>
      )}
    </>
  )
}
