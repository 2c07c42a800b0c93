interface Props {
  readonly label: string
  readonly chips: readonly { readonly id: string; readonly name: string; readonly isDisabled?: boolean }[]
  readonly pressed: readonly string[]
  onChange(pressed: readonly string[]): void
}

/** A few choices, all visible, any number of which can be selected. */
export function ChipRow({ label, chips, pressed, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {chips.map(({ id, name, isDisabled }) => (
          <label key={id} className="choice">
            <input
              type="checkbox"
              checked={pressed.includes(id)}
              disabled={isDisabled}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...pressed, id] : pressed.filter((other) => other !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
