import type { Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useId } from 'preact/hooks'

interface Props {
  readonly thing: Thing
  readonly label: string
  /** What it does, for whoever does not see it: read after its name. */
  readonly description?: string
  readonly touching: Touching
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ComponentChildren
  readonly onTap?: () => void
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
}

/** Anything of HTML that answers to the hand. Its name is written in it: what is drawn besides is for the eyes. */
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
    'aria-label': said,
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
      <span className="unseen">{said}</span>
      {description !== undefined && (
        <span id={id} hidden>
          {description}
        </span>
      )}
      {children}
    </button>
  )
}

/** Of several things that lie in one place, the one that can be touched now; the first where none can. */
export function meantOf(touching: Touching, things: readonly [Thing, ...Thing[]]): Thing {
  return (
    things.find((thing) => touching.lit.has(thing)) ??
    things.find((thing) => touching.picked.has(thing)) ??
    things.find((thing) => touching.pointed.has(thing)) ??
    things[0]
  )
}
