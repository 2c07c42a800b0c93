interface Props {
  readonly label: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

/** A setting that is on or off, with a knob that shows which. */
export function SwitchRow({ label, isOn, onChange }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="switch-track" aria-hidden="true" />
      {label}
    </label>
  )
}
