import type { Lang } from '@kantyna/kernel'
import { useId } from 'preact/hooks'
import type { OfferedOption } from './offered-options.ts'

interface Props {
  readonly offered: OfferedOption
  readonly lang: Lang
  onChange(value: string): void
}

/** One option of the game. A choice that other options exclude is shown with the reason. */
export function TableOptionField({ offered: { option, chosen, closed, choices }, lang, onChange }: Props) {
  const id = useId()
  const explanation = closed ?? chosen?.explains
  return (
    <div className="field">
      <label htmlFor={id}>{option.name[lang]}</label>
      <select
        id={id}
        value={chosen?.value}
        disabled={closed !== null}
        aria-describedby={explanation === undefined ? undefined : `${id}-says`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map(({ choice, closed: reason }) => (
          <option key={choice.value} value={choice.value} disabled={reason !== null}>
            {reason === null ? choice.name[lang] : `${choice.name[lang]} (${reason[lang]})`}
          </option>
        ))}
      </select>
      {explanation !== undefined && (
        <p id={`${id}-says`} className="small soft">
          {explanation[lang]}
        </p>
      )}
    </div>
  )
}
