import { type GameBundle, type Lang, type PresentedDecision, plainText, type Shortcut } from '@kantyna/kernel'
import { useState } from 'react'
import { askedOf } from '../hands/holding.ts'
import type { Candidate } from '../hands/touch.ts'
import type { Hands } from '../hands/useHands.ts'
import type { SeatNames } from '../names.ts'
import {
  type ActionList,
  actionList,
  byButtonAlone,
  isFolded,
  isSomeFolded,
  nthAction,
  opensItself,
} from './actions.ts'
import { useDockWidth, useNarrow } from './useNarrow.ts'

/** What can be answered by buttons and keys, and how much of it is in sight. */
export interface Answers {
  readonly decisions: readonly PresentedDecision[]
  /** One of these; `some` and `number` are asked beside it. */
  readonly list: ActionList
  readonly some: PresentedDecision | undefined
  readonly number: PresentedDecision | undefined
  /** What gives several answers in one go. */
  readonly shortcuts: readonly Shortcut[]
  /** The list opens above the dock instead of standing in it. */
  readonly isFolded: boolean
  /** Even what only a button can choose has no room in the dock. */
  readonly isCramped: boolean
  readonly isOpen: boolean
  open(isOpen: boolean): void
  /** How long the button's words are. */
  lettersOf(action: Candidate): number
  /** A number key: takes what is numbered so, or opens the list that numbers it. */
  press(key: number): void
}

export function useAnswers(
  decisions: readonly PresentedDecision[],
  hands: Hands,
  { bundle, lang, names }: { readonly bundle: GameBundle; readonly lang: Lang; readonly names: SeatNames },
): Answers {
  const asked = `${askedOf(decisions)} ${hands.picked.join(' ')}`
  const [opened, setOpened] = useState({ asked: '', isOpen: false })
  const isNarrow = useNarrow()
  const width = useDockWidth()
  const list = actionList(decisions, hands.picked)
  const some = decisions.find(({ shape }) => shape === 'some')
  const number = decisions.find(({ shape }) => shape === 'number')
  const lettersOf = ({ decision, option }: Candidate) =>
    plainText(bundle.game.words[lang].option(decision, option), names).length
  const isHolding = hands.picked.length > 0
  const shortcuts = isHolding
    ? []
    : (bundle.shortcuts ?? []).filter(({ reach }) => decisions.some((decision) => reach(decision) > 1))
  const sight = { isNarrow, width, isHolding, hasShortcut: shortcuts.length > 0, lettersOf }
  const folded = some === undefined ? isFolded(list, sight) : isSomeFolded(some, sight)

  const isCramped = folded && isFolded(byButtonAlone(list), sight)
  // Opened or closed by hand it stays so for as long as the same is asked and held.
  const byHand = opened.asked === asked ? opened.isOpen : null
  const isOpen = byHand ?? (some === undefined && opensItself(list))
  const open = (willOpen: boolean) => setOpened({ asked, isOpen: willOpen })

  const press = (key: number) => {
    if (number !== undefined) {
      if (key >= number.min && key <= number.max) hands.count(key)
    } else if (folded && !isOpen) {
      open(some !== undefined || list.count > 0)
    } else if (some !== undefined) {
      const option = some.options[key - 1]
      if (option !== undefined) hands.toggle({ decision: some, option })
    } else {
      const action = nthAction(list, key)
      if (action !== null) hands.act(action)
    }
  }
  return {
    decisions,
    list,
    some,
    number,
    shortcuts,
    isFolded: folded,
    isCramped,
    isOpen,
    open,
    lettersOf,
    press,
  }
}
