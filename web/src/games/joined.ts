import type { EditionParts } from '@kantyna/games/metas'
import {
  type BotKnowledge,
  type CoachLine,
  compose,
  type ExtensibleGame,
  type Game,
  type GameModule,
  type GameWords,
  type Lang,
  type Shortcut,
} from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'

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

type Words = Readonly<Record<Lang, GameWords>>

/** A game's `words/index.ts`, or `words/whole.ts` where that says more: what it says, also with expansions; an expansion has what it changes. */
export interface WordsPart {
  readonly words?: Words
  readonly shortcuts?: readonly Shortcut[]
  readonly wordsWith?: (changes: readonly unknown[]) => Words
  readonly wordChanges?: unknown
}

/** A game's `ui/index.ts`: its drawings, also with expansions; an expansion has what it changes. */
export interface UiPart {
  readonly ui?: GameUi
  readonly uiWith?: (changes: readonly unknown[]) => GameUi
  readonly uiChanges?: unknown
}

/** A game's `words/coach.ts`: what it tells those who play for the first time; an expansion has what it adds. */
export interface CoachPart {
  readonly coach?: readonly CoachLine[]
  readonly coachLines?: readonly CoachLine[]
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

export async function joinedWords(
  parts: EditionParts,
  load: Load<WordsPart>,
): Promise<{ readonly words: Words; readonly shortcuts: readonly Shortcut[] }> {
  const [{ words, wordsWith, shortcuts = [] }, ...added] = await allOf(parts, load)
  const said = added.length === 0 ? words : wordsWith?.(added.map(({ wordChanges }) => wordChanges))
  if (said === undefined) throw new Error(`there are no words for ${parts.game}`)
  return { words: said, shortcuts }
}

export async function joinedUi(parts: EditionParts, load: Load<UiPart>): Promise<GameUi> {
  const [{ ui, uiWith }, ...added] = await allOf(parts, load)
  const drawn = added.length === 0 ? ui : uiWith?.(added.map(({ uiChanges }) => uiChanges))
  if (drawn === undefined) throw new Error(`there are no drawings for ${parts.game}`)
  return drawn
}

/** What an expansion asks comes seldom: where several have something to say, the last one speaks first. */
export async function joinedCoach(parts: EditionParts, load: Load<CoachPart>): Promise<readonly CoachLine[]> {
  const [{ coach = [] }, ...added] = await allOf(parts, load)
  return [...added.toReversed().flatMap(({ coachLines = [] }) => coachLines), ...coach]
}

/** The part of the game itself, then those of its expansions. */
async function allOf<Part>({ game, expansions }: EditionParts, load: Load<Part>): Promise<[Part, ...Part[]]> {
  const [first, ...others] = await Promise.all([game, ...expansions].map((id) => load(id)))
  if (first === undefined || others.includes(undefined)) throw new Error(`a part of ${game} is missing`)
  return [first, ...(others as Part[])] // none is missing
}
