import type { EventRoles } from '@kantyna/ui'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { inAiTurn, partOf } from '../../../outer-rim/ui/moments/roles.ts'
import type { AddedEvent } from '../../rules/events.ts'

const joins = { role: 'joins' } as const

/** The role of each event of the expansion in moments. */
export const roles: EventRoles<AddedEvent> = {
  rotatedCard: joins,
  contactIsPlayer: joins,
  playerBountyCompleted: { ...partOf('bounty'), concerns: ({ seat, target }) => [seat, target] },
  jobTogether: { role: 'joins', orBegins: 'encounter', concerns: ({ seat, partner }) => [seat, partner] },
  jobAgainst: { role: 'joins', orBegins: 'encounter', concerns: ({ seat, opponent }) => [seat, opponent] },
  confronted: { ...partOf('test'), concerns: ({ seat, opponent }) => [seat, opponent] },
  shipSought: joins,
  tokenOnCard: joins,
  favor: { role: 'joins', orBegins: 'favor', concerns: ({ seat, from }) => [seat, from] },
  debtToken: { role: 'joins', orBegins: 'favor', concerns: ({ from, to }) => [from, to] },
  ambitionsDrawn: null,
  ambitionChosen: null,
  ambitionLeft: null,
  goalBegun: joins,
  goalNotReached: { role: 'begins', kind: 'ambition' },
  goalCompleted: { role: 'begins', kind: 'ambition' },
  goalLost: { role: 'begins', kind: 'ambition' },
  aiOrder: { role: 'joins', concerns: () => [] },
  // The hunted player should see it too.
  aiTarget: {
    role: 'joins',
    of: 'aiTurn',
    concerns: ({ seat, target }) => (target.seat === NONE ? [seat] : [seat, target.seat]),
  },
  huntMissed: inAiTurn,
  huntCompleted: { role: 'joins', of: 'aiTurn' },
}
