import type { GameBundle, Result, VerifyError } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { Suspense, use, useCallback, useEffect, useState } from 'react'
import { BotWorker } from '../bots/think.ts'
import { wallClock } from '../kit/clock.ts'
import { href } from '../router/routes.ts'
import { downloadTable } from '../saves/files.ts'
import { type SavedTable, TableSaver, tableOf } from '../saves/saves.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { LostPage } from '../shell/LostPage.tsx'
import { Page } from '../shell/Page.tsx'
import { TableController } from './controller/controller.ts'
import { readHow, writeHow } from './host/how-chosen.ts'
import { Keeper } from './host/keeper.ts'
import { type HostTools, LocalHost } from './host/local-host.ts'
import { type OpenedTable, openTable } from './open-table.ts'
import { Table } from './Table.tsx'
import { useOnlyWindow } from './useOnlyWindow.ts'
import { useTableWords } from './words.ts'

/** A table kept in this browser, to be played on in one window at a time. */
export function TablePage({ id }: { readonly id: string }) {
  const { holding, takeOver } = useOnlyWindow(id)
  const [isTaken, setTaken] = useState(false)
  const onTaken = useCallback(() => setTaken(true), [])
  if (isTaken) return <OpenElsewhere onTakeOver={() => setTaken(false)} />
  switch (holding) {
    case 'asking':
      return <LoadingPage />
    case 'elsewhere':
      return <OpenElsewhere onTakeOver={takeOver} />
    case 'here':
      return <OpeningTable id={id} onTaken={onTaken} />
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
  /** Another window has gone on with the table: where there are no locks, that shows when this one saves. */
  onTaken(): void
}

function OpeningTable({ id, onTaken }: OpeningProps) {
  const [opening] = useState(() => openTable(id))
  return (
    <Suspense fallback={<LoadingPage />}>
      <TableOrTrouble id={id} opening={opening} onTaken={onTaken} />
    </Suspense>
  )
}

function TableOrTrouble({ id, opening, onTaken }: OpeningProps & { readonly opening: Promise<OpenedTable> }) {
  const opened = use(opening)
  if (!opened.ok)
    return opened.loaded.error.code === 'not-found' ? <LostPage why="table" /> : <Unplayable id={id} />
  return <SeatedTable {...opened} onTaken={onTaken} />
}

function SeatedTable({
  saved,
  bundle,
  ui,
  lasts,
  onTaken,
}: Pick<OpeningProps, 'onTaken'> & {
  readonly saved: SavedTable
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lasts: boolean
}) {
  const [isKept, setKept] = useState(true)
  const [bots] = useState(() => new BotWorker())
  const [resumed] = useState(() => resume(saved, bundle, bots, { onKept: setKept, onTaken }))
  useEffect(() => {
    if (!resumed.ok) return
    const { host, controller } = resumed.value
    const flush = () => host.flush()
    host.open()
    controller.open()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      controller.close()
      host.close()
      bots.close()
    }
  }, [resumed, bots])
  if (!resumed.ok)
    return <Unplayable id={saved.id} error={resumed.error} hasSeed={saved.record.seed !== null} />
  return <Table id={saved.id} controller={resumed.value.controller} ui={ui} isKept={isKept} lasts={lasts} />
}

interface Fate {
  onKept(isKept: boolean): void
  onTaken(): void
}

interface Resumed {
  readonly host: LocalHost
  readonly controller: TableController
}

function resume(
  saved: SavedTable,
  bundle: GameBundle,
  bots: BotWorker,
  { onKept, onTaken }: Fate,
): Result<Resumed, VerifyError> {
  const saver = new TableSaver(saved)
  const keep = async (table: SavedTable) => {
    if ((await saver.save(table)) === 'taken') onTaken()
  }
  const keeper = new Keeper(keep, onKept, wallClock)
  const save: HostTools['save'] = (match, history) => {
    const prefs = { ...saved.prefs, automatic: writeHow(history) }
    const table = tableOf(match, { id: saved.id, prefs })
    saver.note(table)
    keeper.keep(table)
  }
  const tools = { askBot: bots.ask, clock: wallClock, save }
  const resumed = LocalHost.fromRecord(bundle, saved.record, tools, readHow(saved.prefs['automatic']))
  if (!resumed.ok) return resumed
  const host = resumed.value
  // Everybody who plays here sits at this screen.
  const people = saved.record.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const controller = new TableController(bundle, host.connect(people), {
    clock: wallClock,
    habits: currentSettings,
  })
  return { ok: true, value: { host, controller } }
}

/** A record that cannot be played on: says so in a sentence, and gives it away as a file. */
function Unplayable({
  id,
  error,
  hasSeed = true,
}: {
  readonly id: string
  readonly error?: VerifyError
  readonly hasSeed?: boolean
}) {
  const words = useTableWords()
  return (
    <Page title={words.openFailed}>
      <p role="alert">{error !== undefined && !hasSeed ? words.noSeed : words.oldRules}</p>
      <p className="row">
        <a className="button primary" href={href({ page: 'replay', id, at: null })}>
          {words.watchAgain}
        </a>
        <button type="button" className="button" onClick={() => downloadTable(id).catch(console.error)}>
          {words.export}
        </button>
      </p>
    </Page>
  )
}
