/** The games on the shelf, each with its own doors. */
import type { Locator, Page } from 'playwright-core'
import type { GameMeta } from '../kernel/index.ts'

export { meta as deckbuilding } from '../games/deckbuilding/meta.ts'
export { meta as superTeams } from '../games/super-teams/meta.ts'

/** A game's place in the lobby: whatever is sought in it belongs to that game. */
export function gameCard(page: Page, { name }: GameMeta): Locator {
  return page.getByRole('article', { name: name.en })
}
