import type { DecisionKind, Routine } from '@kantyna/kernel'
import { afterKinds, afterRoutines } from '../abilities/use-window.ts'
import { beforeDefeat } from '../combat/before-defeat.ts'
import { combat } from '../combat/combat.ts'
import { combatWindowKind, combatWindowRoutine } from '../combat/combat-window.ts'
import { rollKinds, rollRoutines } from '../combat/roll.ts'
import { sufferingKinds, sufferingRoutines } from '../combat/suffering.ts'
import { testKinds, testRoutines } from '../combat/tests.ts'
import { bountyKinds, bountyRoutines } from '../jobs/bounties.ts'
import { jobRoutines } from '../jobs/jobs.ts'
import type { Rim } from '../rim.ts'
import { contactEncounterKinds, contactEncounterRoutines } from './encounter-contact.ts'
import { patrolEncounterRoutines } from './encounter-patrol.ts'
import { encounter, encounterPhaseRoutines } from './encounter-phase.ts'
import { spaceEncounterRoutines } from './encounter-space.ts'
import { usingSecret } from './secrets.ts'

/** The routines and questions of encounters, combat, tests and jobs. */

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
