import { at, type CardFact, type Lang, type Provenance, type Text, type Thing } from '@kantyna/kernel'
import { abilities } from '../content/abilities.ts'
import { bonusTokens } from '../content/bonus-tokens.ts'
import { decrees } from '../content/decrees.ts'
import { fleetTokens } from '../content/fleet-tokens.ts'
import { goals } from '../content/goals.ts'
import { miningTokens } from '../content/mining-tokens.ts'
import { missions } from '../content/missions.ts'
import type { PlanetKind } from '../content/names.ts'
import { pirates } from '../content/pirates.ts'
import { planets } from '../content/planets.ts'
import { technologies } from '../content/technologies.ts'
import { wealthCards } from '../content/wealth-cards.ts'
import { FIRST_GOAL, FIRST_MINING, FIRST_MISSION } from '../rules/pieces.ts'
import { nameOf, textOf } from './things/things.ts'

/** The groups by which the gallery can be filtered. */
const groups = {
  planets: { en: 'planets', pl: 'planety' },
  technologies: { en: 'technology cards', pl: 'karty technologii' },
  missions: { en: 'missions', pl: 'misje' },
  decrees: { en: 'decrees', pl: 'dekrety' },
  goals: { en: 'goal cards', pl: 'karty celów' },
  abilities: { en: 'ability tiles', pl: 'kafelki zdolności' },
  wealth: { en: 'wealth cards', pl: 'karty bogactwa' },
  basic: { en: 'basic bonus tokens', pl: 'podstawowe żetony premii' },
  advanced: { en: 'advanced bonus tokens', pl: 'zaawansowane żetony premii' },
  mining: { en: 'mining tokens', pl: 'żetony wydobycia' },
  fleet: { en: 'fleet income tokens', pl: 'żetony dochodu floty' },
  pirates: { en: 'pirates', pl: 'piraci' },
} as const satisfies Readonly<Record<string, Text>>

const planetGroups: Readonly<Record<PlanetKind, Text>> = {
  action: { en: 'action planets', pl: 'planety akcyjne' },
  mining: { en: 'mining planets', pl: 'planety górnicze' },
  wild: { en: 'wild planets', pl: 'dzikie planety' },
  special: { en: 'special planets', pl: 'planety specjalne' },
}

const levels: readonly Text[] = [
  { en: 'level 1', pl: 'poziom 1' },
  { en: 'level 2', pl: 'poziom 2' },
  { en: 'level 3', pl: 'poziom 3' },
]

/** Which parts of a printed card are our own. */
const notes = {
  name: { en: 'The name is ours.', pl: 'Nazwa jest nasza.' },
  slots: { en: 'The name and the number of slots are ours.', pl: 'Nazwa i liczba pól placówek są nasze.' },
  level: {
    en: 'The name is ours; the level follows from the order of the cards in the rulebook.',
    pl: 'Nazwa jest nasza; poziom wynika z kolejności kart w instrukcji.',
  },
  scope: {
    en: 'The name is ours, and we have settled what exactly it covers.',
    pl: 'Nazwa jest nasza, a dokładny zakres działania ustaliliśmy sami.',
  },
  levelAndScope: {
    en: 'The name is ours, and we have settled what exactly it covers; the level follows from the order of the cards in the rulebook.',
    pl: 'Nazwa jest nasza, a dokładny zakres działania ustaliliśmy sami; poziom wynika z kolejności kart w instrukcji.',
  },
  number: { en: 'The name and the number of the card are ours.', pl: 'Nazwa i numer karty są nasze.' },
  points: {
    en: 'The name and the points are ours; the mark follows from the order of the cards in the rulebook.',
    pl: 'Nazwa i punkty są nasze; oznaczenie wynika z kolejności kart w instrukcji.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** Cards whose text we made narrower than the rulebook's, by GC-ORG-19, GC-TRN-06 and GC-ORG-88. */
const settledHere: readonly string[] = ['TC104', 'TC208', 'AB09']

/** Cards that the rulebook itself names. */
const cardsInRulebook: readonly string[] = ['PL20', 'AB01', 'AB02', 'AB10']

interface Listed {
  readonly id: string
  readonly provenance: Provenance
}

const lineOf = (lang: Lang, thing: Thing) => textOf(lang, thing).replaceAll('\n', ' ')

function fact(
  { id, provenance }: Listed,
  thing: Thing,
  kinds: readonly Text[],
  { copies = 1, note }: { readonly copies?: number; readonly note?: Text } = {},
): CardFact {
  return {
    id,
    thing,
    name: { en: nameOf('en', thing), pl: nameOf('pl', thing) },
    text: { en: lineOf('en', thing), pl: lineOf('pl', thing) },
    kinds,
    copies,
    provenance,
    ...(note === undefined || cardsInRulebook.includes(id) ? {} : { note }),
  }
}

/** F1: each colour has one of every fleet income token. */
const COLOURS = 5

/** Every piece with a text, once each. */
export const cards: readonly CardFact[] = [
  ...planets.map((planet, index) =>
    fact(planet, `planet:${index}`, [groups.planets, planetGroups[planet.kind]], {
      note: planet.isBase === true ? notes.slots : notes.name,
    }),
  ),
  ...technologies.map((card, index) =>
    fact(card, `technology:${index}`, [groups.technologies, at(levels, card.level - 1)], {
      note: settledHere.includes(card.id) ? notes.levelAndScope : notes.level,
    }),
  ),
  ...missions.map((card, index) =>
    fact(card, `mission:${FIRST_MISSION + index}`, [groups.missions, at(levels, card.level - 1)], {
      note: notes.number,
    }),
  ),
  ...decrees.map((card, index) => fact(card, `decree:${index}`, [groups.decrees], { note: notes.points })),
  ...goals.map((card, index) =>
    fact(card, `goal:${FIRST_GOAL + index}`, [groups.goals], { note: notes.name }),
  ),
  ...abilities.map((tile, index) =>
    fact(tile, `ability:${index}`, [groups.abilities], {
      note: settledHere.includes(tile.id) ? notes.scope : notes.name,
    }),
  ),
  ...wealthCards.map((card, index) => fact(card, `wealth:${index}`, [groups.wealth])),
  ...bonusTokens.map((token, index) =>
    fact(token, `token:${index}`, [token.isAdvanced ? groups.advanced : groups.basic]),
  ),
  ...miningTokens.map((token, index) => fact(token, `mining:${FIRST_MINING + index}`, [groups.mining])),
  ...fleetTokens.map((token, index) => fact(token, `fleet:${index}`, [groups.fleet], { copies: COLOURS })),
  ...pirates.map((token, index) => fact(token, `pirate:${index}`, [groups.pirates])),
]
