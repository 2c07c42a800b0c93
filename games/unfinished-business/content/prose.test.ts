import { readdirSync } from 'node:fs'
import { unwantedWords } from '@kantyna/kernel'
import { usedWords } from '@kantyna/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { databank } from '../../outer-rim/content/databank/index.ts'
import type { Prose } from '../../outer-rim/content/prose.ts'
import { glossary } from '../../outer-rim/words/glossary.ts'

/** The style of the situations of both boxes: words are not repeated too often, and both languages say the same. */

const languages = ['en', 'pl'] as const
type Language = (typeof languages)[number]
type Situations = ReadonlyMap<string, string>

/** Situations of a deck by card and section; the cards of the expansion lie in the decks that they join. */
async function readDecks(lang: Language): Promise<ReadonlyMap<string, Situations>> {
  const decks = new Map<string, Map<string, string>>()
  for (const folder of [`../../outer-rim/content/prose/${lang}/`, `./prose/${lang}/`])
    for (const file of readdirSync(new URL(folder, import.meta.url)).filter(
      (name) => !name.includes('enemies'),
    )) {
      const { prose }: { prose: Prose } = await import(new URL(`${folder}${file}`, import.meta.url).href)
      const deck = decks.get(file) ?? new Map<string, string>()
      for (const [card, sections] of Object.entries(prose))
        for (const [section, text] of Object.entries(sections)) deck.set(`${card} ${section}`, text)
      decks.set(file, deck)
    }
  return decks
}

const decks = { en: await readDecks('en'), pl: await readDecks('pl') }

/** How often a word may occur in a deck of encounters or contacts, and in all scripts of jobs and goals together. */
interface Budget {
  readonly deck: number
  readonly scripts: number
  readonly en: RegExp
  readonly pl: RegExp
}

const budgets: Readonly<Record<string, Budget>> = {
  old: {
    deck: 3,
    scripts: 6,
    en: /\bold(er|est)?\b/gi,
    pl: /(?<!\p{L})(star(y|a|e|ego|ej|emu|ą|ym|ymi|ych|szy|sza|sze|szego|szej|szą|zy)|starusz\p{L}*)(?!\p{L})/giu,
  },
  somebody: {
    deck: 4,
    scripts: 8,
    en: /\b(somebody|someone)\b/gi,
    pl: /(?<!\p{L})(ktoś|kogoś|komuś|kimś)(?!\p{L})/giu,
  },
  nobody: {
    deck: 4,
    scripts: 9,
    en: /\b(nobody|no one)\b/gi,
    pl: /(?<!\p{L})(nikt|nikogo|nikomu|nikim)(?!\p{L})/giu,
  },
  semicolon: { deck: 4, scripts: 8, en: /;/g, pl: /;/g },
  lamp: { deck: 2, scripts: 4, en: /\blamps?\b/gi, pl: /(?<!\p{L})lamp\p{L}*/giu },
  hum: { deck: 1, scripts: 3, en: /\bhum(s|med|ming)?\b/gi, pl: /(?<!\p{L})(bucz|mrucz|nuc)\p{L}*/giu },
  purse: { deck: 2, scripts: 4, en: /\bpurses?\b/gi, pl: /(?<!\p{L})sakiew\p{L}*/giu },
  nine: {
    deck: 1,
    scripts: 1,
    en: /\b(nine|ninth)\b/gi,
    pl: /(?<!\p{L})(dziewięć|dziewięciu|dziewiąt\p{L}*)(?!\p{L})/giu,
  },
}

/** Number words from three up; two may also be "both" or "the other". */
const numbers: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve|dozen',
    13: 'thirteen',
    19: 'nineteen',
    30: 'thirty',
    40: 'forty',
    100: 'hundreds?',
    1000: 'thousands?',
  },
  pl: {
    3: 'trzy|trzej|trzech|trzema|troje',
    4: 'cztery|czterej|czterech|czterema|czworo',
    5: 'pięć|pięciu|pięcioma|pięcioro',
    6: 'sześć|sześciu|sześcioma',
    7: 'siedem|siedmiu|siedmioma',
    8: 'osiem|ośmiu',
    9: 'dziewięć|dziewięciu',
    10: 'dziesięć|dziesięciu',
    11: 'jedenaście|jedenastu|jedenastoma',
    12: 'dwanaście|dwunastu|tuzin|tuzinem|tuzinie',
    13: 'trzynaście|trzynastego',
    19: 'dziewiętnaście',
    30: 'trzydzieści|trzydziestu|trzydziesta|trzydziestej',
    40: 'czterdzieści|czterdziestu',
    100: 'sto|stu|setka|setki|trzysta|czterysta|czterystu|kilkuset',
    1000: 'tysiąc|tysiąca|tysiące|tysięcy',
  },
}

