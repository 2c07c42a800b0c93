import type { GameLibrary, Lang } from '@kantyna/kernel'
import type { RulebookFigure } from '@kantyna/ui'
import { useLang } from '../settings/useSettings.ts'
import { eachGame, UnknownGame } from './games.ts'

/** The books of the games, for the pages that open them: the lobby and the tables do not import these files. */
const modules: Readonly<Record<Lang, Readonly<Record<string, () => Promise<unknown>>>>> = {
  pl: import.meta.glob('../../../games/[!_]*/{library,ui/figures/index}.ts', { query: '?lang=pl' }),
  en: import.meta.glob('../../../games/[!_]*/{library,ui/figures/index}.ts', { query: '?lang=en' }),
}

interface Parts {
  readonly library: { readonly library: GameLibrary }
  readonly 'ui/figures/index': { readonly figures: readonly RulebookFigure[] }
}

const libraryOf = eachGame(async (id, lang) => (await partOf(id, 'library', lang)).library)
const figuresOf = eachGame(async (id, lang) =>
  `../../../games/${id}/ui/figures/index.ts` in modules[lang]
    ? (await partOf(id, 'ui/figures/index', lang)).figures
    : [],
)

/** The game's books: rules, cards, lesson; suspends while they load. */
export function useLibrary(id: string): GameLibrary {
  return libraryOf(id).use(useLang())
}

/** The pictures of the game's rulebook, if it has any; suspends while they load. */
export function useFigures(id: string): readonly RulebookFigure[] {
  return figuresOf(id).use(useLang())
}

async function partOf<Part extends keyof Parts>(id: string, part: Part, lang: Lang): Promise<Parts[Part]> {
  const load = modules[lang][`../../../games/${id}/${part}.ts`]
  if (load === undefined) throw new UnknownGame(id)
  // In every game, modules with these names have the same exports. The games' own types check that.
  return (await load()) as Parts[Part]
}
