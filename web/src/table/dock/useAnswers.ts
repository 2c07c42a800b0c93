import type { GameBundle, KernelView, Lang, PresentedDecision, Refusal, Shortcut } from '@kantyna/kernel'
import type { Assembly, GameUi } from '@kantyna/ui'
import { useState } from 'preact/hooks'
import { useNarrow } from '../../kit/screen.ts'
import { askedOf } from '../hands/holding.ts'
import type { Candidate } from '../hands/touch.ts'
import type { Hands } from '../hands/useHands.ts'
import type { InPanels } from '../panels/shown-panels.ts'
import { type ActionList, actionList, needsScrolling, nthAction, opensItself } from './actions.ts'
import { useFit } from './useFit.ts'

/** What can be answered with buttons and keys, and how much of it is visible. */
export interface Answers {
  readonly decisions: readonly PresentedDecision[]
  /** The options of questions for one option. `some` and `number` are the other questions. */
  readonly list: ActionList
  readonly some: PresentedDecision | undefined
  readonly number: PresentedDecision | undefined
  /** Shortcuts that give several answers at once. */
  readonly shortcuts: readonly Shortcut[]
  /** Whether the list opens above the dock instead of inside it. */
  readonly isFolded: boolean
  /** Whether the dock does not even have room for options that need a button. */
  readonly isCramped: boolean
  readonly isOpen: boolean
  /** Whether the player has closed the list. Then no part of it covers the table. */
  readonly isClosed: boolean
  /** Whether a visible panel offers all options, so that the list opens only on request. */
  readonly isInPanel: boolean
  /** Whether the rules accept the options taken so far. */
  readonly isEnough: boolean
  /** The rules' reason, if they do not. */
  readonly refusal: Refusal | null
  open(isOpen: boolean): void
  /** Receives the element that contains the answers: answers without room there are folded away. */
  readonly row: (element: HTMLElement | null) => void
  /**
   * The option that declines or ends the turn; null while something is in hand, so that the turn is not ended by
   * mistake.
   */
  readonly corner: Candidate | null
  /** Whether that option is hidden only while something is in hand: its button keeps its room. */
  readonly isCornerKept: boolean
  /** Whether the dock shows that option, because no panel does. */
  readonly isCornerShown: boolean
  /** What the player could still do but would lose by choosing that option, each in a few words. */
  readonly left: readonly string[]
  /** Chooses the option in the corner. */
  end(): void
  /** Submits what is prepared: the options taken, the chosen number, or the one remaining answer. */
  confirm(): void
  /** Handles a number key: chooses the option with that number, or opens the numbered list. */
  press(key: number): void
}

/** How much is folded away: first the list, then also options that need a button. */
const FOLDED = 1
const CRAMPED = 2
const DEEPEST = CRAMPED

interface Asked {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  readonly inPanels: InPanels
  /** The answer that the dock asks a part of. */
  readonly assembly: Assembly | null
}

export function useAnswers(
  decisions: readonly PresentedDecision[],
  hands: Hands,
  { bundle, ui, lang, view, inPanels, assembly }: Asked,
): Answers {
  const asked = `${askedOf(decisions)} ${hands.picked.join(' ')}`
  const [opened, setOpened] = useState({ asked: '', isOpen: false })
  const isNarrow = useNarrow()
  const list = actionList(decisions, hands.picked, ui.isAtHand)
  const some = decisions.find(({ shape }) => shape === 'some')
  const number = decisions.find(({ shape }) => shape === 'number')
  const isEnough = assembly?.isEnough ?? true
  const shortcuts =
    hands.picked.length > 0
      ? []
      : (bundle.shortcuts ?? []).filter(({ reach }) => decisions.some((decision) => reach(decision) > 1))
  const fit = useFit(`${lang} ${asked} ${hands.chosen.join(' ')}`, DEEPEST)
  const isLong = some === undefined ? list.isLong : needsScrolling(some, isNarrow)
  // With something in hand, only the dock shows what can be done with it.
  const isInPanel = inPanels.answers && hands.picked.length === 0
  const folded = isLong || isInPanel || fit.level >= FOLDED
  const isCramped = fit.level >= CRAMPED
  // A list that the player has opened or closed stays so as long as the question and the held things stay the same.
  const byHand = opened.asked === asked ? opened.isOpen : null
  const isOpen = byHand ?? (!isInPanel && (some === undefined ? opensItself(list) : !canBeTouched(some)))
  const open = (willOpen: boolean) => setOpened({ asked, isOpen: willOpen })

  const corner = hands.picked.length > 0 ? list.pass : list.corner
  const left = corner === null ? [] : ui.leftBehind?.(view, corner.decision, lang)
  const end = () => {
    // Declining is an ordinary answer; ending a turn may leave something undone.
    const isSomethingLeft = left === undefined ? corner !== list.pass && list.count > 0 : left.length > 0
    if (corner !== null) hands.end(corner, isSomethingLeft)
  }
  const confirm = () => {
    const asked = some ?? number
    const [only, ...others] = hands.picked.length > 0 ? list.groups.flatMap(({ actions }) => actions) : []
    if (hands.prepared !== null) end()
    else if (
      asked !== undefined &&
      (asked.shape === 'number' || (isEnough && hands.chosen.length >= asked.min))
    )
      hands.confirm(asked)
    else if (only !== undefined && others.length === 0) hands.act(only)
  }
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
    isClosed: byHand === false,
    isInPanel,
    isEnough,
    refusal: isEnough ? null : (assembly?.total?.refusal ?? null),
    open,
    row: fit.row,
    corner,
    isCornerKept: corner === null && list.corner !== null,
    isCornerShown: isOpen || !(isInPanel && inPanels.declines),
    left: left ?? [],
    end,
    confirm,
    press,
  }
}

/** Whether every option is a thing on the table: then the list is not the only explanation. */
function canBeTouched({ options }: PresentedDecision): boolean {
  return options.every(({ touches }) => touches.length > 0)
}
