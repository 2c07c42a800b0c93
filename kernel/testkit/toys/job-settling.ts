import {
  ask,
  at,
  call,
  continueAt,
  type DecisionKind,
  decisionKind,
  emit,
  endGame,
  type Frame,
  isUnderWay,
  picked,
  routine,
  type Seat,
  scopeOf,
  settling,
} from '../../index.ts'
import { dropGear, isReallyDefeated, takeCredits } from './job-changes.ts'
import { type Den, FAME_TO_WIN, HEALTH, type TurnFrame } from './job-table.ts'

/** What follows from the position of the job toy alone. */

export const MOST_GEAR = 2

export const discardGear: DecisionKind<Den> = decisionKind({
  name: 'discardGear',
  shape: 'one',
  rules: ['JB-GEAR-02'],
  list: (t, seat) => at(t.gear, seat).slice(),
  option: (_, __, gear) => ({ id: `gear-${gear}`, touches: [`gear:${gear}`], facts: { gear } }),
})

interface SeatFrame extends Frame {
  readonly seat: Seat
}

/** JB-GEAR-02: two pieces of gear at most; the owner says which of them goes. */
export const excess = routine<Den, SeatFrame>('excess')('shown', {
  ask(t, { seat }) {
    ask(t, discardGear, seat)
  },
  drop(t, { seat }) {
    dropGear(t, seat, picked(t))
  },
})

const everySeat = (check: (t: Den, seat: Seat) => boolean) => (t: Den) =>
  t.credits.some((_, seat) => check(t, seat))

/** The one place where things follow from the position: JB-SETTLE-01, in this order. */
export const { settle, routine: settlement } = settling<Den>('settlement', [
  everySeat(reachGoal),
  everySeat((t, seat) => {
    if (at(t.gear, seat).length <= MOST_GEAR) return false
    call<SeatFrame>(t, { routine: 'excess', stage: 0, seat })
    return true
  }),
  checkVictory,
  everySeat(becomeDefeated),
])
/** JB-GOAL-01: the second completed job is worth one fame, once. */
function reachGoal(t: Den, seat: Seat): boolean {
  if (at(t.completed, seat) < 2 || at(t.hasGoal, seat)) return false
  t.hasGoal[seat] = true
  t.fame[seat] = at(t.fame, seat) + 1
  emit(t, { type: 'fame', seat, now: at(t.fame, seat) })
  return true
}

function checkVictory(t: Den): boolean {
  const winners = [...t.fame.keys()].filter((seat) => at(t.fame, seat) >= FAME_TO_WIN)
  if (winners.length > 0) endGame(t, { winners })
  return winners.length > 0
}

/** JB-DEF-01, JB-DEF-02: once, on becoming so; credits and secrets go, a job fails, and the turn is in its last part. */
function becomeDefeated(t: Den, seat: Seat): boolean {
  if (at(t.wounds, seat) < HEALTH || at(t.isDown, seat)) return false
  if (!isReallyDefeated(t, seat)) return true
  t.isDown[seat] = true
  emit(t, { type: 'defeated', seat })
  takeCredits(t, seat)
  for (const secret of at(t.secrets, seat).splice(0)) {
    t.deck.unshift(secret)
    // Unseen by all but its owner, who remembers it there.
    t.knowers[secret] = 1 << seat
  }
  const turn = scopeOf(t, 'turn') as TurnFrame // a routine's frame is of its own making
  if (turn.seat !== seat) return true
  turn.isLast = true
  if (isUnderWay(t, 'job')) continueAt(t, 'job', 'fail')
  return true
}
