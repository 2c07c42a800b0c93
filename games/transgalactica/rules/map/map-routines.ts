import type { DecisionKind, Routine } from '@kantyna/kernel'
import { explorationAction, exploreKind } from '../actions/exploration.ts'
import { productionAction } from '../actions/production.ts'
import type { Galaxy } from '../galaxy.ts'
import { mining, miningOrderKind, miningPlanets } from '../production/mining.ts'
import { collect, collectKind } from '../production/production.ts'
import { placeOutpost, placeOutpostKind, settlement, vanguard } from '../tracks/settling.ts'
import { freeMove, freeMoveKind, tunnelMove, tunnelMoveKind } from './free-moves.ts'

/** Everything that happens on the map, for the tables of routines and questions. */
export const mapRoutines: readonly Routine<Galaxy>[] = [
  explorationAction,
  productionAction,
  freeMove,
  tunnelMove,
  mining,
  miningPlanets,
  collect,
  placeOutpost,
  vanguard,
  settlement,
]

export const mapDecisions: readonly DecisionKind<Galaxy>[] = [
  exploreKind,
  freeMoveKind,
  tunnelMoveKind,
  miningOrderKind,
  collectKind,
  placeOutpostKind,
]
