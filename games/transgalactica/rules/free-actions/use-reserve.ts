import { at, numberAt, type StandingMove } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { INCOME_TOKEN, openReserve, useReserveToken } from '../tokens.ts'
import { isFreeFor } from './open.ts'
import { incomeOnly, tokenOption } from './use-token.ts'

const usedThisRound: GalaxyRefusal = { rule: 'GC-ABL-09', reason: 'usedThisRound' }

/** GC-ABL-09: one token of the Reserve Locker a round. */
export const useReserve: StandingMove<Galaxy> = {
  name: 'useReserve',
  shape: 'one',
  rules: ['GC-ABL-09', 'GC-ORG-84'],
  isOpen: true,
  list: (t, seat) =>
    at(t.reserve, seat).length > 0 && isFreeFor(t, seat)
      ? openReserve(t, seat).filter((token) => token !== INCOME_TOKEN)
      : [],
  option: (_, __, token) => tokenOption(token),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    const isUsed = numberAt(t.hasUsedReserve, seat) > 0
    return at(t.reserve, seat).flatMap((token) => {
      if (!isUsed && token !== INCOME_TOKEN) return []
      return [{ ...tokenOption(token), refusal: isUsed ? usedThisRound : incomeOnly }]
    })
  },
  take: (t, seat, picks) => useReserveToken(t, seat, numberAt(picks, 0)),
}
