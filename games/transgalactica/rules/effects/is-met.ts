import { at, type Seat } from '@kantyna/kernel'
import { missionTypes } from '../../content/names.ts'
import type { Galaxy } from '../galaxy.ts'
import { countMatchingOutposts, outpostCount } from '../map/outposts.ts'
import { requiredLevel } from './conditions/at-level.ts'
import { completedCount } from './conditions/has-completed.ts'
import { typesCompleted } from './conditions/has-completed-each-type.ts'
import { markedCount } from './conditions/has-marked.ts'
import type { TreeWhen } from './vocabulary.ts'

/**
 * Whether a seat meets a requirement. Counts the same as the conditions, but gives no reason, because it is called very
 * often.
 */
export function isMet(t: Galaxy, seat: Seat, when: TreeWhen): boolean {
  switch (when.is) {
    case 'and': {
      for (let index = 0; index < when.of.length; index++)
        if (!isMet(t, seat, at(when.of, index))) return false
      return true
    }
    case 'or': {
      for (let index = 0; index < when.of.length; index++) if (isMet(t, seat, at(when.of, index))) return true
      return false
    }
    case 'not':
      return !isMet(t, seat, when.that)
    case 'atLevel':
      return requiredLevel(t, seat, when) >= when.level
    case 'hasOutposts':
      // No planet counts twice.
      return outpostCount(t, seat) >= when.on && countMatchingOutposts(t, seat, when) >= when.on
    case 'hasPirates':
      return at(t.pirateTokens, seat).length >= when.atLeast
    case 'hasMarked':
      return markedCount(t, seat) >= when.atLeast
    case 'hasCompleted':
      return completedCount(t, seat, when.type) >= when.atLeast
    case 'hasCompletedEachType':
      // At least one for each type.
      return (
        at(t.completed, seat).length >= missionTypes.length && typesCompleted(t, seat) === missionTypes.length
      )
  }
}
