import { capitalised, type Lang, type Mood, type Printer } from '@kantyna/kernel'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { asSentence } from './effect-words.ts'
import { combinedClause } from './together.ts'
import { andIf, inBrackets } from './turns.ts'

/** What an outcome brings, or nothing where it brings nothing. */
export type Branch = readonly [when: string, brings: CardEffect | undefined]

interface Outcomes {
  /** What has them: "test Stealth". */
  readonly what: string
  /** "if you pass, gain 1,000 credits", in the order of the card. */
  readonly said: readonly string[]
}

/** What texts with outcomes were made of, so that paragraphs can list them one by one. */
const made = new Map<string, Outcomes>()

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
  const said = branches.flatMap(([when, brings]) => {
    if (brings === undefined) return []
    const clause = combinedClause(brings, lang, mood === 'fact' ? 'fact' : 'order', say)
    return [{ when, clause, isCompound: isCompound(clause) }]
  })
  if (said.length === 0) return what
  const ordered = [...said.filter((each) => !each.isCompound), ...said.filter((each) => each.isCompound)]
  const parts = ordered.map(({ when, clause, isCompound }, index) => {
    if (index === ordered.length - 1) return outcomeSaid(lang, when, clause)
    const open = clause.replace(/\.”$/, '”')
    return isCompound ? `${when}, ${inBrackets[lang](open)}` : outcomeSaid(lang, when, open)
  })
  const text = `${what}: ${parts.join('; ')}`
  made.set(text, { what, said: said.map(({ when, clause }) => outcomeSaid(lang, when, clause)) })
  return text
}

/** A condition within an outcome is joined to it: "if you win and are not defeated, you win the game". */
function outcomeSaid(lang: Lang, when: string, clause: string): string {
  const [, introduction = '', condition = ''] = /^(if |jeśli )(.*)$/.exec(when) ?? []
  const both = introduction === '' ? null : andIf[lang](condition, clause)
  return both === null ? `${when}, ${clause}` : `${introduction}${both}`
}

/** It has parts or sentences of its own. */
const isCompound = (clause: string): boolean => /[:;.] /.test(clause)

/** A list of outcomes is longer than a sentence: "Test Tech:", "• If you pass, …", "• If you fail, …". */
const MOST_IN_A_SENTENCE = 2

/** Where the clause ends in outcomes that a sentence cannot hold, its head and each of them as a paragraph; else null. */
export function outcomeParagraphs(clause: string): readonly string[] | null {
  for (let start = 0; start >= 0; start = nextWord(clause, start)) {
    const outcomes = made.get(clause.slice(start))
    if (outcomes === undefined) continue
    const { what, said } = outcomes
    const isList = said.length > MOST_IN_A_SENTENCE || said.some((each) => isCompound(each))
    if (said.length < 2 || !isList) return null
    const head = `${capitalised(`${clause.slice(0, start)}${what}`)}:`
    return [head, ...said.map((each) => `• ${asSentence(each)}`)]
  }
  return null
}

function nextWord(clause: string, start: number): number {
  const space = clause.indexOf(' ', start)
  return space < 0 ? -1 : space + 1
}
