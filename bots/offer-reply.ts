import { type Game, type Move, movesFor, type Position, readChoice, type Seat } from '@kantyna/kernel'

/**
 * Turns a bot's reply to an offer into a legal move. If the bot cannot accept the offer after all, or has not replied
 * to it, it refuses. Null if the offer is gone: then the bot thinks about the current offers.
 */
export function replyToOffer<P extends Position>(
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
