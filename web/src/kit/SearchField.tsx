import { useId } from 'preact/hooks'
import { SearchIcon } from './icons.tsx'

interface Props {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

export function SearchField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <search className="search">
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <SearchIcon />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  )
}
