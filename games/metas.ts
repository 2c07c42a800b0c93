import { type ExpansionMeta, type GameMeta, idsIn } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as outerRim } from './outer-rim/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'
import { meta as transgalactica } from './transgalactica/meta.ts'
import { meta as unfinishedBusiness } from './unfinished-business/meta.ts'

/** The meta of every game, in the order of the lobby. This file loads nothing else of a game. */
export const gameMetas: readonly GameMeta[] = [superTeams, deckbuilding, outerRim, transgalactica]

/** The meta of every expansion, in the order in which expansions are joined to their game. */
export const expansionMetas: readonly ExpansionMeta[] = [unfinishedBusiness]

/** The folders of an edition: those of the game and of its expansions. */
export interface EditionParts {
  readonly game: string
  readonly expansions: readonly string[]
}

/** The parts of an edition; null if there is no such game or expansion. */
export function partsOfEdition(edition: string): EditionParts | null {
  const ids = idsIn(edition)
  const expansions = expansionMetas.filter(({ id }) => ids.includes(id))
  const [game = edition] = expansions.map((expansion) => expansion.extends)
  const isKnown =
    gameMetas.some(({ id }) => id === game) && (game === edition || expansions.length === ids.length)
  if (!isKnown || expansions.some((expansion) => expansion.extends !== game)) return null
  return { game, expansions: expansions.map(({ id }) => id) }
}
