import { assert, type CombinatorWords, type Lang, type Mood, type Printer, type Text } from '@kantyna/kernel'
import type { CardEffect } from './vocabulary.ts'

/** A result with its effect, or without one. */
export type Branch = readonly [when: string, brings: CardEffect | undefined]

/**
 * The words that join the clauses of card texts. The operations need them only to make texts: the rules run and a table
 * is shown without them. words/cards/effect-text.ts, which makes every text, passes them to `registerClauseWords` when
 * it is loaded.
 */
interface ClauseWords {
  readonly combinators: Readonly<Record<Lang, Partial<CombinatorWords>>>
  /** Sections of databank cards, by label; a label without a name is printed itself. */
  readonly sectionNames: Readonly<Record<string, Text>>
  /** A clause with results: "test Stealth: if you pass, …; if you fail, …". */
  withBranches(lang: Lang, what: string, branches: readonly Branch[], mood: Mood, say: Printer): string
  /** The words after "fight": the enemy on a card, with its preposition. */
  enemyAgainst(lang: Lang, enemy: string | undefined): string
}

let registered: ClauseWords | null = null

export function registerClauseWords(words: ClauseWords): void {
  registered = words
}

export function clauseWords(): ClauseWords {
  assert(registered !== null, 'the words of card texts are not loaded')
  return registered
}
