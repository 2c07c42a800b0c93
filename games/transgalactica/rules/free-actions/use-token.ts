import { at, type BlockedOption, numberAt, type Option, type Seat, type StandingMove } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { flipToken, INCOME_TOKEN, openReserve, useReserveToken } from '../abilities/tokens.ts'
import { tokenFollowRefusal } from '../actions/owed-follow.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { isFreeFor } from './open.ts'

const incomeOnly: GalaxyRefusal = { rule: 'GC-ORG-38', reason: 'incomeOnly' }

function tokenOption(token: number): Option {
  return { id: at(bonusTokens, token).id, touches: [`token:${token}`], facts: { token } }
}

/** GC-BON-05. */
const tokenUsed: GalaxyRefusal = { rule: 'GC-BON-05', reason: 'tokenUsed' }

/** Why a token cannot be used now, the seat's own or one of its reserve. */
function tokenRefusal(t: Galaxy, seat: Seat, token: number): GalaxyRefusal | null {
  return token === INCOME_TOKEN ? incomeOnly : tokenFollowRefusal(t, seat, token)
}

function blockedTokens(t: Galaxy, seat: Seat, tokens: readonly number[]): BlockedOption[] {
  return tokens.flatMap((token) => {
    const refusal = tokenRefusal(t, seat, token)
    return refusal === null ? [] : [{ ...tokenOption(token), refusal }]
  })
}

/**
 * GC-BON-04: any face-up token of the seat, even without effect. The token that doubles income is used only in the
 * income phase (GC-ORG-38).
 */
export const useToken: StandingMove<Galaxy> = {
  name: 'useToken',
  shape: 'one',
  rules: ['GC-BON-04', 'GC-BON-05'],
  isOpen: true,
  list: (t, seat) =>
    at(t.tokens, seat).length > 0 && isFreeFor(t, seat)
      ? at(t.tokens, seat).filter((token) => tokenRefusal(t, seat, token) === null)
      : [],
  option: (_, __, token) => tokenOption(token),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    const used = at(t.usedTokens, seat).map((token) => ({ ...tokenOption(token), refusal: tokenUsed }))
    return [...blockedTokens(t, seat, at(t.tokens, seat)), ...used]
  },
  take: (t, seat, picks) => flipToken(t, seat, numberAt(picks, 0)),
}

const usedThisRound: GalaxyRefusal = { rule: 'GC-ABL-09', reason: 'usedThisRound' }

/** GC-ABL-09: one token of the Reserve Locker a round. */
export const useReserve: StandingMove<Galaxy> = {
  name: 'useReserve',
  shape: 'one',
  rules: ['GC-ABL-09', 'GC-ORG-84'],
  isOpen: true,
  list: (t, seat) =>
    at(t.reserve, seat).length > 0 && isFreeFor(t, seat)
      ? openReserve(t, seat).filter((token) => tokenRefusal(t, seat, token) === null)
      : [],
  option: (_, __, token) => tokenOption(token),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    const tokens = at(t.reserve, seat)
    if (numberAt(t.hasUsedReserve, seat) === 0) return blockedTokens(t, seat, tokens)
    return tokens.map((token) => ({ ...tokenOption(token), refusal: usedThisRound }))
  },
  take: (t, seat, picks) => useReserveToken(t, seat, numberAt(picks, 0)),
}
