import {
  ask,
  type BlockedOption,
  call,
  decisionKind,
  type Frame,
  numberAt,
  partsOf,
  pickedAll,
  routine,
  type Seat,
  skip,
} from '@kantyna/kernel'
import { areas, type Cause } from '../../content/names.ts'
import { holdOf } from '../costs/hold.ts'
import type { Galaxy } from '../galaxy.ts'
import { actionRefusal, areaSoFar, beginAction, nextActionPart, OMNI, openAreas, startIn } from './action.ts'
import { actionPartOption, areaOption } from './action-options.ts'

/** An action that a card, a token or a planet grants: it uses no worker and cannot be followed (GC-ORG-39). */

/** The `area` of a grant that lets the player choose any action. */
export const ANY_ACTION = -1

interface GrantFrame extends Frame {
  readonly seat: Seat
  /** An index of `areas`, or ANY_ACTION. */
  readonly area: number
  readonly form: number
  readonly from: Cause
}

function grantFrame(seat: Seat, area: number, form: number, from: Cause): GrantFrame {
  return { routine: 'granted', stage: 0, seat, area, form, from }
}

/** Why a granted action would have no effect. */
export function grantRefusal(t: Galaxy, seat: Seat, area: number, form: number) {
  if (area !== ANY_ACTION) return actionRefusal(t, seat, area, form)
  for (let each = 0; each < areas.length; each++) if (actionRefusal(t, seat, each, form) === null) return null
  return actionRefusal(t, seat, OMNI, form)
}

function granted(t: Galaxy): GrantFrame {
  return t.stack[t.stack.length - 1] as GrantFrame // only this routine asks the question
}

/** GC-OMN-01: a grant of any action includes the omni-action, with its fee. */
function openGrants(t: Galaxy, seat: Seat, { area, form }: GrantFrame): number[] {
  if (area !== ANY_ACTION) return actionRefusal(t, seat, area, form) === null ? [area] : []
  const found = openAreas(t, seat, form, holdOf(t, seat))
  return actionRefusal(t, seat, OMNI, form) === null ? [OMNI, ...found] : found
}

export const grantedAction = decisionKind<Galaxy>({
  name: 'grantedAction',
  shape: 'one',
  rules: ['GC-ORG-39'],
  isOpen: true,
  list: (t, seat) => openGrants(t, seat, granted(t)),
  option: (t, _, area) => areaOption(area, granted(t).form),
  next: (t, seat, picks) =>
    nextActionPart(t, seat, startIn(numberAt(picks, 0), granted(t).form), partsOf(picks)),
  partOption: (t, seat, picks, part, code) =>
    actionPartOption(t, seat, part, code, () =>
      areaSoFar(t, seat, startIn(numberAt(picks, 0), granted(t).form), partsOf(picks)),
    ),
  blocked(t, seat): BlockedOption[] {
    const { area, form } = granted(t)
    if (area !== ANY_ACTION) return []
    return areas.flatMap((_, each) => {
      const refusal = actionRefusal(t, seat, each, form)
      return refusal === null ? [] : [{ ...areaOption(each, form), refusal }]
    })
  },
})

export const grantedRoutine = routine<Galaxy, GrantFrame>('granted')('shown', {
  ask(t, frame) {
    const { seat, area, form, from } = frame
    if (area !== ANY_ACTION && nextActionPart(t, seat, startIn(area, form), []) === null) {
      // There is nothing to choose, so the action is performed at once.
      if (actionRefusal(t, seat, area, form) === null) beginAction(t, seat, startIn(area, form), [], from)
      return skip
    }
    return ask(t, grantedAction, seat) ? undefined : skip
  },
  perform(t, { seat, form, from }) {
    const picks = pickedAll(t)
    beginAction(t, seat, startIn(numberAt(picks, 0), form), partsOf(picks), from)
  },
})

export function grant(t: Galaxy, seat: Seat, area: number, form: number, from: Cause): void {
  call(t, grantFrame(seat, area, form, from))
}
