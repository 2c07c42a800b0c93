import type { Lang } from '@kantyna/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { BaseEncounterDeck, EncounterDeck } from '../../content/names.ts'
import type { Prose } from '../../content/prose.ts'
import { useAddedSheets } from '../added-sheets.tsx'

/** Situations are fetched when they are first needed. Each deck has one file in each language. */
export type ProseFile = EncounterDeck | 'contacts' | 'scripts'

type Load = () => Promise<{ readonly prose: Prose }>

type BaseFile = BaseEncounterDeck | 'contacts' | 'scripts'

const baseLoaders: Readonly<Record<Lang, Readonly<Record<BaseFile, Load>>>> = {
  en: {
    'cantonica-ord-mantell': () => import('../../content/prose/en/cantonica-ord-mantell.ts'),
    'lothal-mon-calamari': () => import('../../content/prose/en/lothal-mon-calamari.ts'),
    'kessel-maelstrom': () => import('../../content/prose/en/kessel-maelstrom.ts'),
    'tatooine-nal-hutta': () => import('../../content/prose/en/tatooine-nal-hutta.ts'),
    'ryloth-naboo': () => import('../../content/prose/en/ryloth-naboo.ts'),
    'kafrene-takodana': () => import('../../content/prose/en/kafrene-takodana.ts'),
    navpoint: () => import('../../content/prose/en/navpoint.ts'),
    contacts: () => import('../../content/prose/en/contacts.ts'),
    scripts: () => import('../../content/prose/en/scripts.ts'),
  },
  pl: {
    'cantonica-ord-mantell': () => import('../../content/prose/pl/cantonica-ord-mantell.ts'),
    'lothal-mon-calamari': () => import('../../content/prose/pl/lothal-mon-calamari.ts'),
    'kessel-maelstrom': () => import('../../content/prose/pl/kessel-maelstrom.ts'),
    'tatooine-nal-hutta': () => import('../../content/prose/pl/tatooine-nal-hutta.ts'),
    'ryloth-naboo': () => import('../../content/prose/pl/ryloth-naboo.ts'),
    'kafrene-takodana': () => import('../../content/prose/pl/kafrene-takodana.ts'),
    navpoint: () => import('../../content/prose/pl/navpoint.ts'),
    contacts: () => import('../../content/prose/pl/contacts.ts'),
    scripts: () => import('../../content/prose/pl/scripts.ts'),
  },
}

/** Loads the prose of an expansion's cards. */
export type ProseLoaders = Readonly<Partial<Record<Lang, Readonly<Partial<Record<ProseFile, Load>>>>>>

/** The prose that the base game and the expansions have in a file. */
export async function readProse(lang: Lang, file: ProseFile, added: readonly ProseLoaders[]): Promise<Prose> {
  const base: Readonly<Partial<Record<ProseFile, Load>>> = baseLoaders[lang]
  const loads = [base, ...added.map((each) => each[lang])].map((all) => all?.[file])
  const read = await Promise.all(loads.map((load) => load?.()))
  return Object.assign({}, ...read.map((part) => part?.prose))
}

/** Fetched prose: by the loaders of expansions, then by language and file. */
const fetchedFrom = new WeakMap<readonly ProseLoaders[], Map<string, Prose>>()

function proseCacheOf(added: readonly ProseLoaders[]): Map<string, Prose> {
  const before = fetchedFrom.get(added)
  if (before !== undefined) return before
  const fetched = new Map<string, Prose>()
  fetchedFrom.set(added, fetched)
  return fetched
}

export async function fetchProse(
  lang: Lang,
  file: ProseFile,
  added: readonly ProseLoaders[],
): Promise<Prose> {
  const fetched = proseCacheOf(added)
  const name = `${lang} ${file}`
  const prose = fetched.get(name) ?? (await readProse(lang, file, added))
  fetched.set(name, prose)
  return prose
}

/** Fetches the prose that may be needed next, so that a story appears together with its answers. */
export function usePrefetchedProse(lang: Lang, files: readonly ProseFile[]): void {
  const { proseLoaders: added } = useAddedSheets()
  const wanted = files.join(' ')
  useEffect(() => {
    for (const file of wanted.split(' ').filter((name) => name !== ''))
      fetchProse(lang, file as ProseFile, added).catch(console.error) // each name is one of `files`
  }, [lang, wanted, added])
}

/** The situation of a section of a card; null until it has been fetched, or if there is none. */
export function useSituation(lang: Lang, file: ProseFile, card: string, section: string): string | null {
  const { proseLoaders: added } = useAddedSheets()
  const fetched = proseCacheOf(added)
  const name = `${lang} ${file}`
  const [prose, setProse] = useState(() => fetched.get(name) ?? null)
  useEffect(() => {
    const before = fetched.get(name) ?? null
    setProse(before)
    if (before !== null) return
    let isCurrent = true
    fetchProse(lang, file, added)
      .then((read) => {
        if (isCurrent) setProse(read)
      })
      .catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [name, lang, file, added, fetched])
  const ofCard = prose?.[card]
  // A contact has one situation for all its sections.
  const opening = file === 'contacts' ? Object.values(ofCard ?? {})[0] : undefined
  return ofCard?.[section] ?? opening ?? null
}
