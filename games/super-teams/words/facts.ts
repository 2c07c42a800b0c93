import { assert, type Facts, type PresentedDecision } from '@kantyna/kernel'
import { type SpaceKind, spaceKinds } from '../content/track.ts'
import { streams } from '../rules/race.ts'
import type { Question } from '../rules/turn/decisions.ts'

/** Facts of options and refusals are plain data. These functions read them for the words. */

export function factNumber(facts: Facts, name: string): number {
  const value = facts[name]
  assert(typeof value === 'number', `the fact ${name} is not a number`)
  return value
}

export function factSpace(facts: Facts): SpaceKind {
  const value = spaceKinds.find((kind) => kind === facts['space'])
  assert(value !== undefined, 'the fact is not a space')
  return value
}

/** The ship that a decision is about. */
export function sourceShip(decision: PresentedDecision): number {
  return Number(decision.source?.split(':')[1] ?? 0)
}

/** Start and end of a flight, with the black hole on the way back. The same text in every language. */
export function journey(facts: Facts): string {
  return `${factNumber(facts, 'from')} ${arrival(facts)}`
}

/** Where a flight ends. */
export function arrival(facts: Facts): string {
  const { hole } = facts
  const to = factNumber(facts, 'to')
  return typeof hole === 'number' ? `→ ${hole} ↩ ${to}` : `→ ${to}`
}

/** Whether the player chooses a second team: with two players, each chooses twice. */
export function isSecondTeam({ options }: PresentedDecision): boolean {
  return options.some(({ facts }) => facts?.['isSecond'] === true)
}

export function questionOf(kind: string): Question {
  return kind as Question // the game asks nothing else
}

export type Stream = (typeof streams)[number]

/** A record from another version may name streams that this version does not draw from. */
export function isStream(name: string): name is Stream {
  return streams.some((stream) => stream === name)
}
