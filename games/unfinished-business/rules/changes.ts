import { change, type PointChange } from '@kantyna/kernel'
import { aiGoalsOf } from '../../outer-rim/rules/ai/goals.ts'
import { points } from '../../outer-rim/rules/points/index.ts'
import { box } from '../content/box.ts'
import { coreEnds } from '../content/map.ts'
import { tableOptions } from '../words/questions/options.ts'
import { navpointResolved, patrolMet } from './abilities/timings.ts'
import { isForPatrol, isJobAmongBounties } from './ai/buying.ts'
import { collectingRoutines } from './ai/collecting.ts'
import { aiDecks, drawAiCard, isUnusedAiCard, putAiCardAway } from './ai/decks.ts'
import { decideHunt, huntingKinds, huntingRoutines } from './ai/hunting.ts'
import {
  AI_ORDER,
  aiCharacterFromOptions,
  aiCharacters,
  buildAiDecks,
  drawAiOrder,
  isRemovedInSolo,
  startingShips,
  wrongHunters,
} from './ai/setup.ts'
import { AI_TARGETS } from './ai/targets.ts'
import { sheetAbilities } from './ambitions/abilities.ts'
import { ambitionDraft, chooseAmbition, SHEETS, startDraft } from './ambitions/draft.ts'
import { goalEncounter, goalEncounters } from './ambitions/encounters.ts'
import { countSpaceEncounter, goalsSettled, refreshGoals } from './ambitions/goals.ts'
import {
  boundWithAmbitions,
  creditsWithAmbitions,
  fameWithAmbitions,
  goalsInScore,
  victorsWithAmbitions,
} from './ambitions/victory.ts'
import { wrongAmbitions } from './ambitions/violations.ts'
import { removePlayersToken } from './contacts/contacts.ts'
import { mayDeclineUnlessForced } from './contacts/forced-gain.ts'
import { vocabulary } from './effects/language.ts'
import {
  afterBargain,
  clauses,
  isTradeWithCards,
  mayBargain,
  mayExchangeOrPay,
  refusalOfBargain,
} from './favors/bargaining.ts'
import { takeDebtTokens, violationsOfTokens } from './favors/debt-tokens.ts'
import {
  advice,
  endAdvice,
  endStrategy,
  shortcut,
  strategy,
  supportedMoves,
  supportedStanding,
} from './favors/effects.ts'
import { askFavor, callIn, giveToken, offerFavor } from './favors/moves.ts'
import { endAsking, factsBeforeDice, pauseBeforeCombat, pauseBeforeTest } from './favors/pause.ts'
import { confrontation } from './jobs/confrontation.ts'
import {
  agreeToJob,
  askToAgree,
  chooseForJob,
  chooseOther,
  refusalOfJobForTwo,
  takeAgreement,
  takeOther,
} from './jobs/jobs-for-two.ts'
import {
  decidePlayerBounty,
  isOnAnotherPlayer,
  noteOnOwnBounty,
  playerBounties,
  playerBountyKinds,
  playerBountyRoutines,
} from './jobs/player-bounties.ts'
import { isAtPatrol } from './map/patrol-cargo.ts'
import { resolveSymbol, revealKinds, revealRoutines } from './market/reveals.ts'
import {
  isAnyRotated,
  keepRotated,
  resourceInSlot,
  resourceShown,
  rotateBack,
  wasRotatedByReward,
} from './market/rotating.ts'
import { nameShipCost, shipOrder } from './market/ship-order.ts'
import { payForReducedFame, reduceFame, startingFame } from './reputation/fame-reduction.ts'
import { takeTokensOff, wrongTokens } from './reputation/tokens.ts'
import { coreWorldKinds, coreWorldRoutines, startCoreEncounter } from './setup/core-worlds.ts'
import { isReplaced } from './setup/merging.ts'
import {
  fameWithoutAmbitions,
  optionChoices,
  secondAiNeedsTwo,
  type UnfinishedOptions,
} from './setup/options.ts'
import { addedFields } from './setup/table.ts'

/** Everything that the expansion changes in the base game: the rule, the point that it changes, and how. */

