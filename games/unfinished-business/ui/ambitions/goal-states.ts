import type { GameEvent, Lang, PresentedDecision, Seat } from '@kantyna/kernel'
import { openTable, type RimView } from '../../../outer-rim/ui/view.ts'
import type { GoalMark } from '../../content/card.ts'
import { type AmbitionProgress, ambitionProgress, type GoalProgress } from '../../rules/ambitions/progress.ts'
import { hasAmbitions } from '../../rules/ambitions/sheets.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { sheetWords } from '../sheet-words.ts'

/** Lost: met before, and no longer (UB-AMB-36). Closed: something else comes first. */
export type GoalState = 'done' | 'open' | 'closed' | 'lost'

export type Told = readonly (readonly GameEvent[])[]

/** Goals that a seat had and has no more, as far as anything was told. */
export function lostGoals(told: Told, seat: Seat): ReadonlySet<number> {
  const lost = new Set<number>()
  for (const events of told)
    for (const each of events) {
      const event = each as AddedEvent // a game is given the events that its own rules have told
      if (event.type === 'goalLost' && event.seat === seat) lost.add(event.goal)
      if (event.type === 'goalCompleted' && event.seat === seat) lost.delete(event.goal)
    }
  return lost
}

export function stateOf({ isComplete, isOpen, index }: GoalProgress, lost: ReadonlySet<number>): GoalState {
  if (isComplete) return 'done'
  if (lost.has(index)) return 'lost'
  return isOpen ? 'open' : 'closed'
}

/** Whether ambitions are played at this table. */
export function isWithAmbitions(view: RimView): boolean {
  return hasAmbitions(openTable(view))
}

/** How far a seat is; null where it has no sheet. */
export function progressOf(view: RimView, seat: Seat): AmbitionProgress | null {
  return isWithAmbitions(view) ? ambitionProgress(openTable(view), seat) : null
}

export function goalsDone({ goals }: AmbitionProgress): number {
  return goals.filter(({ isComplete }) => isComplete).length
}

/** What a mark says (UB-AMB-21 to UB-AMB-26). */
export function markSaid(lang: Lang, mark: GoalMark): string {
  const { marks } = sheetWords(lang)
  return typeof mark === 'number' ? marks.number(mark) : marks[mark]
}

/** The question that the draft asks. */
export function isDraft({ kind }: PresentedDecision): boolean {
  return kind === 'chooseAmbition'
}
