import type { Lang } from '../words/words.ts'

/** How the kernel's own operations join clauses, in each language. */
export interface Joints {
  all(clauses: readonly string[]): string
  choose(clauses: readonly string[]): string
  may(clause: string): string
  when(condition: string, then: string, otherwise: string | null): string
}

export const joints: Readonly<Record<Lang, Joints>> = {
  en: {
    all: (clauses) => clauses.join(', then '),
    choose: (clauses) => `choose one: ${clauses.join('; or ')}`,
    may: (clause) => `you may ${clause}`,
    when: (condition, then, otherwise) =>
      `if ${condition}, ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
  },
  pl: {
    all: (clauses) => clauses.join(', a potem '),
    choose: (clauses) => `wybierz jedno: ${clauses.join(' albo ')}`,
    may: (clause) => `jeśli chcesz, ${clause}`,
    when: (condition, then, otherwise) =>
      `jeśli ${condition}, ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`,
  },
}

/** A clause as a sentence of its own. */
export function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
}
