import type { GameWords, Lang, Thing } from '@kantyna/kernel'
import { addNames } from '../../outer-rim/words/added-names.ts'
import { words as base } from '../../outer-rim/words/game-words.ts'
import { idOf } from '../../outer-rim/words/names.ts'
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
import { asForced } from './forced-cards.ts'
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

/** Reasons of refusals that the base game does not have. A function, as the page in Polish is built without English. */
export function addedReasons(): readonly string[] {
  return Object.values(chapters).flatMap(({ en }) => Object.keys(en.refusals))
}

function wordsIn(lang: Lang): GameWords {
  const added = Object.values(chapters).map((chapter) => chapter[lang])
  const said = wordsWith(base[lang], added)
  return {
    ...said,
    option: (decision, option) =>
      said
        .option(decision, option)
        .map((part) => (typeof part === 'string' ? worded(lang, decision.source, part) : part)),
    explain(thing) {
      const told = said.explain(thing)
      return told === null ? null : { ...told, text: worded(lang, thing, told.text) }
    },
    automaName: (view, seat) => automaName(lang, view, seat),
  }
}

/** What is said of a card of the base game that the expansion changes. */
function worded(lang: Lang, thing: Thing | null, text: string): string {
  const [kind, piece] = thing?.split(':') ?? []
  return kind === 'card' ? asForced(lang, idOf(Number(piece)), text) : text
}

export const words: Readonly<Record<Lang, GameWords>> = { pl: wordsIn('pl'), en: wordsIn('en') }
