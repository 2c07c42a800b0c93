import type { ComponentChildren } from 'preact'

interface Props {
  readonly value: number
  readonly min: number
  readonly max: number
  /** A picture of what is counted; `name` says it for screen readers. */
  readonly children?: ComponentChildren
  readonly name: string
  readonly lessLabel: string
  readonly moreLabel: string
  onChange(value: number): void
}

/** A number between two buttons. Arrows, Home, End and the page keys change it as well. */
export function Stepper({ value, min, max, children, name, lessLabel, moreLabel, onChange }: Props) {
  const step = (to: number) => onChange(Math.min(max, Math.max(min, to)))
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    PageUp: value + 5,
    PageDown: value - 5,
    Home: min,
    End: max,
  }
  return (
    <div className="stepper">
      {children !== undefined && <span className="stepper-what">{children}</span>}
      <button
        type="button"
        className="button icon"
        tabIndex={-1}
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        −
      </button>
      <span
        className="stepper-value number"
        role="spinbutton"
        tabIndex={0}
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={(event) => {
          const to = keys[event.key]
          if (to === undefined) return
          event.preventDefault()
          step(to)
        }}
      >
        {value}
      </span>
      <button
        type="button"
        className="button icon"
        tabIndex={-1}
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        +
      </button>
    </div>
  )
}
