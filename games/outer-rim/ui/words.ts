import { at, counted, type Lang, type Seat } from '@kantyna/kernel'
import type { FameSource } from '../rules/rim.ts'

/** The labels of drawings, which screen readers also read. */

const words = {
  en: {
    map: 'Star chart',
    fameTrack: (fame: number) => `Fame (${fame} to win)`,
    distance: (steps: number) =>
      steps === 0 ? 'stay here' : counted('en', steps, { one: 'space', other: 'spaces' }),
    stops: (who: string) => `ends the move: ${who}`,
    encounterDeck: (name: string) => `Encounter deck: ${name}`,
    onlyYou: 'only you know this',
    level: (level: number) => `level ${level}`,
    lying: 'defeated',
    facedown: (rank: string) => `facedown, ${rank}`,
    noContact: 'empty contact space',
    nothingYet: 'Choosing a character',
    fame: (fame: number, wins: number) => `fame ${fame} of ${wins}`,
    credits: (credits: number) => `${number('en', credits)} credits`,
    damage: (damage: number, of: number) => `damage ${damage} of ${of}`,
    character: 'Character',
    ship: 'Ship',
    stats: {
      groundCombat: 'Ground combat',
      health: 'Health',
      hyperdrive: 'Hyperdrive',
      shipCombat: 'Ship combat',
      hull: 'Hull',
    },
    combat: { ground: 'Ground combat', ship: 'Ship combat' },
    test: 'Test',
    testOf: (skill: string) => `Test: ${skill}`,
    delivery: 'A die for illegal cargo',
    roll: 'A roll of one die',
    aiPlayers: (count: number) => (count > 1 ? 'AI players' : 'AI player'),
    openPool: 'Ship pool, removed cards and discarded contacts',
    openTrade: 'Trade and gifts',
    openAi: 'The AI player’s card',
    yourSpace: 'Show my ship',
    wins: (fame: number) => `${fame} fame`,
    toDeliver: (cards: readonly string[]) => `delivery of ${cards.join(', ')}`,
  },
  pl: {
    map: 'Mapa gwiezdna',
    fameTrack: (fame: number) => `Sława (do zwycięstwa: ${fame})`,
    distance: (steps: number) =>
      steps === 0
        ? 'zostań tutaj'
        : counted('pl', steps, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' }),
    stops: (who: string) => `koniec ruchu: ${who}`,
    encounterDeck: (name: string) => `Talia spotkań: ${name}`,
    onlyYou: 'tylko ty to wiesz',
    level: (level: number) => `poziom ${level}`,
    lying: 'pokonany gracz',
    facedown: (rank: string) => `zakryty, ranga ${rank}`,
    noContact: 'puste pole kontaktu',
    nothingYet: 'Trwa wybór postaci',
    fame: (fame: number, wins: number) => `sława ${fame} z ${wins}`,
    credits: (credits: number) => `kredyty: ${number('pl', credits)}`,
    damage: (damage: number, of: number) => `obrażenia ${damage} z ${of}`,
    character: 'Postać',
    ship: 'Statek',
    stats: {
      groundCombat: 'Walka bezpośrednia',
      health: 'Zdrowie',
      hyperdrive: 'Hipernapęd',
      shipCombat: 'Walka w przestrzeni',
      hull: 'Kadłub',
    },
    combat: { ground: 'Walka bezpośrednia', ship: 'Walka w przestrzeni' },
    test: 'Test',
    testOf: (skill: string) => `Test: ${skill}`,
    delivery: 'Rzut za nielegalny ładunek',
    roll: 'Rzut jedną kością',
    aiPlayers: (count: number) => (count > 1 ? 'Gracze SI' : 'Gracz SI'),
    openPool: 'Statki, usunięte karty i odrzucone kontakty',
    openTrade: 'Przekazanie kart i kredytów',
    openAi: 'Karta gracza SI',
    yourSpace: 'Pokaż mój statek',
    wins: (fame: number) => `sława ${fame}`,
    toDeliver: (cards: readonly string[]) => `dostawa: ${cards.join(', ')}`,
  },
} as const

export type UiWords = (typeof words)[Lang]

export function uiWords(lang: Lang): UiWords {
  return words[lang]
}

/** "12,000" and "4,000"; "12 000" and "4000", as in Polish texts. */
export function number(lang: Lang, amount: number): string {
  return amount.toLocaleString(lang === 'pl' ? 'pl-PL' : 'en-GB', {
    useGrouping: lang === 'pl' ? 'min2' : 'always',
  })
}

/** "12k": credits where space is short. */
export function thousands(credits: number): string {
  if (credits === 0) return '0'
  return credits % 1000 === 0 ? `${credits / 1000}k` : `${(credits / 1000).toFixed(1)}k`
}

export const fameSourceNames: Readonly<Record<Lang, Readonly<Record<FameSource, string>>>> = {
  en: {
    cargo: 'Cargo',
    bounty: 'Bounties',
    job: 'Jobs',
    patrol: 'Patrols',
    luxury: 'Luxuries',
    personalGoal: 'Personal goal',
    shipGoal: 'Ship goals',
    encounter: 'Encounters',
    other: 'Other',
  },
  pl: {
    cargo: 'Ładunki',
    bounty: 'Zlecenia',
    job: 'Misje',
    patrol: 'Patrole',
    luxury: 'Towary luksusowe',
    personalGoal: 'Cel osobisty',
    shipGoal: 'Cele statków',
    encounter: 'Spotkania',
    other: 'Inne',
  },
}

export function seatName(seats: readonly { readonly name?: string }[], seat: Seat): string {
  return at(seats, seat).name ?? String(seat + 1)
}
