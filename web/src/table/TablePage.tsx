import type { GameBundle, VerifyError } from '@kantyna/kernel'
import { Suspense, use, useCallback, useEffect, useState } from 'react'
import { BotWorker } from '../bots/think.ts'
import { href } from '../router/routes.ts'
import { downloadTable } from '../saves/files.ts'
import { type SavedTable, TableSaver, tableOf } from '../saves/saves.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { LostPage } from '../shell/LostPage.tsx'
import { Page } from '../shell/Page.tsx'
import { readAutomatic, writeAutomatic } from './automatic.ts'
import { TableController } from './controller.ts'
import { Keeper } from './keeper.ts'
import { type OpenedTable, openTable } from './open-table.ts'
import { wallClock } from './playback.ts'
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
  lasts,
  onTaken,
}: Pick<OpeningProps, 'onTaken'> & {
  readonly saved: SavedTable
  readonly bundle: GameBundle
  readonly lasts: boolean
}) {
  const [isKept, setKept] = useState(true)
  const [bots] = useState(() => new BotWorker())
  const [resumed] = useState(() => resume(saved, bundle, bots, { onKept: setKept, onTaken }))
  useEffect(() => {
    if (!resumed.ok) return
    resumed.table.open()
    return () => {
      resumed.table.close()
      bots.close()
    }
  }, [resumed, bots])
  if (!resumed.ok)
    return <Unplayable id={saved.id} error={resumed.error} hasSeed={saved.record.seed !== null} />
  return <Table id={saved.id} controller={resumed.table} isKept={isKept} lasts={lasts} />
}

interface Fate {
  onKept(isKept: boolean): void
  onTaken(): void
}

function resume(saved: SavedTable, bundle: GameBundle, bots: BotWorker, { onKept, onTaken }: Fate) {
  const saver = new TableSaver(saved)
  const save = async (table: SavedTable) => {
    if ((await saver.save(table)) === 'taken') onTaken()
  }
  const keeper = new Keeper(save, onKept, wallClock)
  return TableController.fromRecord(
    bundle,
    saved.record,
    {
      askBot: bots.ask,
      clock: wallClock,
      habits: currentSettings,
      keep: (match, automatic) => {
        const prefs = { ...saved.prefs, automatic: writeAutomatic(automatic) }
        const table = tableOf(match, { id: saved.id, prefs })
        saver.note(table)
        keeper.keep(table)
      },
    },
    readAutomatic(saved.prefs['automatic']),
  )
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
