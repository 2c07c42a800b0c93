import type { ReplayError } from '@kantyna/kernel'
import { Suspense, use } from 'preact/compat'
import { useMemo, useState } from 'preact/hooks'
import { downloadTable } from '../saves/download.ts'
import { problemText } from '../saves/record-problem.ts'
import { useRecordWords } from '../saves/words.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { LostPage } from '../shell/LostPage.tsx'
import { Page } from '../shell/Page.tsx'
import { DamagedTable } from '../table/DamagedTable.tsx'
import { type OpenedTable, openTable } from '../table/open-table.ts'
import { useTableWords } from '../table/words.ts'
import { useWords } from '../words/words.ts'
import { Replay } from './Replay.tsx'
import { timelineOf } from './timeline.ts'

/** A saved game that can be watched from any point. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: number | null }) {
  const [opening] = useState(() => openTable(id))
  return (
    <Suspense fallback={<LoadingPage />}>
      <Opened id={id} at={at} opening={opening} />
    </Suspense>
  )
}

interface Props {
  readonly id: string
  readonly at: number | null
  readonly opening: Promise<OpenedTable>
}

function Opened({ id, at, opening }: Props) {
  const opened = use(opening)
  const replayed = useMemo(
    () => (opened.ok ? timelineOf(opened.bundle, opened.saved.record) : null),
    [opened],
  )
  if (!opened.ok && opened.loaded.error.code !== 'not-found') return <DamagedTable id={id} />
  if (!opened.ok || replayed === null) return <LostPage why="table" />
  if (!replayed.ok) return <Unwatchable id={id} error={replayed.error} />
  return <Replay saved={opened.saved} timeline={replayed.timeline} at={at} />
}

function Unwatchable({ id, error }: { readonly id: string; readonly error: ReplayError }) {
  const words = useTableWords()
  const pageWords = useWords()
  const records = useRecordWords()
  return (
    <Page title={words.openFailed}>
      <p role="alert">{problemText(records, pageWords, error)}</p>
      <p>
        <button type="button" className="button" onClick={() => downloadTable(id).catch(console.error)}>
          {words.export}
        </button>
      </p>
    </Page>
  )
}
