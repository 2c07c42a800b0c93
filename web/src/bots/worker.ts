/** Bots think here, beside the page: the table stays smooth, and the position stays out of their reach. */
import { chooseAsBot } from '@kantyna/bots'
import type { Game, View } from '@kantyna/kernel'
import type { WorkerAnswer, WorkerQuestion } from './protocol.ts'

// What a dedicated worker offers; the page's types know only windows.
interface WorkerScope {
  /** The language of the page: the worker shares the page's files of a game, which are in that language. */
  readonly name: string
  onmessage: ((message: MessageEvent<WorkerQuestion>) => void) | null
  postMessage(answer: WorkerAnswer): void
}
const scope = globalThis as unknown as WorkerScope

const polish = import.meta.glob<{ readonly game: Game }>('../../../games/*/game.ts', { query: '?lang=pl' })
const english = import.meta.glob<{ readonly game: Game }>('../../../games/*/game.ts', { query: '?lang=en' })

scope.onmessage = ({ data }) => {
  think(data).then(
    (codes) => scope.postMessage({ id: data.id, ok: true, codes }),
    (problem: unknown) =>
      scope.postMessage({
        id: data.id,
        ok: false,
        what: problem instanceof Error ? problem.message : String(problem),
      }),
  )
}

async function think({ game: id, level, view, decision, seed }: WorkerQuestion): Promise<readonly number[]> {
  const load = (scope.name === 'pl' ? polish : english)[`../../../games/${id}/game.ts`]
  if (load === undefined) throw new Error(`there is no game ${id}`)
  const { game } = await load()
  // The view was made by the same game from the same position: its own fields came along.
  return chooseAsBot(game, level, { view: view as View, decision, seed })
}
