import { again, call, type Frame, routine, routineTable } from '@kantyna/kernel'
import { cardTriggers } from '../abilities/triggers.ts'
import { attack } from '../combat/attack.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { cardLanguage } from '../effects/language.ts'
import { purchase } from '../market/purchase.ts'
import { setupDuel } from '../setup/setup.ts'
import { endUndecided } from '../victory.ts'
import { beginTurn, turn } from './turn.ts'

/** A duel without a winner ends after this turn, and the player who is ahead wins (G-46). */
export const LAST_TURN = 1000

/**
 * The whole duel: setup, then alternating turns until a player has destroyed enough bases (DB-TURN-01 to DB-TURN-03,
 * DB-WIN-01).
 */
export const duel = routine<Duel, Frame>('duel')('shown', {
  prepare(t) {
    call<Frame>(t, { routine: 'setup', stage: 0 })
  },
  firstTurn(t) {
    beginTurn(t)
  },
  nextTurn(t) {
    if (t.turn >= LAST_TURN) return 'endUndecided'
    t.active = opponentOf(t.active)
    beginTurn(t)
    return again
  },
  endUndecided,
})

export const routines = routineTable(
  duel,
  setupDuel,
  turn,
  attack,
  purchase,
  cardTriggers.routine,
  ...cardLanguage.routines,
)
