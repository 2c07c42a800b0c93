import type { Lang } from '../words/words.ts'

/** How the kernel's own operations join clauses, in each language. Clauses come in the mood that they are wanted in. */
export interface Joints {
  all(clauses: readonly string[]): string
  /** Options are said in their own order of things: an order to whoever chooses, or what then happens. */
  choose(clauses: readonly string[], chooser: string | null): string
  pay(cost: string, aim: string): string
  may(clause: string): string
  when(condition: string, then: string, otherwise: string | null): string
}

export const joints: Readonly<Record<Lang, Joints>> = {
  en: {
    all: (clauses) => clauses.join(', then '),
    choose: (clauses, chooser) =>
      `${chooser === null ? 'choose one' : `${chooser} chooses one`}: ${clauses.join('; or ')}`,
    pay: (cost, aim) => `${cost} to ${aim}`,
    may: (clause) => `you may ${clause}`,
    when: (condition, then, otherwise) =>
      `if ${condition}, ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
  },
  pl: {
    all: (clauses) => clauses.join(', a potem '),
    choose: (clauses, chooser) =>
      `${chooser === null ? 'wybierz jedno' : `${chooser} wybiera jedno`}: ${clauses.join(' albo ')}`,
    pay: (cost, aim) => `${cost}, aby ${aim}`,
    may: (clause) => `jeśli chcesz, ${clause}`,
    when: (condition, then, otherwise) =>
      `jeśli ${condition}, ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`,
  },
}

/** A clause as a sentence of its own. */
export function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
}
