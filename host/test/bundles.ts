import { editions } from '@kantyna/games'
import type { FullGameBundle } from '@kantyna/kernel'

/** The game that most tests of hosts and of the page play. */
export function superTeamsBundle(): Promise<FullGameBundle> {
  return bundleOf('super-teams')
}

/** Any edition, for tests of features that Super Teams does not have. */
export async function bundleOf(id: string): Promise<FullGameBundle> {
  const game = editions.find(({ meta }) => meta.id === id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  return await game.open()
}
