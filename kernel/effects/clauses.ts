import { capitalised } from '../words/capitalised.ts'
import type { Mood } from './language.ts'

/** In English, the clauses of an order and an aim are the same; only a fact has a subject. */
export function englishClause(mood: Mood, clause: string): string {
  return mood === 'fact' ? `you ${clause}` : clause
}

export function listed(clauses: readonly string[], comma: string, last: string): string {
  return [...clauses.slice(0, -2), clauses.slice(-2).join(last)].join(comma)
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  return `${capitalised(clause)}.`
}
