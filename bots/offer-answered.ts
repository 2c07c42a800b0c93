import { type Game, type Move, movesFor, type Position, readChoice, type Seat } from '@kantyna/kernel'

/**
 * The valid reply to an offer, given what the bot has said; null if that offer is gone and the bot should think about
 * the current ones. An offer that the bot cannot accept after all is refused, and so is an offer that it has not
 * replied to.
 */
export function offerAnswered<P extends Position>(
  game: Game<P>,
  t: P,
  seat: Seat,
  move: Move | null,
): Move | null {
  const open = movesFor(game, t, seat).find(({ kind }) => kind === 'refuse')?.options ?? []
  // A counter-offer is a separate offer: the other seat need not accept it.
  const isCounter = move !== null && move.move !== 'accept' && move.move !== 'refuse'
  const offer = move === null || isCounter ? open[0] : open.find(({ id }) => [move.picks].flat()[0] === id)
  if (offer === undefined) return null
  return move !== null && readChoice(game, t, move).ok ? move : { seat, move: 'refuse', picks: [offer.id] }
}
