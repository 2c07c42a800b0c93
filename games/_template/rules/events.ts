import { type FactTable, factNames, type GameEvent, type Seat } from '@kantyna/kernel'

/** Everything that the log tells. */
export type NewGameEvent = GameEvent &
  (
    | { readonly type: 'played'; readonly seat: Seat; readonly card: number; readonly points: number }
    | { readonly type: 'won'; readonly winners: readonly Seat[] }
  )

const facts: FactTable<NewGameEvent> = {
  played: { seat: true, card: true, points: true },
  won: { winners: true },
}

export const eventFacts = factNames(facts)
