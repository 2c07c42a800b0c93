import {
  capitalised,
  type GameBundle,
  type Lang,
  type PresentedDecision,
  plainText,
  shortened,
  type TableLink,
  type TakenAnswer,
  type UndoOffer,
  type Viewer,
} from '@kantyna/kernel'
import type { ShownOffer } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import type { TableWords } from '../words.ts'

/** Whether undo cancels something in progress: a question within a turn is a result of the seat's own last choice. */
export function undoCancelsAction(
  { undo, decisions }: { readonly undo: UndoOffer | null; readonly decisions: readonly PresentedDecision[] },
  turnKinds: readonly string[],
): boolean {
  if (undo === null || undo.how !== 'free' || !undo.isLatest) return false
  return decisions.some(({ seat, kind }) => seat === undo.seat && !turnKinds.includes(kind))
}

/** A seat's choice and what it caused, as far as the viewer may know. What another player chose may be a secret. */
export function chosenAt(
  link: Pick<TableLink, 'since'>,
  viewer: Viewer,
  { seat, entry: at }: Pick<UndoOffer, 'seat' | 'entry'>,
): Pick<ShownOffer, 'choice' | 'caused'> {
  const [entry] = link.since(viewer, at)
  return { choice: seat === viewer ? (entry?.choice ?? null) : null, caused: entry?.events ?? [] }
}

/** A choice in the first words of its button. */
export function choiceText(
  bundle: GameBundle,
  lang: Lang,
  { decision, number }: TakenAnswer,
  names: SeatNames,
): string {
  if (number !== null) return String(number)
  const gameWords = bundle.game.words[lang]
  const all = decision.options.map((option) => plainText(gameWords.option(decision, option), names))
  return shortened(all.join(', '))
}

/** What is taken back: the choice or, if the viewer may not know it, its visible effects. */
export function takenBackText(
  bundle: GameBundle,
  lang: Lang,
  { choice, caused }: Pick<ShownOffer, 'choice' | 'caused'>,
  names: SeatNames,
): string {
  const answer = choice?.answer ?? null
  if (answer !== null) return choiceText(bundle, lang, answer, names)
  const lines = caused.map((event) => bundle.game.words[lang].event(event) ?? [])
  return lines.map((line) => plainText(line, names)).join(' ')
}

/** How far undo reaches, and why no further. */
export function undoReachText(words: TableWords, offer: UndoOffer | null, names: SeatNames): string {
  if (offer === null) return words.undoNothing
  const free = offer.freeChoices > 0 ? words.undoFree(offer.freeChoices) : ''
  const bots = offer.how === 'alone' ? words.undoAlone : ''
  const why = offer.how === 'free' ? '' : `${capitalised(undoWallText(words, offer, names))}.`
  return [why, bots, free].filter((part) => part !== '').join(' ')
}

export function undoWallText(words: TableWords, offer: UndoOffer, names: SeatNames): string {
  if (offer.answeredBy !== null) return words.wallAnswered(names(offer.answeredBy))
  return words.walls[offer.wall ?? 'answered']
}
