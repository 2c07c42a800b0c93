import type { EditionParts } from '@kantyna/games/metas'
import { type BotKnowledge, compose, type ExtensibleGame, type Game, type GameModule } from '@kantyna/kernel'

/** Parts of an edition: that of the game, joined with what its expansions add. */

/** A game's `game.ts`; one that can be extended has it as that, too, and an expansion has its module. */
export interface RulesPart {
  readonly game: Game
  readonly extensible?: ExtensibleGame<never, Game>
  readonly module?: GameModule
}

/** A game's `bots.ts`: what bots know of it, also with expansions; an expansion has what it adds. */
export interface BotsPart {
  readonly bots?: BotKnowledge
  readonly botsWith?: (added: readonly unknown[]) => BotKnowledge
  readonly botChanges?: unknown
}

type Load<Part> = (id: string) => Promise<Part> | undefined

export async function joinedRules(parts: EditionParts, load: Load<RulesPart>): Promise<Game> {
  const [{ game, extensible }, ...added] = await allOf(parts, load)
  if (added.length === 0 || extensible === undefined) return game
  return compose(
    extensible,
    added.flatMap(({ module = [] }) => module),
  )
}

export async function joinedBots(parts: EditionParts, load: Load<BotsPart>): Promise<BotKnowledge> {
  const [{ bots, botsWith }, ...added] = await allOf(parts, load)
  const known = added.length === 0 ? bots : botsWith?.(added.map(({ botChanges }) => botChanges))
  if (known === undefined) throw new Error(`there are no bots for ${parts.game}`)
  return known
}

/** The part of the game itself, then those of its expansions. */
async function allOf<Part>({ game, expansions }: EditionParts, load: Load<Part>): Promise<[Part, ...Part[]]> {
  const [first, ...others] = await Promise.all([game, ...expansions].map((id) => load(id)))
  if (first === undefined || others.includes(undefined)) throw new Error(`a part of ${game} is missing`)
  return [first, ...(others as Part[])] // none is missing
}
