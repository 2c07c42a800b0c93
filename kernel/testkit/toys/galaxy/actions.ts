import {
  amountsPart,
  at,
  call,
  type Decision,
  decisionKind,
  type Frame,
  NOBODY,
  orderFrom,
  PASS,
  type Part,
  partsOf,
  type Refusal,
  reactionWindow,
  remove,
  routine,
  type Seat,
  type StandingMove,
  type Total,
} from '../../../index.ts'
import { advance, BOOST, canAdvance, cost, level } from './effects.ts'
import { areas, type Galaxy, gain, MINE, pay, RESEARCH, tell } from './table.ts'

/** Placing a worker, in one answer with its payment; then the others may follow, one after the other. */

interface ActionFrame extends Frame {
  readonly seat: Seat
  readonly area: number
  readonly isMain: boolean
  readonly paid: readonly number[]
}

/** Why a worker there would do nothing, or could not be paid for. */
function refusal(t: Galaxy, seat: Seat, area: number, isMain: boolean): Refusal | null {
  if (at(t.workers, seat) === 0) return { rule: 'TRN-03', reason: 'noWorker' }
  if (isMain && at(t.spaces, area) !== NOBODY) return { rule: 'TRN-04', reason: 'taken' }
  if (area === MINE) return oreFrom(t, seat, isMain) > 0 ? null : { rule: 'ORG-71', reason: 'noEffect' }
  if (!canAdvance(t, seat)) return { rule: 'ORG-04', reason: 'noEffect' }
  const [has, needs] = [at(t.ore, seat) + at(t.coins, seat), cost.of(t, { seat, isMain })]
  return has >= needs ? null : { rule: 'SYM-07', reason: 'tooPoor', facts: { has, needs } }
}

function oreFrom(t: Galaxy, seat: Seat, isMain: boolean): number {
  return level.of(t, { seat, purpose: 'mine' }) - (isMain ? 0 : 1)
}

/** Ore pays, and a coin may stand in for it (PNL-16). */
function payment(t: Galaxy, seat: Seat, area: number, isMain: boolean): Part | null {
  if (area !== RESEARCH) return null
  const due = cost.of(t, { seat, isMain })
  return amountsPart('pay', [0, 1], [at(t.ore, seat), at(t.coins, seat)], { min: due, max: due })
}

const paymentOption = (code: number) => ({ id: code === 0 ? 'ore' : 'coins', touches: [] })

function totalOf(t: Galaxy, seat: Seat, area: number, isMain: boolean): Total | null {
  if (area !== RESEARCH) return null
  return { amount: cost.of(t, { seat, isMain }), terms: cost.terms(t, { seat, isMain }) }
}

const areaOption = (area: number) => ({
  id: at(areas, area),
  touches: [`area:${at(areas, area)}` as const],
})

export const place = decisionKind<Galaxy>({
  name: 'place',
  shape: 'one',
  rules: ['TRN-03'],
  isOpen: true,
  list(t, seat) {
    const open = [...areas.keys()].filter((area) => refusal(t, seat, area, true) === null)
    // Who can neither place nor flip anything passes unasked (TRN-10).
    return open.length === 0 && at(t.tokens, seat).length === 0 ? [] : [...open, PASS]
  },
  option: (_, __, area) => areaOption(area),
  next: (t, seat, picks) => (picks.length > 1 ? null : payment(t, seat, at(picks, 0), true)),
  partOption: (_, __, ___, ____, code) => paymentOption(code),
  total: (t, seat, picks) => totalOf(t, seat, at(picks, 0), true),
  blocked: (t, seat) =>
    [...areas.keys()].flatMap((area) => {
      const why = refusal(t, seat, area, true)
      return why === null ? [] : [{ ...areaOption(area), refusal: why }]
    }),
})

export function carryOutPlacement(t: Galaxy, seat: Seat, picks: readonly number[]): void {
  const area = at(picks, 0)
  t.spaces[area] = seat
  begin(t, seat, area, true, picks)
}

function begin(t: Galaxy, seat: Seat, area: number, isMain: boolean, picks: readonly number[]): void {
  t.workers[seat] = at(t.workers, seat) - 1
  tell(t, { type: isMain ? 'placed' : 'followed', seat, area })
  call<ActionFrame>(t, {
    routine: 'action',
    stage: 0,
    seat,
    area,
    isMain,
    paid: partsOf(picks)[0] ?? [],
  })
}

/** One routine for whoever performs it: from the main space, or as a follower. */
export const action = routine<Galaxy, ActionFrame>('action')('shown', {
  perform(t, { seat, area, isMain, paid }) {
    if (area === MINE) {
      gain(t, seat, 'ore', oreFrom(t, seat, isMain))
      return
    }
    pay(t, seat, paid)
    advance(t, seat)
  },
  letFollow(t, { seat, isMain }) {
    if (isMain) following.open(t, orderFrom(t.priority, seat).slice(1))
  },
})

/** The area that is followed: that of the nearest action under way. */
function followedArea(t: Galaxy): number {
  const frame = t.stack.findLast(({ routine: name }) => name === 'action') as ActionFrame // only actions open the window
  return frame.area
}

export const follow = decisionKind<Galaxy>({
  name: 'follow',
  shape: 'one',
  rules: ['FOL-01'],
  isOpen: true,
  list(t, seat) {
    const area = followedArea(t)
    const why = refusal(t, seat, area, false)
    if (why === null) return [area, PASS]
    // Asked though nothing would come of it yet: a token that is flipped first may change that (ORG-67).
    return why.reason === 'noEffect' && area === MINE && at(t.tokens, seat).length > 0 ? [PASS] : []
  },
  option: (_, __, area) => areaOption(area),
  blocked(t, seat) {
    const area = followedArea(t)
    const why = refusal(t, seat, area, false)
    return why === null ? [] : [{ ...areaOption(area), refusal: why }]
  },
  next: (t, seat, picks) => (picks.length > 1 ? null : payment(t, seat, at(picks, 0), false)),
  partOption: (_, __, ___, ____, code) => paymentOption(code),
  total: (t, seat, picks) => totalOf(t, seat, at(picks, 0), false),
})

/** Each is asked with a list made then, and resolves the whole of it before the next one is asked (FOL-06). */
export const following = reactionWindow<Galaxy>({
  name: 'following',
  kind: follow,
  // All that it goes by lies open: being asked tells nothing.
  mightReact: () => false,
  react(t, seat, picks) {
    begin(t, seat, at(picks, 0), false, picks)
    return 'next'
  },
})

/** Free actions belong to one's own turn and follows; income, draft and goals are closed to them (ORG-67). */
const freeKinds: readonly Decision['kind'][] = ['place', 'follow']

export const flip: StandingMove<Galaxy> = {
  name: 'flip',
  shape: 'one',
  rules: ['BON-04'],
  list: (t, seat) =>
    t.open.some((open) => open.seat === seat && freeKinds.includes(open.kind))
      ? at(t.tokens, seat).slice()
      : [],
  option: (_, __, token) => ({ id: `token-${token}`, touches: [`token:${token}`] }),
  take(t, seat, picks) {
    const token = at(picks, 0)
    remove(at(t.tokens, seat), token)
    t.usedTokens.push(token)
    t.boosts[seat] = at(t.boosts, seat) + BOOST
    tell(t, { type: 'flipped', seat, token })
  },
}
