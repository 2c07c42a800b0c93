import { counted, type Lang, type Text } from '@kantyna/kernel'
import type { BoxNames, PlanetName } from '../../../outer-rim/content/box-names.ts'
import type { AddedMarketCard } from '../../content/card.ts'
import type { AddedCharacter } from '../../content/characters.ts'
import type { PatrolDestination } from '../../content/names.ts'
import { enemies as ambitionsEn } from '../../content/prose/en/ambition-enemies.ts'
import { enemies as contactsEn } from '../../content/prose/en/contact-enemies.ts'
import { enemies as firstEn } from '../../content/prose/en/enemies-a.ts'
import { enemies as secondEn } from '../../content/prose/en/enemies-b.ts'
import { enemies as scriptsEn } from '../../content/prose/en/script-enemies.ts'
import { enemies as ambitionsPl } from '../../content/prose/pl/ambition-enemies.ts'
import { enemies as contactsPl } from '../../content/prose/pl/contact-enemies.ts'
import { enemies as firstPl } from '../../content/prose/pl/enemies-a.ts'
import { enemies as secondPl } from '../../content/prose/pl/enemies-b.ts'
import { enemies as scriptsPl } from '../../content/prose/pl/script-enemies.ts'

/** UB-SET-10: the letters stand for the two ends of the map. */
const coreWorlds = {
  'core-spinward': {
    is: { pl: 'Zachodnie Światy Jądra', en: 'Spinward Core Worlds' },
    on: { pl: 'Zachodnich Światach Jądra', en: 'the Spinward Core Worlds' },
    to: { pl: 'Zachodnie Światy Jądra', en: 'the Spinward Core Worlds' },
    of: { pl: 'Zachodnich Światów Jądra', en: 'the Spinward Core Worlds' },
  },
  'core-trailing': {
    is: { pl: 'Wschodnie Światy Jądra', en: 'Trailing Core Worlds' },
    on: { pl: 'Wschodnich Światach Jądra', en: 'the Trailing Core Worlds' },
    to: { pl: 'Wschodnie Światy Jądra', en: 'the Trailing Core Worlds' },
    of: { pl: 'Wschodnich Światów Jądra', en: 'the Trailing Core Worlds' },
  },
} as const satisfies BoxNames['planets']

/** The destination of cargo may be a patrol (UB-FACT-75). */
const patrolNamed = (ofFaction: { readonly pl: string; readonly en: string }): PlanetName => ({
  is: { pl: `patrol ${ofFaction.pl}`, en: `${ofFaction.en} patrol` },
  on: { pl: `polu patrolu ${ofFaction.pl}`, en: `the space of the ${ofFaction.en} patrol` },
  to: { pl: `pole patrolu ${ofFaction.pl}`, en: `the ${ofFaction.en} patrol` },
  of: { pl: `patrolu ${ofFaction.pl}`, en: `the ${ofFaction.en} patrol` },
})

const patrols: Readonly<Record<PatrolDestination, PlanetName>> = {
  'rebel-patrol': patrolNamed({ pl: 'Rebelii', en: 'Rebel' }),
  'imperial-patrol': patrolNamed({ pl: 'Imperium', en: 'Imperial' }),
  'hutt-patrol': patrolNamed({ pl: 'Huttów', en: 'Hutt' }),
  'syndicate-patrol': patrolNamed({ pl: 'Syndykatów', en: 'Syndicate' }),
}

/** Where the Core Worlds lie, and what their symbol means (UB-COR-16). */
const coreWorldsNote: Text = {
  pl: 'Zachodnie Światy Jądra leżą na zachodnim końcu mapy, po stronie, w którą obraca się galaktyka; Wschodnie na wschodnim, po przeciwnej. Symbol przejścia: kto zapowie lot przed dobraniem karty spotkania, może przedostać się na drugą stronę galaktyki.',
  en: 'The Spinward Core Worlds lie at the western end of the map, on the side towards which the galaxy turns; the Trailing ones at the eastern end, on the opposite side. Crossing symbol: whoever announces it before drawing the encounter card may cross to the other side of the galaxy.',
}

/** UB-REV-06 to UB-REV-08. */
function revealSymbol(lang: Lang, { reveals }: AddedMarketCard): string[] {
  if (reveals === undefined) return []
  const players = `${reveals[0]}–${reveals[1]}`
  return [
    lang === 'pl'
      ? `Gdy ta karta zostaje odkryta po zakupie, aktywny gracz odkrywa 1 kontakt na swojej planecie (liczba graczy: ${players}).`
      : `When this card is revealed after a purchase, the active player reveals 1 contact on their planet (${players} players).`,
  ]
}

/** UB-FACT-20: Cad Bane has fame from the start. */
function startingFame(lang: Lang, { startFame }: AddedCharacter): readonly string[] {
  if (startFame === undefined) return []
  return [
    lang === 'pl'
      ? `Zaczynasz grę z ${counted('pl', startFame, { one: 'punktem', few: 'punktami', many: 'punktami', other: 'punktu' })} sławy.`
      : `You start the game with ${startFame} fame.`,
  ]
}

/** The names of the expansion's things, registered with the base game. */
export const names: BoxNames = {
  planets: { ...coreWorlds, ...patrols },
  shortPlanets: {
    'core-spinward': { pl: 'Zachodnie Jądro', en: 'Spinward Core' },
    'core-trailing': { pl: 'Wschodnie Jądro', en: 'Trailing Core' },
  },
  navpoints: {
    'cs-1': {
      pl: 'punkt nawigacyjny przed Zachodnimi Światami Jądra',
      en: 'navpoint before the Spinward Core Worlds',
    },
    'ct-1': {
      pl: 'punkt nawigacyjny przed Wschodnimi Światami Jądra',
      en: 'navpoint before the Trailing Core Worlds',
    },
  },
  ranks: { orange: { pl: 'pomarańczowa', en: 'orange' } },
  encounterDecks: { 'core-worlds': { pl: 'Światy Jądra', en: 'Core Worlds' } },
  sections: {
    acrossTheCore: { pl: 'Przez galaktykę', en: 'Across the Core' },
    coreWorlds: { pl: 'Światy Jądra', en: 'Core Worlds' },
  },
  streams: {
    'encounters core-worlds': {
      pl: 'tasowanie: talia spotkań (Światy Jądra)',
      en: 'shuffling: encounter deck (Core Worlds)',
    },
    ambitions: { pl: 'losowanie plansz ambicji', en: 'drawing ambition sheets' },
    'ai order': { pl: 'kolejność graczy SI', en: 'the turn order of the AI players' },
    'ai targets': { pl: 'wybór celu przez łowcę nagród', en: 'a bounty hunter’s choice of target' },
    'contacts orange': { pl: 'rozkładanie kontaktów pomarańczowej rangi', en: 'placing orange contacts' },
  },
  // UB-COR-16: each Core Worlds space carries the symbol of the crossing.
  spaceNotes: { 'core-spinward': coreWorldsNote, 'core-trailing': coreWorldsNote },
  symbols: revealSymbol,
  setup: startingFame,
  enemies: {
    en: { ...firstEn, ...secondEn, ...contactsEn, ...scriptsEn, ...ambitionsEn },
    pl: { ...firstPl, ...secondPl, ...contactsPl, ...scriptsPl, ...ambitionsPl },
  },
}
