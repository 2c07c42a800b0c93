import type { Lang } from '@kantyna/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { BaseEncounterDeck, EncounterDeck } from '../../content/names.ts'
import type { Prose } from '../../content/prose.ts'
import { useAddedSheets } from '../added-sheets.tsx'

/** Situations are fetched by deck and language when they are first needed. */
export type ProseShelf = EncounterDeck | 'contacts' | 'scripts'

type Load = () => Promise<{ readonly prose: Prose }>

type BaseShelf = BaseEncounterDeck | 'contacts' | 'scripts'

const shelves: Readonly<Record<Lang, Readonly<Record<BaseShelf, Load>>>> = {
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

/** The prose of an expansion for its cards. */
export type ProseShelves = Readonly<Partial<Record<Lang, Readonly<Partial<Record<ProseShelf, Load>>>>>>

/** All prose of a shelf, from any box. */
export async function readShelf(
  lang: Lang,
  shelf: ProseShelf,
  added: readonly ProseShelves[],
): Promise<Prose> {
  const base: Readonly<Partial<Record<ProseShelf, Load>>> = shelves[lang]
  const loads = [base, ...added.map((each) => each[lang])].map((all) => all?.[shelf])
  const read = await Promise.all(loads.map((load) => load?.()))
  return Object.assign({}, ...read.map((part) => part?.prose))
}

/** Fetched prose: by the shelves of expansions, then by language and shelf. */
const fetchedFrom = new WeakMap<readonly ProseShelves[], Map<string, Prose>>()

function fetchedWith(added: readonly ProseShelves[]): Map<string, Prose> {
  const before = fetchedFrom.get(added)
  if (before !== undefined) return before
  const fetched = new Map<string, Prose>()
  fetchedFrom.set(added, fetched)
  return fetched
}

export async function fetchShelf(
  lang: Lang,
  shelf: ProseShelf,
  added: readonly ProseShelves[],
): Promise<Prose> {
  const fetched = fetchedWith(added)
  const name = `${lang} ${shelf}`
  const prose = fetched.get(name) ?? (await readShelf(lang, shelf, added))
  fetched.set(name, prose)
  return prose
}

/** Fetches the prose that may be needed next, so that a story appears together with its answers. */
export function usePreparedShelves(lang: Lang, shelves: readonly ProseShelf[]): void {
  const { shelves: added } = useAddedSheets()
  const wanted = shelves.join(' ')
  useEffect(() => {
    for (const shelf of wanted.split(' ').filter((name) => name !== ''))
      fetchShelf(lang, shelf as ProseShelf, added).catch(console.error) // the string was joined from shelves
  }, [lang, wanted, added])
}

/** The situation of a section of a card; null until it has been fetched, or if there is none. */
export function useSituation(lang: Lang, shelf: ProseShelf, card: string, section: string): string | null {
  const { shelves: added } = useAddedSheets()
  const fetched = fetchedWith(added)
  const name = `${lang} ${shelf}`
  const [prose, setProse] = useState(() => fetched.get(name) ?? null)
  useEffect(() => {
    const before = fetched.get(name) ?? null
    setProse(before)
    if (before !== null) return
    let isWanted = true
    fetchShelf(lang, shelf, added)
      .then((read) => {
        if (isWanted) setProse(read)
      })
      .catch(console.error)
    return () => {
      isWanted = false
    }
  }, [name, lang, shelf, added, fetched])
  const ofCard = prose?.[card]
  // A contact has one situation for all its sections.
  const opening = shelf === 'contacts' ? Object.values(ofCard ?? {})[0] : undefined
  return ofCard?.[section] ?? opening ?? null
}
