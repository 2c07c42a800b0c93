import { TableHost } from '@kantyna/host'
import type { GameBundle, Result, VerifyError } from '@kantyna/kernel'
import { fetchedOnce, OFFER_PATIENCE_MS } from '@kantyna/ui'
import { BotWorker } from '../../bots/think.ts'
import { wallClock } from '../../kit/wall-clock.ts'
import { type SavedTable, TableSaver, tableOf } from '../../saves/saves.ts'
import { readHow, writeHow } from './how-chosen.ts'
import { Keeper } from './keeper.ts'

export interface Saving {
  /** Whether the browser has kept the table. */
  onKept(isKept: boolean): void
  /** Another window has gone on with the table: where there are no locks, that shows when this one saves. */
  onTaken(): void
}

const fetchPreviews = fetchedOnce(() => import('./previews.ts'))

/** The host of a saved table, with bots in a worker; it is saved again after every burst of choices. */
export function openHost(
  saved: SavedTable,
  bundle: GameBundle,
  { onKept, onTaken }: Saving,
): Result<{ readonly host: TableHost; readonly bots: BotWorker }, VerifyError> {
  const bots = new BotWorker()
  const saver = new TableSaver(saved)
  const keep = async (table: SavedTable) => {
    if ((await saver.save(table)) === 'taken') onTaken()
  }
  const keeper = new Keeper(keep, onKept, wallClock)
  let { revision } = saved
  const resumed = TableHost.fromRecord(
    bundle,
    saved.record,
    {
      bots,
      clock: wallClock,
      previewAnswer: async (match, answer) => (await fetchPreviews()).previewAnswer(match, answer),
      offerGraceMs: OFFER_PATIENCE_MS,
      reportFault: (problem) => console.error(problem),
      save: (match, history) => {
        const prefs = { ...saved.prefs, automatic: writeHow(history) }
        const table = tableOf(match, { id: saved.id, prefs, revision })
        revision = table.revision
        saver.note(table)
        keeper.keep(table)
      },
    },
    readHow(saved.prefs['automatic']),
  )
  return resumed.ok ? { ok: true, value: { host: resumed.value, bots } } : resumed
}
