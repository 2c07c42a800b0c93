import { plural } from '../words/plural.ts'
import type { Lang } from '../words/words.ts'

/** One of several things that happen in turn. */
export interface PrintedPart {
  readonly clause: string
  /** It starts with an "if" of its own: then it is a sentence of its own, and so is what follows it. */
  readonly isConditional: boolean
}

/** How the kernel's own operations join clauses, in each language. Clauses come in the mood that they are wanted in. */
export interface JointWords {
  all(parts: readonly PrintedPart[]): string
  /** Options are said in their own order of things: an order to whoever chooses, or what then happens. */
  choose(clauses: readonly string[], chooser: string | null): string
  pay(cost: string, aim: string): string
  may(aim: string): string
  when(condition: string, then: string, otherwise: string | null): string
  anyOrder(clauses: readonly string[]): string
  upTo(times: string, clause: string): string
  first(clauses: readonly string[]): string
  each(clauses: readonly string[]): string
  after(what: string, clause: string): string
  happensTo(who: string, aim: string): string
  script(number: number): string
  section(label: string): string
  and(conditions: readonly string[]): string
  or(conditions: readonly string[]): string
  /** So many times: "up to 2 times". */
  times(count: number): string
}

export const jointWords: Readonly<Record<Lang, JointWords>> = {
  en: {
    all: (parts) => inTurn(parts, ', then '),
    choose: (clauses, chooser) =>
      `${chooser === null ? 'choose one' : `${chooser} chooses one`}: ${listed(clauses, '; ', '; or ')}`,
    pay: (cost, aim) => `${cost} to ${aim}`,
    may: (aim) => `you may ${aim}`,
    when: (condition, then, otherwise) =>
      `if ${condition}, ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
    anyOrder: (clauses) => `in any order: ${listed(clauses, '; ', '; and ')}`,
    upTo: (times, clause) => `up to ${times}: ${clause}`,
    first: (clauses) => `do only the first of these that has an effect: ${listed(clauses, '; ', '; or ')}`,
    each: (clauses) => `do each of these that has an effect: ${listed(clauses, '; ', '; and ')}`,
    after: (what, clause) => `after ${what}, ${clause}`,
    happensTo: (who, aim) => `${who} must ${aim}`,
    script: (number) => `read script ${number}`,
    section: (label) => `go on with “${label}”`,
    and: (conditions) => listed(conditions, ', ', ' and '),
    or: (conditions) => listed(conditions, ', ', ' or '),
    times: (count) => `${count} ${plural('en', count, { one: 'time', other: 'times' })}`,
  },
  pl: {
    all: (parts) => inTurn(parts, ', a potem '),
    choose: (clauses, chooser) =>
      `${chooser === null ? 'wybierz jedno' : `${chooser} wybiera jedno`}: ${listed(clauses, ', ', ' albo ')}`,
    pay: (cost, aim) => `${cost}, aby ${aim}`,
    may: (aim) => `możesz ${aim}`,
    when: (condition, then, otherwise) =>
      `jeśli ${condition}, ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`,
    anyOrder: (clauses) => `w dowolnej kolejności: ${listed(clauses, '; ', '; ')}`,
    upTo: (times, clause) => `maksymalnie ${times}: ${clause}`,
    first: (clauses) => `wykonaj tylko pierwsze, co odniesie skutek: ${listed(clauses, '; ', '; ')}`,
    each: (clauses) => `wykonaj wszystko, co odniesie skutek: ${listed(clauses, '; ', '; ')}`,
    after: (what, clause) => `${what} ${clause}`,
    happensTo: (who, aim) => `${who} musi ${aim}`,
    script: (number) => `przeczytaj skrypt ${number}`,
    section: (label) => `przejdź do części „${label}”`,
    and: (conditions) => listed(conditions, ', ', ' i '),
    or: (conditions) => listed(conditions, ', ', ' lub '),
    times: (count) =>
      `${count} ${plural('pl', count, { one: 'raz', few: 'razy', many: 'razy', other: 'raza' })}`,
  },
}

function inTurn(parts: readonly PrintedPart[], then: string): string {
  let said = ''
  parts.forEach(({ clause, isConditional }, index) => {
    const before = parts[index - 1]
    if (before === undefined) said = clause
    else if (isConditional || before.isConditional) said += `. ${capitalised(clause)}`
    else said += `${then}${clause}`
  })
  return said
}

function listed(clauses: readonly string[], comma: string, last: string): string {
  return [...clauses.slice(0, -2), clauses.slice(-2).join(last)].join(comma)
}

/** A clause as a sentence of its own. */
export function sentence(clause: string): string {
  return `${capitalised(clause)}.`
}

function capitalised(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`
}
