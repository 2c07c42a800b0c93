import { shelf } from '@kantyna/games'
import type { GameRoom } from '@kantyna/kernel'

/** The room of the game that the tests of the page are played in. */
export function superTeamsRoom(): Promise<GameRoom> {
  return roomOf('super-teams')
}

/** The room of another one, for what Super Teams does not have. */
export async function roomOf(id: string): Promise<GameRoom> {
  const game = shelf.find(({ meta }) => meta.id === id)
  if (game === undefined) throw new Error(`${id} is not on the shelf.`)
  return await game.open()
}
