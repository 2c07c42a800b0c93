import type { CSSProperties } from 'react'

interface Props {
  readonly text: string
  readonly isGood: boolean
  /** How many dice land before it. */
  readonly after: number
}

/** What it came to, large. */
export function Verdict({ text, isGood, after }: Props) {
  const style = { '--die': after } as CSSProperties // custom properties are no part of the type
  return (
    <p className="or-scene-verdict" data-good={isGood || undefined} style={style}>
      {text}
    </p>
  )
}
