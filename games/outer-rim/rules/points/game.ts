import {
  type Contradiction,
  type DecisionKind,
  type Fields,
  listPoint,
  type OptionChoices,
  type Routine,
  replacementPoint,
  stagesPoint,
  type TableOption,
} from '@kantyna/kernel'
import type { Box } from '../../content/index.ts'
import type { CardVocabulary } from '../effects/language.ts'
import type { Rim, RimOptions } from '../rim.ts'

/** Additions to the contents of the base game. */
export const gamePoints = {
  boxes: listPoint<Box>([]),
  fields: listPoint<Fields>([]),
  streams: listPoint<string>([]),
  routines: listPoint<Routine<Rim>>([]),
  decisions: listPoint<DecisionKind<Rim>>([]),
  /** Operations, conditions and measures of the card language, and names for its texts. */
  vocabulary: listPoint<CardVocabulary>([]),
  options: listPoint<OptionChoices>([]),
  /** Options that exclude each other: none in the base game. */
  contradictions: listPoint<Contradiction>([]),
  /** Table options by the number of players. An option with the id of another one replaces it. */
  tableOptions: listPoint<(players: number) => readonly TableOption[]>([]),
  /** How many AI players join a number of people; null for the number in the meta (OR-AISET-01). */
  automas: replacementPoint<((people: number, options: RimOptions) => number) | null>(null),
  violations: listPoint<(t: Rim) => readonly string[]>([]),
  /** Stages before, between or after those of these routines. */
  stages: {
    setup: stagesPoint<Rim>(),
    job: stagesPoint<Rim>(),
    test: stagesPoint<Rim>(),
    combat: stagesPoint<Rim>(),
  },
}