/** "four hundred" is one number, and so is "ten thousand". */
const joined = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(two|three|four|ten) (hundred|thousand)/g, '$2')
    .replaceAll(/dziesięciu tysięcy/g, 'tysięcy')

const numbersText = (lang: Language, text: string) =>
  Object.entries(numbers[lang]).flatMap(([value, words]) =>
    new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'u').test(joined(text)) ? [value] : [],
  )

/** The last sentence states alternatives, a condition or a price: it ends with the decision. */
const decision: Readonly<Record<Language, RegExp>> = {
  en: /\b(or|whether|either|unless)\b|\?|\bif (you|one)\b|\byou (can|could|may|might)\b|\b(pays?|paid|prices?|fee|money|cash)\b/i,
  pl: /(?<!\p{L})(albo|czy|jeśli|można|możesz|chyba że|o ile|zapłac\p{L}*|płac\p{L}*|cen[aęyą]|cenie|pieniąd\p{L}*|pieniędzy|gotówk\p{L}*)(?!\p{L})|\?/iu,
}

const lastSentence = (text: string) => text.split(/(?<=[.!?…]”?) /).at(-1) ?? ''

describe.each(languages)('situations in %s', (lang) => {
  it('use no name that the glossary excludes', () => {
    const words = [...Object.keys(unwantedWords), ...glossary.flatMap(({ not }) => not)]
    const texts = [...decks[lang].values()].flatMap((situations) => [...situations.values()])
    expect(texts.flatMap((text) => usedWords(text, words).map((word) => `${word}: ${text}`))).toEqual([])
  })

  it('avoid turns of phrase that stumble or mislead', () => {
    const texts = [...decks[lang].values()].flatMap((situations) => [...situations.values()])
    for (const phrase of unwanted[lang])
      expect(
        texts.filter((text) => text.includes(phrase)),
        phrase,
      ).toEqual([])
  })

  it('of every encounter deck end on the decision in a third of the cases at least', () => {
    for (const [deck, situations] of decks[lang]) {
      if (deck === 'scripts.ts' || deck === 'contacts.ts') continue
      const deciding = [...situations.values()].filter((text) => decision[lang].test(lastSentence(text)))
      expect(deciding.length * 3, deck).toBeGreaterThanOrEqual(situations.size)
    }
  })

  it.each(Object.keys(budgets))('use “%s” no more than its budget in any deck', (word) => {
    const budget = budgets[word]
    for (const [deck, situations] of decks[lang]) {
      const uses = [...situations.values()].flatMap((text) => text.match(budget?.[lang] ?? /$^/) ?? [])
      const most = deck === 'scripts.ts' ? budget?.scripts : budget?.deck
      expect(uses.length, `${word} in ${deck}`).toBeLessThanOrEqual(most ?? 0)
    }
  })
})

/** Phrases that are clumsy or misleading, or that belong to another world. */
const unwanted: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'grandson out from under',
    'warm from the seals',
    'a suitable line',
    'for a moment, in somebody’s hand',
    'an apple',
    'Without ballast',
    'nine truces',
    'trades you, for a bed',
    'used their own name.',
    'for herself and for you',
    'has passed through here minutes ago',
    'on the bazaar',
    'under tension',
    'own treasury',
    'also to the Rebels',
    'is genuine, only',
    'lacks an easy loser',
    'judgment',
    'draw straws',
  ],
  pl: [
    'jednym lub drugim',
    'Bez balastu',
    'Umierający górnik',
    'za ciasne dla skrzydeł',
    'wystukuje światłem',
    'Znajduje się dla ciebie',
    'łaskawość',
    'handlarz relikwii',
    'wąskie jak drzwi',
    'jedenastu chętnych',
    'zapłaci za siebie i za ciebie',
    'notatki dwaj',
    'porównać notatki',
    'ciągniecie słomki',
    'W arenie',
    'przy ogrodzeniu jest dziura',
    'co do kredyta',
    'nigdy nie dotykane',
    'w poranek',
    'wszystkich pięciu to',
    'wypadnie puste',
    'nowe zlecenie albo',
    'jeden zleceń',
  ],
}

describe('situations', () => {
  it('number the shaft of job 42 as the title of its card does', () => {
    const title = databank.find(({ id }) => id === 'job-42-1')?.name
    for (const [lang, word] of [
      ['en', /thirteen/i],
      ['pl', /trzynast/i],
    ] as const) {
      expect(title?.[lang]).toMatch(word)
      expect(decks[lang].get('scripts.ts')?.get('job-42-1 arrival')).toMatch(word)
    }
  })

  it('have the same numbers in both languages', () => {
    for (const [deck, situations] of decks.en)
      for (const [key, text] of situations)
        expect(numbersText('pl', decks.pl.get(deck)?.get(key) ?? ''), key).toEqual(numbersText('en', text))
  })
})
