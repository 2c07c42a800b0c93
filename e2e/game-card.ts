/** The games in the lobby, each on its own card. */
import type { Locator, Page } from 'playwright-core'
import type { GameMeta } from '../kernel/index.ts'

export { meta as deckbuilding } from '../games/deckbuilding/meta.ts'
export { meta as outerRim } from '../games/outer-rim/meta.ts'
export { meta as superTeams } from '../games/super-teams/meta.ts'
export { meta as transgalactica } from '../games/transgalactica/meta.ts'

/** A game's card in the lobby, for finding its links. */
export function gameCard(page: Page, { name }: GameMeta): Locator {
  return page.getByRole('article', { name: new RegExp(`^(${name.en}|${name.pl})$`) })
}
