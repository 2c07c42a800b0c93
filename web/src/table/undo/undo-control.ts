import type { GameBundle, Lang, PresentedDecision } from '@kantyna/kernel'
import type { ShownOffer } from '../controller/table-state.ts'
import type { Hands } from '../hands/useHands.ts'
import type { SeatNames } from '../names.ts'
import type { TableAnswering } from '../panels/useAnswering.ts'
import { choiceText, undoCancelsAction } from './undo.ts'

/** What the undo button shows and does. */
export interface UndoControl {
  readonly offer: ShownOffer | null
  /** The choice that would be taken back, in words. */
  readonly what: string | null
  /** The open question is a result of that choice: undo cancels both. */
  readonly isBack: boolean
  readonly names: SeatNames
  undo(): void
  /** Says why there is nothing to take back. */
  sayWhyNot(text: string): void
}

interface UndoContext {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly names: SeatNames
  readonly state: { readonly undo: ShownOffer | null; readonly decisions: readonly PresentedDecision[] }
  readonly answering: TableAnswering
  readonly hands: Hands
  /** Takes the last choice back. */
  takeBack(): void
}

/** At a table or in a lesson: first cancels an answer that is being assembled, then takes back the last choice. */
export function undoControl({
  bundle,
  lang,
  names,
  state,
  answering,
  hands,
  takeBack,
}: UndoContext): UndoControl {
  const isAssembling = answering.assembly !== null
  const offer = isAssembling ? null : state.undo
  const answer = offer?.choice?.answer ?? null
  return {
    offer,
    what: answer === null ? null : choiceText(bundle, lang, answer, names),
    isBack: isAssembling || undoCancelsAction(state, bundle.game.turnKinds),
    names,
    undo() {
      hands.drop()
      if (isAssembling) answering.cancel()
      else takeBack()
    },
    sayWhyNot: (text) => hands.say({ kind: 'message', text }),
  }
}
