import { at, type Lang, type Seat } from '@kantyna/kernel'
import type { Goal } from '../../content/card.ts'
import { NONE } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import type { RimView } from '../view.ts'

/**
 * The progress of a goal. `short` is "1/2" for tokens, "✓" if the goal is met, and empty if there is nothing to count.
 */
export interface GoalState {
  readonly isMet: boolean
  readonly short: string
  readonly label: string
}

export function characterGoal(view: RimView, seat: Seat, lang: Lang): GoalState | null {
  const character = tables().characters[at(view.characters, seat)]
  if (character === undefined) return null
  return stateOf(character.goal, at(view.isCharacterFlipped, seat), at(view.characterTokens, seat), lang)
}

export function shipGoal(view: RimView, seat: Seat, lang: Lang): GoalState | null {
  const ship = at(view.ships, seat) === NONE ? undefined : tables().ships[at(view.ships, seat)]
  if (ship?.goal === undefined) return null
  return stateOf(ship.goal, at(view.isShipFlipped, seat), at(view.shipTokens, seat), lang)
}

function stateOf({ tokens }: Goal, isMet: boolean, now: number, lang: Lang): GoalState {
  const words = allWords(lang)
  if (isMet) return { isMet, short: '✓', label: words.goalMet }
  if (tokens === undefined) return { isMet, short: '', label: words.goal }
  return { isMet, short: `${now}/${tokens}`, label: words.goalTokens(now, tokens) }
}
