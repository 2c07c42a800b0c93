import { at, everybody, numberAt, remove, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { onStandIn } from '../../content/stand-ins.ts'
import { runEffect } from '../effects/run.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { isAbility } from './abilities.ts'

/** Bonus tokens: taken from stacks, planets and the round track, flipped once, and perhaps used again. */

/** GC-BON-01, GC-BON-02: a seat puts each token that it takes face up beside its panel. */
export function takeToken(t: Galaxy, seat: Seat, token: number, from: 'stack' | 'planet' | 'round'): void {
  at(t.tokens, seat).push(token)
  emitEvent(t, { type: 'tookToken', seat, token, from })
}

/** GC-BON-06: takes the top token of a stack and turns up the next one. Returns false if the stack is empty. */
export function takeFromStack(t: Galaxy, seat: Seat, stack: number): boolean {
  const pile = at(t.stacks, stack)
  const token = pile.pop()
  if (token === undefined) return false
  takeToken(t, seat, token, 'stack')
  const next = pile[pile.length - 1]
  if (next !== undefined) {
    t.knowers = t.knowers.with(next, everybody(t))
    emitEvent(t, { type: 'turnedUpToken', stack, token: next })
  }
  return true
}

/** GC-ORG-38: the token that doubles income can be used only in the income phase. */
export let INCOME_TOKEN = incomeToken()

onStandIn(bonusTokens, () => {
  INCOME_TOKEN = incomeToken()
})

function incomeToken(): number {
  return bonusTokens.findIndex(({ effect }) => effect.op === 'doubleIncome')
}

/** GC-BON-04, GC-BON-05: flips a token for its reward. It cannot be used again. */
export function flipToken(t: Galaxy, seat: Seat, token: number): void {
  remove(at(t.tokens, seat), token)
  at(t.usedTokens, seat).push(token)
  emitEvent(t, { type: 'usedToken', seat, token, how: 'flipped' })
  rewardOf(t, seat, token)
}

/** GC-ABL-09, GC-ORG-84: a seat may use one reserve token each round. Each token can be used once in the game. */
export function useReserveToken(t: Galaxy, seat: Seat, token: number): void {
  remove(at(t.reserve, seat), token)
  t.discardedTokens.push(token)
  t.hasUsedReserve[seat] = 1
  emitEvent(t, { type: 'usedToken', seat, token, how: 'reserve' })
  rewardOf(t, seat, token)
}

/** The reserve tokens that the seat may use now, including the one that doubles income. */
export function openReserve(t: PublicGalaxy, seat: Seat): readonly number[] {
  return isAbility(t, seat, 'reserveLocker') && numberAt(t.hasUsedReserve, seat) === 0
    ? at(t.reserve, seat)
    : NONE_OPEN
}

const NONE_OPEN: readonly number[] = []

/** GC-TCH-06: uses a used token again. Then the token leaves the game. */
export function reuseToken(t: Galaxy, seat: Seat, token: number): void {
  remove(at(t.usedTokens, seat), token)
  t.discardedTokens.push(token)
  emitEvent(t, { type: 'usedToken', seat, token, how: 'again' })
  rewardOf(t, seat, token)
}

/** A token may be used even if its reward does nothing. */
function rewardOf(t: Galaxy, seat: Seat, token: number): void {
  runEffect(t, at(bonusTokens, token).effect, { seat, source: token, from: 'tokens' })
}
