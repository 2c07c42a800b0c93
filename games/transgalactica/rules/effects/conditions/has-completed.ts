import { at } from '@kantyna/kernel'
import { missionCount } from '../../../words/effect-words.ts'
import { missionOf } from '../../missions.ts'
import type { Conditions } from '../vocabulary.ts'

/** GC-ORG-15, GC-ORG-18: a mission of two types counts as the one that is asked for. */
export const hasCompleted: Conditions['hasCompleted'] = {
  legal(t, { type, atLeast: needs }, { seat }) {
    const has = at(t.completed, seat).filter((mission) => missionOf(mission).types.includes(type)).length
    return has >= needs ? null : { rule: 'GC-ORG-15', reason: 'tooFewMissions', facts: { type, has, needs } }
  },
  words: {
    en: ({ type, atLeast }) => `you have completed ${missionCount('en', atLeast, type)}`,
    pl: ({ type, atLeast }) => `masz za sobą ${missionCount('pl', atLeast, type)}`,
  },
}
