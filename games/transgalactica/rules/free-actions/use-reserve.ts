import { at, numberAt, type StandingMove } from '@kantyna/kernel'
import { openReserve, useReserveToken } from '../abilities/tokens.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { isFreeFor } from './open.ts'
import { blockedTokens, tokenOption, tokenRefusal } from './use-token.ts'

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
