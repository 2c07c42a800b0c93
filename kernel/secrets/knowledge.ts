import type { Game } from '../play/game.ts'
import type { Position, Seat } from '../play/position.ts'
import { memoryOf, pieceOf, pilesOf, policyOf } from './piles.ts'

/** Which pieces a seat knows by face, as `kind:number`: what a choice newly shows is the difference. */
export function knownPieces<P extends Position>(game: Game<P>, t: P, seat: Seat): Set<string> {
  const known = new Set<string>()
  const isKnown = memoryOf(game.secrets, t, seat)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    const value: unknown = Reflect.get(t, field)
    if (typeof policy === 'string') continue
    if ('shown' in policy) addAll(known, policy.shown, value)
    else {
      if ('own' in policy) addAll(known, policy.own, (value as unknown[])[seat])
      if (!policy.remembered) continue
      for (const { pile } of pilesOf(value)) addAll(known, pieceOf(policy), pile.filter(isKnown))
    }
  }
  return known
}

function addAll(known: Set<string>, piece: string, value: unknown): void {
  if (Array.isArray(value)) for (const element of value) addAll(known, piece, element)
  else if (typeof value === 'number' && value >= 0) known.add(`${piece}:${value}`) // negative: an empty place
}
