import { counted, type Lang, sentence } from '@kantyna/kernel'
import type { Character, Goal, Ship } from '../../content/card.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import { wordsOfBoxes } from '../named-by-box.ts'
import { abilityText } from './ability-words.ts'
import { labels, type Paragraphs } from './card-text.ts'
import { effectText } from './effect-text.ts'
import { haveText } from './have-words.ts'

/** The texts on character cards and ship sheets. */

/** Both sides: the ability, the goal and its reward. */
export interface TwoSidedText {
  readonly front: Paragraphs
  readonly flipped: Paragraphs
}

export function characterText(character: Character, lang: Lang): TwoSidedText {
  const { ability, goal, flipped } = character
  const own = abilityText(ability, lang)
  return {
    front: [setupText(character, lang), own, ...goalText(goal, lang)],
    flipped: [own, ...flipped.map((each) => abilityText(each, lang))],
  }
}

export function shipText({ goal, flipped }: Ship, lang: Lang): TwoSidedText {
  const ofSheet = (text: string) => withSheetWords(text, lang)
  return {
    front: goal === undefined ? [] : goalText(goal, lang).map(ofSheet),
    flipped: (flipped?.abilities ?? []).map((each) => ofSheet(abilityText(each, lang))),
  }
}

/** On a sheet, "card" becomes "sheet". The publisher's Polish word is "plansza". */
const sheetWords: Readonly<Record<Lang, readonly (readonly [string, string])[]>> = {
  en: [['this card', 'this sheet']],
  pl: [
    ['tej karcie', 'tej planszy'],
    ['tę kartę', 'tę planszę'],
  ],
}

function withSheetWords(text: string, lang: Lang): string {
  return sheetWords[lang].reduce((wording, [card, sheet]) => wording.replaceAll(card, sheet), text)
}

/** OR-SETUP-21, OR-SETUP-22: "Setup: Gain 1 Hutt reputation. Gain databank card #90." */
function setupText(character: Character, lang: Lang): string {
  const { reputation, start } = character
  const changes = reputation.map(
    ({ faction, by }): CardEffect => ({ op: by > 0 ? 'gainReputation' : 'loseReputation', faction }),
  )
  const card = lang === 'pl' ? `Pozyskaj kartę danych nr ${start}.` : `Gain databank card #${start}.`
  const added = wordsOfBoxes((names) => names.setup?.(lang, character))
  return `${labels[lang].setup}: ${[...added, ...changes.map((each) => effectText(each, lang)), card].join(' ')}`
}

/** Abilities that put tokens on the goal come first, then the goal with its reward (OR-GOAL-03, OR-GOAL-04). */
function goalText(goal: Goal, lang: Lang): Paragraphs {
  const crew = crewBeyondRoom(goal)
  const counting = crew === null ? goal.abilities : []
  const parts = [
    ...(goal.when === undefined ? [] : [crew === null ? haveText(goal.when, lang) : crewText(crew, lang)]),
    ...(goal.tokens === undefined ? [] : [tokensText(goal.tokens, lang)]),
  ]
  const text =
    lang === 'pl'
      ? `${parts.join(' i ')}, aby zyskać 1 punkt sławy i odwrócić tę kartę`
      : `${parts.join(' and ')} to gain 1 fame and flip ${goal.tokens === undefined ? 'this card' : 'it'}`
  return [...counting.map((ability) => abilityText(ability, lang)), `${labels[lang].goal}: ${sentence(text)}`]
}

const tokenForms = {
  en: { one: 'goal token', other: 'goal tokens' },
  pl: { one: 'żeton celu', few: 'żetony celu', many: 'żetonów celu', other: 'żetonu celu' },
} as const

function tokensText(tokens: number, lang: Lang): string {
  const isOne = tokens === 1
  return lang === 'en'
    ? `${isOne ? 'put' : 'collect'} ${counted('en', tokens, tokenForms.en)} on this card`
    : `${isOne ? 'połóż' : 'zbierz'} na tej karcie ${counted('pl', tokens, tokenForms.pl)}`
}

/** OR-R-17: the number of crew members, if the goal's only ability is the slot for the last of them. */
function crewBeyondRoom({ when, abilities }: Goal): number | null {
  const [only] = abilities
  const isRoom = abilities.length === 1 && only !== undefined && 'slots' in only && only.slots === 'crew'
  return isRoom && when?.is === 'has' && when.cards.types?.[0] === 'crew' ? when.atLeast : null
}

function crewText(crew: number, lang: Lang): string {
  return lang === 'pl'
    ? `pozyskaj członka załogi, gdy masz już ${crew - 1} (zatrzymujesz wszystkich ${crew})`
    : `gain a crew member while you have ${crew - 1} (keep all ${crew})`
}
