import type { CSSProperties } from 'preact'

interface Props {
  readonly text: string
  readonly isGood: boolean
  /** The number of dice that land before it. */
  readonly after: number
}

/** The result, in large letters. */
export function Verdict({ text, isGood, after }: Props) {
  return (
    <p className="or-scene-verdict" data-good={isGood || undefined} style={landed(after)}>
      {text}
    </p>
  )
}

/** Delays an element until a number of dice have landed. */
export function landed(dice: number): CSSProperties {
  return { '--die': dice } as CSSProperties // the type has no custom properties
}
