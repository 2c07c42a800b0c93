import type { DecisionKind, Routine } from '@kantyna/kernel'
import { beforeDefeat } from './before-defeat.ts'
import { bountyKinds, bountyRoutines } from './bounties.ts'
import { combat } from './combat.ts'
import { combatWindowKind, combatWindowRoutine } from './combat-window.ts'
import { contactEncounterKinds, contactEncounterRoutines } from './encounter-contact.ts'
import { patrolEncounterRoutines } from './encounter-patrol.ts'
import { encounter, encounterPhaseRoutines } from './encounter-phase.ts'
import { spaceEncounterRoutines } from './encounter-space.ts'
import { jobRoutines } from './jobs.ts'
import type { Rim } from './rim.ts'
import { rollKinds, rollRoutines } from './roll.ts'
import { usingSecret } from './secrets.ts'
import { sufferingKinds, sufferingRoutines } from './suffering.ts'
import { testKinds, testRoutines } from './tests.ts'
import { afterKinds, afterRoutines } from './use-window.ts'

/** Encounters, combat, tests and jobs, for the game's tables. */

export const encounterRoutines: readonly Routine<Rim>[] = [
  ...encounterPhaseRoutines,
  ...patrolEncounterRoutines,
  ...spaceEncounterRoutines,
  ...contactEncounterRoutines,
  ...bountyRoutines,
  ...jobRoutines,
  combat,
  combatWindowRoutine,
  ...testRoutines,
  ...rollRoutines,
  ...afterRoutines,
  ...sufferingRoutines,
  usingSecret,
]

export const encounterKinds: readonly DecisionKind<Rim>[] = [
  encounter,
  ...contactEncounterKinds,
  ...bountyKinds,
  combatWindowKind,
  beforeDefeat,
  ...testKinds,
  ...rollKinds,
  ...afterKinds,
  ...sufferingKinds,
]

export const encounterStreams = ['attack', 'defence', 'test', 'delivery', 'roll', 'ai'] as const
