/** Bots think here, beside the page: the table stays smooth, and the position stays out of their reach. */
import { advise, answerOffer, chooseAsBot, proposeAsBot } from '@kantyna/bots'
import type { BotKnowledge, Game, GameWithBots, HintReason, Move, View } from '@kantyna/kernel'
import type { WorkerAnswer, WorkerQuestion } from './protocol.ts'

// What a dedicated worker offers; the page's types know only windows.
interface WorkerScope {
  /** The language of the page: the worker shares the page's files of a game, which are in that language. */
  readonly name: string
  onmessage: ((message: MessageEvent<WorkerQuestion>) => void) | null
  postMessage(answer: WorkerAnswer): void
}
const scope = globalThis as unknown as WorkerScope

const modules: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>> = {
  pl: import.meta.glob('../../../games/*/{game,bots}.ts', { query: '?lang=pl' }),
  en: import.meta.glob('../../../games/*/{game,bots}.ts', { query: '?lang=en' }),
}

scope.onmessage = ({ data }) => {
  think(data).then(
    (thought) => scope.postMessage({ id: data.id, ok: true, ...thought }),
    (problem: unknown) =>
      scope.postMessage({
        id: data.id,
        ok: false,
        what: problem instanceof Error ? problem.message : String(problem),
      }),
  )
}

type Thought =
  | { readonly codes: readonly number[]; readonly why?: HintReason }
  | { readonly said: Move | null }

async function think(asked: WorkerQuestion): Promise<Thought> {
  const game = await gameWithBots(asked.edition)
  // The view was made by the same game from the same position: its own fields came along.
  const view = asked.view as View
  if (asked.wants === 'offer') return { said: answerOffer(game, { ...asked, view }) }
  const thinking = { view, decision: asked.decision, seed: asked.seed }
  if (asked.wants === 'answer') {
    const { decision, seed, mayPropose } = asked
    const said = mayPropose
      ? proposeAsBot(game, { seat: decision.seat, view, decisions: [decision], seed })
      : null
    return said === null ? { codes: chooseAsBot(game, asked.level, thinking) } : { said }
  }
  const { picks, why } = advise(game, thinking)
  return { codes: picks, why }
}

async function gameWithBots(id: string): Promise<GameWithBots> {
  const load = (part: string) => modules[scope.name]?.[`../../../games/${id}/${part}.ts`]?.()
  const [rules, knowledge] = await Promise.all([load('game'), load('bots')])
  if (rules === undefined || knowledge === undefined) throw new Error(`there is no game ${id}`)
  // Every game's modules of these names export the same: their own types say so.
  return { ...(rules as { game: Game }).game, ...(knowledge as { bots: BotKnowledge }).bots }
}
