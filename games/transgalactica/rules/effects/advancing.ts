import {
  type AnyNode,
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  type Option,
  picked,
  type Refusal,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { type Cause, trackNumbers, tracks } from '../../content/names.ts'
import type { Goods } from '../../content/types.ts'
import { thingOf } from '../abilities/sources.ts'
import { SECONDARY } from '../actions/area-rules.ts'
import type { Cost } from '../costs/cost.ts'
import { hasFreeAction } from '../free-actions/offers.ts'
import { pause } from '../free-actions/pause.ts'
import type { Galaxy } from '../galaxy.ts'
import { advance, advanceRefusal, costsOfEffect, NO_DISCOUNT } from '../tracks/tracks.ts'
import { paymentRefusal, payOneOf } from './paying.ts'
import type { AdvanceArgs, GalaxyContext } from './vocabulary.ts'

/**
 * An advance that an effect grants. The player chooses one track for all of it (GC-SYM-10). Then the marker moves space
 * by space (GC-ORG-05), and the seat pays for each space that has a cost (GC-ORG-35).
 */
interface AdvancingFrame extends Frame {
  readonly seat: Seat
  readonly on: readonly number[]
  readonly isFree: boolean
  readonly discount: Goods
  readonly from: Cause
  readonly source: number | null
  track: number
  left: number
}

const NO_TRACK = -1

export function advancingFrame(
  { on, by, isFree, discount = NO_DISCOUNT }: AdvanceArgs,
  { seat, from, source }: GalaxyContext,
): AdvancingFrame {
  return {
    routine: 'advancing',
    stage: 0,
    seat,
    on: on.map((track) => trackNumbers[track]),
    isFree: isFree === true,
    discount,
    from,
    source: source ?? null,
    track: NO_TRACK,
    left: by,
  }
}

/** The costs of one space now; none on tracks without a cost, and none if the advance is free (GC-SYM-05). */
function costs(t: Galaxy, seat: Seat, track: number, isFree: boolean, discount: Goods): readonly Cost[] {
  return isFree ? NO_COSTS : costsOfEffect(t, seat, track, SECONDARY, discount)
}

const NO_COSTS: readonly Cost[] = []

function refusalOn(t: Galaxy, seat: Seat, track: number, isFree: boolean, discount: Goods): Refusal | null {
  const refusal = advanceRefusal(t, seat, track)
  if (refusal !== null) return refusal
  const due = costs(t, seat, track, isFree, discount)
  return due.length === 0 ? null : paymentRefusal(t, seat, due)
}

/** Why the seat cannot advance on any of the tracks: GC-ORG-04, GC-ORG-07, or the price. */
export function advancingRefusal(
  t: Galaxy,
  seat: Seat,
  { on, isFree, discount = NO_DISCOUNT }: AdvanceArgs,
): Refusal | null {
  let first: Refusal | null = null
  for (let index = 0; index < on.length; index++) {
    const refusal = refusalOn(t, seat, trackNumbers[at(on, index)], isFree === true, discount)
    if (refusal === null) return null
    first ??= refusal
  }
  return first
}

/** Whether the advance is part of an effect that may be repeated. */
function isRepeated({ stack }: Galaxy): boolean {
  return stack.some((frame) => frame.routine === 'effect' && (frame as RunningEffect).effect.op === 'upTo') // the kernel's frame
}

interface RunningEffect extends Frame {
  readonly effect: AnyNode
}

const advancingOn = (t: Galaxy) => at(t.stack, t.stack.length - 1) as AdvancingFrame // only this routine asks it

function openTracks(t: Galaxy, { seat, on, isFree, discount }: AdvancingFrame): number[] {
  return on.filter((track) => refusalOn(t, seat, track, isFree, discount) === null)
}

function trackOption(track: number): Option {
  const name = at(tracks, track)
  return { id: name, touches: [`track:${name}`], facts: { track: name } }
}

export const trackKind = decisionKind<Galaxy>({
  name: 'chooseTrack',
  shape: 'one',
  rules: ['GC-SYM-10'],
  isOpen: true,
  list: (t) => openTracks(t, advancingOn(t)),
  option: (_, __, track) => trackOption(track),
  blocked(t) {
    const { seat, on, isFree, discount } = advancingOn(t)
    return on.flatMap((track) => {
      const refusal = refusalOn(t, seat, track, isFree, discount)
      return refusal === null ? [] : [{ ...trackOption(track), refusal }]
    })
  },
  source(t) {
    const { source } = advancingOn(t)
    return source === null ? null : thingOf(source)
  },
})

export const advancing = routine<Galaxy, AdvancingFrame>('advancing')('shown', {
  choose(t, frame) {
    const open = openTracks(t, frame)
    const [only] = open
    if (only === undefined) return done
    const { seat, on } = frame
    // A player who can first use a token is asked: the token may make another track possible.
    const isForced = open.length === 1 && (on.length === 1 || t.acting !== seat || !hasFreeAction(t, seat))
    if (!isForced) {
      ask(t, trackKind, seat)
      return
    }
    frame.track = only
    return 'pay'
  },
  take(t, frame) {
    frame.track = picked(t)
  },
  pay(t, { seat, track, isFree, discount, source }) {
    if (refusalOn(t, seat, track, isFree, discount) !== null) return done
    const due = costs(t, seat, track, isFree, discount)
    if (due.length > 0) payOneOf(t, seat, due, at(tracks, track), source)
  },
  step(t, frame) {
    const { seat, track, from, source } = frame
    frame.left--
    advance(t, seat, track, { from, source })
    // PL04: a token gained by the first advance may pay for the second (GC-ORG-109).
    if (isRepeated(t)) pause(t, seat)
    return frame.left > 0 ? 'pay' : done
  },
})
