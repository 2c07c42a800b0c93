import { type ReactNode, useRef, useState } from 'react'
import { href } from '../router/routes.ts'
import type { Imported } from '../saves/files.ts'
import { OpenedLine } from '../saves/OpenedLine.tsx'
import { problemSays } from '../saves/record-problem.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly icon: ReactNode
  onImported(): void
}

function WayTo({ imported: { id, canGoOn } }: { readonly imported: Extract<Imported, { ok: true }> }) {
  const { lobby } = useWords()
  return (
    <a href={href(canGoOn ? { page: 'table', id } : { page: 'replay', id, at: null })}>
      {canGoOn ? lobby.continue : lobby.watch}
    </a>
  )
}

/** Takes a record from a file, or says in a sentence why not. */
export function ImportButton({ icon, onImported }: Props) {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Imported | null>(null)

  const take = async (file: File) => {
    try {
      const { importRecord } = await import('../saves/files.ts')
      const imported = await importRecord(file)
      setOutcome(imported)
      if (imported.ok) onImported()
    } catch (trouble) {
      console.error(trouble)
      setOutcome({ ok: false, problem: { code: 'unreadable' } })
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
      <p role="status" className={outcome === null ? undefined : outcome.ok ? 'notice' : 'notice danger'}>
        {outcome?.ok === false && problemSays(words, outcome.problem)}
        {outcome?.ok && (
          <>
            <OpenedLine opened={outcome.opened} />{' '}
            {outcome.isKnown ? words.records.known : words.records.saved} <WayTo imported={outcome} />
          </>
        )}
      </p>
    </div>
  )
}
