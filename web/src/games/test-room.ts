import { shelf } from '@kantyna/games'
import type { GameRoom } from '@kantyna/kernel'

/** The room of the game that the tests of the page are played in. */
export async function superTeamsRoom(): Promise<GameRoom> {
  const game = shelf.find(({ meta }) => meta.id === 'super-teams')
  if (game === undefined) throw new Error('Super Teams is not on the shelf.')
  return await game.open()
}
