import { assert, type Facts, type PresentedDecision } from '@kantyna/kernel'
import type { TreeEffect } from '../../rules/effects/vocabulary.ts'

/** Facts of options and refusals are plain data; words read them here. */

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

export function factNumbers(facts: Facts, name: string): readonly number[] {
  const value = facts[name]
  assert(Array.isArray(value), `the fact ${name} is not a list`)
  return value as readonly number[] // rules put numbers there
}

export function factEffect(facts: Facts): TreeEffect {
  const { effect } = facts
  assert(typeof effect === 'object' && effect !== null, 'the fact is not an effect')
  return effect as unknown as TreeEffect // a tree is plain data
}

/** The number of options, not counting the one that declines. */
export function realOptions({ options }: PresentedDecision): number {
  return options.filter(({ id }) => id !== 'pass').length
}
