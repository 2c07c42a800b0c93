import type { Refusal } from '../../play/decision.ts'
import type { Position } from '../../play/position.ts'
import type { Lang } from '../../words/words.ts'
import type { EffectFrame } from '../frames.ts'
import type { AnyAmount, AnyNode, AnyWhen, EffectContext, Language, Mood, Printer } from '../language.ts'
import type { CardTable } from '../table.ts'

/**
 * A combinator as one definition: what its node holds, when it can be done, how it is carried out, what it says and
 * what it is worth. It does not know any game, so its types do not name one. combinators.ts lists all combinators.
 */
export interface Combinator<Node extends CombinatorNode, Words extends object> {
  /** What the fields of a node hold, for cards written by hand; a question mark marks a field that may be missing. */
  readonly fields: { readonly [Field in Exclude<keyof Node, 'op' | 'as'>]-?: FieldKind }
  /** Why nothing of it can be done now, or null if at least a part can be done and would change something. */
  legal(t: Position, node: Node, context: EffectContext, kit: Kit): Refusal | null
  /** Why not all of it can be done, if that differs. */
  whole?(t: Position, node: Node, context: EffectContext, kit: Kit): Refusal | null
  /** What it is worth to the seat. */
  hint(t: Position, node: Node, context: EffectContext, kit: Kit): number
  /** Starts it without an effect frame. Combinators without `begin` get such a frame. */
  begin?(t: Position, node: Node, context: EffectContext, kit: Kit): void
  /** Carries out its next part; called until it returns 'end'. */
  step?(t: Position, node: Node, frame: EffectFrame, kit: Kit): Step
  /** The options after `step` has returned 'ask'. */
  menu?(node: Node): Menu
  /** How its parts become one clause. A game may replace each of these (`CardTable.combinators`). */
  readonly words: Readonly<Record<Lang, Words>>
  clause(node: Node, mood: Mood, say: CombinatorPrinter, words: Words): string
}

/** What an effect does next: another step, a question to its seat, or nothing more. */
export type Step = 'step' | 'ask' | 'end'

/** The parts from which a seat may choose one. */
export interface Menu {
  readonly of: readonly AnyNode[]
  readonly isOptional: boolean
  /** The role that chooses; null for the seat that the effect happens to. */
  readonly by: string | null
}

/** What combinators work with: the game's language and its card table. */
export interface Kit {
  readonly language: Language<Position, EffectContext>
  readonly table: CardTable<Position, EffectContext>
  /** The field of the position whose pile holds a part's result, if only its seat knows that result. */
  resultLiesIn(part: AnyNode): string | undefined
  /** The next step of an effect on the stack. */
  step(t: Position, frame: EffectFrame): Step
}

/** Also says what `after` waits for and what `end` ends. */
export interface CombinatorPrinter extends Printer {
  scope(routine: string): string
  end(what: string): string
}

export type FieldKind = FieldType | `${FieldType}?`
type FieldType = 'effect' | 'effects' | 'condition' | 'amount' | 'whole' | 'text' | 'true'

/** The effects and conditions that a tree is made of. */
export interface Trees {
  readonly effect: unknown
  readonly when: AnyWhen
}

/** Trees as the kernel sees them: it only reads the names of their nodes. */
export interface AnyTrees extends Trees {
  readonly effect: AnyNode
}

/** Each combinator may bind its result to a name. */
export interface CombinatorNode extends AnyNode {
  readonly as?: string
}

export type AmountIn<T extends Trees> = AnyAmount<T['when']>
