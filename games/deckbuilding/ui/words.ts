import { counted, type Lang, type PluralForms, type Thing } from '@kantyna/kernel'
import { cardOf } from '../rules/pieces.ts'
import { explain } from '../words/things/things.ts'

/** Labels for screen readers, and the few words on the table itself. */

export const cardForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'card', other: 'cards' },
  pl: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
}

const baseForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'base', other: 'bases' },
  pl: { one: 'baza', few: 'bazy', many: 'baz', other: 'bazy' },
}

const words = {
  en: {
    board: 'The table',
    row: 'Galaxy row',
    own: { you: 'Your side', empire: 'The Empire’s side', rebels: 'The Rebels’ side' },
    units: 'Units in play',
    inPlay: 'In play',
    ships: 'Capital ships',
    hand: 'Your hand',
    handOf: 'Hand',
    pilots: 'Outer Rim Pilots',
    noBase: { now: 'Choosing a new base', later: 'New base next turn', over: 'Base destroyed' },
    emptyPlace: 'Empty space',
    used: 'ability used this turn',
    attacked: 'has attacked this turn',
    doomed: 'will be exiled at the end of the turn',
    damage: (damage: number, hitPoints: number) => `damage ${damage} of ${hitPoints}`,
    attackNow: (attack: number) => `current attack ${attack}`,
    target: 'target of the attack',
    strength: (total: number, needs: number) =>
      needs === 0 ? `attack ${total}` : `attack ${total}, ${needs} needed`,
    marker: (where: string) => `The Force marker is ${where}`,
    asking: 'this card is asking',
    amount: (damage: number) => `damage to deal: ${damage}`,
    resources: 'Resources',
    resourcesSay: (amount: number) =>
      `Resources: ${amount}. You buy cards with them; what is left is lost at the end of the turn.`,
    attack: 'Attack',
    againstBase: 'Against the base and the ships',
    againstRow: 'Against the galaxy row',
    nothingAttacks: 'No card can attack now.',
    open: 'open the list',
    topFirst: 'top first',
    inNoOrder: 'in no particular order',
  },
  pl: {
    board: 'Stół',
    row: 'Rząd galaktyki',
    own: { you: 'Twoja strona', empire: 'Strona Imperium', rebels: 'Strona Rebelii' },
    units: 'Jednostki w grze',
    inPlay: 'W grze',
    ships: 'Okręty',
    hand: 'Twoja ręka',
    handOf: 'Ręka',
    pilots: 'Piloci z Zewnętrznych Rubieży',
    noBase: { now: 'Pora na nową bazę', later: 'Nowa baza w następnej turze', over: 'Baza zniszczona' },
    emptyPlace: 'Puste miejsce',
    used: 'zdolność użyta w tej turze',
    attacked: 'już po ataku w tej turze',
    doomed: 'na koniec tury zostanie anihilowana',
    damage: (damage: number, hitPoints: number) => `obrażenia ${damage} z ${hitPoints}`,
    attackNow: (attack: number) => `obecny atak ${attack}`,
    target: 'cel ataku',
    strength: (total: number, needs: number) =>
      needs === 0 ? `siła ${total}` : `siła ${total}, potrzeba ${needs}`,
    marker: (where: string) => `Znacznik Mocy stoi ${where}`,
    asking: 'o to pyta ta karta',
    amount: (damage: number) => `obrażenia do zadania: ${damage}`,
    resources: 'Zasoby',
    resourcesSay: (amount: number) =>
      `Zasoby: ${amount}. Kupujesz za nie karty, a niewydane przepadają na koniec tury.`,
    attack: 'Atak',
    againstBase: 'Na bazę i okręty',
    againstRow: 'Na rząd galaktyki',
    nothingAttacks: 'Żadna karta nie może teraz atakować.',
    open: 'otwórz listę',
    topFirst: 'od wierzchu',
    inNoOrder: 'kolejność nieznana',
  },
} as const

export type UiWords = (typeof words)[Lang]

export function uiWords(lang: Lang): UiWords {
  return words[lang]
}

const pileNames = {
  en: {
    discard: 'Discard pile',
    deck: 'Deck',
    galaxyDeck: 'Galaxy deck',
    galaxyDiscard: 'Galaxy discard pile',
    exiled: 'Exiled cards',
    baseDeck: 'Base deck',
    putAway: 'Bases to choose from',
    victory: 'Bases destroyed',
    hand: 'Opponent’s hand',
  },
  pl: {
    discard: 'Karty odrzucone',
    deck: 'Talia',
    galaxyDeck: 'Talia galaktyki',
    galaxyDiscard: 'Odrzucone karty galaktyki',
    exiled: 'Karty anihilowane',
    baseDeck: 'Talia baz',
    putAway: 'Bazy do wyboru',
    victory: 'Zniszczone bazy',
    hand: 'Ręka przeciwnika',
  },
} as const

export type PileName = keyof (typeof pileNames)['en']

export function pileName(lang: Lang, pile: PileName): string {
  return pileNames[lang][pile]
}

const pilesOfBases: ReadonlySet<PileName> = new Set(['baseDeck', 'putAway', 'victory'])

export function pileLabel(lang: Lang, pile: PileName, count: number): string {
  const forms = pilesOfBases.has(pile) ? baseForms : cardForms
  return `${pileNames[lang][pile]}: ${counted(lang, count, forms[lang])}`
}

export function thingLabel(lang: Lang, thing: Thing): string {
  const wording = explain(lang, thing)
  return wording === null ? thing : `${wording.name}. ${wording.text.replaceAll('\n', ' ')}`
}

export function pieceNameOf(lang: Lang, piece: number): string {
  return cardOf(piece).name[lang]
}
