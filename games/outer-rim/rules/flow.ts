import { type DecisionKind, type Routine, type Routines, routineTable } from '@kantyna/kernel'
import { AI_DECK_STREAM, AI_STREAM } from './ai/chance.ts'
import { aiHiring } from './ai/crew.ts'
import { aiDelivery } from './ai/delivering.ts'
import { aiTurn } from './ai/turn.ts'
import { defeat } from './combat/defeat.ts'
import type { RimRules } from './composition.ts'
import { cardLanguage } from './effects/language.ts'
import { effectKinds, effectRoutines } from './effects/procedures.ts'
import { encounterKinds, encounterRoutines, encounterStreams } from './encounters/encounters.ts'
import { captiveDelivery, deliverAction, deliverNext, delivery } from './jobs/delivery.ts'
import { move, stopMover } from './map/movement.ts'
import { misdirectPatrol, movePatrolTo, patrolMove, pushing, pushPatrolTo } from './map/patrols.ts'
import { discardFromMarket, marketAction } from './market/market.ts'
import { buy, buying, purchase } from './market/purchase.ts'
import { buyUsedShip, usedShip, usedShipStream } from './market/used-ship.ts'
import { placeToken, placingToken } from './resources/discarding.ts'
import { takeResource, takingResource } from './resources/gaining.ts'
import type { Rim } from './rim.ts'
import { discardExcess, excess, settlement } from './settling.ts'
import {
  chooseAiCharacter,
  chooseCharacter,
  chooseReputation,
  chooseStartingShip,
  setupRim,
  setupStreams,
} from './setup/setup.ts'
import { act, actionPhase } from './turn/action-phase.ts'
import { plan, planning } from './turn/planning.ts'
import { rim, turn } from './turn/turn.ts'

/** The main questions of a turn. When one is asked, everything is settled, so a scenario may stop there. */
export const turnKinds: readonly string[] = ['plan', 'act', 'encounter']

/** All routines of the game. */
export function routinesWith({ game }: RimRules): Routines<Rim> {
  const all: readonly Routine<Rim>[] = [
    rim,
    setupRim,
    turn,
    planning,
    move,
    actionPhase,
    deliverAction,
    delivery,
    captiveDelivery,
    marketAction,
    buying,
    purchase,
    usedShip,
    patrolMove,
    pushing,
    takingResource,
    placingToken,
    excess,
    settlement,
    defeat,
    ...effectRoutines,
    // The AI player is never asked: rules answer its questions.
    aiTurn,
    aiDelivery,
    aiHiring,
    ...encounterRoutines,
    ...cardLanguage.routines,
    ...game.routines,
  ]
  const stages: { readonly [name: string]: (routine: Routine<Rim>) => Routine<Rim> } = game.stages
  return routineTable<Rim>(...all.map((each) => stages[each.name]?.(each) ?? each))
}

export function decisionsWith({ game }: RimRules): { readonly [kind: string]: DecisionKind<Rim> } {
  const kinds: readonly DecisionKind<Rim>[] = [
    chooseCharacter,
    chooseAiCharacter,
    chooseStartingShip,
    chooseReputation,
    plan,
    stopMover,
    act,
    deliverNext,
    discardFromMarket,
    buy,
    buyUsedShip,
    movePatrolTo,
    misdirectPatrol,
    pushPatrolTo,
    takeResource,
    placeToken,
    discardExcess,
    ...encounterKinds,
    ...effectKinds,
    ...cardLanguage.decisions,
    ...game.decisions,
  ]
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind]))
}

/** The databank draws one of several copies (OR-DATA-04). */
export function streamsWith({ game }: RimRules): readonly string[] {
  const ofBase = [...setupStreams, ...encounterStreams, AI_STREAM, AI_DECK_STREAM, usedShipStream, 'databank']
  return [...new Set([...ofBase, ...game.streams])]
}
