import type { GameEvent, Seat } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'

/** Contacts that only the viewer knows, as pieces, after what has just happened. */
export function peekedAfter(
  before: ReadonlySet<number>,
  events: readonly GameEvent[],
  viewer: Seat | null,
): ReadonlySet<number> {
  let peeked = before
  const change = (piece: number, isKnownAlone: boolean) => {
    if (peeked.has(piece) === isKnownAlone) return
    const next = new Set(peeked)
    if (isKnownAlone) next.add(piece)
    else next.delete(piece)
    peeked = next
  }
  for (const event of events as readonly RimEvent[]) {
    // a game is given the events that its own rules have told
    if (event.type === 'peeked' && event.seat === viewer && event.secret !== undefined)
      change(event.secret.contact, true)
    if (event.type === 'contactRevealed' || event.type === 'contactPlaced') change(event.contact, false)
  }
  return peeked
}
