import { at, numberAt, type Option, type StandingMove } from '@kantyna/kernel'
import { decrees } from '../../content/decrees.ts'
import { chairFollowRefusal } from '../actions/owed-follow.ts'
import type { Galaxy } from '../galaxy.ts'
import { chairRefusal, mayTakeChair, senateRefusal, takeChair } from '../missions/senate.ts'
import { isFreeFor } from './open.ts'

function officeOption(t: Galaxy, office: number): Option {
  const decree = numberAt(t.decrees, office)
  return {
    id: at(decrees, decree).id,
    touches: [`office:${office}`, `decree:${decree}`],
    facts: { office, decree, isGolden: at(t.chairs, office).length === 0 },
  }
}

/** GC-SEN-01, GC-ORG-58: sends a crew member to the office of a decree whose requirement the seat meets. */
export const takeSeat: StandingMove<Galaxy> = {
  name: 'takeSeat',
  shape: 'one',
  rules: ['GC-SEN-01', 'GC-ORG-58'],
  isOpen: true,
  list(t, seat) {
    if (senateRefusal(t, seat) !== null || !isFreeFor(t, seat)) return []
    const open: number[] = []
    for (let office = 0; office < t.decrees.length; office++)
      if (mayTakeChair(t, seat, office)) open.push(office)
    return open.length > 0 && chairFollowRefusal(t, seat) !== null ? [] : open
  },
  option: (t, _, office) => officeOption(t, office),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    return t.decrees.flatMap((_, office) => {
      const refusal = chairRefusal(t, seat, office) ?? chairFollowRefusal(t, seat)
      return refusal === null ? [] : [{ ...officeOption(t, office), refusal }]
    })
  },
  take: (t, seat, picks) => takeChair(t, seat, numberAt(picks, 0)),
}
