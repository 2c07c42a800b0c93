import { assert } from '../../play/fault.ts'
import type { Lang } from '../../words/words.ts'
import { type After, after } from './after.ts'
import { type All, all } from './all.ts'
import { type Choose, choose } from './choose.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { type Each, each } from './each.ts'
import { type EndOf, end } from './end.ts'
import { type First, first } from './first.ts'
import { type HappensTo, happensTo } from './happens-to.ts'
import { type If, ifElse } from './if.ts'
import { type May, may } from './may.ts'
import { type Pay, pay } from './pay.ts'
import { type Script, script } from './script.ts'
import { type Section, section } from './section.ts'
import { type UpTo, upTo } from './up-to.ts'

/** The nodes with which the kernel connects the effects of a game. */
export type CombinatorIn<T extends Trees> =
  | All<T>
  | Choose<T>
  | May<T>
  | Pay<T>
  | If<T>
  | UpTo<T>
  | First<T>
  | Each<T>
  | After<T>
  | HappensTo<T>
  | Script
  | Section
  | EndOf

type AnyCombinator = CombinatorIn<AnyTrees>

/** The definition of each combinator; the compiler reports missing ones. */
const definitions = {
  all,
  choose,
  may,
  pay,
  if: ifElse,
  upTo,
  first,
  each,
  after,
  happensTo,
  script,
  section,
  end,
} satisfies { readonly [Node in AnyCombinator as Node['op']]: Omit<Combinator<Node, never>, 'words'> }

/** How combinators join clauses, in one language. */
export type CombinatorWords = AllOf<(typeof definitions)[keyof typeof definitions]['words']['en']>

/** A type with the fields of all types of a union. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export type AnyDefinition = Combinator<CombinatorNode, CombinatorWords>

// A node's type ties it to its definition, which a lookup by name cannot express.
export const combinators = new Map(Object.entries(definitions)) as unknown as ReadonlyMap<
  string,
  AnyDefinition
>

export const combinatorWords: Readonly<Record<Lang, CombinatorWords>> = {
  en: wordsIn('en'),
  pl: wordsIn('pl'),
}

function wordsIn(lang: Lang): CombinatorWords {
  return Object.assign({}, ...Object.values(definitions).map(({ words }) => words[lang]))
}

/** An operation of the same name would take a combinator's place in every tree. */
export function assertNotCombinator(operation: string): void {
  assert(
    !combinators.has(operation),
    `an operation cannot be called ${operation}: that is a combinator of the kernel`,
  )
}
