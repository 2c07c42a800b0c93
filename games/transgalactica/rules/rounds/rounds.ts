import { ask, call, type Frame, NOBODY, numberAt, PASS, pickedAll, routine, type Seat } from '@kantyna/kernel'
import { ROUNDS } from '../../content/round-track.ts'
import { carryOutTurn, turnKind } from '../actions/placing.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { abilitySetupFrame, drawReserve } from '../setup/ability-setup.ts'
import { draftFrame } from '../setup/draft.ts'
import { layOutFrame, settleHub } from '../setup/setup.ts'
import { wealthFrame } from '../setup/wealth.ts'
import { cleanUpFrame } from './clean-up.ts'
import { endingFrame } from './ending.ts'
import { incomeFrame } from './income.ts'
import { updatePriority } from './priority.ts'
import { endTurnScope } from './turn-scope.ts'

/** The whole game: setup, then five rounds of income, turns and clean-up (GC-RND-01, GC-RND-02), then scoring. */
export const transgalactica = routine<Galaxy, Frame>('transgalactica')('shown', {
  layOut(t) {
    call(t, layOutFrame())
  },
  draft(t) {
    call(t, draftFrame(t))
  },
  wealth(t) {
    call(t, wealthFrame(t))
  },
  // GC-ORG-80: tiles come after the first outposts, and the Reserve Locker draws last.
  abilities(t) {
    settleHub(t)
    call(t, abilitySetupFrame(t))
  },
  reserve(t) {
    drawReserve(t)
    // GC-ABL-18: the track is updated after all tiles, which take effect in the order in which they were drafted.
    updatePriority(t)
  },
  // GC-SET-28: the game begins with round 1.
  round(t) {
    t.round++
    emitEvent(t, { type: 'roundBegan', round: t.round, priority: t.priority })
  },
  income(t) {
    t.phase = 'income'
    emitEvent(t, { type: 'phaseBegan', phase: 'income' })
    call(t, incomeFrame(t))
  },
  turns(t) {
    t.phase = 'turns'
    emitEvent(t, { type: 'phaseBegan', phase: 'turns' })
    call(t, turnsFrame(t))
  },
  cleanUp(t) {
    t.phase = 'cleanUp'
    emitEvent(t, { type: 'phaseBegan', phase: 'cleanUp' })
    call(t, cleanUpFrame())
  },
  // GC-CLN-11, GC-END-05: after the last round there is no further income.
  goOn(t) {
    if (t.round < ROUNDS) return 'round'
  },
  // GC-END-01.
  scoring(t) {
    t.phase = 'scoring'
    emitEvent(t, { type: 'phaseBegan', phase: 'scoring' })
    call(t, endingFrame())
  },
})

export interface TurnsFrame extends Frame {
  /** GC-TRN-01. */
  readonly order: readonly Seat[]
  index: number
  /** How many seats have passed one after another (GC-ORG-69). */
  passes: number
}

export function turnsFrame(t: Galaxy, index = 0, passes = 0): TurnsFrame {
  return { routine: 'turns', stage: 0, order: t.priority, index, passes }
}

/** Turn after turn until all have passed in a row. A seat that has passed may act again (GC-TRN-09, GC-TRN-10). */
export const turns = routine<Galaxy, TurnsFrame>('turns')('shown', {
  begin(t, { order, index }) {
    const seat = numberAt(order, index)
    t.turn++
    t.active = seat
    t.acting = seat
    emitEvent(t, { type: 'turnBegan', seat, turn: t.turn })
  },
  ask(t, frame) {
    if (ask(t, turnKind, t.active)) return
    // GC-TRN-08: a seat that can do nothing passes without a question.
    pass(t, frame)
    return 'next'
  },
  act(t, frame) {
    const picks = pickedAll(t)
    if (picks[0] === PASS) {
      pass(t, frame)
      return
    }
    frame.passes = 0
    carryOutTurn(t, t.active, picks)
  },
  next(t, frame) {
    endTurnScope(t)
    frame.index = (frame.index + 1) % frame.order.length
    if (frame.passes < frame.order.length) return 'begin'
    t.active = NOBODY
    t.acting = NOBODY
  },
})

function pass(t: Galaxy, frame: TurnsFrame): void {
  emitEvent(t, { type: 'passed', seat: t.active })
  frame.passes++
}
