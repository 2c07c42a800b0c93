import type { Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useId } from 'preact/hooks'

interface Props {
  readonly thing: Thing
  readonly label: string
  /** What it does, for screen readers: read after its name. */
  readonly description?: string
  readonly touching: Touching
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ComponentChildren
  readonly onTap?: () => void
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
}

/** An HTML element that can be tapped. Its label is text inside it; its drawing is hidden from screen readers. */
export function Touchable({
  thing,
  label,
  description,
  touching,
  className = '',
  style,
  children,
  onTap,
  data,
}: Props) {
  const id = useId()
  const {
    role: _,
    'aria-label': wording,
    ...touch
  } = useTouch(thing, touching, { label, expected: true, ...(onTap !== undefined && { onTap }) })
  return (
    <button
      type="button"
      {...touch}
      {...data}
      className={`tg-touch ${className}`}
      style={style}
      aria-describedby={description === undefined ? undefined : id}
    >
      <span className="unseen">{wording}</span>
      {description !== undefined && (
        <span id={id} hidden>
          {description}
        </span>
      )}
      {children}
    </button>
  )
}

/** The one of several things in one place that can be tapped now; the first if none can. */
export function tapTargetOf(touching: Touching, things: readonly [Thing, ...Thing[]]): Thing {
  return (
    things.find((thing) => touching.lit.has(thing)) ??
    things.find((thing) => touching.picked.has(thing)) ??
    things.find((thing) => touching.pointed.has(thing)) ??
    things[0]
  )
}
