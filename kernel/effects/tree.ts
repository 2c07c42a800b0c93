import type { CombinatorIn } from './combinators/combinators.ts'
import type { ArgsOf } from './language.ts'

/** The trees of one game: its operations and conditions, joined by the kernel's combinators. */
export type Effect<Operations, Conditions> = Leaf<Operations> | CombinatorIn<TreesOf<Operations, Conditions>>

/** The tree's leaves: one shape for each operation of the game. `as` binds its result. */
type Leaf<Operations> = {
  [Op in keyof Operations & string]: { readonly op: Op; readonly as?: string } & Readonly<
    ArgsOf<Operations[Op]>
  >
}[keyof Operations & string]

export type ConditionNode<Conditions> =
  | {
      [Is in keyof Conditions & string]: { readonly is: Is } & Readonly<ArgsOf<Conditions[Is]>>
    }[keyof Conditions & string]
  | { readonly is: 'and' | 'or'; readonly of: readonly ConditionNode<Conditions>[] }
  | { readonly is: 'not'; readonly that: ConditionNode<Conditions> }

interface TreesOf<Operations, Conditions> {
  readonly effect: Effect<Operations, Conditions>
  readonly when: ConditionNode<Conditions>
}
