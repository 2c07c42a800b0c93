import type { Lang, Mood, Printer } from '@kantyna/kernel'
import type { CardEffect } from '../rules/effects/vocabulary.ts'
import { togetherOrNot } from './together.ts'

/** What an outcome brings, or nothing where it brings nothing. */
export type Branch = readonly [when: string, brings: CardEffect | undefined]

/**
 * Says something with outcomes: "test Stealth: if you pass, …; if you fail, …". The one with parts of its own comes last,
 * so that nothing of another is taken for one of them; in brackets where there are two.
 */
export function withBranches(
  lang: Lang,
  what: string,
  branches: readonly Branch[],
  mood: Mood,
  say: Printer,
): string {
  const said = branches.flatMap(([when, brings]) =>
    brings === undefined
      ? []
      : [{ when, clause: togetherOrNot(brings, lang, mood === 'fact' ? 'fact' : 'order', say) }],
  )
  if (said.length === 0) return what
  const ordered = [
    ...said.filter(({ clause }) => !isCompound(clause)),
    ...said.filter(({ clause }) => isCompound(clause)),
  ]
  const parts = ordered.map(({ when, clause }, index) =>
    index < ordered.length - 1 && isCompound(clause)
      ? `${when}, ${inBrackets(lang, clause)}`
      : `${when}, ${nested(lang, clause)}`,
  )
  return `${what}: ${parts.join('; ')}`
}

/** In Polish what introduces the parts stays outside: "możesz wybrać jedno (…)". */
function inBrackets(lang: Lang, clause: string): string {
  const [, head, parts] = /^([^:;.(]+): ([^:.]+)$/.exec(clause) ?? []
  return lang === 'en' || head === undefined || parts === undefined ? `(${clause})` : `${head} (${parts})`
}

/** A condition within an outcome: "jeśli przegrasz, to jeśli masz ładunek, …". */
const nested = (lang: Lang, clause: string): string =>
  lang === 'pl' && clause.startsWith('jeśli ') ? `to ${clause}` : clause

/** It has parts or sentences of its own. */
const isCompound = (clause: string): boolean => /[:;.] /.test(clause)
