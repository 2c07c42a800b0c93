/**
 * The worker in which bots choose. The table stays smooth, and a bot gets only the view of its seat, never the
 * position.
 */
import { type Reply, replyTo } from '@kantyna/bots'
import { partsOfEdition } from '@kantyna/games/metas'
import type { GameWithBots } from '@kantyna/kernel'
import { type BotsPart, joinedBots, joinedRules, type RulesPart } from '../games/joined.ts'
import type { WorkerAnswer, WorkerQuestion } from './protocol.ts'

// The global scope of a dedicated worker. The page's types know only windows.
interface WorkerScope {
  /** The language of the page: the worker shares the page's game files, which contain only that language. */
  readonly name: string
  onmessage: ((message: MessageEvent<WorkerQuestion>) => void) | null
  postMessage(answer: WorkerAnswer): void
}
const scope = globalThis as unknown as WorkerScope

const modules: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>> = {
  pl: import.meta.glob('../../../games/[!_]*/{game,bots}.ts', { query: '?lang=pl' }),
  en: import.meta.glob('../../../games/[!_]*/{game,bots}.ts', { query: '?lang=en' }),
}

scope.onmessage = ({ data }) => {
  answerQuestion(data).then(
    (reply) => scope.postMessage({ id: data.id, ok: true, ...reply }),
    (problem: unknown) =>
      scope.postMessage({
        id: data.id,
        ok: false,
        what: problem instanceof Error ? problem.message : String(problem),
      }),
  )
}

async function answerQuestion(asked: WorkerQuestion): Promise<Reply> {
  return replyTo(await gameWithBots(asked.edition), asked)
}

async function gameWithBots(edition: string): Promise<GameWithBots> {
  const parts = partsOfEdition(edition)
  if (parts === null) throw new Error(`there is no game ${edition}`)
  const load = (id: string, part: string) => modules[scope.name]?.[`../../../games/${id}/${part}.ts`]?.()
  // In every game, modules with these names have the same exports. The games' own types check that.
  const [rules, bots] = await Promise.all([
    joinedRules(parts, (id) => load(id, 'game') as Promise<RulesPart> | undefined),
    joinedBots(parts, (id) => load(id, 'bots') as Promise<BotsPart> | undefined),
  ])
  return { ...rules, ...bots }
}
