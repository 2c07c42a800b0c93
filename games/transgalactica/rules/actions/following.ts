import {
  ask,
  at,
  type BlockedOption,
  decisionKind,
  done,
  NOBODY,
  numberAt,
  onePart,
  PASS,
  type Part,
  partsOf,
  pickedAll,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { workers } from '../../content/names.ts'
import { holdOf } from '../costs/hold.ts'
import { followersOf, formOfFollower, hasWorker, isCrew, sendWorker } from '../costs/workers.ts'
import { emitEvent } from '../events.ts'
import { type NotedOffersFrame, noteOffers } from '../free-actions/offers.ts'
import type { OwedFollow } from '../free-actions/open.ts'
import { pause } from '../free-actions/pause.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { endTurnScope } from '../rounds/turn-scope.ts'
import { type ActionStart, actionRefusal, areaSoFar, beginAction, nextActionPart, startIn } from './action.ts'
import { actionPartOption, areaOption } from './action-options.ts'
import { SECONDARY } from './area-rules.ts'
import { followersWithEffect, mayFollow, mayFollowWithTokens } from './may-follow.ts'
import { refusedBeforeFollow } from './owed-follow.ts'

/**
 * After a main action every other seat may follow with one worker (GC-FOL-03), in priority order from the next seat on
 * (GC-FOL-01, GC-ORG-68). Each seat completes its action before the next one is asked (GC-FOL-04). A seat that has
 * passed may follow too (GC-ORG-70).
 */
interface FollowFrame extends NotedOffersFrame, OwedFollow {
  readonly order: readonly Seat[]
  index: number
}

export function followFrame(t: Galaxy, seat: Seat, area: number): FollowFrame {
  return {
    routine: 'following',
    stage: 0,
    area,
    order: othersAfter(t, seat),
    index: 0,
    isPlaced: false,
    chances: 0,
    orbits: [],
  }
}

/** GC-ORG-68: every other seat, in priority order from the next one on. */
function othersAfter({ priority }: Galaxy, seat: Seat): Seat[] {
  const place = priority.indexOf(seat)
  if (place === priority.length - 1) return priority.slice(0, place)
  const order = priority.slice(place + 1)
  for (let before = 0; before < place; before++) order.push(numberAt(priority, before))
  return order
}

function followedArea(t: Galaxy): number {
  return (t.stack[t.stack.length - 1] as FollowFrame).area // only this frame's routine asks the question
}

const followStart = (area: number, worker: number): ActionStart =>
  startIn(area, formOfFollower(worker), isCrew(worker))
const noWorker: GalaxyRefusal = { rule: 'GC-FOL-01', reason: 'noWorker' }

const FOLLOW = 0

export const follow = decisionKind<Galaxy>({
  name: 'follow',
  shape: 'one',
  rules: ['GC-FOL-01', 'GC-FOL-05'],
  isOpen: true,
  list(t, seat) {
    const area = followedArea(t)
    if (!hasWorker(t, seat)) return []
    const hasMoved = numberAt(t.movesMade, seat) > 0
    // A free action is part of the follow that it belongs to (GC-ORG-67): a seat that has taken one must follow if it
    // can.
    if (mayFollow(t, seat, area)) return hasMoved ? [FOLLOW] : [FOLLOW, PASS]
    return hasMoved || mayFollowWithTokens(t, seat, area) ? [PASS] : []
  },
  option: (t) => {
    const area = followedArea(t)
    return { ...areaOption(area, SECONDARY), id: 'follow' }
  },
  next(t, seat, picks): Part | null {
    if (numberAt(picks, 0) === PASS) return null
    const area = followedArea(t)
    const parts = partsOf(picks)
    const worker = parts[0]?.[0]
    if (worker === undefined) return onePart('worker', followersWithEffect(t, seat, area))
    return nextActionPart(t, seat, followStart(area, worker), parts, 1)
  },
  partOption(t, seat, picks, part, code) {
    const parts = partsOf(picks)
    return actionPartOption(t, seat, part, code, () =>
      areaSoFar(t, seat, followStart(followedArea(t), numberAt(at(parts, 0), 0)), parts, 1),
    )
  },
  // If only a token can make following possible, the seat is asked even though it can only pass.
  isPause: (t, seat) => !mayFollow(t, seat, followedArea(t)),
  blocked(t, seat): BlockedOption[] {
    const area = followedArea(t)
    if (mayFollow(t, seat, area)) return []
    const refusal =
      followersOf(t, seat).length === 0
        ? noWorker
        : actionRefusal(t, seat, area, SECONDARY, holdOf(t, seat), true)
    return refusal === null ? [] : [{ ...areaOption(area, SECONDARY), id: 'follow', refusal }]
  },
  passFacts: (t) => ({ area: followedArea(t) }),
})

export const following = routine<Galaxy, FollowFrame>('following')('shown', {
  next(t, frame) {
    const { order, index } = frame
    const seat = order[index]
    if (seat === undefined) {
      t.acting = NOBODY
      return done
    }
    // GC-ORG-110: each follow is a turn of its own for effects that are allowed once a turn.
    endTurnScope(t)
    t.acting = seat
    frame.isPlaced = false
  },
  ask(t, frame) {
    if (!ask(t, follow, numberAt(frame.order, frame.index))) return 'after'
  },
  follow(t, frame) {
    const picks = pickedAll(t)
    const seat = numberAt(frame.order, frame.index)
    if (numberAt(picks, 0) === PASS) return 'after'
    const parts = partsOf(picks)
    const worker = numberAt(at(parts, 0), 0)
    noteOffers(t, seat, refusedBeforeFollow)
    frame.isPlaced = true
    emitEvent(t, { type: 'followed', seat, worker, area: frame.area })
    at(t.followers, frame.area).push(seat * workers.length + worker)
    sendWorker(t, seat, worker)
    beginAction(t, seat, followStart(frame.area, worker), parts, 'action', 1)
  },
  finish(t, frame) {
    pause(t, numberAt(frame.order, frame.index))
  },
  after(_, frame) {
    frame.index++
    return 'next'
  },
})
