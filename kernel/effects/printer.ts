import { capitalised } from '../words/capitalised.ts'
import { plural } from '../words/plural.ts'
import type { Lang } from '../words/words.ts'
import type { Mood } from './language.ts'

/** One of several things that happen in turn. */
export interface PrintedPart {
  readonly clause: string
  /** It starts with an "if" of its own: then it is a sentence of its own, and so is what follows it. */
  readonly isConditional: boolean
  /** It says itself when it happens: "after this fight". */
  readonly isTimed: boolean
}

/**
 * How the kernel's own operations join clauses, in each language. Clauses come in the mood that they are wanted in; what
 * has a verb of its own takes the mood too.
 */
export interface CombinatorWords {
  all(parts: readonly PrintedPart[]): string
  /** Options are said in their own order of things: an order to whoever chooses, or what then happens. */
  choose(clauses: readonly string[], chooser: string | null, mood: Mood): string
  pay(cost: string, aim: string): string
  /** Costs that are paid together. */
  together(clauses: readonly string[]): string
  may(aim: string, mood: Mood): string
  when(condition: string, then: string, otherwise: string | null, mood: Mood): string
  upTo(times: string, aim: string, mood: Mood): string
  first(clauses: readonly string[], mood: Mood): string
  each(clauses: readonly string[], mood: Mood): string
  /** What it waits for comes whole: "after this combat". */
  after(when: string, clause: string, mood: Mood): string
  /** The part is said to whoever it happens to, as an order; or as what somebody else is made to do. */
  happensTo(who: string, part: { readonly order: string; readonly aim: string }, mood: Mood): string
  script(number: number, mood: Mood): string
  section(label: string, mood: Mood): string
  /** Conditions that are joined themselves are set apart from the others. */
  and(conditions: readonly string[], hasJoined: boolean): string
  or(conditions: readonly string[], hasJoined: boolean): string
  /** So many times: "twice". */
  times(count: number): string
  /** An amount, and another one where a condition holds. */
  amountIf(usually: string, then: string, condition: string): string
}

/** English says an order and an aim alike; only what happens has a subject. */
const you = (mood: Mood, clause: string): string => (mood === 'fact' ? `you ${clause}` : clause)

export const combinatorWords: Readonly<Record<Lang, CombinatorWords>> = {
  en: {
    all: (parts) => inTurn(parts, ', then ', ', and '),
    choose: (clauses, chooser, mood) =>
      `${chooser === null ? you(mood, 'choose one') : `${chooser} chooses one`}: ${listed(clauses, '; ', '; or ')}`,
    pay: (cost, aim) => `${cost} to ${aim}`,
    together: (clauses) => listed(clauses, ', ', ' and '),
    may: (aim, mood) => (mood === 'aim' ? `${aim} if you like` : `you may ${aim}`),
    when(condition, then, otherwise, mood) {
      if (mood !== 'aim')
        return `if ${condition}, ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`
      return `${then} if ${condition}${otherwise === null ? '' : `, or ${otherwise} otherwise`}`
    },
    upTo: (times, aim, mood) =>
      mood === 'aim' ? `${aim}, up to ${times}` : `up to ${times}, you may ${aim}`,
    first: (clauses, mood) =>
      `${you(mood, 'do')} only the first of these that has an effect: ${listed(clauses, '; ', '; or ')}`,
    each: (clauses, mood) =>
      `${you(mood, 'do')} each of these that has an effect: ${listed(clauses, '; ', '; and ')}`,
    after: (when, clause, mood) => (mood === 'aim' ? `${clause} ${when}` : `${when}, ${clause}`),
    happensTo: (who, { order, aim }, mood) => (mood === 'aim' ? `make ${who} ${aim}` : `${who}: ${order}`),
    script: (number, mood) => `${you(mood, 'read')} script ${number}`,
    section: (label, mood) => `${you(mood, 'go on')} with “${label}”`,
    and: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', and ' : ' and '),
    or: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', or ' : ' or '),
    times: (count) => ['never', 'once', 'twice'][count] ?? `${count} times`,
    amountIf: (usually, then, condition) => `${usually} (${then} if ${condition})`,
  },
  pl: {
    all: (parts) => inTurn(parts, ', a potem ', ', a '),
    choose(clauses, chooser, mood) {
      const chosen = { order: 'wybierz', aim: 'wybrać', fact: 'wybierasz' }[mood]
      return `${chooser === null ? chosen : `${chooser} wybiera`} jedno: ${listed(clauses, ', ', ' albo ')}`
    },
    pay: (cost, aim) => `${cost}, aby ${aim}`,
    together: (clauses) => listed(clauses, ', ', ' i '),
    may: (aim, mood) => (mood === 'aim' ? `${aim}, jeśli chcesz` : `możesz ${aim}`),
    when(condition, then, otherwise, mood) {
      if (mood !== 'aim')
        return `jeśli ${condition}, ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`
      return `${then}, jeśli ${condition}${otherwise === null ? '' : `, a w przeciwnym razie ${otherwise}`}`
    },
    upTo: (times, aim, mood) =>
      mood === 'aim' ? `maksymalnie ${times} ${aim}` : `maksymalnie ${times} możesz ${aim}`,
    first: (clauses, mood) =>
      `${carriedOut[mood]} tylko pierwszy z tych efektów, który coś zmieni: ${listed(clauses, '; ', '; ')}`,
    each: (clauses, mood) =>
      `${carriedOut[mood]} każdy z tych efektów, który coś zmieni: ${listed(clauses, '; ', '; ')}`,
    after: (when, clause) => `${when} ${clause}`,
    // Names stay in the nominative, and what others do would need their gender: the order is quoted.
    happensTo: (who, { order }, mood) =>
      mood === 'aim' ? `wywołać efekt „${who}: ${order}”` : `${who}: ${order}`,
    script: (number, mood) =>
      `${{ order: 'przeczytaj', aim: 'przeczytać', fact: 'czytasz' }[mood]} skrypt ${number}`,
    section: (label, mood) =>
      `${{ order: 'przejdź', aim: 'przejść', fact: 'przechodzisz' }[mood]} do części „${label}”`,
    and: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', a przy tym ' : ' i '),
    or: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', albo ' : ' lub '),
    times: (count) =>
      count === 1
        ? 'raz'
        : `${count} ${plural('pl', count, { one: 'raz', few: 'razy', many: 'razy', other: 'raza' })}`,
    amountIf: (usually, then, condition) => `${usually} (${then}, jeśli ${condition})`,
  },
}

const carriedOut: Readonly<Record<Mood, string>> = { order: 'wykonaj', aim: 'wykonać', fact: 'wykonujesz' }

/** After an "if" of its own, a list or a second sentence, what follows would seem to belong to it: it starts anew. */
function inTurn(parts: readonly PrintedPart[], then: string, and: string): string {
  let said = ''
  parts.forEach(({ clause, isConditional, isTimed }, index) => {
    const before = parts[index - 1]
    if (before === undefined) said = clause
    else if (isConditional || before.isConditional || /[:;.] /.test(before.clause))
      said += `. ${capitalised(clause)}`
    else said += `${isTimed ? and : then}${clause}`
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
