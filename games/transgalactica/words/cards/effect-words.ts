import { counted, type Lang, type Mood, type PluralForms } from '@kantyna/kernel'
import type { Area, Colour, Good, MissionType, PlanetKind, Track } from '../../content/names.ts'

/** The parts of card clauses: verbs in each mood, counted nouns, names of tracks and actions. */

/** In English the imperative and the infinitive are the same; the indicative needs the subject "you". */
export function you(mood: Mood, does: string): string {
  return mood === 'indicative' ? `you ${does}` : does
}

/** Polish has three forms: imperative, infinitive and second person. */
function verb(imperative: string, infinitive: string, indicative: string): (mood: Mood) => string {
  const forms: Readonly<Record<Mood, string>> = { imperative, infinitive, indicative }
  return (mood) => forms[mood]
}

export const activatePl = verb('aktywuj', 'aktywować', 'aktywujesz')
export const advancePl = verb('awansuj', 'awansować', 'awansujesz')
export const collectPl = verb('zbierz', 'zebrać', 'zbierasz')
export const completePl = verb('ukończ', 'ukończyć', 'kończysz')
export const discardPl = verb('odrzuć', 'odrzucić', 'odrzucasz')
export const doublePl = verb('podwój', 'podwoić', 'podwajasz')
export const gainPl = verb('zyskaj', 'zyskać', 'zyskujesz')
export const markPl = verb('oznacz', 'oznaczyć', 'oznaczasz')
export const mobilisePl = verb('zmobilizuj', 'zmobilizować', 'mobilizujesz')
export const movePl = verb('przesuń', 'przesunąć', 'przesuwasz')
export const payPl = verb('zapłać', 'zapłacić', 'płacisz')
export const performPl = verb('wykonaj', 'wykonać', 'wykonujesz')
export const placePl = verb('umieść', 'umieścić', 'umieszczasz')
export const raisePl = verb('podnieś', 'podnieść', 'podnosisz')
export const takePl = verb('weź', 'wziąć', 'bierzesz')
export const unlockPl = verb('odblokuj', 'odblokować', 'odblokowujesz')
export const usePl = verb('użyj', 'użyć', 'używasz')

type Forms = Readonly<Record<Lang, PluralForms>>

/** As the object of a verb: "zyskaj 1 obcego, 1 energię". */
const countedForms: Readonly<Record<Good | 'points' | 'any', Forms>> = {
  energy: {
    en: { one: 'energy', other: 'energy' },
    pl: { one: 'energię', few: 'energii', many: 'energii', other: 'energii' },
  },
  raw: {
    en: { one: 'raw material', other: 'raw materials' },
    pl: { one: 'surowiec', few: 'surowce', many: 'surowców', other: 'surowca' },
  },
  alien: {
    en: { one: 'alien', other: 'aliens' },
    pl: { one: 'obcego', few: 'obcych', many: 'obcych', other: 'obcego' },
  },
  credits: {
    en: { one: 'credit', other: 'credits' },
    pl: { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' },
  },
  points: {
    en: { one: 'VP', other: 'VP' },
    pl: { one: 'PZ', few: 'PZ', many: 'PZ', other: 'PZ' },
  },
  any: {
    en: { one: 'resource of any type', other: 'resources of any type' },
    pl: { one: 'dowolny zasób', few: 'dowolne zasoby', many: 'dowolnych zasobów', other: 'dowolnego zasobu' },
  },
}

export function goodCount(lang: Lang, what: Good | 'points' | 'any', count: number): string {
  return counted(lang, count, countedForms[what][lang])
}

export function joined(lang: Lang, parts: readonly string[], how: 'and' | 'or'): string {
  const last = { en: { and: ' and ', or: ' or ' }, pl: { and: ' i ', or: ' albo ' } }[lang][how]
  return [...parts.slice(0, -2), parts.slice(-2).join(last)].join(', ')
}

export const spaceCount = (lang: Lang, count: number): string =>
  counted(
    lang,
    count,
    {
      en: { one: 'space', other: 'spaces' },
      pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
    }[lang],
  )

export const crewCount = (lang: Lang, count: number): string =>
  counted(
    lang,
    count,
    {
      en: { one: 'crew member', other: 'crew members' },
      pl: { one: 'załoganta', few: 'załogantów', many: 'załogantów', other: 'załoganta' },
    }[lang],
  )

/** After "on the … track"; in Polish after "na torze". */
export const trackWords: Readonly<Record<Track, Readonly<Record<Lang, string>>>> = {
  technology: { en: 'technology', pl: 'technologii' },
  military: { en: 'military', pl: 'wojskowości' },
  production: { en: 'production', pl: 'produkcji' },
  politics: { en: 'politics', pl: 'polityki' },
  trade: { en: 'trade', pl: 'handlu' },
}

/** After "action"; in Polish after "akcję". */
export const actionWords: Readonly<Record<Area, Readonly<Record<Lang, string>>>> = {
  omni: { en: 'omni-action', pl: 'wszechakcję' },
  exploration: { en: 'exploration action', pl: 'akcję eksploracji' },
  mining: { en: 'mining action', pl: 'akcję wydobycia' },
  trade: { en: 'trade action', pl: 'akcję handlu' },
  technology: { en: 'technology action', pl: 'akcję technologii' },
  military: { en: 'military action', pl: 'akcję wojskowości' },
  production: { en: 'production action', pl: 'akcję produkcji' },
  politics: { en: 'politics action', pl: 'akcję polityki' },
}

/** Adjectives for planets; in Polish in the locative: "na 2 planetach żółtych". */
export const colourWords: Readonly<Record<Colour, Readonly<Record<Lang, string>>>> = {
  yellow: { en: 'yellow', pl: 'żółt' },
  green: { en: 'green', pl: 'zielon' },
  purple: { en: 'purple', pl: 'fioletow' },
  grey: { en: 'grey', pl: 'szar' },
}

export const kindWords: Readonly<Record<PlanetKind, Readonly<Record<Lang, string>>>> = {
  action: { en: 'action', pl: 'akcyjn' },
  mining: { en: 'mining', pl: 'górnicz' },
  wild: { en: 'wild', pl: 'dzik' },
  special: { en: 'special', pl: 'specjaln' },
}

/** In Polish in the accusative: "1 misję komercyjną", "3 misje wojenne". */
export const missionCount = (lang: Lang, count: number, type: MissionType): string =>
  counted(lang, count, missionForms[type][lang])

const missionForms: Readonly<Record<MissionType, Forms>> = {
  commercial: {
    en: { one: 'commercial mission', other: 'commercial missions' },
    pl: {
      one: 'misję komercyjną',
      few: 'misje komercyjne',
      many: 'misji komercyjnych',
      other: 'misji komercyjnej',
    },
  },
  war: {
    en: { one: 'war mission', other: 'war missions' },
    pl: { one: 'misję wojenną', few: 'misje wojenne', many: 'misji wojennych', other: 'misji wojennej' },
  },
  cultural: {
    en: { one: 'cultural mission', other: 'cultural missions' },
    pl: {
      one: 'misję kulturalną',
      few: 'misje kulturalne',
      many: 'misji kulturalnych',
      other: 'misji kulturalnej',
    },
  },
}
