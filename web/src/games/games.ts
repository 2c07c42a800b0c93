import { expansionMetas, gameMetas } from '@kantyna/games/metas'
import type {
  CoachLine,
  ExpansionMeta,
  Game,
  GameBundle,
  GameMeta,
  GameWords,
  Lang,
  Shortcut,
} from '@kantyna/kernel'
import type { GameBox, GameHelp, GameUi } from '@kantyna/ui'
import { keepGame } from '../offline/offline.ts'
import { currentSettings, useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'

/**
 * Games are loaded on demand, part by part, in the language of the page: `?lang=` leaves the other one out (see
 * `web/vite/one-language.ts`), so that texts of a game hold that language alone.
 */
const modules: Readonly<Record<Lang, Readonly<Record<string, () => Promise<unknown>>>>> = {
  pl: import.meta.glob('../../../games/[!_]*/{game,words/coach,words/index,ui/box,ui/index}.ts', {
    query: '?lang=pl',
  }),
  en: import.meta.glob('../../../games/[!_]*/{game,words/coach,words/index,ui/box,ui/index}.ts', {
    query: '?lang=en',
  }),
}

/** What the modules of a game export. */
interface Parts {
  readonly game: { readonly game: Game }
  readonly 'words/coach': { readonly coach: readonly CoachLine[] }
  readonly 'words/index': {
    readonly words: Readonly<Record<Lang, GameWords>>
    readonly shortcuts?: readonly Shortcut[]
  }
  readonly 'ui/box': { readonly box: GameBox }
  readonly 'ui/index': { readonly ui: GameUi }
}

export { gameMetas }

export function findGame(id: string): GameMeta | undefined {
  return gameMetas.find((meta) => meta.id === id)
}

function findExpansion(id: string): ExpansionMeta | undefined {
  return expansionMetas.find((meta) => meta.id === id)
}

export function expansionsOf(game: string): readonly ExpansionMeta[] {
  return expansionMetas.filter((meta) => meta.extends === game)
}

/** Whether there is such a game, or such an expansion: either names what a table is played with (`editionOf`). */
export function isEdition(id: string): boolean {
  return findGame(id) !== undefined || findExpansion(id) !== undefined
}

/** "Outer Rim", or with its expansion "Outer Rim: Unfinished Business". */
export function editionName(edition: string, lang: Lang): string {
  const expansion = findExpansion(edition)
  const game = findGame(expansion?.extends ?? edition)?.name[lang] ?? edition
  return expansion === undefined ? game : `${game}: ${expansion.name[lang]}`
}

const bundleOf = eachGame(async (id, lang): Promise<GameBundle> => {
  const [{ game }, { words, shortcuts = [] }] = await Promise.all([
    partOf(id, 'game', lang),
    partOf(id, 'words/index', lang),
  ])
  keepGame(id, lang).catch(console.error)
  return { game: { ...game, words }, shortcuts }
})
const uiOf = eachGame(async (id, lang) => (await partOf(id, 'ui/index', lang)).ui)
const helpOf = eachGame(async (id, lang) => (await uiOf(id).open(lang)).help())
const coachOf = eachGame(async (id, lang) =>
  hasPart(id, 'words/coach', lang) ? (await partOf(id, 'words/coach', lang)).coach : [],
)
const boxOf = eachGame(async (id, lang) =>
  hasPart(id, 'ui/box', lang) ? (await partOf(id, 'ui/box', lang)).box : null,
)

export function openGame(id: string): Promise<GameBundle> {
  return bundleOf(id).open(currentSettings().lang)
}

export function openUi(id: string): Promise<GameUi> {
  return uiOf(id).open(currentSettings().lang)
}

/** What the game tells those who play it for the first time. */
export function openCoach(id: string, lang: Lang): Promise<readonly CoachLine[]> {
  return coachOf(id).open(lang)
}

/** The game's rules and words; suspends while they load. */
export function useGameBundle(id: string): GameBundle {
  return bundleOf(id).use(useLang())
}

/** The game's drawings; suspends while they load. */
export function useGameUi(id: string): GameUi {
  return uiOf(id).use(useLang())
}

/** What explains the game on demand; suspends while it is fetched. */
export function useGameHelp(id: string): GameHelp {
  return helpOf(id).use(useLang())
}

/** The game's box, or null for a game without one; suspends while it is fetched. */
export function useBox(id: string): GameBox | null {
  return boxOf(id).use(useLang())
}

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame'
}

/** A game may do without some parts: the page has plain ones. */
function hasPart(id: string, part: keyof Parts, lang: Lang): boolean {
  return `../../../games/${id}/${part}.ts` in modules[lang]
}

async function partOf<Part extends keyof Parts>(id: string, part: Part, lang: Lang): Promise<Parts[Part]> {
  const load = modules[lang][`../../../games/${id}/${part}.ts`]
  if (load === undefined) throw new UnknownGame(id)
  // Every game's modules of these names export the same: their own types say so.
  return (await load()) as Parts[Part]
}

/** A part of a game, once for each of them. */
export function eachGame<T>(load: (id: string, lang: Lang) => Promise<T>): (id: string) => PerLanguage<T> {
  const known = new Map<string, PerLanguage<T>>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const one = new PerLanguage((lang) => load(id, lang))
    known.set(id, one)
    return one
  }
}