/** Merges the box into the base game: cards, contacts, characters, ships (MRG, SET, DBK). */
const merging: readonly PointChange[] = [
  // UB-MRG-01, UB-MRG-02, UB-MRG-06: a game with the expansion has the cards of both boxes.
  change('UB-MRG-03', points.game.boxes, { add: [box] }),
  change('UB-MRG-04', points.setup.leftOut, { add: [(_, piece) => isReplaced(piece)] }),
  change('UB-SET-03', points.game.fields, { add: [addedFields] }),
  change('UB-SET-03', points.game.streams, { add: ['encounters core-worlds', 'contacts orange'] }),
  change('UB-VAR-02', points.game.options, { add: [optionChoices] }),
  change('UB-AMB-09', points.game.contradictions, { add: [fameWithoutAmbitions] }),
  change('UB-VAR-02', points.game.tableOptions, { add: [tableOptions] }),
  change('UB-DUO-01', points.game.contradictions, { add: [secondAiNeedsTwo] }),
  change(
    'UB-DUO-01',
    points.game.automas,
    () => (people, options) =>
      people > 1 ? 0 : Number((options as unknown as UnfinishedOptions).aiPlayers ?? '1'), // already validated
  ),
]

/** The Core Worlds (COR). */
const coreWorlds: readonly PointChange[] = [
  change('UB-SET-02', points.map.ends, { add: coreEnds }),
  change('UB-COR-09', points.game.routines, { add: coreWorldRoutines }),
  change('UB-COR-09', points.game.decisions, { add: coreWorldKinds }),
  change('UB-COR-09', points.encounter.space.draw, (usual) => (t, seat) => {
    if (!startCoreEncounter(t, seat)) usual(t, seat)
  }),
]

/** The market: two discards, symbols, cards that rotate (DSC, REV, ROT). */
const market: readonly PointChange[] = [
  change('UB-DSC-01', points.action.marketDiscards, () => 2),
  change('UB-REV-02', points.game.routines, { add: revealRoutines }),
  change('UB-REV-02', points.game.decisions, { add: revealKinds }),
  change('UB-REV-02', points.action.marketTurnedUp, (t, _, card, cause, seat) => {
    resolveSymbol(t, card, cause, seat)
  }),
  change('UB-ROT-05', points.action.resourceShown, () => resourceShown),
  change('UB-ROT-08', points.action.resourceInSlot, () => resourceInSlot),
  change('UB-ROT-01', points.action.isAnyCardReplaced, () => isAnyRotated),
  change('UB-ROT-06', points.action.deliveredCargo, (usual) => (t, seat, card) => {
    if (!wasRotatedByReward(t, card)) usual(t, seat, card)
  }),
  change('UB-ROT-09', points.action.resourceGained, (t, _, card, from) => keepRotated(t, card, from)),
  change('UB-ROT-10', points.action.resourceLost, (t, _, card, to) => {
    if (to !== 'passedOn') rotateBack(t, card)
  }),
]

/** Contacts that are a player's character, and bounties on players (CON, PBT). */
const persons: readonly PointChange[] = [
  change('UB-CON-07', points.encounter.contactTurnedUp, (t, _, place) => removePlayersToken(t, place)),
  change('UB-PBT-03', points.encounter.kinds, { add: [playerBounties] }),
  change('UB-PBT-03', points.game.routines, { add: playerBountyRoutines }),
  change('UB-PBT-13', points.game.decisions, { add: playerBountyKinds }),
  change('UB-PBT-07', points.encounter.combat.decided, decidePlayerBounty),
  change('UB-PBT-19', points.encounter.canCompleteBounty, () => isOnAnotherPlayer),
  change('UB-PBT-20', points.action.purchaseNotes, { add: [noteOnOwnBounty] }),
]

