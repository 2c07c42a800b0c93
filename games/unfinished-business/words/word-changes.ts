import type { WordChanges } from '../../outer-rim/words/chapter.ts'
import type { InBoth } from './chapter.ts'
import { aiPlayers } from './chapters/ai-players.ts'
import { ambitions } from './chapters/ambitions.ts'
import { cards } from './chapters/cards.ts'
import { favors } from './chapters/favors.ts'
import { jobs } from './chapters/jobs.ts'
import { market } from './chapters/market.ts'
import { persons } from './chapters/persons.ts'
import { setup } from './chapters/setup.ts'
import { table } from './chapters/table.ts'
import { automaName } from './log/automa-name.ts'
import { asForced } from './questions/forced-cards.ts'
import type { ChapterName } from './questions/questions.ts'

const chapters: { readonly [Name in ChapterName]: InBoth<Name> } = {
  table,
  market,
  persons,
  jobs,
  cards,
  favors,
  ambitions,
  aiPlayers,
}

/**
 * The reasons of refusals that the base game does not have. This is a function, because the page in Polish is built
 * without English.
 */
export function addedReasons(): readonly string[] {
  return Object.values(chapters).flatMap(({ en }) => Object.keys(en.refusals))
}

/** Everything that the expansion changes in the words. */
export const wordChanges: WordChanges = {
  chapters: [setup, ...Object.values(chapters)],
  cardText: asForced,
  automaName,
}
