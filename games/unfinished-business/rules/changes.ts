import { change, type PointChange } from '@kantyna/kernel'
import { points } from '../../outer-rim/rules/points/index.ts'
import { box } from '../content/box.ts'
import { coreEnds } from '../content/map.ts'
import { vocabulary } from './effects/language.ts'
import { optionReaders } from './options.ts'
import { addedFields } from './table.ts'

/** All that the expansion changes in the base game: the rule, the point at which it enters, and what it does there. */

/** The box is merged into the base game: cards, contacts, characters, ships (MRG, SET, DBK). */
const merging: readonly PointChange[] = [
  change('UB-MRG-03', points.game.boxes, { add: [box] }),
  change('UB-SET-03', points.game.fields, { add: [addedFields] }),
  change('UB-SET-03', points.game.streams, { add: ['encounters core-worlds', 'contacts orange'] }),
  change('UB-VAR-02', points.game.options, { add: [optionReaders] }),
]

/** The Core Worlds (COR). */
const coreWorlds: readonly PointChange[] = [change('UB-SET-02', points.map.ends, { add: coreEnds })]

/** The market: two discards, symbols, cards that turn (DSC, REV, ROT). */
const market: readonly PointChange[] = [change('UB-DSC-01', points.action.marketDiscards, 2)]

/** Contacts who are somebody's character, and bounties on players (CON, PBT). */
const persons: readonly PointChange[] = []

/** Team jobs and confrontational jobs (TJB, OJB). */
const jobs: readonly PointChange[] = []

/** What single cards, characters and ships do (CLR, FACT). */
const cards: readonly PointChange[] = [change('UB-CLR-01', points.game.vocabulary, { add: [vocabulary] })]

/** Favors, debt tokens, negotiation (FAV, DEB, NEG). */
const favors: readonly PointChange[] = []

/** Ambitions (AMB). */
const ambitions: readonly PointChange[] = []

/** AI players (SOL, AIB, AIE, AIN, AIC, AIX, DUO). */
const aiPlayers: readonly PointChange[] = []

export const changes: readonly PointChange[] = [
  ...merging,
  ...coreWorlds,
  ...market,
  ...persons,
  ...jobs,
  ...cards,
  ...favors,
  ...ambitions,
  ...aiPlayers,
]