/** Team jobs and confrontational jobs (TJB, OJB). */
const jobs: readonly PointChange[] = [
  change('UB-TJB-02', points.encounter.job.refusals, { add: [refusalOfJobForTwo] }),
  change('UB-TJB-02', points.game.decisions, { add: [chooseForJob, agreeToJob] }),
  change('UB-TJB-02', points.game.stages.job, { before: 'begin', name: 'chooseOther', stage: chooseOther }),
  change('UB-TJB-02', points.game.stages.job, { before: 'begin', name: 'takeOther', stage: takeOther }),
  change('UB-TJB-02', points.game.stages.job, { before: 'begin', name: 'askToAgree', stage: askToAgree }),
  change('UB-TJB-05', points.game.stages.job, {
    before: 'begin',
    name: 'takeAgreement',
    stage: takeAgreement,
  }),
  change('UB-OJB-03', points.game.routines, { add: [confrontation] }),
]

/** Rules of single cards, characters and ships (CLR, FACT). */
const cards: readonly PointChange[] = [
  change('UB-CLR-01', points.game.vocabulary, { add: [vocabulary] }),
  change('UB-CLR-18', points.action.mayDecline, mayDeclineUnlessForced),
  change('UB-CLR-13', points.action.resourceLost, takeTokensOff),
  change('UB-CLR-13', points.game.violations, { add: [wrongTokens] }),
  change('UB-FACT-11', points.encounter.space.resolved, navpointResolved),
  change('UB-FACT-20', points.standing.fame.atStart, startingFame),
  change('UB-FACT-20', points.standing.fame.reduce, { add: [reduceFame] }),
  change('UB-CLR-07', points.standing.fame.gained, payForReducedFame),
  change('UB-FACT-75', points.action.isAtDestination, isAtPatrol),
  change('UB-FACT-40', points.game.routines, { add: [shipOrder] }),
  change('UB-FACT-40', points.game.decisions, { add: [nameShipCost] }),
  // The VCX-100 has such an ability.
  change('UB-FACT-03', points.game.stages.combat, {
    before: 'begin',
    name: 'patrolMet',
    stage: patrolMet,
  }),
]

/** Favors, debt tokens, negotiation (FAV, DEB, NEG). */
const favors: readonly PointChange[] = [
  change('UB-FAV-01', points.action.mayTrade, mayBargain),
  change('UB-FAV-02', points.action.standingMoves, { add: [askFavor] }),
  // favors/pause.ts explains the question before the dice.
  change('UB-FAV-03', points.game.stages.combat, {
    before: 'offerValue',
    name: 'pauseBeforeDice',
    stage: pauseBeforeCombat,
  }),
  change('UB-FAV-03', points.game.stages.combat, { before: 'roll', name: 'endAsking', stage: endAsking }),
  change('UB-FAV-04', points.game.stages.test, {
    before: 'offerSkills',
    name: 'pauseBeforeDice',
    stage: pauseBeforeTest,
  }),
  change('UB-FAV-04', points.game.stages.test, { before: 'roll', name: 'endAsking', stage: endAsking }),
  change('UB-FAV-05', points.encounter.factsBeforeDice, () => factsBeforeDice),
  change('UB-FAV-05', points.action.traded, afterBargain),
  change('UB-FAV-07', points.encounter.test.level, { add: [advice] }),
  change('UB-FAV-08', points.encounter.test.judged, endAdvice),
  change('UB-FAV-10', points.encounter.combat.dice, { add: [strategy] }),
  change('UB-FAV-11', points.encounter.combat.decided, endStrategy),
  change('UB-FAV-13', points.standing.reputation.standing, supportedStanding),
  change('UB-CLR-16', points.standing.reputation.moves, supportedMoves),
  change('UB-FAV-14', points.standing.values.hyperdrive, { add: [shortcut] }),
  change('UB-FAV-17', points.action.standingMoves, { add: [offerFavor] }),
  change('UB-FAV-19', points.action.mayExchange, mayExchangeOrPay),
  change('UB-DEB-02', points.game.stages.setup, {
    after: 'turnUpMarket',
    name: 'takeDebtTokens',
    stage: takeDebtTokens,
  }),
  change('UB-DEB-02', points.game.violations, { add: [violationsOfTokens] }),
  change('UB-DEB-03', points.action.standingMoves, { add: [giveToken] }),
  change('UB-DEB-05', points.action.standingMoves, { add: [callIn] }),
  change('UB-NEG-01', points.action.tradeClauses, {
    without: ({ name }) => clauses.some((clause) => clause.name === name),
    add: clauses,
  }),
  change('UB-NEG-04', points.action.tradeRefusals, { add: [refusalOfBargain] }),
  change('UB-NEG-04', points.action.isTradeAction, isTradeWithCards),
]

