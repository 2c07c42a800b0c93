import { capitalised } from '../words/capitalised.ts'
import type { Mood } from './language.ts'

/** In English, the imperative and the infinitive are the same; only the indicative has a subject. */
export function englishClause(mood: Mood, clause: string): string {
  return mood === 'indicative' ? `you ${clause}` : clause
}

export function listed(clauses: readonly string[], comma: string, last: string): string {
  return [...clauses.slice(0, -2), clauses.slice(-2).join(last)].join(comma)
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  return `${capitalised(clause)}.`
}
