import { partsOfEdition } from '@kantyna/games/metas'
import type { BotKnowledge, Lang } from '@kantyna/kernel'
import { fetchWhenOnline } from '@kantyna/ui'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../settings/useSettings.ts'
import { eachGame, UnknownGame } from './games.ts'
import { type BotsPart, joinedBots } from './joined.ts'

/** Only the look back at a finished game needs this part, so it is separate from the parts that the lobby imports. */
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

/** The game's knowledge for bots; null while it is being fetched, so that open panels stay open. */
export function useBots(id: string): BotKnowledge | null {
  const lang = useLang()
  const [bots, setBots] = useState<BotKnowledge | null>(null)
  useEffect(() => fetchWhenOnline(() => botsOf(id).open(lang), setBots), [id, lang])
  return bots
}
