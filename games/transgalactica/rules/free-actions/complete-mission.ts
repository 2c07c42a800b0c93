import { at, numberAt, partsOf, type StandingMove } from '@kantyna/kernel'
import { missionFollowRefusal, spendingOnMission } from '../actions/owed-follow.ts'
import { goodOption } from '../costs/cost.ts'
import type { Galaxy } from '../galaxy.ts'
import {
  completeWithParts,
  completionPart,
  completionRefusal,
  completionTotal,
  mayComplete,
} from '../missions/mission-completion.ts'
import { missionOption } from '../missions/missions.ts'
import { isFreeFor } from './open.ts'

/**
 * GC-ORG-14, GC-MIS-04, GC-MIS-05: a seat may complete any number of missions in a turn, as soon as it meets their
 * requirements. The parts are the mission, the resource that the Diplomat waives, and the payment.
 */
export const completeMission: StandingMove<Galaxy> = {
  name: 'completeMission',
  shape: 'one',
  rules: ['GC-ORG-14', 'GC-MIS-04', 'GC-MIS-05'],
  isOpen: true,
  list: (t, seat) =>
    at(t.log, seat).length > 0 && isFreeFor(t, seat)
      ? at(t.log, seat).filter(
          (mission) => mayComplete(t, seat, mission) && missionFollowRefusal(t, seat, mission) === null,
        )
      : [],
  option: (_, __, mission) => missionOption(mission),
  next(t, seat, picks) {
    const mission = numberAt(picks, 0)
    return completionPart(t, seat, mission, partsOf(picks), spendingOnMission(t, seat, mission))
  },
  partOption: (_, __, ___, ____, code) => goodOption(code),
  total: (t, seat, picks) => completionTotal(t, seat, numberAt(picks, 0), partsOf(picks)),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    return at(t.log, seat).flatMap((mission) => {
      const refusal = completionRefusal(t, seat, mission) ?? missionFollowRefusal(t, seat, mission)
      return refusal === null ? [] : [{ ...missionOption(mission), refusal }]
    })
  },
  take: (t, seat, picks) => completeWithParts(t, seat, numberAt(picks, 0), partsOf(picks)),
}
