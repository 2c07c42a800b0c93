import type { GameRoom, VerifyError } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { Suspense, use, useEffect, useState } from 'react'
import { BotRoom } from '../bots/think.ts'
import { href } from '../router/routes.ts'
import { downloadTable } from '../saves/files.ts'
import { type SavedTable, saveTable, tableOf } from '../saves/saves.ts'
import { currentSettings } from '../settings/useSettings.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { LostPage } from '../shell/LostPage.tsx'
import { Page } from '../shell/Page.tsx'
import { readAutomatic, writeAutomatic } from './automatic.ts'
import { TableController } from './controller.ts'
import { Keeper } from './keeper.ts'
import { type OpenedTable, openTable } from './open-table.ts'
import { wallClock } from './stage.ts'
import { Table } from './Table.tsx'
import { useOnlyWindow } from './useOnlyWindow.ts'
import { useTableWords } from './words.ts'

/** A table kept in this browser, to be played on in one window at a time. */
export function TablePage({ id }: { readonly id: string }) {
  const { holding, takeOver } = useOnlyWindow(id)
  switch (holding) {
    case 'asking':
      return <LoadingPage />
    case 'elsewhere':
      return <OpenElsewhere onTakeOver={takeOver} />
    case 'here':
      return <OpeningTable id={id} />
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

function OpeningTable({ id }: { readonly id: string }) {
  const [opening] = useState(() => openTable(id))
  return (
    <Suspense fallback={<LoadingPage />}>
      <TableOrTrouble id={id} opening={opening} />
    </Suspense>
  )
}

function TableOrTrouble({ id, opening }: { readonly id: string; readonly opening: Promise<OpenedTable> }) {
  const opened = use(opening)
  if (!opened.ok)
    return opened.loaded.error.code === 'not-found' ? <LostPage why="table" /> : <Unplayable id={id} />
  return <SeatedTable saved={opened.saved} room={opened.room} ui={opened.ui} />
}

function SeatedTable({
  saved,
  room,
  ui,
}: {
  readonly saved: SavedTable
  readonly room: GameRoom
  readonly ui: GameUi
}) {
  const [isKept, setKept] = useState(true)
  const [bots] = useState(() => new BotRoom())
  const [resumed] = useState(() => resume(saved, room, bots, setKept))
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
  return <Table id={saved.id} controller={resumed.table} ui={ui} isKept={isKept} />
}

function resume(saved: SavedTable, room: GameRoom, bots: BotRoom, onKept: (isKept: boolean) => void) {
  const keeper = new Keeper(saveTable, onKept)
  return TableController.fromRecord(
    room,
    saved.record,
    {
      askBot: bots.ask,
      clock: wallClock,
      habits: currentSettings,
      keep: (match, automatic) => {
        const prefs = { ...saved.prefs, automatic: writeAutomatic(automatic) }
        keeper.keep(tableOf(match, { id: saved.id, prefs }))
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
