import { again, call, endGame, type Frame, routine, routineTable, shuffle, takeLast } from '@kantyna/kernel'
import { bonusLanguage } from '../bonus/language.ts'
import { bonusWindow } from '../bonus/window.ts'
import { emitEvent } from '../events.ts'
import { HAND_SIZE, movementHandOf, type Race } from '../race.ts'
import { setupRace } from '../setup/setup.ts'
import { towWindow } from './tow-window.ts'
import { beginTurn, turn } from './turn.ts'
import { leaders, scores } from './victory.ts'

/** A race that has not ended after this round is ended, and the side that is ahead wins (SG-27). */
export const LAST_ROUND = 100

/** The whole race: setup, then rounds of six turns each until a side has won. */
export const race = routine<Race, Frame>('race')('shown', {
  prepare(t) {
    call<Frame>(t, { routine: 'setup', stage: 0 })
  },
  // ST-SETUP-11, ST-ROUND-02: six movement cards each.
  deal(t) {
    if (t.round === LAST_ROUND) return 'endRace'
    t.round++
    // ST-ROUND-04: the stack only runs out between rounds, because all its cards fill whole rounds.
    if (t.movementStack.length === 0) rebuildStack(t)
    for (const hand of t.movementHands) {
      for (let card = 0; card < HAND_SIZE; card++) hand.push(takeLast(t.movementStack))
    }
    emitEvent(t, { type: 'roundBegan', round: t.round })
  },
  firstTurn(t) {
    beginTurn(t)
  },
  // ST-TURN-02, ST-TURN-10, ST-ROUND-01: clockwise, until nobody has a card left; no card is drawn during the
  // round.
  nextTurn(t) {
    t.mover = (t.mover + 1) % t.seats
    if (movementHandOf(t, t.mover).length === 0) return 'deal'
    beginTurn(t)
    return again
  },
  endRace(t) {
    const winners = leaders(t)
    endGame(t, { winners, scores: scores(t), endedBy: 'SG-27' })
    emitEvent(t, { type: 'won', winners })
  },
})

/** ST-ROUND-03: the used cards become the new stack. Bonus cards stay where they are (ST-ROUND-05). */
function rebuildStack(t: Race): void {
  t.movementStack = t.movementUsed
  t.movementUsed = []
  shuffle(t, 'movement cards', t.movementStack)
  emitEvent(t, { type: 'movementReshuffled', cards: t.movementStack.length })
}

export const routines = routineTable(
  race,
  setupRace,
  turn,
  bonusWindow.routine,
  towWindow.routine,
  ...bonusLanguage.routines,
)
