import { assert, type Lang, type Text } from '@kantyna/kernel'
import type { Card, Faction, Trait } from '../../content/card.ts'
import { cards } from '../../content/cards.ts'
import type { Place } from '../../rules/events.ts'

/** The names of cards, factions, traits and types. Names of cards are always in the nominative. */

export const factionNames: Readonly<Record<Faction, Text>> = {
  empire: { pl: 'Imperium', en: 'Empire' },
  rebels: { pl: 'Rebelia', en: 'Rebels' },
  neutral: { pl: 'neutralne', en: 'neutral' },
}

export const traitNames: Readonly<Record<Trait, Text>> = {
  trooper: { pl: 'Żołnierz', en: 'Trooper' },
  fighter: { pl: 'Myśliwiec', en: 'Fighter' },
  transport: { pl: 'Transportowiec', en: 'Transport' },
  vehicle: { pl: 'Pojazd', en: 'Vehicle' },
  officer: { pl: 'Oficer', en: 'Officer' },
  'bounty-hunter': { pl: 'Łowca nagród', en: 'Bounty Hunter' },
  scoundrel: { pl: 'Łajdak', en: 'Scoundrel' },
  jedi: { pl: 'Jedi', en: 'Jedi' },
  sith: { pl: 'Sith', en: 'Sith' },
  droid: { pl: 'Droid', en: 'Droid' },
}

export const kindNames: Readonly<Record<Card['kind'], Text>> = {
  unit: { pl: 'jednostka', en: 'unit' },
  ship: { pl: 'okręt', en: 'capital ship' },
  base: { pl: 'baza', en: 'base' },
}

export function nameOfId(lang: Lang, id: string): string {
  const card = cards.find((known) => known.id === id)
  assert(card !== undefined, `there is no card ${id}`)
  return card.name[lang]
}

/** Cards of which there is only one, and which take "the" in English. */
const withArticle: ReadonlySet<string> = new Set(['death-star', 'millennium-falcon'])

/** A name as it is written in an English sentence. */
export function englishName(id: string): string {
  return withArticle.has(id) ? `the ${nameOfId('en', id)}` : nameOfId('en', id)
}

/** Places that a text does not name. A new place must be added here. */
export const unnamed: Readonly<Record<Place, string>> = {
  hand: '',
  discard: '',
  deckTop: '',
  play: '',
  row: '',
  galaxyDeck: '',
  galaxyDiscard: '',
  pilots: '',
  deck: '',
}
