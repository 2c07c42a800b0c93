import { assert, at, type Facts, type Plain, type PresentedDecision } from '@kantyna/kernel'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'

/** Reads facts of options and refusals, which are plain data. */

export function factNumber(facts: Facts, name: string): number {
  const value = facts[name]
  assert(typeof value === 'number', `the fact ${name} is not a number`)
  return value
}

export function factText(facts: Facts, name: string): string {
  const value = facts[name]
  assert(typeof value === 'string', `the fact ${name} is not a text`)
  return value
}

export function factEffect(facts: Facts): CardEffect {
  const effect = effectIn(facts['effect'])
  assert(effect !== null, 'the fact is not an effect')
  return effect
}

/** The effect that facts and frames hold as plain data; null if there is none. */
export function effectIn(tree: Plain | undefined): CardEffect | null {
  return typeof tree === 'object' ? (tree as unknown as CardEffect | null) : null // the rules store only effects here
}

/** The facts of a question are those of its first option. */
export function firstFacts({ kind, options }: PresentedDecision): Facts {
  const { facts } = at(options, 0)
  assert(facts !== undefined, `the first option of ${kind} has no facts`)
  return facts
}

/** The number of options other than passing. */
export function realOptions({ options }: PresentedDecision): number {
  return options.filter(({ id }) => id !== 'pass').length
}
