import { TableHost } from '@kantyna/host'
import type { GameBundle, Result, VerifyError } from '@kantyna/kernel'
import { fetchedOnce, OFFER_TIMEOUT_MS } from '@kantyna/ui'
import { BotWorker } from '../../bots/think.ts'
import { wallClock } from '../../kit/wall-clock.ts'
import type { SavedTable } from '../../saves/saves.ts'
import { type Saving, TableSaver } from '../../saves/table-saver.ts'

const fetchPreviews = fetchedOnce(() => import('./previews.ts'))

/** The host of a saved table, with bots in a worker. Every change is saved before any client is notified. */
export function openHost(
  saved: SavedTable,
  bundle: GameBundle,
  saving: Saving,
): Result<{ readonly host: TableHost; readonly bots: BotWorker }, VerifyError> {
  const bots = new BotWorker()
  const resumed = TableHost.fromRecord(bundle, saved.record, {
    bots,
    clock: wallClock,
    store: new TableSaver(saved, saving, wallClock),
    previewAnswer: async (match, answer) => (await fetchPreviews()).previewAnswer(match, answer),
    offerGraceMs: OFFER_TIMEOUT_MS,
    reportFault: (problem) => console.error(problem),
  })
  return resumed.ok ? { ok: true, value: { host: resumed.value, bots } } : resumed
}
