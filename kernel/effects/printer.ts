import type { Lang } from '../words/words.ts'

/** One of several things that happen in turn. */
export interface Part {
  readonly clause: string
  /** It starts with an "if" of its own: then it is a sentence of its own, and so is what follows it. */
  readonly isConditional: boolean
}

/** How the kernel's own operations join clauses, in each language. Clauses come in the mood that they are wanted in. */
export interface Joints {
  all(parts: readonly Part[]): string
  /** Options are said in their own order of things: an order to whoever chooses, or what then happens. */
  choose(clauses: readonly string[], chooser: string | null): string
  pay(cost: string, aim: string): string
  may(aim: string): string
  when(condition: string, then: string, otherwise: string | null): string
}

export const joints: Readonly<Record<Lang, Joints>> = {
  en: {
    all: (parts) => inTurn(parts, ', then '),
    choose: (clauses, chooser) =>
      `${chooser === null ? 'choose one' : `${chooser} chooses one`}: ${listed(clauses, '; ', '; or ')}`,
    pay: (cost, aim) => `${cost} to ${aim}`,
    may: (aim) => `you may ${aim}`,
    when: (condition, then, otherwise) =>
      `if ${condition}, ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
  },
  pl: {
    all: (parts) => inTurn(parts, ', a potem '),
    choose: (clauses, chooser) =>
      `${chooser === null ? 'wybierz jedno' : `${chooser} wybiera jedno`}: ${listed(clauses, ', ', ' albo ')}`,
    pay: (cost, aim) => `${cost}, aby ${aim}`,
    may: (aim) => `możesz ${aim}`,
    when: (condition, then, otherwise) =>
      `jeśli ${condition}, ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`,
  },
}

function inTurn(parts: readonly Part[], then: string): string {
  let said = ''
  parts.forEach(({ clause, isConditional }, index) => {
    const before = parts[index - 1]
    if (before === undefined) said = clause
    else if (isConditional || before.isConditional) said += `. ${capitalised(clause)}`
    else said += `${then}${clause}`
  })
  return said
}

function listed(clauses: readonly string[], comma: string, or: string): string {
  return [...clauses.slice(0, -2), clauses.slice(-2).join(or)].join(comma)
}

/** A clause as a sentence of its own. */
export function sentence(clause: string): string {
  return `${capitalised(clause)}.`
}

function capitalised(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`
}
