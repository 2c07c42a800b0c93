import { at, everybody, numberAt, remove, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { whenStoodIn } from '../../content/stand-ins.ts'
import { runEffect } from '../effects/run.ts'
import { tell } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { isAbility } from './abilities.ts'

/** Bonus tokens: taken from stacks, planets and the round track, flipped once, and perhaps used again. */

/** GC-BON-01, GC-BON-02: wherever it comes from, it lies face up beside the panel. */
export function takeToken(t: Galaxy, seat: Seat, token: number, from: 'stack' | 'planet' | 'round'): void {
  at(t.tokens, seat).push(token)
  tell(t, { type: 'tookToken', seat, token, from })
}

/** GC-BON-06: the top token of a stack, and the next one is turned up; false where the stack is empty. */
export function takeFromStack(t: Galaxy, seat: Seat, stack: number): boolean {
  const pile = at(t.stacks, stack)
  const token = pile.pop()
  if (token === undefined) return false
  takeToken(t, seat, token, 'stack')
  const next = pile[pile.length - 1]
  if (next !== undefined) {
    t.knowers = t.knowers.with(next, everybody(t))
    tell(t, { type: 'turnedUpToken', stack, token: next })
  }
  return true
}

/** GC-ORG-38: the token that doubles income, which is used in the income phase alone. */
export let INCOME_TOKEN = incomeToken()

whenStoodIn(bonusTokens, () => {
  INCOME_TOKEN = incomeToken()
})

function incomeToken(): number {
  return bonusTokens.findIndex(({ effect }) => effect.op === 'doubleIncome')
}

/** GC-BON-04, GC-BON-05: flipped for its reward, and not to be used again. */
export function flipToken(t: Galaxy, seat: Seat, token: number): void {
  remove(at(t.tokens, seat), token)
  at(t.usedTokens, seat).push(token)
  tell(t, { type: 'usedToken', seat, token, how: 'flipped' })
  rewardOf(t, seat, token)
}

/** GC-ABL-09, GC-ORG-84: one a round, each once in the game. */
export function useReserveToken(t: Galaxy, seat: Seat, token: number): void {
  remove(at(t.reserve, seat), token)
  t.discardedTokens.push(token)
  t.hasUsedReserve[seat] = 1
  tell(t, { type: 'usedToken', seat, token, how: 'reserve' })
  rewardOf(t, seat, token)
}

/** The reserve tokens that may be used now; the one for income is among them. */
export function openReserve(t: Galaxy, seat: Seat): readonly number[] {
  return isAbility(t, seat, 'reserveLocker') && numberAt(t.hasUsedReserve, seat) === 0
    ? at(t.reserve, seat)
    : NONE_OPEN
}

const NONE_OPEN: readonly number[] = []

/** GC-TCH-06: a used token once more, after which it leaves the game. */
export function reuseToken(t: Galaxy, seat: Seat, token: number): void {
  remove(at(t.usedTokens, seat), token)
  t.discardedTokens.push(token)
  tell(t, { type: 'usedToken', seat, token, how: 'again' })
  rewardOf(t, seat, token)
}

/** A token may be used for nothing, too. */
function rewardOf(t: Galaxy, seat: Seat, token: number): void {
  runEffect(t, at(bonusTokens, token).effect, { seat, source: token, from: 'tokens' })
}
