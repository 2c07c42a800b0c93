import { type Game, type Move, movesFor, type Position, readChoice, type Seat } from '@kantyna/kernel'

/**
 * What can be done of what a bot has said to an offer; null where that offer is gone, and what lies open now is to be
 * thought about. An offer that it cannot take after all is refused, and so is any where the bot has said nothing.
 */
export function offerAnswered<P extends Position>(
  game: Game<P>,
  t: P,
  seat: Seat,
  said: Move | null,
): Move | null {
  const open = movesFor(game, t, seat).find(({ kind }) => kind === 'refuse')?.options ?? []
  // A counter-offer is an offer of its own: the other seat need not take it.
  const isCounter = said !== null && said.move !== 'accept' && said.move !== 'refuse'
  const meant = said === null || isCounter ? open[0] : open.find(({ id }) => [said.picks].flat()[0] === id)
  if (meant === undefined) return null
  return said !== null && readChoice(game, t, said).ok ? said : { seat, move: 'refuse', picks: [meant.id] }
}
