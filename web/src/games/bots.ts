import { partsOfEdition } from '@kantyna/games/metas'
import type { BotKnowledge, Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { eachGame, UnknownGame } from './games.ts'
import { type BotsPart, joinedBots } from './joined.ts'

/** Apart from the other parts of games, which the lobby knows: only bots, and a game looked back at, need this one. */
const modules: Readonly<Record<Lang, Readonly<Record<string, () => Promise<BotsPart>>>>> = {
  pl: import.meta.glob<BotsPart>('../../../games/[!_]*/bots.ts', { query: '?lang=pl' }),
  en: import.meta.glob<BotsPart>('../../../games/[!_]*/bots.ts', { query: '?lang=en' }),
}

const botsOf = eachGame((edition, lang) => {
  const parts = partsOfEdition(edition)
  const load = (id: string) => modules[lang][`../../../games/${id}/bots.ts`]?.()
  if (parts === null) throw new UnknownGame(edition)
  return joinedBots(parts, load)
})

/** What bots know of the game; suspends while it is fetched. */
export function useBots(id: string): BotKnowledge {
  return botsOf(id).use(useLang())
}
