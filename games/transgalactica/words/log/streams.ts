import type { Lang, Text } from '@kantyna/kernel'
import type { setupStreams } from '../../rules/setup/setup.ts'

/** What each stream of chance decides. */
const streamNames: Readonly<Record<(typeof setupStreams)[number], Text>> = {
  firstPlayer: { en: 'who goes first', pl: 'kto zaczyna' },
  basePlanets: { en: 'base planets on the map', pl: 'planety bazowe na mapie' },
  planets: { en: 'other planets on the map', pl: 'pozostałe planety na mapie' },
  pirates: { en: 'where the pirates are', pl: 'rozmieszczenie piratów' },
  basicTokens: { en: 'basic bonus tokens', pl: 'podstawowe żetony premii' },
  advancedTokens: { en: 'advanced bonus tokens', pl: 'zaawansowane żetony premii' },
  startingMining: { en: 'starting mining tokens', pl: 'startowe żetony wydobycia' },
  mining: { en: 'mining tokens', pl: 'żetony wydobycia' },
  technologies: { en: 'technology cards', pl: 'karty technologii' },
  missions: { en: 'mission decks', pl: 'talie misji' },
  decrees: { en: 'Galactic decrees', pl: 'dekrety Galaktycznego Senatu' },
  fleetTokens: { en: 'fleet income tokens', pl: 'żetony dochodu floty' },
  goals: { en: 'goal cards', pl: 'karty celów' },
  wealth: { en: 'wealth cards', pl: 'karty bogactwa' },
  abilities: { en: 'ability tiles', pl: 'kafelki zdolności' },
}

/** A record may name streams of another version. */
export function streamName(lang: Lang, name: string): string {
  const known = Object.entries(streamNames).find(([stream]) => stream === name)
  return known === undefined ? name : known[1][lang]
}
