import type { TableOption } from '@kantyna/kernel'
import { useId } from 'react'
import { useLang } from '../settings/useSettings.ts'

interface Props {
  readonly option: TableOption
  readonly value: string | undefined
  onChange(value: string): void
}

/** One option of the game; what does not fit this number of seats falls back to the first choice. */
export function TableOptionField({ option, value, onChange }: Props) {
  const lang = useLang()
  const id = useId()
  const chosen = option.choices.find((choice) => choice.value === value) ?? option.choices[0]
  return (
    <div className="field">
      <label htmlFor={id}>{option.name[lang]}</label>
      <select id={id} value={chosen?.value} onChange={(event) => onChange(event.target.value)}>
        {option.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name[lang]}
          </option>
        ))}
      </select>
      {chosen?.explains !== undefined && <p className="small soft">{chosen.explains[lang]}</p>}
    </div>
  )
}
