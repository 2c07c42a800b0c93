import type { GameEvent, Lang, PresentedDecision, Seat } from '@kantyna/kernel'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import type { GoalMark } from '../../content/card.ts'
import { type AmbitionProgress, ambitionProgress, type GoalProgress } from '../../rules/ambitions/progress.ts'
import { hasAmbitions } from '../../rules/ambitions/sheets.ts'
import type { AddedEvent } from '../../rules/events.ts'
import { sheetWords } from '../sheet-words.ts'

/** Lost: the goal is no longer complete (UB-AMB-36). Closed: an earlier goal or fame is missing. */
export type GoalState = 'done' | 'open' | 'closed' | 'lost'

export type PastEvents = readonly (readonly GameEvent[])[]

/** Goals that a seat has lost, according to the events so far. */
export function lostGoals(pastEvents: PastEvents, seat: Seat): ReadonlySet<number> {
  const lost = new Set<number>()
  for (const events of pastEvents)
    for (const each of events) {
      const event = each as AddedEvent // the events come from this game's rules
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
  return hasAmbitions(view)
}

/** A seat's progress; null if it has no sheet. */
export function progressOf(view: RimView, seat: Seat): AmbitionProgress | null {
  return isWithAmbitions(view) ? ambitionProgress(view, seat) : null
}

export function goalsDone({ goals }: AmbitionProgress): number {
  return goals.filter(({ isComplete }) => isComplete).length
}

/** The meaning of a mark (UB-AMB-21 to UB-AMB-26). */
export function markText(lang: Lang, mark: GoalMark): string {
  const { marks } = sheetWords(lang)
  return typeof mark === 'number' ? marks.number(mark) : marks[mark]
}

/** The question that the draft asks. */
export function isDraft({ kind }: PresentedDecision): boolean {
  return kind === 'chooseAmbition'
}
