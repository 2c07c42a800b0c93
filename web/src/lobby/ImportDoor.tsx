import { type ReactNode, useRef, useState } from 'react'
import { problemSays, type RecordProblem } from '../saves/check-record.ts'
import { importRecord } from '../saves/files.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly icon: ReactNode
  onImported(): void
}

/** Takes a record from a file, or says in a sentence why not. */
export function ImportDoor({ icon, onImported }: Props) {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'none' | 'taken' | RecordProblem>('none')

  const take = async (file: File) => {
    try {
      const imported = await importRecord(file)
      setOutcome(imported.ok ? 'taken' : imported.problem)
      if (imported.ok) onImported()
    } catch (trouble) {
      console.error(trouble)
      setOutcome({ code: 'unreadable' })
    }
  }

  return (
    <div className="import">
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) take(file).catch(console.error)
        }}
      />
      <button type="button" className="button" onClick={() => picker.current?.click()}>
        {icon}
        {words.lobby.import}
      </button>
      <span className="small soft">{words.lobby.importHint}</span>
      <p
        role="status"
        className={outcome === 'none' ? undefined : `notice ${outcome === 'taken' ? '' : 'danger'}`}
      >
        {outcome === 'taken' ? words.records.saved : outcome !== 'none' && problemSays(words, outcome)}
      </p>
    </div>
  )
}
