import type { Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import './thing.css'

interface Props {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  /** Whether the Tab key reaches it even if a tap does nothing now. Arrow keys reach its neighbours. */
  readonly isStop: boolean
  /** Called instead of the usual tap on the thing. */
  readonly onTap?: (() => void) | undefined
  /** The drawing. The label says in words what is written on it. */
  readonly children: ComponentChildren
}

/** A button over a drawing. Screen readers read its label instead of every number in the drawing. */
export function Touchable({ thing, label, touching, isStop, onTap, children }: Props) {
  const { role: _, ...touch } = useTouch(thing, touching, {
    label,
    expected: isStop,
    ...(onTap === undefined ? {} : { onTap }),
  })
  return (
    <>
      {children}
      <button type="button" className="db-touch" {...touch} />
    </>
  )
}
