import type { Condition } from '@kantyna/kernel'
import type { SpaceKind } from '../../content/track.ts'
import { listOf, spaceWords } from '../../words/space-words.ts'
import { spaceAt } from '../board.ts'
import type { Race } from '../race.ts'
import { turnOf } from '../race.ts'
import type { RaceRefusal, Reason } from '../refusal.ts'
import { endOfSteps, spaceUnder } from '../turn/flight.ts'
import { overtakenBy } from '../turn/overtaking.ts'
import type { BonusContext } from './language.ts'

type Spaces = { readonly spaces: readonly SpaceKind[] }

/** The ship starts its move on one of these kinds of space. */
export const startsOn: Condition<Race, BonusContext, Spaces> = {
  legal: (t, { spaces }, { ship }) => {
    const space = spaceUnder(t, ship)
    return spaces.includes(space) ? null : refuse('startsElsewhere', ship, space)
  },
  words: {
    en: ({ spaces }) => `the ship starts its move on ${listOf('en', spaces)}`,
    pl: ({ spaces }) => `statek zaczyna ruch ${listOf('pl', spaces)}`,
  },
  negated: {
    en: ({ spaces }) => `the ship does not start its move on ${listOf('en', spaces)}`,
    pl: ({ spaces }) => `statek nie zaczyna ruchu ${listOf('pl', spaces)}`,
  },
  refuse: (t, _, { ship }) => refuse('startsThere', ship, spaceUnder(t, ship)),
}

/** The move, as planned so far, ends on this kind of space. */
export const endsOn: Condition<Race, BonusContext, { readonly space: SpaceKind }> = {
  legal: (t, { space }, { ship }) => {
    const end = spaceAt(endOfSteps(t, turnOf(t)), 0)
    return end === space ? null : refuse('endsElsewhere', ship, end)
  },
  words: {
    en: ({ space }) => `the move would end on ${spaceWords.en[space].on}`,
    pl: ({ space }) => `ruch skończyłby się ${spaceWords.pl[space].on}`,
  },
}

/** An opponent's ship has passed the ship this turn. */
export const overtaken: Condition<Race, BonusContext, object> = {
  legal: (t, _, { ship }) =>
    overtakenBy(t, turnOf(t), ship) === null ? refuse('notOvertaken', ship, null) : null,
  words: {
    en: () => 'an opponent’s ship overtakes a ship on your side',
    pl: () => 'statek przeciwnika wyprzedza statek twojego zespołu',
  },
}

/** The card that checks this condition adds its own rule id. */
function refuse(reason: Reason, ship: number, space: SpaceKind | null): RaceRefusal {
  return { rule: '', reason, facts: { ship, space } }
}
