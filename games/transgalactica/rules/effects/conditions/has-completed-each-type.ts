import { at, type Seat } from '@kantyna/kernel'
import { type MissionType, missionTypes } from '../../../content/names.ts'
import type { Galaxy } from '../../galaxy.ts'
import { missionOf } from '../../missions/missions.ts'
import type { Conditions } from '../vocabulary.ts'

/** How many types a seat has completed, each mission counting as one type (GC-ORG-18). */
export function typesCompleted(t: Galaxy, seat: Seat): number {
  const completed = at(t.completed, seat).map((mission) => missionOf(mission).types)
  const plain = new Set<MissionType>()
  let dual = 0
  for (const types of completed) {
    const [type] = types
    if (types.length > 1) dual++
    else if (type !== undefined) plain.add(type)
  }
  // Missions of two types are commercial or war (GC-MIS-03). Each can fill in for one of the two types that is missing.
  const missing = (plain.has('commercial') ? 0 : 1) + (plain.has('war') ? 0 : 1)
  return plain.size + Math.min(missing, dual)
}

export const hasCompletedEachType: Conditions['hasCompletedEachType'] = {
  legal(t, _, { seat }) {
    const has = typesCompleted(t, seat)
    const needs = missionTypes.length
    return has === needs ? null : { rule: 'GC-ORG-18', reason: 'tooFewMissions', facts: { has, needs } }
  },
  words: {
    en: () => 'you have completed 1 commercial, 1 war and 1 cultural mission',
    pl: () => 'masz za sobą 1 misję komercyjną, 1 wojenną i 1 kulturalną',
  },
}
