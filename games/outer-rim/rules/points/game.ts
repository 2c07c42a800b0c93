import {
  type Contradiction,
  type DecisionKind,
  type Fields,
  listPoint,
  type Routine,
  replacementPoint,
  stagesPoint,
  type TableOption,
} from '@kantyna/kernel'
import type * as z from 'zod/mini'
import type { Box } from '../../content/index.ts'
import type { CardVocabulary } from '../effects/language.ts'
import type { Rim, RimOptions } from '../rim.ts'

/** What the game is made of, besides what stands in its own box. */
export const gamePoints = {
  boxes: listPoint<Box>([]),
  fields: listPoint<Fields>([]),
  streams: listPoint<string>([]),
  routines: listPoint<Routine<Rim>>([]),
  decisions: listPoint<DecisionKind<Rim>>([]),
  /** Operations, conditions and measures of the card language, and the names that its texts use. */
  vocabulary: listPoint<CardVocabulary>([]),
  options: listPoint<{ readonly [option: string]: z.ZodMiniType }>([]),
  /** Which of the options do not go together: none of the base game's. */
  contradictions: listPoint<Contradiction>([]),
  /** For so many players; one with the id of an option that is there takes its place. */
  tableOptions: listPoint<(players: number) => readonly TableOption[]>([]),
  /** How many AI players join so many people: usually as many as the meta says (OR-AISET-01). */
  automas: replacementPoint<((people: number, options: RimOptions) => number) | null>(null),
  /** Kinds of decision at which everything is settled and a scenario may rest. */
  turnKinds: listPoint<string>(['plan', 'act', 'encounter']),
  violations: listPoint<(t: Rim) => readonly string[]>([]),
  /** Stages before, between or after those of these routines. */
  stages: {
    setup: stagesPoint<Rim>(),
    turn: stagesPoint<Rim>(),
    planning: stagesPoint<Rim>(),
    actionPhase: stagesPoint<Rim>(),
    marketAction: stagesPoint<Rim>(),
    purchase: stagesPoint<Rim>(),
    encounterPhase: stagesPoint<Rim>(),
    encounterCard: stagesPoint<Rim>(),
    contactEncounter: stagesPoint<Rim>(),
    patrolDecided: stagesPoint<Rim>(),
    bountyFight: stagesPoint<Rim>(),
    bountyDecided: stagesPoint<Rim>(),
    job: stagesPoint<Rim>(),
    jobReward: stagesPoint<Rim>(),
    test: stagesPoint<Rim>(),
    combat: stagesPoint<Rim>(),
    defeat: stagesPoint<Rim>(),
    aiTurn: stagesPoint<Rim>(),
  },
}
