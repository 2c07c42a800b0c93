import { type EditionParts, expansionMetas, gameMetas, partsOfEdition } from '@kantyna/games/metas'
import type { CoachLine, ExpansionMeta, GameBundle, GameMeta, Lang } from '@kantyna/kernel'
import { fetchTheRest, fetchWhenOnline, type GameBox, type GameHelp, type GameUi } from '@kantyna/ui'
import { useEffect, useState } from 'preact/hooks'
import { keepGame } from '../offline/offline.ts'
import { currentSettings, useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import {
  type CoachPart,
  joinedCoach,
  joinedRules,
  joinedUi,
  joinedWords,
  type RulesPart,
  type UiPart,
  type WordsPart,
} from './joined.ts'

/**
 * Games are loaded on demand, part by part, in the language of the page: `?lang=` drops the other language (see
 * `web/vite/one-language.ts`), so the texts of a game contain only that language.
 */
const modules: Readonly<Record<Lang, Readonly<Record<string, () => Promise<unknown>>>>> = {
  pl: import.meta.glob('../../../games/[!_]*/{game,words/coach,words/index,words/whole,ui/box,ui/index}.ts', {
    query: '?lang=pl',
  }),
  en: import.meta.glob('../../../games/[!_]*/{game,words/coach,words/index,words/whole,ui/box,ui/index}.ts', {
    query: '?lang=en',
  }),
}

/** The exports of a game's modules; for an expansion, its additions to each of them. */
interface Parts {
  readonly game: RulesPart
  readonly 'words/coach': CoachPart
  readonly 'words/index': WordsPart
  readonly 'words/whole': WordsPart
  readonly 'ui/box': { readonly box: GameBox }
  readonly 'ui/index': UiPart
}

export { gameMetas }

export function findGame(id: string): GameMeta | undefined {
  return gameMetas.find((meta) => meta.id === id)
}

export function expansionsOf(game: string): readonly ExpansionMeta[] {
  return expansionMetas.filter((meta) => meta.extends === game)
}

/** Whether this game exists with these expansions (`editionOf`). */
export function isEdition(edition: string): boolean {
  return partsOfEdition(edition) !== null
}

/** "Outer Rim", or with expansions "Outer Rim: Unfinished Business". */
export function editionName(edition: string, lang: Lang): string {
  const parts = partsOfEdition(edition)
  const game = findGame(parts?.game ?? edition)?.name[lang] ?? edition
  const expansions = expansionMetas.filter(({ id }) => parts?.expansions.includes(id))
  return expansions.length === 0 ? game : `${game}: ${expansions.map(({ name }) => name[lang]).join(', ')}`
}

const rulesOf = eachGame(async (edition, lang) => {
  const game = await joinedRules(partsOf(edition), (id) => partOf(id, 'game', lang))
  keepGame(edition, lang).catch(console.error)
  return game
})
const bundleOf = eachGame((edition, lang) => joinedBundle(edition, lang, 'words/whole'))
/** The words that a table needs first. Some games have the rest in `words/whole.ts`. */
const tableBundleOf = eachGame((edition, lang) => joinedBundle(edition, lang, 'words/index'))
const uiOf = eachGame((edition, lang) => joinedUi(partsOf(edition), (id) => partOf(id, 'ui/index', lang)))
const helpOf = eachGame(async (id, lang) => (await uiOf(id).open(lang)).help())
/** The bundle with all words. It is ready once the game's explanations have been fetched too. */
const wholeTableOf = eachGame(async (id, lang) => {
  const [bundle] = await Promise.all([bundleOf(id).open(lang), helpOf(id).open(lang)])
  return bundle
})
const coachOf = eachGame((edition, lang) =>
  joinedCoach(partsOf(edition), (id) =>
    hasPart(id, 'words/coach', lang) ? partOf(id, 'words/coach', lang) : Promise.resolve({}),
  ),
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

/** The game's coach for first-time players. */
export function openCoach(id: string, lang: Lang): Promise<readonly CoachLine[]> {
  return coachOf(id).open(lang)
}

/** Fetches the game's rules, with the words that a table needs first. */
export function openTableGame(id: string): Promise<GameBundle> {
  return tableBundleOf(id).open(currentSettings().lang)
}

/** The game's rules and words; suspends while they load. */
export function useGameBundle(id: string): GameBundle {
  return bundleOf(id).use(useLang())
}

/** Fetches everything for a table in the middle of a game. Other tables fetch the rest once they are shown. */
export async function openWholeTable(id: string): Promise<GameBundle> {
  await openUi(id)
  const [bundle] = await Promise.all([wholeTableOf(id).open(currentSettings().lang), fetchTheRest()])
  return bundle
}

/** The game's rules, with the words that a table needs first; suspends while they load. */
export function useBundleAtOnce(id: string): GameBundle {
  return tableBundleOf(id).use(useLang())
}

/** The game's rules and all its words, for pages that show any point of a game; suspends while they load. */
export function useWholeTable(id: string): GameBundle {
  return wholeTableOf(id).use(useLang())
}

/** The game's rules and words for a table. The table is drawn with the words that it needs first; the rest follows. */
export function useTableBundle(id: string): GameBundle {
  const lang = useLang()
  const whole = wholeTableOf(id)
  const [, setFetched] = useState<GameBundle | null>(null)
  useEffect(() => fetchWhenOnline(() => whole.open(lang), setFetched), [whole, lang])
  const atOnce = tableBundleOf(id).use(lang)
  return whole.ready(lang) ?? atOnce
}

/** The game's drawings; suspends while they load. */
export function useGameUi(id: string): GameUi {
  return uiOf(id).use(useLang())
}

/** The game's explanations; suspends while they are fetched. */
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

/** Whether a game has an optional part. The page has a plain replacement for each. */
function hasPart(id: string, part: keyof Parts, lang: Lang): boolean {
  return `../../../games/${id}/${part}.ts` in modules[lang]
}

async function partOf<Part extends keyof Parts>(id: string, part: Part, lang: Lang): Promise<Parts[Part]> {
  const load = modules[lang][`../../../games/${id}/${part}.ts`]
  if (load === undefined) throw new UnknownGame(id)
  // In every game, modules with these names have the same exports. The games' own types check that.
  return (await load()) as Parts[Part]
}

async function joinedBundle(
  edition: string,
  lang: Lang,
  part: 'words/index' | 'words/whole',
): Promise<GameBundle> {
  const [game, { words, shortcuts }] = await Promise.all([
    rulesOf(edition).open(lang),
    joinedWords(partsOf(edition), (id) => partOf(id, hasPart(id, part, lang) ? part : 'words/index', lang)),
  ])
  return { game: { ...game, words }, shortcuts }
}

function partsOf(edition: string): EditionParts {
  const parts = partsOfEdition(edition)
  if (parts === null) throw new UnknownGame(edition)
  return parts
}

/** A part of a game, loaded once for each game. */
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
