import type { Lang, Mood, Printer } from '@kantyna/kernel'
import type { CardEffect } from '../rules/effects/vocabulary.ts'
import { togetherOrNot } from './together.ts'

/** What an outcome brings, or nothing where it brings nothing. */
export type Branch = readonly [when: string, brings: CardEffect | undefined]

/**
 * Says something with outcomes: "test Stealth: if you pass, …; if you fail, …". An outcome that has parts of its own is
 * set in brackets where another one follows.
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
  const parts = said.map(({ when, clause }, index) => {
    const isEntangled = index < said.length - 1 && /[:;.] /.test(clause)
    return isEntangled ? `${when}, (${clause})` : `${when}, ${clause}`
  })
  return `${what}: ${parts.join('; ')}`
}
