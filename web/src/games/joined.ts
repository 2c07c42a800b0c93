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

/** Parts of an edition: the game's part, combined with the additions of its expansions. */

/**
 * A game's `game.ts`; a game with expansions also exports an extensible version, and an expansion exports its module.
 */
export interface RulesPart {
  readonly game: Game
  readonly extensible?: ExtensibleGame<never, Game>
  readonly module?: GameModule
}

/** A game's `bots.ts`: the knowledge of bots, also with expansions; an expansion exports its additions. */
export interface BotsPart {
  readonly bots?: BotKnowledge
  readonly botsWith?: (added: readonly unknown[]) => BotKnowledge
  readonly botChanges?: unknown
}

type Words = Readonly<Record<Lang, GameWords>>

/**
 * A game's `words/index.ts`, or `words/whole.ts` if that is more complete: its words, also with expansions; an
 * expansion exports its changes.
 */
export interface WordsPart {
  readonly words?: Words
  readonly shortcuts?: readonly Shortcut[]
  readonly wordsWith?: (changes: readonly unknown[]) => Words
  readonly wordChanges?: unknown
}

/** A game's `ui/index.ts`: its drawings, also with expansions; an expansion exports its changes. */
export interface UiPart {
  readonly ui?: GameUi
  readonly uiWith?: (changes: readonly unknown[]) => GameUi
  readonly uiChanges?: unknown
}

/** A game's `words/coach.ts`: the coach's lines for first-time players; an expansion exports its additions. */
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
  const joined = added.length === 0 ? words : wordsWith?.(added.map(({ wordChanges }) => wordChanges))
  if (joined === undefined) throw new Error(`there are no words for ${parts.game}`)
  return { words: joined, shortcuts }
}

export async function joinedUi(parts: EditionParts, load: Load<UiPart>): Promise<GameUi> {
  const [{ ui, uiWith }, ...added] = await allOf(parts, load)
  const drawn = added.length === 0 ? ui : uiWith?.(added.map(({ uiChanges }) => uiChanges))
  if (drawn === undefined) throw new Error(`there are no drawings for ${parts.game}`)
  return drawn
}

/**
 * The lines of expansions come first, because their questions are rare. Of several expansions, the last comes first.
 */
export async function joinedCoach(parts: EditionParts, load: Load<CoachPart>): Promise<readonly CoachLine[]> {
  const [{ coach = [] }, ...added] = await allOf(parts, load)
  return [...added.toReversed().flatMap(({ coachLines = [] }) => coachLines), ...coach]
}

/** The part of the game itself, then the parts of its expansions. */
async function allOf<Part>({ game, expansions }: EditionParts, load: Load<Part>): Promise<[Part, ...Part[]]> {
  const [first, ...others] = await Promise.all([game, ...expansions].map((id) => load(id)))
  if (first === undefined || others.includes(undefined)) throw new Error(`a part of ${game} is missing`)
  return [first, ...(others as Part[])] // checked above
}
