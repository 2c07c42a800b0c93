import { type Option, PASS_ID, type PresentedDecision, type Thing } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { type Candidate, candidates, isGathered } from '../hands/touch.ts'

/** The options as a list of buttons: short enough for a phone, or folded away. */

export interface ActionGroup {
  /** The thing that all options of the group begin with; null if there is only one group. */
  readonly thing: Thing | null
  readonly actions: readonly Candidate[]
}

export interface ActionList {
  /** All options except those in the corner. */
  readonly groups: readonly ActionGroup[]
  readonly count: number
  /** Options that touching cannot choose (any more): they keep their buttons when the rest is folded away. */
  readonly byButton: readonly Candidate[]
  /** The other options that the game keeps visible: they have buttons as long as there is room. */
  readonly atHand: readonly Candidate[]
  /** Too many to show at once. */
  readonly isLong: boolean
  /** Whether touching things is enough to choose every other option. */
  readonly isReachable: boolean
  readonly pass: Candidate | null
  /**
   * The option that ends the question, always in the same corner: declining, or the only option that touches nothing.
   */
  readonly corner: Candidate | null
}

const MOST_SHOWN = 6

export function actionList(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
  isAtHand: GameUi['isAtHand'] = () => false,
): ActionList {
  const all = decisions
    .filter(({ shape }) => shape === 'one')
    .flatMap((decision) => decision.options.map((option) => ({ decision, option })))
  const pass = all.find(({ option }) => option.id === PASS_ID) ?? null
  const corner = pass ?? onlyUntouched(all)
  const held =
    picked.length === 0
      ? withFirst(
          all.filter((action) => action !== corner),
          ({ decision, option }) => isAtHand(decision, option),
        )
      : candidates(decisions, picked)
  const isByTouch = (action: Candidate) =>
    !isOnlyGathered(decisions, action) && !held.some((other) => isHiddenBy(action, other))
  const byButton = held.filter(
    (action) => action.option.touches.length === 0 || (picked.length > 0 && !isByTouch(action)),
  )
  const atHand = held.filter(
    (action) => picked.length === 0 && !byButton.includes(action) && isAtHand(action.decision, action.option),
  )
  const isLong = held.length > MOST_SHOWN
  return {
    groups: isLong ? byFirstThing(held, picked) : ungrouped(held),
    count: held.length,
    byButton,
    atHand,
    isLong,
    isReachable: held.every((action) => byButton.includes(action) || isByTouch(action)),
    pass,
    corner,
  }
}

function withFirst<A>(all: readonly A[], isFirst: (each: A) => boolean): readonly A[] {
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))]
}

/** The only option that touches nothing, such as ending the turn. It may be the last option left. */
function onlyUntouched(actions: readonly Candidate[]): Candidate | null {
  const untouched = actions.filter(({ option }) => option.touches.length === 0)
  return untouched.length === 1 ? (untouched[0] ?? null) : null
}

/** Touching a thing that can be gathered never acts, so an option that touches nothing else needs its button. */
function isOnlyGathered(decisions: readonly PresentedDecision[], { option }: Candidate): boolean {
  return option.touches.every((thing) => isGathered(decisions, thing))
}

/** Whether every touch that fits `action` also fits `other`, so that touching alone cannot choose `action`. */
function isHiddenBy(action: Candidate, other: Candidate): boolean {
  return action !== other && action.option.touches.every((thing) => other.option.touches.includes(thing))
}

/** Whether the list opens automatically, because only the list explains what a touch would do. */
export function opensItself({ count, byButton, isReachable }: ActionList): boolean {
  if (count === byButton.length) return count > 0
  return count === 1 || (count <= FEW && !isReachable)
}

const FEW = 3

/** The n-th visible action (from 1), for the number keys. */
export function nthAction(list: ActionList, number: number): Candidate | null {
  return list.groups.flatMap(({ actions }) => actions)[number - 1] ?? null
}

/** Whether the options of a question for several open above the dock, even if the dock has room for them. */
export function needsScrolling({ options }: PresentedDecision, isNarrow: boolean): boolean {
  return options.length > MOST_SHOWN || (isNarrow && options.every(({ touches }) => touches.length > 0))
}

/** The new selection of several options after a touch: taken, or put back if it was taken; never more than allowed. */
export function toggled(chosen: readonly string[], option: Option, max: number): readonly string[] {
  if (chosen.includes(option.id)) return chosen.filter((id) => id !== option.id)
  if (max === 1) return [option.id]
  return chosen.length < max ? [...chosen, option.id] : chosen
}

export function ungrouped(actions: readonly Candidate[]): ActionGroup[] {
  return actions.length === 0 ? [] : [{ thing: null, actions }]
}

/** The options grouped by the first thing that is not in hand; no groups if each would contain a single option. */
function byFirstThing(actions: readonly Candidate[], picked: readonly Thing[]): ActionGroup[] {
  const groups = new Map<Thing | null, Candidate[]>()
  for (const action of actions) {
    const thing = action.option.touches.find((each) => !picked.includes(each)) ?? null
    const group = groups.get(thing)
    if (group === undefined) groups.set(thing, [action])
    else group.push(action)
  }
  if (groups.size === actions.length) return ungrouped(actions)
  return [...groups].map(([thing, grouped]) => ({ thing, actions: grouped }))
}
