import { at, numberAt, type Option, type StandingMove } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { flipToken, INCOME_TOKEN } from '../tokens.ts'
import { isFreeFor } from './open.ts'

export const incomeOnly: GalaxyRefusal = { rule: 'GC-ORG-38', reason: 'incomeOnly' }

export function tokenOption(token: number): Option {
  return { id: at(bonusTokens, token).id, touches: [`token:${token}`], facts: { token } }
}

/** GC-BON-04: any face-up token of one's own, also for nothing; the one that doubles income only then (GC-ORG-38). */
export const useToken: StandingMove<Galaxy> = {
  name: 'useToken',
  shape: 'one',
  rules: ['GC-BON-04', 'GC-BON-05'],
  isOpen: true,
  list: (t, seat) =>
    at(t.tokens, seat).length > 0 && isFreeFor(t, seat)
      ? at(t.tokens, seat).filter((token) => token !== INCOME_TOKEN)
      : [],
  option: (_, __, token) => tokenOption(token),
  blocked: (t, seat) =>
    isFreeFor(t, seat) && at(t.tokens, seat).includes(INCOME_TOKEN)
      ? [{ ...tokenOption(INCOME_TOKEN), refusal: incomeOnly }]
      : [],
  take: (t, seat, picks) => flipToken(t, seat, numberAt(picks, 0)),
}
