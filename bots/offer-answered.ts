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
  said: Move | null,
): Move | null {
  const open = movesFor(game, t, seat).find(({ kind }) => kind === 'refuse')?.options ?? []
  // A counter-offer is a separate offer: the other seat need not accept it.
  const isCounter = said !== null && said.move !== 'accept' && said.move !== 'refuse'
  const meant = said === null || isCounter ? open[0] : open.find(({ id }) => [said.picks].flat()[0] === id)
  if (meant === undefined) return null
  return said !== null && readChoice(game, t, said).ok ? said : { seat, move: 'refuse', picks: [meant.id] }
}
