import { gameEntries } from '@kantyna/games'
import type { GameBundle } from '@kantyna/kernel'

/** The room of the game that the tests of the page are played in. */
export function superTeamsBundle(): Promise<GameBundle> {
  return bundleOf('super-teams')
}

/** The room of another one, for what Super Teams does not have. */
export async function bundleOf(id: string): Promise<GameBundle> {
  const game = gameEntries.find(({ meta }) => meta.id === id)
  if (game === undefined) throw new Error(`${id} is not on the gameEntries.`)
  return await game.open()
}