/** Ambitions (AMB). */
const ambitions: readonly PointChange[] = [
  change('UB-AMB-12', points.game.streams, { add: [SHEETS] }),
  change('UB-AMB-12', points.game.routines, { add: [ambitionDraft, goalEncounter] }),
  change('UB-AMB-15', points.game.decisions, { add: [chooseAmbition] }),
  change('UB-AMB-10', points.setup.credits, creditsWithAmbitions),
  change('UB-AMB-11', points.game.stages.setup, {
    after: 'setUpAi',
    name: 'draftSheets',
    stage(t) {
      startDraft(t)
    },
  }),
  change('UB-AMB-06', points.action.abilitySources, { add: [sheetAbilities] }),
  change('UB-AMB-29', points.encounter.kinds, { add: [goalEncounters] }),
  change('UB-FACT-46', points.encounter.space.resolved, (t, seat, _, code) =>
    countSpaceEncounter(t, seat, code),
  ),
  change('UB-AMB-25', points.standing.settling, { add: [goalsSettled] }),
  // G-33: reputation from Support has ended by then.
  change('UB-AMB-25', points.turn.ended, (t) => {
    refreshGoals(t)
  }),
  change('UB-AMB-37', points.turn.victors, victorsWithAmbitions),
  change('UB-SOL-21', points.turn.fameToWin, fameWithAmbitions),
  change('UB-AMB-37', points.turn.bound, boundWithAmbitions),
  change('UB-AMB-37', points.turn.scoreFacts, { add: [goalsInScore] }),
  change('UB-AMB-02', points.game.violations, { add: [wrongAmbitions] }),
]

/** AI players (SOL, AIB, AIE, AIN, AIC, AIX, DUO). */
const aiPlayers: readonly PointChange[] = [
  change('UB-SOL-01', points.setup.leftOut, { add: [isRemovedInSolo] }),
  change('UB-AIB-04', points.setup.leftOut, { add: [(_, piece) => isUnusedAiCard(piece)] }),
  change('UB-SOL-04', points.setup.aiCharacters, () => aiCharacters),
  change('UB-SOL-04', points.setup.aiCharacterFromOptions, () => aiCharacterFromOptions),
  change('UB-SOL-05', points.ai.deck, () => aiDecks),
  change('UB-SOL-05', points.game.stages.setup, {
    before: 'payOut',
    name: 'buildAiDecks',
    stage(t) {
      buildAiDecks(t)
    },
  }),
  change('UB-SOL-10', points.ai.discards, () => 2),
  change('UB-SOL-11', points.ai.reasonsToDiscard, { add: [isForPatrol] }),
  change('UB-AIB-05', points.setup.startingShips, startingShips),
  change('UB-AIB-06', points.ai.draw, () => drawAiCard),
  change('UB-AIB-06', points.ai.putAway, () => putAiCardAway),
  change('UB-AIB-16', points.game.streams, { add: [AI_ORDER, AI_TARGETS] }),
  change('UB-AIE-02', points.game.routines, { add: [...huntingRoutines, ...collectingRoutines] }),
  change('UB-AIE-08', points.game.decisions, { add: huntingKinds }),
  change('UB-AIC-07', points.encounter.combat.decided, decideHunt),
  change('UB-AIX-01', points.ai.reasonsToDiscard, { add: [isJobAmongBounties] }),
  change('UB-DUO-05', points.game.stages.setup, {
    after: 'chooseFirst',
    name: 'drawAiOrder',
    stage(t) {
      drawAiOrder(t)
    },
  }),
  change('UB-DUO-02', points.game.violations, { add: [wrongHunters] }),
  // G-85.
  change('UB-DUO-11', points.ai.tokens, () => aiGoalsOf),
]

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
