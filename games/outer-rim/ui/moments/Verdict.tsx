import type { CSSProperties } from 'preact'

interface Props {
  readonly text: string
  readonly isGood: boolean
  /** How many dice land before it. */
  readonly after: number
}

/** What it came to, large. */
export function Verdict({ text, isGood, after }: Props) {
  return (
    <p className="or-scene-verdict" data-good={isGood || undefined} style={landed(after)}>
      {text}
    </p>
  )
}

/** It appears once as many dice have landed. */
export function landed(dice: number): CSSProperties {
  return { '--die': dice } as CSSProperties // custom properties are no part of the type
}
