import type { GameWords, Lang } from '@kantyna/kernel'
import { addNames } from '../../outer-rim/words/added-names.ts'
import { words as base } from '../../outer-rim/words/game-words.ts'
import { automaName } from './automa-name.ts'
import { type InBoth, wordsWith } from './chapter.ts'
import { aiPlayers } from './chapters/ai-players.ts'
import { ambitions } from './chapters/ambitions.ts'
import { cards } from './chapters/cards.ts'
import { favors } from './chapters/favors.ts'
import { jobs } from './chapters/jobs.ts'
import { market } from './chapters/market.ts'
import { persons } from './chapters/persons.ts'
import { table } from './chapters/table.ts'
import { names } from './names.ts'
import type { ChapterName } from './questions.ts'

addNames(names)

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

function wordsIn(lang: Lang): GameWords {
  const added = Object.values(chapters).map((chapter) => chapter[lang])
  return { ...wordsWith(base[lang], added), automaName: (view, seat) => automaName(lang, view, seat) }
}

export const words: Readonly<Record<Lang, GameWords>> = { pl: wordsIn('pl'), en: wordsIn('en') }
