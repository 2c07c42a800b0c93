import { capitalised, type Lang, type Mood, type Printer } from '@kantyna/kernel'
import type { Branch } from '../../rules/effects/clause-words.ts'
import { asSentence } from './effect-words.ts'
import { andIf, inBrackets } from './phrasings.ts'
import { combinedClause } from './together.ts'

interface Outcomes {
  /** The head: "test Stealth". */
  readonly what: string
  /** "if you pass, gain 1,000 credits", in the order of the card. */
  readonly wording: readonly string[]
}

/** The parts of each text that `withBranches` made, so that `outcomeParagraphs` can list them. */
const outcomesByText = new Map<string, Outcomes>()

/**
 * A clause with results: "test Stealth: if you pass, …; if you fail, …". A result with parts of its own comes last, so
 * that its parts are not read as parts of another. If there are two such results, they are in brackets.
 */
export function withBranches(
  lang: Lang,
  what: string,
  branches: readonly Branch[],
  mood: Mood,
  say: Printer,
): string {
  const wording = branches.flatMap(([when, brings]) => {
    if (brings === undefined) return []
    const clause = combinedClause(brings, lang, mood === 'indicative' ? 'indicative' : 'imperative', say)
    return [{ when, clause, isCompound: isCompound(clause) }]
  })
  if (wording.length === 0) return what
  const ordered = [
    ...wording.filter((each) => !each.isCompound),
    ...wording.filter((each) => each.isCompound),
  ]
  const parts = ordered.map(({ when, clause, isCompound }, index) => {
    if (index === ordered.length - 1) return outcomeText(lang, when, clause)
    const open = clause.replace(/\.”$/, '”')
    return isCompound ? `${when}, ${inBrackets[lang](open)}` : outcomeText(lang, when, open)
  })
  const text = `${what}: ${parts.join('; ')}`
  outcomesByText.set(text, {
    what,
    wording: wording.map(({ when, clause }) => outcomeText(lang, when, clause)),
  })
  return text
}

/** A condition inside a result is joined to it: "if you win and are not defeated, you win the game". */
function outcomeText(lang: Lang, when: string, clause: string): string {
  const [, introduction = '', condition = ''] = /^(if |jeśli )(.*)$/.exec(when) ?? []
  const both = introduction === '' ? null : andIf[lang](condition, clause)
  return both === null ? `${when}, ${clause}` : `${introduction}${both}`
}

/** Whether a clause has several parts or sentences. */
const isCompound = (clause: string): boolean => /[:;.] /.test(clause)

/** More results than this become a list: "Test Tech:", "• If you pass, …", "• If you fail, …". */
const MOST_IN_A_SENTENCE = 2

/** If the clause ends in too many results for a sentence: its head and each result as a paragraph; otherwise null. */
export function outcomeParagraphs(clause: string): readonly string[] | null {
  for (let start = 0; start >= 0; start = nextWord(clause, start)) {
    const outcomes = outcomesByText.get(clause.slice(start))
    if (outcomes === undefined) continue
    const { what, wording } = outcomes
    const isList = wording.length > MOST_IN_A_SENTENCE || wording.some((each) => isCompound(each))
    if (wording.length < 2 || !isList) return null
    const head = `${capitalised(`${clause.slice(0, start)}${what}`)}:`
    return [head, ...wording.map((each) => `• ${asSentence(each)}`)]
  }
  return null
}

function nextWord(clause: string, start: number): number {
  const space = clause.indexOf(' ', start)
  return space < 0 ? -1 : space + 1
}
