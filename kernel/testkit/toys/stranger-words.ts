import {
  at,
  type GameEvent,
  type GameWords,
  type Lang,
  type Line,
  line,
  player,
  type Seat,
} from '../../index.ts'
import { cardOf, effects, PEOPLE, PLACES, REGIONS, type StrangerEffect } from './stranger-cards.ts'

/** All facts that events of this game may have. */
interface Told extends GameEvent {
  readonly seat?: Seat
  readonly place?: number
  readonly places?: readonly number[]
  readonly person?: number
  readonly card?: number
  readonly region?: number
  readonly fame?: number
  readonly rolled?: number
  readonly bonus?: number
  readonly by?: number
  readonly isWon?: boolean
}

type Sentences = Readonly<Record<string, (told: Told) => Line>>

const who = ({ seat = 0 }: Told) => player(seat)
const where = (place = 0) => at(PLACES, place).toUpperCase()
const whom = ({ person = 0 }: Told) => at(PEOPLE, person).name
const which = ({ card }: Told) => (card === undefined ? '' : cardOf(card).name)

const events: Readonly<Record<Lang, Sentences>> = {
  en: {
    gained: (told) => line`${who(told)} gains ${told.fame ?? 0} fame`,
    looked: () => line`Something is looked at`,
    mingled: () => line`The face-down people are shuffled`,
    boosted: (told) => line`The fighter has ${told.by ?? 0} more`,
    peeked: (told) => line`${who(told)} peeks at ${where(told.place)}`,
    turnedUp: (told) => line`${who(told)} turns up ${whom(told)} in ${where(told.place)}`,
    swapped: ({ places = [] }) => line`The people in ${places.map(where).join(', ')} are swapped`,
    drew: (told) => line`${who(told)} draws ${which(told)}`,
    drewSecret: (told) => line`${who(told)} keeps a secret (${at(REGIONS, told.region ?? 0)})`,
    putAway: (told) => line`${who(told)} puts a secret under the deck`,
    usedSecret: (told) => line`${who(told)} uses ${which(told)}`,
    usedFaceDown: (told) => line`${who(told)} uses a secret face down`,
    fought: (told) => line`${who(told)} rolls ${told.rolled ?? 0} against ${whom(told)}`,
  },
  pl: {
    gained: (told) => line`${who(told)} zyskuje sławę: ${told.fame ?? 0}`,
    looked: () => line`Coś obejrzano`,
    mingled: () => line`Potasowano zakryte osoby`,
    boosted: (told) => line`Walczący ma o ${told.by ?? 0} więcej`,
    peeked: (told) => line`${who(told)} podgląda osobę w ${where(told.place)}`,
    turnedUp: (told) => line`${who(told)} odkrywa osobę ${whom(told)} w ${where(told.place)}`,
    swapped: ({ places = [] }) => line`Zamieniono osoby: ${places.map(where).join(', ')}`,
    drew: (told) => line`${who(told)} dobiera: ${which(told)}`,
    drewSecret: (told) => line`${who(told)} zachowuje tajną informację`,
    putAway: (told) => line`${who(told)} odkłada tajną informację pod talię`,
    usedSecret: (told) => line`${who(told)} używa: ${which(told)}`,
    usedFaceDown: (told) => line`${who(told)} używa zakrytej tajnej informacji`,
    fought: (told) => line`${who(told)} wyrzuca ${told.rolled ?? 0}; przeciwnik: ${whom(told)}`,
  },
}

const prompts: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    act: 'Your turn',
    useSecret: 'Use your secret?',
    chooseEffect: 'Choose one',
    lookWhere: 'Look at whom?',
    secret: 'Uses a secret',
  },
  pl: {
    act: 'Twoja tura',
    useSecret: 'Użyć tajnej informacji?',
    chooseEffect: 'Wybierz jedno',
    lookWhere: 'Kogo obejrzeć?',
    secret: 'Używa tajnej informacji',
  },
}

const refusals: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { deckIsEmpty: 'The deck is empty.', nobodyIsHidden: 'Nobody lies face down.' },
  pl: { deckIsEmpty: 'Talia jest pusta.', nobodyIsHidden: 'Nikt nie leży zakryty.' },
}

function wordsIn(lang: Lang): GameWords {
  return {
    // Each type of event has one sentence.
    event: (event) => events[lang][event.type]?.(event as Told) ?? null,
    prompt: ({ kind }) => [prompts[lang][kind] ?? kind],
    option({ kind }, { id, facts: { effect } = {} }) {
      // The facts of the kernel's own question contain trees of this game.
      return [
        kind === 'chooseEffect' && effect ? effects.text(effect as unknown as StrangerEffect, lang) : id,
      ]
    },
    refusal: ({ reason }) => refusals[lang][reason] ?? reason,
    waiting: (kind) => prompts[lang][kind] ?? kind,
    explain: (thing) => ({ name: thing, text: thing, rules: [] }),
    stream: (name) => name,
  }
}

export const words: Readonly<Record<Lang, GameWords>> = { pl: wordsIn('pl'), en: wordsIn('en') }
