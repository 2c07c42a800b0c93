import { LONGEST_NAME } from '@kantyna/online'
import { useId } from 'preact/hooks'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly label: string
  readonly value: string
  onChange(name: string): void
}

/** A player's name at an online table. */
export function NameField({ label, value, onChange }: Props) {
  const { create } = useOnlineWords()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={LONGEST_NAME}
        placeholder={create.namePlaceholder}
        autoComplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
