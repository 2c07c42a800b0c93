import { type Option, PASS_ID, type PresentedDecision, type Thing } from '@kantyna/kernel'
import { type Candidate, candidates, isGathered } from '../hands/touch.ts'

/** The list of what can be chosen, as buttons: short enough for a phone, or folded away. */

export interface ActionGroup {
  /** What the options of the group begin with; null where there is only one group. */
  readonly thing: Thing | null
  readonly actions: readonly Candidate[]
}

export interface ActionList {
  /** All of them, but for what stands in the corner. */
  readonly groups: readonly ActionGroup[]
  readonly count: number
  /** Those that touching cannot choose, or not any more: they keep their buttons where the rest is folded away. */
  readonly byButton: readonly Candidate[]
  /** Too many to show at once. */
  readonly isLong: boolean
  /** Whether the others can be chosen by touching things alone. */
  readonly isReachable: boolean
  readonly pass: Candidate | null
  /** What ends it, always in the same corner: declining, or the only answer that touches nothing. */
  readonly corner: Candidate | null
}

const MOST_SHOWN = 6

export function actionList(decisions: readonly PresentedDecision[], picked: readonly Thing[]): ActionList {
  const all = decisions
    .filter(({ shape }) => shape === 'one')
    .flatMap((decision) => decision.options.map((option) => ({ decision, option })))
  const pass = all.find(({ option }) => option.id === PASS_ID) ?? null
  const corner = pass ?? onlyUntouched(all)
  const held = picked.length === 0 ? all.filter((action) => action !== corner) : candidates(decisions, picked)
  const isByTouch = (action: Candidate) =>
    !isOnlyGathered(decisions, action) && !held.some((other) => isHiddenBy(action, other))
  const byButton = held.filter(
    (action) => action.option.touches.length === 0 || (picked.length > 0 && !isByTouch(action)),
  )
  const isLong = held.length > MOST_SHOWN
  return {
    groups: isLong ? byFirstThing(held, picked) : ungrouped(held),
    count: held.length,
    byButton,
    isLong,
    isReachable: held.every((action) => byButton.includes(action) || isByTouch(action)),
    pass,
    corner,
  }
}

/** The one answer that touches nothing, the end of a turn, also when nothing else is left. */
function onlyUntouched(actions: readonly Candidate[]): Candidate | null {
  const untouched = actions.filter(({ option }) => option.touches.length === 0)
  return untouched.length === 1 ? (untouched[0] ?? null) : null
}

/** Touching things that can be gathered never acts: what touches nothing else needs its button. */
function isOnlyGathered(decisions: readonly PresentedDecision[], { option }: Candidate): boolean {
  return option.touches.every((thing) => isGathered(decisions, thing))
}

/** Whatever is touched for the one also fits the other: touching alone cannot tell them apart. */
function isHiddenBy(action: Candidate, other: Candidate): boolean {
  return action !== other && action.option.touches.every((thing) => other.option.touches.includes(thing))
}

/** How much of the dock each part takes, in pixels: its words stand in two lines, or in three on a phone. */
const widths = {
  wide: { letter: 4.3, button: 68, undo: 200, corner: 256, putDown: 120, shortcut: 140 },
  narrow: { letter: 2.8, button: 30, undo: 68, corner: 140, putDown: 44, shortcut: 80 },
} as const
const LEAST_BUTTON = 78

interface Sight {
  readonly isNarrow: boolean
  /** How wide the dock is, in pixels. */
  readonly width: number
  /** Something is in hand. */
  readonly isHolding: boolean
  /** Several answers can be given in one go. */
  readonly hasShortcut: boolean
  lettersOf(action: Candidate): number
}

/** Whether the list opens above the dock instead of standing in it, where its words would be cut off. */
export function isFolded(list: ActionList, sight: Sight): boolean {
  const { isNarrow, width, isHolding, hasShortcut, lettersOf } = sight
  if (list.isLong) return true
  const most = isNarrow ? widths.narrow : widths.wide
  const corner = isHolding ? list.pass : list.corner
  const taken =
    most.undo +
    (corner === null ? 0 : Math.min(most.corner, widthOf([lettersOf(corner)], isNarrow))) +
    (isHolding ? most.putDown : 0) +
    (hasShortcut ? most.shortcut : 0)
  const actions = list.groups.flatMap((group) => group.actions)
  return widthOf(actions.map(lettersOf), isNarrow) > width - taken
}

/** What would still stand in the dock were the rest folded away. */
export function byButtonAlone(list: ActionList): ActionList {
  return { ...list, isLong: false, groups: ungrouped(list.byButton) }
}

function widthOf(letters: readonly number[], isNarrow: boolean): number {
  const { letter, button } = isNarrow ? widths.narrow : widths.wide
  return letters.reduce((sum, each) => sum + Math.max(LEAST_BUTTON, each * letter + button), 0)
}

/** Where touching does not tell what it leads to, the list is all there is: it opens by itself. */
export function opensItself({ count, byButton, isReachable }: ActionList): boolean {
  if (count === byButton.length) return count > 0
  return count === 1 || (count <= FEW && !isReachable)
}

const FEW = 3

/** The n-th action shown (from 1), for the number keys. */
export function nthAction(list: ActionList, number: number): Candidate | null {
  return list.groups.flatMap(({ actions }) => actions)[number - 1] ?? null
}

/** Whether the options of which some are asked for open above the dock instead of standing in it. */
export function isSomeFolded(
  decision: PresentedDecision,
  { isNarrow, width, lettersOf }: Omit<Sight, 'isHolding' | 'hasShortcut'>,
): boolean {
  const { options } = decision
  if (options.length > MOST_SHOWN) return true
  if (options.some(({ touches }) => touches.length === 0)) return false
  const { undo, corner, putDown } = widths.wide
  const letters = options.map((option) => lettersOf({ decision, option }))
  return isNarrow || widthOf(letters, false) > width - undo - corner - putDown
}

/** A new choice of some of many: taken, or left if it was taken; never more than allowed. */
export function toggled(chosen: readonly string[], option: Option, max: number): readonly string[] {
  if (chosen.includes(option.id)) return chosen.filter((id) => id !== option.id)
  if (max === 1) return [option.id]
  return chosen.length < max ? [...chosen, option.id] : chosen
}

export function ungrouped(actions: readonly Candidate[]): ActionGroup[] {
  return actions.length === 0 ? [] : [{ thing: null, actions }]
}

/** In groups by the first thing that is not in hand; where each is a group of its own, there are none. */
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
