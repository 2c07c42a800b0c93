import type { BotKnowledge, Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { eachGame, UnknownGame } from './games.ts'

interface Part {
  readonly bots: BotKnowledge
}

/** Apart from the other parts of games, which the lobby knows: only bots, and a game looked back at, need this one. */
const modules: Readonly<Record<Lang, Readonly<Record<string, () => Promise<Part>>>>> = {
  pl: import.meta.glob<Part>('../../../games/*/bots.ts', { query: '?lang=pl' }),
  en: import.meta.glob<Part>('../../../games/*/bots.ts', { query: '?lang=en' }),
}

const botsOf = eachGame(async (id, lang) => {
  const load = modules[lang][`../../../games/${id}/bots.ts`]
  if (load === undefined) throw new UnknownGame(id)
  return (await load()).bots
})

/** What bots know of the game; suspends while it is fetched. */
export function useBots(id: string): BotKnowledge {
  return botsOf(id).use(useLang())
}
