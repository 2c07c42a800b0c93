import type { Lang, Text } from '@kantyna/kernel'
import { encounterDecks, marketDecks } from '../../content/names.ts'
import { namedByBox } from '../named-by-box.ts'
import { deckNames, encounterDeckNames } from '../things/names.ts'

const decks = (name: string, wording: Text): readonly [string, Text] => [
  name,
  { pl: `tasowanie: ${wording.pl}`, en: `shuffling: ${wording.en}` },
]

/** What each stream of chance decides. */
export const streamNames: Readonly<Record<string, Text>> = {
  tiles: { pl: 'kolejność płytek mapy', en: 'the order of the map tiles' },
  'contacts white': { pl: 'rozkładanie kontaktów białej rangi', en: 'placing white contacts' },
  'contacts green': { pl: 'rozkładanie kontaktów zielonej rangi', en: 'placing green contacts' },
  'contacts yellow': { pl: 'rozkładanie kontaktów żółtej rangi', en: 'placing yellow contacts' },
  ...Object.fromEntries(marketDecks.map((deck) => decks(`market ${deck}`, deckNames[deck]))),
  ...Object.fromEntries(
    encounterDecks.map((deck) => {
      const { pl, en } = encounterDeckNames[deck]
      return decks(`encounters ${deck}`, { pl: `talia spotkań (${pl})`, en: `encounter deck (${en})` })
    }),
  ),
  attack: { pl: 'rzut atakującego', en: 'the attacker’s dice' },
  defence: { pl: 'rzut obrońcy', en: 'the defender’s dice' },
  test: { pl: 'test umiejętności', en: 'a skill test' },
  delivery: { pl: 'kontrola nielegalnego ładunku', en: 'the inspection of illegal cargo' },
  roll: { pl: 'inny rzut kośćmi', en: 'another roll of dice' },
  ai: { pl: 'losowy wybór gracza SI', en: 'a random choice of the AI player' },
  'ai deck': { pl: 'tasowanie talii SI', en: 'shuffling the AI deck' },
  'used ships': { pl: 'używane statki na sprzedaż', en: 'used ships on sale' },
  databank: {
    pl: 'jedna z kart danych o tym samym numerze',
    en: 'one of several databank cards of a number',
  },
}

/** The name of a stream. A record of another version may contain unknown streams. */
export function streamName(lang: Lang, name: string): string {
  return (streamNames[name] ?? namedByBox((names) => names.streams?.[name]))?.[lang] ?? name
}
