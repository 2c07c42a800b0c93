import type { Refusal } from '@kantyna/kernel'

/** Why something cannot be done, as one word for which words/questions/refusals.ts has sentences. */
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
  | 'noSlot'
  | 'outpostThere'
  | 'noOutpostLeft'
  | 'piratesTooStrong'
  | 'noCrewAtHome'
  | 'movesFirst'
  | 'oneOutpost'
  | 'oneOfTwo'
  | 'tooFar'
  | 'noTunnel'
  | 'nowhereToMove'
  | 'satThisTurn'
  | 'chairTaken'
  | 'incomeOnly'
  | 'nothingToCollect'
  | 'noUsedToken'
  | 'noMission'
  | 'alreadyMarked'
  | 'tooFewOutposts'
  | 'tooFewPirates'
  | 'tooFewTechnologies'
  | 'tooFewMissions'
  | 'leavesNoFollow'
  | 'noAliensForCredits'
  | 'noCredits'
  | 'kindTaken'
  | 'tokenUsed'

export interface GalaxyRefusal extends Refusal {
  readonly reason: Reason
}

/** Reasons that several operations share. */
export const nothingToGain: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'noEffect' }
