import type { EventRoles } from '@kantyna/ui'
import type { GalaxyEvent } from '../../rules/events.ts'

export type GalaxyMoment = 'round' | 'income' | 'cleanUp' | 'pirates' | 'mission'

const nobody = () => []

/**
 * Players see what a worker does where it happens, so that is not a moment. Rounds and their phases, pirates and
 * missions are moments, and so is everything that happens to a player in another player's turn.
 */
export const roles: EventRoles<GalaxyEvent> = {
  laidOut: null,
  dealtGoals: null,
  drafted: null,
  roundBegan: { role: 'begins', kind: 'round', concerns: nobody },
  phaseBegan: ({ phase }) =>
    phase === 'income' || phase === 'cleanUp'
      ? { role: 'begins', kind: phase, until: ['roundBegan', 'phaseBegan'], concerns: nobody }
      : { role: 'parts' },
  turnBegan: { role: 'parts' },
  passed: null,
  militaryLead: { role: 'joins' },
  militaryLast: { role: 'joins' },
  returnedWorkers: { role: 'joins', of: 'cleanUp', concerns: nobody },
  priorityMoved: { role: 'joins', of: 'cleanUp', concerns: nobody },
  // The result screen shows it.
  scoredGoal: null,
  gained: { role: 'joins' },
  paid: { role: 'joins' },
  scored: { role: 'joins' },
  advanced: { role: 'joins' },
  raised: { role: 'joins' },
  placed: { role: 'parts' },
  followed: { role: 'parts' },
  usedBridge: { role: 'parts' },
  usedPlanet: { role: 'parts' },
  performed: null,
  mobilised: { role: 'joins' },
  sentAway: null,
  moved: null,
  settled: null,
  defeatedPirates: { role: 'begins', kind: 'pirates' },
  tookToken: { role: 'joins' },
  turnedUpToken: null,
  usedToken: null,
  tookMiningToken: { role: 'joins' },
  turnedUpMining: null,
  marked: null,
  flippedMarker: null,
  tookMission: null,
  turnedUpMission: null,
  completed: { role: 'begins', kind: 'mission' },
  sat: null,
  exchanged: { role: 'joins' },
  doubledIncome: { role: 'joins', of: 'income' },
}
