import { counted, type Lang, type PluralForms, type Text } from '@kantyna/kernel'
import type {
  Area,
  Colour,
  Form,
  Good,
  MissionType,
  PlanetKind,
  Source,
  Track,
  WorkerKind,
} from '../../content/names.ts'

/**
 * The names of goods, tracks, actions and other terms of the rules. Names of cards and planets are always in the
 * nominative.
 */

export const goodNames: Readonly<Record<Good, Text>> = {
  energy: { en: 'energy', pl: 'energia' },
  raw: { en: 'raw material', pl: 'surowiec' },
  alien: { en: 'alien', pl: 'obcy' },
  credits: { en: 'credits', pl: 'kredyty' },
}

type Forms = Readonly<Record<Lang, PluralForms>>

/** Amounts in stock: "1 obcy, 1 energia, 2 energii". Amounts gained or paid are in effect-words.ts. */
const goodForms: Readonly<Record<Good | 'points' | 'any', Forms>> = {
  energy: {
    en: { one: 'energy', other: 'energy' },
    pl: { one: 'energia', few: 'energii', many: 'energii', other: 'energii' },
  },
  raw: {
    en: { one: 'raw material', other: 'raw materials' },
    pl: { one: 'surowiec', few: 'surowce', many: 'surowców', other: 'surowca' },
  },
  alien: {
    en: { one: 'alien', other: 'aliens' },
    pl: { one: 'obcy', few: 'obcych', many: 'obcych', other: 'obcego' },
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

export function goodTotal(lang: Lang, what: Good | 'points' | 'any', count: number): string {
  return counted(lang, count, goodForms[what][lang])
}

export const trackNames: Readonly<Record<Track, Text>> = {
  technology: { en: 'technology', pl: 'technologia' },
  military: { en: 'military', pl: 'wojskowość' },
  production: { en: 'production', pl: 'produkcja' },
  politics: { en: 'politics', pl: 'polityka' },
  trade: { en: 'trade', pl: 'handel' },
}

export const areaNames: Readonly<Record<Area, Text>> = {
  omni: { en: 'omni-action', pl: 'wszechakcja' },
  exploration: { en: 'exploration', pl: 'eksploracja' },
  mining: { en: 'mining', pl: 'wydobycie' },
  trade: { en: 'trade', pl: 'handel' },
  technology: { en: 'technology', pl: 'technologia' },
  military: { en: 'military', pl: 'wojskowość' },
  production: { en: 'production', pl: 'produkcja' },
  politics: { en: 'politics', pl: 'polityka' },
}

/** After "akcja": "akcja wydobycia". */
export const areaGenitivesPl: Readonly<Record<Area, string>> = {
  omni: 'wszechakcji',
  exploration: 'eksploracji',
  mining: 'wydobycia',
  trade: 'handlu',
  technology: 'technologii',
  military: 'wojskowości',
  production: 'produkcji',
  politics: 'polityki',
}

export const formNames: Readonly<Record<Form, Text>> = {
  main: { en: 'main action', pl: 'główna akcja' },
  secondary: { en: 'secondary action', pl: 'dodatkowa akcja' },
}

export const workerNames: Readonly<Record<WorkerKind, Text>> = {
  captain: { en: 'captain', pl: 'kapitan' },
  crew: { en: 'crew member', pl: 'załogant' },
  lieutenant: { en: 'lieutenant', pl: 'porucznik' },
  actingCaptain: { en: 'captain, for the main action', pl: 'kapitan, do głównej akcji' },
  actingCrew: { en: 'crew member, for the main action', pl: 'załogant, do głównej akcji' },
}

/** As the object of sending: "a captain", "kapitana". */
export const workersSent: Readonly<Record<WorkerKind, Text>> = {
  captain: { en: 'a captain', pl: 'kapitana' },
  crew: { en: 'a crew member', pl: 'załoganta' },
  lieutenant: { en: 'the lieutenant', pl: 'porucznika' },
  actingCaptain: { en: 'a captain', pl: 'kapitana' },
  actingCrew: { en: 'a crew member', pl: 'załoganta' },
}

/** Adjectives for planets; in Polish, feminine. */
export const colourNames: Readonly<Record<Colour, Text>> = {
  yellow: { en: 'yellow', pl: 'żółta' },
  green: { en: 'green', pl: 'zielona' },
  purple: { en: 'purple', pl: 'fioletowa' },
  grey: { en: 'grey', pl: 'szara' },
}

export const multicolour: Text = { en: 'multicolour', pl: 'wielokolorowa' }

export const planetKindNames: Readonly<Record<PlanetKind, Text>> = {
  action: { en: 'action planet', pl: 'planeta akcyjna' },
  mining: { en: 'mining planet', pl: 'planeta górnicza' },
  wild: { en: 'wild planet', pl: 'dzika planeta' },
  special: { en: 'special planet', pl: 'planeta specjalna' },
}

export const missionTypeNames: Readonly<Record<MissionType, Text>> = {
  commercial: { en: 'commercial', pl: 'komercyjna' },
  war: { en: 'war', pl: 'wojenna' },
  cultural: { en: 'cultural', pl: 'kulturalna' },
}

export const sourceNames: Readonly<Record<Source, Text>> = {
  missions: { en: 'missions', pl: 'misje' },
  technologies: { en: 'technology cards', pl: 'karty technologii' },
  senate: { en: 'Galactic Senate', pl: 'Galaktyczny Senat' },
  planets: { en: 'planets', pl: 'planety' },
  mining: { en: 'mining track', pl: 'tor wydobycia' },
  outposts: { en: 'outpost spaces', pl: 'pola placówek' },
  pirates: { en: 'pirates', pl: 'piraci' },
  tracks: { en: 'tracks', pl: 'tory' },
  fleet: { en: 'fleet income', pl: 'dochód floty' },
  crew: { en: 'empty crew spaces', pl: 'puste pola załogi' },
  tokens: { en: 'bonus tokens', pl: 'żetony premii' },
  military: { en: 'military comparison', pl: 'porównanie wojskowości' },
  abilities: { en: 'ability', pl: 'zdolność' },
  wealth: { en: 'wealth cards', pl: 'karty bogactwa' },
  goal: { en: 'goal', pl: 'cel' },
  credits: { en: 'credits left', pl: 'pozostałe kredyty' },
  resources: { en: 'resources left', pl: 'pozostałe zasoby' },
}

export const phaseNames: Readonly<Record<'setup' | 'income' | 'turns' | 'cleanUp' | 'scoring', Text>> = {
  setup: { en: 'setup', pl: 'przygotowanie' },
  income: { en: 'income phase', pl: 'faza dochodów' },
  turns: { en: 'turns', pl: 'faza tur' },
  cleanUp: { en: 'clean-up', pl: 'faza porządkowania' },
  scoring: { en: 'final scoring', pl: 'punktacja końcowa' },
}
