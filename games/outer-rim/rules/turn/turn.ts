import { call, type Frame, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame, TurnFrame } from '../frames.ts'
import { endAtTurnLimit } from '../reputation/victory.ts'
import { isAutoma } from '../resources/holding.ts'
import { forgetTurn, type Rim } from '../rim.ts'
import { startSetup } from '../setup/setup.ts'
import { startActions } from './action-phase.ts'
import { startPlanning } from './planning.ts'

/**
 * The active player takes another turn after this one (OR-MAEL-05, OR-MAEL-06), unless this is an extra turn
 * (OR-MAEL-07).
 */
export function gainExtraTurn(t: Rim): void {
  emitEvent(t, { type: 'extraTurn', seat: t.active, isIgnored: t.isExtraTurn })
  if (!t.isExtraTurn) t.hasExtraTurn = true
}

/**
 * A turn (OR-TURN-02): planning, action and encounter of the active player (OR-TURN-07). An effect that ends the turn
 * continues at `end` (OR-TURN-04 to OR-TURN-06).
 */
export const turn = routine<Rim, TurnFrame>('turn')('shown', {
  begin(t, { seat }) {
    emitEvent(t, { type: 'turnBegan', seat, turn: t.turn, isExtra: t.isExtraTurn })
    t.phase = 'planning'
    if (isAutoma(t, seat)) return 'playByCard'
    startPlanning(t, seat)
  },
  act(t, { seat, isLast }) {
    if (isLast) return 'end'
    t.phase = 'action'
    startActions(t, seat)
  },
  encounter(t, { seat, isLast }) {
    if (isLast) return 'end'
    t.phase = 'encounter'
    call<SeatFrame>(t, { routine: 'encounterPhase', stage: 0, seat })
    return 'end'
  },
  // OR-AIFLOW-02.
  playByCard(t, { seat }) {
    call<SeatFrame>(t, { routine: 'aiTurn', stage: 0, seat })
  },
  end(t, { seat }) {
    if (t.phase !== 'encounter' && !isAutoma(t, seat)) emitEvent(t, { type: 'turnCutShort', seat })
  },
})

/**
 * The next seat clockwise (OR-TURN-03). Each AI player has its own turn, then the person is next (UB-DUO-08,
 * UB-DUO-14).
 */
export function nextSeat(t: Rim): Seat {
  return (t.active + 1) % t.seats
}

/**
 * The whole game: setup, then turn after turn, clockwise, until a player wins (OR-TURN-01, OR-TURN-03, OR-AIFLOW-01).
 */
export const rim = routine<Rim, Frame>('rim')('shown', {
  setUp(t) {
    startSetup(t)
  },
  first(t) {
    t.active = t.first
  },
  begin(t) {
    t.turn++
    call<TurnFrame>(t, { routine: 'turn', stage: 0, seat: t.active, isLast: false })
  },
  end(t) {
    // OR-ABIL-06: "once per turn" abilities can be used again in the next turn of any player.
    forgetTurn(t)
    rulesOf(t).turn.ended(t, t.active)
    t.isExtraTurn = t.hasExtraTurn
    t.hasExtraTurn = false
    if (!t.isExtraTurn) t.active = nextSeat(t)
    if (!endAtTurnLimit(t)) return 'begin'
  },
})

export function turnFrameOf(t: Rim): TurnFrame {
  return scopeOf(t, 'turn') as TurnFrame // every frame of this routine has this type
}
