import { type GameBundle, type Lang, plainText } from '@kantyna/kernel'
import type { MadeChoice } from './made-choice.ts'
import type { SeatNames } from './names.ts'
import type { UndoOffer } from './undo.ts'
import type { TableWords } from './words.ts'

/** A choice in the words of its button. */
export function choiceSays(
  bundle: GameBundle,
  lang: Lang,
  { decision, picks }: MadeChoice,
  names: SeatNames,
): string {
  if (typeof picks === 'number') return String(picks)
  const said = bundle.game.words[lang]
  return picks.map((option) => plainText(said.option(decision, option), names)).join(', ')
}

/** How far undo goes, and why no further. */
export function reachSays(words: TableWords, offer: UndoOffer | null, names: SeatNames): string {
  if (offer === null) return words.undoNothing
  const free = offer.freeChoices > 0 ? words.undoFree(offer.freeChoices) : ''
  const bots = offer.how === 'alone' ? words.undoAlone : ''
  const why = offer.how === 'free' ? '' : `${capital(wallSays(words, offer, names))}.`
  return [why, bots, free].filter((part) => part !== '').join(' ')
}

export function wallSays(words: TableWords, offer: UndoOffer, names: SeatNames): string {
  if (offer.answeredBy !== null) return words.wallAnswered(names(offer.answeredBy))
  return words.walls[offer.wall ?? 'answered']
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
