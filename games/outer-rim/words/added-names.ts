import type { Lang, Text } from '@kantyna/kernel'
import type { Character, MarketCard } from '../content/card.ts'
import type { EncounterDeck, Planet, Rank } from '../content/names.ts'
import type { EnemyName } from '../content/prose.ts'
import { onPlanet, planetNames, shortPlanetNames, toPlanet } from './card-terms.ts'
import { addedSections, addedWordings } from './card-text.ts'
import { enemies } from './enemies.ts'
import { encounterDeckNames, navpointNames, ofPlanet } from './names.ts'
import { addedSetup } from './sheet-text.ts'
import { streamNames } from './streams.ts'
import { type AddedSheet, addedSheets, addedSymbols, spaceNotes } from './things.ts'
import { rankNames } from './type-line.ts'

/** A planet in the cases that sentences ask for: "Takodana", "na Takodanie", "na Takodanę", "od Takodany". */
export interface PlanetName {
  readonly is: Text
  readonly on: Text
  readonly to: Text
  readonly of: Text
}

/** What another box calls what it brings. Its words hand this over when they are loaded (`addNames`). */
export interface AddedNames {
  readonly planets?: Readonly<Partial<Record<Planet, PlanetName>>>
  /** Where a card has little room. */
  readonly shortPlanets?: Readonly<Partial<Record<Planet, Text>>>
  readonly navpoints?: Readonly<Record<string, Text>>
  readonly ranks?: Readonly<Partial<Record<Rank, Text>>>
  readonly encounterDecks?: Readonly<Partial<Record<EncounterDeck, Text>>>
  /** Headings of sections of encounter cards that are no place. */
  readonly sections?: Readonly<Record<string, Text>>
  readonly streams?: Readonly<Record<string, Text>>
  /** What its symbols on market cards do, as sentences. */
  readonly symbols?: (lang: Lang, card: MarketCard) => readonly string[]
  /** What its characters start with besides, as sentences. */
  readonly setup?: (lang: Lang, character: Character) => readonly string[]
  /** What cards of the base game say with this box on the table, where that differs. */
  readonly wording?: (lang: Lang, card: string, text: string) => string
  /** What else is told of its spaces, by their ids. */
  readonly spaceNotes?: Readonly<Record<string, Text>>
  /** What its sheets say that are neither characters nor ships, by their ids. */
  readonly sheets?: Readonly<Record<string, AddedSheet>>
  readonly enemies?: Readonly<Partial<Record<Lang, Readonly<Record<string, EnemyName>>>>>
}

const cases = { is: planetNames, on: onPlanet, to: toPlanet, of: ofPlanet }

export function addNames(added: AddedNames): void {
  for (const [planet, names] of Object.entries(added.planets ?? {}))
    for (const [which, table] of Object.entries(cases))
      for (const [lang, said] of Object.entries(names[which as keyof PlanetName])) // the cases of a name
        Object.assign(table[lang as Lang], { [planet]: said }) // a text is in languages
  Object.assign(shortPlanetNames, added.shortPlanets)
  Object.assign(navpointNames, added.navpoints)
  Object.assign(rankNames, added.ranks)
  Object.assign(encounterDeckNames, added.encounterDecks)
  Object.assign(addedSections, added.sections)
  Object.assign(streamNames, added.streams)
  Object.assign(spaceNotes, added.spaceNotes)
  Object.assign(addedSheets, added.sheets)
  // The page's gallery and its tables hand over the same names.
  if (added.symbols !== undefined && !addedSymbols.includes(added.symbols)) addedSymbols.push(added.symbols)
  if (added.setup !== undefined && !addedSetup.includes(added.setup)) addedSetup.push(added.setup)
  if (added.wording !== undefined && !addedWordings.includes(added.wording)) addedWordings.push(added.wording)
  for (const [lang, names] of Object.entries(added.enemies ?? {})) Object.assign(enemies[lang as Lang], names) // by language
}
