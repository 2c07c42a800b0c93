import type { Lang, PresentedDecision } from '@kantyna/kernel'
import { statOf } from '../../rules/abilities/values.ts'
import { reachable, stopsIn } from '../../rules/map/movement.ts'
import { maelstrom } from '../../words/cards/card-terms.ts'
import { patrolName } from '../../words/cards/patrol-words.ts'
import type { RimView } from '../view.ts'
import { uiWords } from '../words.ts'

/** A space where a move can end. */
export interface Reach {
  readonly space: number
  /** The spaces of the way, from the first after the start to the last. */
  readonly route: readonly number[]
  /** What would always end the move there: the factions of patrols, or the Maelstrom. */
  readonly stops: readonly (number | 'maelstrom')[]
}

/** The spaces where the planning player can end a move; empty if nobody is planning. */
export function reachOf(view: RimView, decisions: readonly PresentedDecision[]): ReadonlyMap<number, Reach> {
  const asked = decisions.find(({ kind }) => kind === 'plan')
  if (asked === undefined) return new Map()
  const offered = new Set(
    asked.options.flatMap(({ id, facts }) => (id.startsWith('move-') ? [facts?.['space']] : [])),
  )
  const { seat } = asked
  const ways = reachable(view, seat, statOf(view, 'hyperdrive', seat))
  return new Map(
    ways
      .filter(({ space }) => offered.has(space))
      .map(({ space, route }) => [
        space,
        { space, route, stops: route.length > 0 ? stopsIn(view, seat, space) : [] },
      ]),
  )
}

/** "3 spaces; ends the move: Imperial patrol". */
export function reachText({ route, stops }: Reach, lang: Lang): string {
  const words = uiWords(lang)
  if (stops.length === 0) return words.distance(route.length)
  const named = stops.map((stop) => (stop === 'maelstrom' ? maelstrom[lang] : patrolName(lang, stop)))
  return `${words.distance(route.length)}, ${words.stops(named.join(', '))}`
}
