import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Imported } from '../saves/files.ts'
import type { ImportOutcome } from '../saves/ImportOutcome.tsx'
import { openRecordWords } from '../saves/words.ts'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly icon: ComponentChildren
  onImported(): void
}

interface Outcome {
  readonly imported: Imported
  /** The component that describes the outcome. It is fetched when the first file is chosen. */
  readonly Outcome: typeof ImportOutcome
}

/** Imports a record from a file, or says why that failed. */
export function ImportButton({ icon, onImported }: Props) {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const lang = useLang()
  const [outcome, setOutcome] = useState<Outcome | 'failed' | null>(null)

  const importFile = async (file: File) => {
    try {
      const [{ importRecord }, { ImportOutcome: Outcome }] = await Promise.all([
        import('../saves/files.ts'),
        import('../saves/ImportOutcome.tsx'),
        openRecordWords(lang),
      ])
      const imported = await importRecord(file)
      setOutcome({ imported, Outcome })
      if (imported.ok) onImported()
    } catch (trouble) {
      console.error(trouble)
      setOutcome('failed')
    }
  }

  const isImported = outcome !== null && outcome !== 'failed' && outcome.imported.ok
  return (
    <div className="import">
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) importFile(file).catch(console.error)
        }}
      />
      <button type="button" className="button" onClick={() => picker.current?.click()}>
        {icon}
        {words.lobby.import}
      </button>
      <span className="small soft">{words.lobby.importHint}</span>
      <p role="status" className={outcome === null ? undefined : isImported ? 'notice' : 'notice danger'}>
        {outcome === 'failed' && words.trouble.file}
        {outcome !== null && outcome !== 'failed' && <outcome.Outcome imported={outcome.imported} />}
      </p>
    </div>
  )
}
