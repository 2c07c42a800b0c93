import { at, numberAt, type Seat } from '@kantyna/kernel'
import type { MissionType } from '../../../content/names.ts'
import { missionCount } from '../../../words/cards/effect-words.ts'
import type { Galaxy } from '../../galaxy.ts'
import { missionOf } from '../../missions/missions.ts'
import type { Conditions } from '../vocabulary.ts'

export function completedCount(t: Galaxy, seat: Seat, type: MissionType): number {
  const completed = at(t.completed, seat)
  let count = 0
  for (let index = 0; index < completed.length; index++)
    if (missionOf(numberAt(completed, index)).types.includes(type)) count++
  return count
}

/** GC-ORG-15, GC-ORG-18: a mission of two types counts as the required one. */
export const hasCompleted: Conditions['hasCompleted'] = {
  legal(t, { type, atLeast: needs }, { seat }) {
    const has = completedCount(t, seat, type)
    return has >= needs ? null : { rule: 'GC-ORG-15', reason: 'tooFewMissions', facts: { type, has, needs } }
  },
  words: {
    en: ({ type, atLeast }) => `you have completed ${missionCount('en', atLeast, type)}`,
    pl: ({ type, atLeast }) => `masz za sobą ${missionCount('pl', atLeast, type)}`,
  },
}
