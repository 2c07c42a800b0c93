import { counted, type Lang } from '@kantyna/kernel'
import type { Character, Goal, Ship } from '../content/card.ts'
import { abilityText, standingText, usableText, whenSaid } from './ability-words.ts'
import { labelled, type Paragraphs } from './card-text.ts'

function goalText(goal: Goal, lang: Lang): Paragraphs {
  const parts = [
    ...(goal.when === undefined ? [] : [whenSaid(goal.when, lang)]),
    ...(goal.tokens === undefined ? [] : [tokensSaid(goal.tokens, lang)]),
  ]
  const goals =
    parts.length === 0 ? [] : [labelled(lang, 'goal', parts.join(lang === 'pl' ? ' i ' : ' and '))]
  return [...goals, ...goal.abilities.map((ability) => abilityText(ability, lang))]
}

function tokensSaid(tokens: number, lang: Lang): string {
  return lang === 'en'
    ? `${counted('en', tokens, { one: 'goal token', other: 'goal tokens' })} on this card`
    : `${counted('pl', tokens, { one: 'żeton celu', few: 'żetony celu', many: 'żetonów celu', other: 'żetonu celu' })} na tej karcie`
}

/** Both sides of a character card: the ability, the goal and what it brings. */
export interface TwoSidedText {
  readonly front: Paragraphs
  readonly flipped: Paragraphs
}

export function characterText({ ability, goal, flipped }: Character, lang: Lang): TwoSidedText {
  const own = abilityText(ability, lang)
  return {
    front: [own, ...goalText(goal, lang)],
    flipped: [own, ...flipped.map((each) => abilityText(each, lang))],
  }
}

export function shipText({ goal, flipped }: Ship, lang: Lang): TwoSidedText {
  return {
    front: goal === undefined ? [] : goalText(goal, lang).map(ofSheet),
    flipped: (flipped?.abilities ?? []).map((each) =>
      ofSheet('when' in each ? usableText(each, lang) : standingText(each, lang)),
    ),
  }
}

/** In Polish the publisher calls a ship sheet a board. */
function ofSheet(text: string): string {
  return text.replace('na tej karcie', 'na tej planszy')
}
