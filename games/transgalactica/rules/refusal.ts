import type { Refusal } from '@kantyna/kernel'

/** Why something cannot be done, in one word that words/refusals.ts finds sentences for. */
export type Reason =
  | 'noWorker'
  | 'spaceTaken'
  | 'noOutpostThere'
  | 'usedThisRound'
  | 'noEffect'
  | 'tooPoor'
  | 'trackEnd'
  | 'technologyTooLow'
  | 'levelTooLow'
  | 'noMarker'
  | 'nothingToMark'
  | 'nothingToTake'
  | 'logFull'
  | 'noCryo'
  | 'crewSpacesFull'
  | 'notYours'
  | 'noSlot'
  | 'outpostThere'
  | 'noOutpostLeft'
  | 'piratesTooStrong'
  | 'noCrewAtHome'
  | 'movesFirst'
  | 'noTunnel'
  | 'nowhereToMove'
  | 'requirementUnmet'
  | 'satThisTurn'
  | 'chairTaken'
  | 'incomeOnly'
  | 'notAtIncome'
  | 'nothingToCollect'
  | 'noUsedToken'

export interface GalaxyRefusal extends Refusal {
  readonly reason: Reason
}
