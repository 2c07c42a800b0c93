import { useId } from 'preact/hooks'

interface Props<Value extends string> {
  readonly label: string
  readonly choices: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  readonly value: Value
  onChange(value: Value): void
}

/** A few choices, all visible, one of which is selected. */
export function ChoiceRow<Value extends string>({ label, choices, names, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
