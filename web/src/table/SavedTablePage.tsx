import type { TableHost } from '@kantyna/host'
import type { GameBundle } from '@kantyna/kernel'
import { fetchedWhenDrawn } from '@kantyna/ui'
import { Suspense, use } from 'preact/compat'
import { useCallback, useLayoutEffect, useState } from 'preact/hooks'
import { wallClock } from '../kit/wall-clock.ts'
import { saveRecord } from '../saves/fetch-download.ts'
import type { SavedTable } from '../saves/saves.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { LostPage } from '../shell/LostPage.tsx'
import { Page } from '../shell/Page.tsx'
import { TableController } from './controller/controller.ts'
import { openHost } from './host/open-host.ts'
import { useOnlyWindow } from './host/useOnlyWindow.ts'
import { type OpenedTable, openTable } from './open-table.ts'
import { Table } from './Table.tsx'
import { useTableWords } from './words.ts'

const DamagedTable = fetchedWhenDrawn(async () => (await import('./DamagedTable.tsx')).DamagedTable)
const UnplayableTable = fetchedWhenDrawn(async () => (await import('./UnplayableTable.tsx')).UnplayableTable)

/** A table saved in this browser, to be continued in one window at a time. */
export function SavedTablePage({ id }: { readonly id: string }) {
  const { holding, takeOver } = useOnlyWindow(id)
  const [isTaken, setTaken] = useState(false)
  const onTakenOver = useCallback(() => setTaken(true), [])
  if (isTaken) return <OpenElsewhere onTakeOver={() => setTaken(false)} />
  switch (holding) {
    case 'asking':
      return <LoadingPage />
    case 'elsewhere':
      return <OpenElsewhere onTakeOver={takeOver} />
    case 'here':
      return <OpeningTable id={id} onTakenOver={onTakenOver} />
  }
}

function OpenElsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const words = useTableWords()
  return (
    <Page title={words.openElsewhere}>
      <p>{words.openElsewhereSays}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={onTakeOver}>
          {words.playHere}
        </button>
      </p>
    </Page>
  )
}

interface OpeningProps {
  readonly id: string
  /** Another window has continued the table. Browsers without locks notice it only when this window saves. */
  onTakenOver(): void
}

function OpeningTable({ id, onTakenOver }: OpeningProps) {
  const [opening] = useState(() => openTable(id))
  return (
    <Suspense fallback={<LoadingPage />}>
      <TableOrTrouble id={id} opening={opening} onTakenOver={onTakenOver} />
    </Suspense>
  )
}

function TableOrTrouble({
  id,
  opening,
  onTakenOver,
}: OpeningProps & { readonly opening: Promise<OpenedTable> }) {
  const opened = use(opening)
  if (!opened.ok)
    return opened.loaded.error.code === 'not-found' ? <LostPage why="table" /> : <DamagedTable id={id} />
  return <SeatedTable {...opened} onTakenOver={onTakenOver} />
}

function SeatedTable({
  saved,
  bundle,
  isPersistent,
  onTakenOver,
}: Pick<OpeningProps, 'onTakenOver'> & {
  readonly saved: SavedTable
  readonly bundle: GameBundle
  readonly isPersistent: boolean
}) {
  const [isKept, setKept] = useState(true)
  const [opened] = useState(() => openHost(saved, bundle, { onSaved: setKept, onTakenOver }))
  const [controller] = useState(() => (opened.ok ? controllerOf(saved, bundle, opened.value.host) : null))
  // Opens the host before the first drawing, so that no early touch is lost.
  useLayoutEffect(() => {
    if (!opened.ok) return
    const { host, bots } = opened.value
    host.open()
    controller?.open()
    return () => {
      controller?.close()
      host.close()
      bots.close()
    }
  }, [opened, controller])
  if (!opened.ok)
    return <UnplayableTable saved={saved} error={opened.error} rulesVersion={bundle.game.rulesVersion} />
  const { host } = opened.value
  const readRecord = () => host.record()
  const exportRecord = () => {
    saveRecord(saved.id, host.record()).catch(console.error)
  }
  return (
    controller && (
      <Table
        id={saved.id}
        controller={controller}
        isKept={isKept}
        isPersistent={isPersistent}
        readRecord={readRecord}
        onExport={exportRecord}
      />
    )
  )
}

/** Everybody who plays at a table of this browser sits at this screen. */
function controllerOf({ record }: SavedTable, bundle: GameBundle, host: TableHost): TableController {
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return new TableController(bundle, host.connect(people), { clock: wallClock, habits: currentSettings })
}
