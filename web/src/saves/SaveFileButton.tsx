import { useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'

interface Props {
  readonly table: string
  readonly label: string
  /** Whether the button is among other small buttons. */
  readonly isBare?: boolean
}

/** Lets the visitor save a game to a file, and says under which name. */
export function SaveFileButton({ table, label, isBare = false }: Props) {
  const { lobby } = useWords()
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const save = async () => {
    const { downloadTable } = await import('./download.ts')
    setSavedAs(await downloadTable(table))
  }
  return (
    <>
      <button
        type="button"
        className={isBare ? 'button bare' : 'button'}
        onClick={() => {
          save().catch(console.error)
        }}
      >
        {label}
      </button>
      <span role="status" className="saved-as small soft">
        {savedAs !== null && lobby.savedAs(savedAs)}
      </span>
    </>
  )
}
