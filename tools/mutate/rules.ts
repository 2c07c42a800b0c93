/** The catalogued rules of the games. */
import { editions } from '@kantyna/games'

/** The ids of each game's own rules. The list of an expansion leaves out the rules of its game. */
export async function rulesByGame(): Promise<ReadonlyMap<string, readonly string[]>> {
  const seen = new Set<string>()
  const games = new Map<string, readonly string[]>()
  for (const { meta, openLibrary } of editions) {
    const { catalogue } = await openLibrary()
    const own = catalogue.map(({ id }) => id).filter((id) => !seen.has(id))
    for (const id of own) seen.add(id)
    games.set(meta.id, own)
  }
  return games
}
