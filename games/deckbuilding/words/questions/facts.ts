import { assert, type Facts, type PresentedDecision, type Term } from '@kantyna/kernel'
import type { CardEffect } from '../../rules/effects/language.ts'
import type { Place } from '../../rules/events.ts'
import type { Destination } from '../../rules/frames.ts'
import type { Action, Kind, Question } from '../../rules/turn/questions.ts'

/** Reads the facts of options and refusals, which are plain data, for the words. */

export function factNumber(facts: Facts, name: string): number {
  const value = facts[name]
  assert(typeof value === 'number', `the fact ${name} is not a number`)
  return value
}

export function factPlace(facts: Facts, name: string): Place {
  const value = facts[name]
  assert(typeof value === 'string', `the fact ${name} is not a place`)
  return value as Place // the rules put only places in this fact
}

/** The destination of a bought card. */
export function factDestination(facts: Facts): Destination {
  const place = factPlace(facts, 'to')
  assert(place === 'discard' || place === 'hand' || place === 'deckTop', `nothing is bought to ${place}`)
  return place
}

export function factEffect(facts: Facts): CardEffect {
  const { effect } = facts
  assert(typeof effect === 'object' && effect !== null, 'the fact is not an effect')
  return effect as unknown as CardEffect // a tree is plain data
}

/** The terms of a card's attack. */
export function factTerms(facts: Facts): readonly Term[] {
  const { terms } = facts
  assert(Array.isArray(terms), 'the fact is not a list of terms')
  return terms as unknown as readonly Term[] // terms are plain data
}

/** The card or base that a decision is about. */
export function sourcePiece(decision: PresentedDecision): number {
  return Number(decision.source?.split(':')[1] ?? 0)
}

/** The number of options, not counting the one that declines. */
export function realOptions(decision: PresentedDecision): number {
  return decision.options.filter(({ id }) => id !== 'pass').length
}

export function questionOf({ kind }: Pick<PresentedDecision, 'kind'>): Question {
  return kind as Question // the game asks nothing else
}

export function factAction(facts: Facts): Action {
  return facts['do'] as Action // the options of `act` have this fact
}

/** The kind of a whole decision, not of a part of an answer. */
export function kindNamed(kind: string): Kind {
  return kind as Kind // the game asks nothing else
}
