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
  /** It was closed by hand: then nothing of it lies over the table. */
  readonly isClosed: boolean
  /** A panel in sight offers all of it: the list opens only by hand. */
  readonly isInPanel: boolean
  /** Whether the options taken so far come to enough, as the rules tell. */
  readonly isEnough: boolean
  /** Why they do not, where the rules say so. */
  readonly refusal: Refusal | null
  open(isOpen: boolean): void
  /** Takes the element that the answers stand in: what has no room there is folded away. */
  readonly row: (element: HTMLElement | null) => void
  /** What ends it. With something in hand the turn is not ended by mistake. */
  readonly corner: Candidate | null
  /** Whether it is away only while something is in hand: it keeps its room. */
  readonly isCornerKept: boolean
  /** Whether the dock shows it, as no panel does. */
  readonly isCornerShown: boolean
  /** What is worth having and would be left by ending it, each in a few words. */
  readonly left: readonly string[]
  /** Touches what ends it. */
  end(): void
  /** Makes what is prepared: the options taken, the number come to, the one answer that is left. */
  confirm(): void
  /** A number key: takes what is numbered so, or opens the list that numbers it. */
  press(key: number): void
}

/** How much is folded away: the list, then also what only a button can choose. */
const FOLDED = 1
const CRAMPED = 2
const DEEPEST = CRAMPED

interface Asked {
  readonly bundle: GameBundle
  readonly ui: GameUi
  readonly lang: Lang
  readonly view: KernelView
  readonly inPanels: InPanels
  /** The answer of which the dock asks for a part. */
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
  // With something in hand only the dock says what can be done with it.
  const isInPanel = inPanels.answers && hands.picked.length === 0
  const folded = isLong || isInPanel || fit.level >= FOLDED
  const isCramped = fit.level >= CRAMPED
  // Opened or closed by hand it stays so for as long as the same is asked and held.
  const byHand = opened.asked === asked ? opened.isOpen : null
  const isOpen = byHand ?? (!isInPanel && (some === undefined ? opensItself(list) : !canBeTouched(some)))
  const open = (willOpen: boolean) => setOpened({ asked, isOpen: willOpen })

  const corner = hands.picked.length > 0 ? list.pass : list.corner
  const left = corner === null ? [] : ui.leftBehind?.(view, corner.decision, lang)
  const end = () => {
    // Declining is an answer like any other; ending a turn may leave something undone.
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

/** Whether every option is a thing on the table: then the list is not all there is. */
function canBeTouched({ options }: PresentedDecision): boolean {
  return options.every(({ touches }) => touches.length > 0)
}
