import type { Game } from '../play/game.ts'
import type { Position, Seat } from '../play/position.ts'
import { policyOf } from './view.ts'

/** Which pieces a seat knows by face, as `kind:number`: what a choice newly shows is the difference. */
export function knownPieces<P extends Position>(game: Game<P>, t: P, seat: Seat): Set<string> {
  const known = new Set<string>()
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    const value: unknown = Reflect.get(t, field)
    if (policy === 'shown' || 'count' in policy) continue
    if ('shown' in policy) addAll(known, policy.shown, value)
    else addAll(known, policy.own, (value as unknown[])[seat])
  }
  return known
}

function addAll(known: Set<string>, piece: string, value: unknown): void {
  if (typeof value === 'number') known.add(`${piece}:${value}`)
  else if (Array.isArray(value)) for (const element of value) addAll(known, piece, element)
}
