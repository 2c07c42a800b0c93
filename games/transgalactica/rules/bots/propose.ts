import { at, everyPart, numberAt, type Part, type ProposedMove, type Seat, withPart } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { CREDITS } from '../../content/names.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { INCOME_TOKEN, openReserve } from '../abilities/tokens.ts'
import { effectRefusal } from '../effects/run.ts'
import { completeMission } from '../free-actions/complete-mission.ts'
import { isFreeFor } from '../free-actions/open.ts'
import { refit } from '../free-actions/refit.ts'
import { takeSeat } from '../free-actions/take-seat.ts'
import type { Galaxy } from '../galaxy.ts'

/**
 * Free actions that a seat should take before it answers: missions and chairs as soon as possible, tokens that are
 * worth as much now as later. Credits are exchanged in payments, never beforehand.
 */
export function propose(t: Galaxy, seat: Seat): ProposedMove | null {
  if (!isFreeFor(t, seat) || !isAsked(t, seat)) return null
  if (at(t.log, seat).length > 0) {
    const [mission] = completeMission.list(t, seat)
    if (mission !== undefined) return { move: 'completeMission', picks: completionPicks(t, seat, mission) }
  }
  if (numberAt(t.crew, seat) > 0) {
    const [office] = takeSeat.list(t, seat)
    if (office !== undefined) return { move: 'takeSeat', picks: [office] }
  }
  const token = tokenToUse(t, seat, at(t.tokens, seat))
  if (token !== null) return { move: 'useToken', picks: [token] }
  if (at(t.reserve, seat).length > 0) {
    const reserved = tokenToUse(t, seat, openReserve(t, seat))
    if (reserved !== null) return { move: 'useReserve', picks: [reserved] }
  }
  const [card] = at(t.usedTokens, seat).length > 0 ? refit.list(t, seat) : []
  return card === undefined ? null : { move: 'refit', picks: [card] }
}

/** The questions at which the bot takes free actions. Between two parts of an effect they would gain nothing. */
const proposingKinds = ['turn', 'goOn', 'explore']

function isAsked(t: Galaxy, seat: Seat): boolean {
  for (let index = 0; index < t.open.length; index++) {
    const open = t.open[index]
    if (open?.seat === seat && proposingKinds.includes(open.kind)) return true
  }
  return false
}

/** The answer that completes a mission and pays with resources before credits. */
function completionPicks(t: Galaxy, seat: Seat, mission: number): readonly number[] {
  let picks: readonly number[] = [mission]
  for (let part = completeMission.next?.(t, seat, picks) ?? null; part !== null; ) {
    picks = withPart(picks, plainAnswer(part))
    part = completeMission.next?.(t, seat, picks) ?? null
  }
  return picks
}

/** A sensible answer to an unimportant part. For a payment, it is the one that keeps the most credits. */
export function plainAnswer(part: Part): readonly number[] {
  const ways = everyPart(part, 64)
  if (part.name !== 'pay') return at(ways, 0)
  let best = at(ways, 0)
  for (const way of ways) if ((way[CREDITS] ?? 0) < (best[CREDITS] ?? 0)) best = way
  return best
}

/** By token: whether the bot keeps it, because it is only worth something at the right moment. */
const isKept: readonly boolean[] = bonusTokens.map(({ effect }) => {
  const words = JSON.stringify(effect)
  return /"raise"|"reuseMainSpaces"|"move"|"moveToTunnel"|"placeOutpost"/.test(words)
})

function tokenToUse(t: Galaxy, seat: Seat, tokens: readonly number[]): number | null {
  const isLast = t.round === ROUNDS && numberAt(t.captains, seat) === 0 && numberAt(t.crew, seat) === 0
  for (let index = 0; index < tokens.length; index++) {
    const token = numberAt(tokens, index)
    if (token === INCOME_TOKEN || (at(isKept, token) && !isLast)) continue
    const context = { seat, source: token, from: 'tokens' } as const
    if (effectRefusal(t, at(bonusTokens, token).effect, context) === null) return token
  }
  return null
}
