import {
  at,
  type GameEvent,
  type GameWords,
  type Lang,
  type Line,
  line,
  player,
  type Seat,
  type Term,
} from '../../index.ts'
import { effects, type HiredEffect } from './hired-man-cards.ts'
import { MEN, PLACES } from './hired-man-table.ts'

/** Everything that events of this game may tell. */
interface Told extends GameEvent {
  readonly seat?: Seat
  readonly roller?: Seat
  readonly man?: number
  readonly place?: number
  readonly credits?: number
  readonly isWon?: boolean
  readonly faces?: readonly string[]
  readonly terms?: readonly Term[]
}

type Sentences = Readonly<Record<string, (told: Told) => Line>>

const who = ({ seat = 0 }: Told) => player(seat)
const whom = ({ man = 0 }: Told) => at(MEN, man).name
const where = ({ place = 0 }: Told) => at(PLACES, place).name

/** "4 = 3 character + 1 gear" */
export function termsText(lang: Lang, terms: readonly Term[]): string {
  const total = terms.reduce((sum, { amount }) => sum + amount, 0)
  return `${total} = ${terms.map(({ amount, name }) => `${amount} ${sources[lang][name] ?? name}`).join(' + ')}`
}

const sources: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {},
  pl: {
    character: 'postać',
    gear: 'sprzęt',
    crew: 'załoga',
    man: 'przeciwnik',
    bystander: 'przechodzień',
    ability: 'zdolność',
  },
}

const events: Readonly<Record<Lang, Sentences>> = {
  en: {
    flew: (told) => line`${who(told)} flies to the ${where(told)}`,
    hired: (told) => line`${who(told)} hires ${whom(told)}`,
    hunts: (told) => line`${who(told)} hunts ${whom(told)}`,
    rolled: ({ roller = 0, terms = [], faces = [] }) =>
      line`${player(roller)} rolls ${termsText('en', terms)}: ${faces.join(', ')}`,
    used: (told) => line`${who(told)} uses an ability`,
    fought: (told) => line`${who(told)} ${told.isWon === true ? 'wins' : 'loses'}`,
    discarded: (told) => line`${who(told)} discards ${whom(told)}`,
    captured: (told) => line`${who(told)} captures ${whom(told)}`,
    eliminated: (told) => line`${who(told)} eliminates ${whom(told)}`,
    earned: (told) => line`${who(told)} earns ${told.credits ?? 0}`,
    delivered: (told) => line`${who(told)} delivers ${whom(told)}`,
  },
  pl: {
    flew: (told) => line`${who(told)} leci do: ${where(told)}`,
    hired: (told) => line`${who(told)} zatrudnia: ${whom(told)}`,
    hunts: (told) => line`${who(told)} poluje na: ${whom(told)}`,
    rolled: ({ roller = 0, terms = [], faces = [] }) =>
      line`${player(roller)} rzuca ${termsText('pl', terms)}: ${faces.join(', ')}`,
    used: (told) => line`${who(told)} używa zdolności`,
    fought: (told) => line`${who(told)} ${told.isWon === true ? 'wygrywa' : 'przegrywa'}`,
    discarded: (told) => line`${who(told)} odrzuca: ${whom(told)}`,
    captured: (told) => line`${who(told)} pojmuje: ${whom(told)}`,
    eliminated: (told) => line`${who(told)} eliminuje: ${whom(told)}`,
    earned: (told) => line`${who(told)} zarabia ${told.credits ?? 0}`,
    delivered: (told) => line`${who(told)} dostarcza: ${whom(told)}`,
  },
}

const prompts: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    act: 'Your turn',
    useAbility: 'Use an ability?',
    chooseEffect: 'Choose one',
    putWhere: 'Where does his token go?',
  },
  pl: {
    act: 'Twoja tura',
    useAbility: 'Użyć zdolności?',
    chooseEffect: 'Wybierz jedno',
    putWhere: 'Gdzie położyć jego żeton?',
  },
}

function wordsIn(lang: Lang): GameWords {
  return {
    // Each event is told under the name of its type.
    event: (event) => events[lang][event.type]?.(event as Told) ?? null,
    prompt: ({ kind }) => [prompts[lang][kind] ?? kind],
    option({ kind }, { id, facts: { effect } = {} }) {
      // The kernel's own question has trees of this game among its facts.
      return [kind === 'chooseEffect' && effect ? effects.text(effect as unknown as HiredEffect, lang) : id]
    },
    refusal: ({ reason }) => reason,
    waiting: (kind) => prompts[lang][kind] ?? kind,
    explain: (thing) => ({ name: thing, text: thing, rules: [] }),
    stream: (name) => name,
  }
}

export const words: Readonly<Record<Lang, GameWords>> = { pl: wordsIn('pl'), en: wordsIn('en') }
