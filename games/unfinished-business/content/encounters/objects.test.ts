import { describe, expect, it } from 'vitest'
import type { EncounterCard, Reading, SectionKey } from '../../../outer-rim/content/card.ts'
import { encounters as baseCards } from '../../../outer-rim/content/encounters/index.ts'
import { type Prose, proseKey } from '../../../outer-rim/content/prose.ts'
import { encounters as addedCards } from './index.ts'

/** A situation mentions what its options are about: a word for it is in the text, in both languages. */

const decks = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel-maelstrom',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'kafrene-takodana',
  'navpoint',
  'core-worlds',
] as const

const languages = ['en', 'pl'] as const
type Language = (typeof languages)[number]

async function readProse(lang: Language): Promise<Prose> {
  const files = await Promise.all(
    decks.flatMap((deck) => [
      ...(deck === 'core-worlds' ? [] : [import(`../../../outer-rim/content/prose/${lang}/${deck}.ts`)]),
      import(`../prose/${lang}/${deck}.ts`),
    ]),
  )
  return Object.assign({}, ...files.map(({ prose }: { prose: Prose }) => prose))
}

const prose = { en: await readProse('en'), pl: await readProse('pl') }

const said: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  ship: {
    en: /ship|hull|berth|wing|engine|\btow\b|boat|barge|fighter|keel|fly|flew|reactor|yacht|race/i,
    pl: /statk|statek|kadłub|stanowisk|skrzyd|silnik|\bhol|łodz|łódź|bark|myśliw|latać|lecieć|reaktor|jacht|ściga/i,
  },
  cargo: {
    en: /cargo|crate|hold|freight|carry|carries|load|food|goods/i,
    pl: /ładun|ładown|skrzyn|towar|wiezie|jedzeni/i,
  },
  crew: { en: /crew/i, pl: /załog/i },
  gear: { en: /gear|kit|weapon|instrument/i, pl: /sprzęt|rynsztun|broni|broń|przyrząd/i },
  mod: { en: /parts|bolted/i, pl: /części|przykręc/i },
  patrol: {
    en: /patrol|squadron|fleet|picket|chase|garrison|beacon|commodore|bearing|navigator|officer/i,
    pl: /patrol|eskadr|flot|czujk|pościg|garnizon|komodor|namiar|nawigator|oficer/i,
  },
  shop: {
    en: /buy|sell|sold|sale|price|shop|stall|store|market|auction|counter|trade|deal|haggl|cheap|broker|credit/i,
    pl: /kup|przeda|\bcen|sklep|stragan|magazyn|targ|licyt|aukcj|\blad[aąęy]\b|handel|handl|tani|zastaw|kredyt/i,
  },
}

interface Node {
  readonly op: string
  readonly [field: string]: unknown
}

function nodesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap(nodesIn)
  return 'op' in tree && typeof tree.op === 'string' ? [tree as Node, ...below] : below // it has an `op`
}

/** If the ship is the only thing that can be damaged, the text need not mention it. */
const inSpace: readonly SectionKey[] = ['maelstrom', 'patrol', 'noPatrol', 'acrossTheCore']

function thingsIn(place: SectionKey, reading: Reading): readonly string[] {
  return nodesIn(reading).flatMap((node): string[] => {
    if (node.op === 'suffer' && node['on'] === 'ship') return inSpace.includes(place) ? [] : ['ship']
    if (node.op === 'movePatrol') return ['patrol']
    if (node.op === 'buy' || node.op === 'marketAction' || node.op === 'buyUsedShip') return ['shop']
    if (node.op !== 'discard') return []
    const { types = [] } = node['cards'] as { readonly types?: readonly string[] } // the cards that a discard asks for
    return types.length === 1 ? [...types] : []
  })
}

const readings = [...baseCards, ...addedCards].flatMap((card: EncounterCard) =>
  Object.entries(card.sections).flatMap(([key, section]) => {
    const place = key as SectionKey // the keys of a record come back as plain strings
    if ('reading' in section) return [{ id: card.id, place, key: proseKey(place), reading: section.reading }]
    return (['positive', 'neutral', 'negative'] as const).map((standing) => ({
      id: card.id,
      place,
      key: proseKey(place, standing),
      reading: section.by[standing],
    }))
  }),
)

/** A person passes on the secret. Found things, mistakes, overheard words, machines, debts and smells need none. */
const mentor: Readonly<Record<Language, RegExp>> = {
  en: /\b(teach(es)?|taught|shows? you|explains?|tells you|retired|in retirement|demonstrates|advises)\b/i,
  pl: /(?<!\p{L})(uczy|uczą|pokazuje|tłumaczy|wyjaśnia|objaśnia|zdradza|opowiada|radzi|emerytowan\p{L}*|emeryturze)(?!\p{L})/iu,
}
const MOST_MENTORS = 17

describe.each(languages)('situations in %s', (lang) => {
  it('let a person teach or explain the secret in 17 cases at most', () => {
    const secrets = readings.filter(({ reading }) => 'secret' in reading)
    const taught = secrets.filter(({ id, key }) => mentor[lang].test(prose[lang][id]?.[key] ?? ''))
    expect(secrets.length).toBeGreaterThanOrEqual(MOST_MENTORS * 3)
    expect(taught.length).toBeLessThanOrEqual(MOST_MENTORS)
  })

  it.each(Object.keys(said))('speak of what can be lost or won: %s', (thing) => {
    const silent = readings.filter(({ id, place, key, reading }) => {
      const text = prose[lang][id]?.[key] ?? ''
      return thingsIn(place, reading).includes(thing) && !said[thing]?.[lang].test(text)
    })
    expect(silent.map(({ id, key }) => `${id} ${key}: ${prose[lang][id]?.[key]}`)).toEqual([])
  })
})
