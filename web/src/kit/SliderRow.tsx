import { useId } from 'preact/hooks'

interface Props {
  readonly label: string
  /** In per cent. */
  readonly value: number
  onChange(value: number): void
}

/** A slider for a value from 10 to 100. */
export function SliderRow({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={10}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
