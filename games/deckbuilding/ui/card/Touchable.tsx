import type { Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import './thing.css'

interface Props {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  /** Reached by the Tab key even when there is nothing to do with it; its neighbours are reached by arrows. */
  readonly isStop: boolean
  /** Instead of touching the thing. */
  readonly onTap?: (() => void) | undefined
  /** The drawing. What is written on it is said in the label, in words. */
  readonly children: ComponentChildren
}

/** Lays a button over a drawing: what answers to the hand has a name of its own, not every number below it. */
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
