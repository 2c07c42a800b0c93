import type { BlockedOption, PresentedDecision, PresentedOption, Thing } from '@kantyna/kernel'
import { type Answering, nextPartOf, type TableProps, type Touching } from '@kantyna/ui'
import { useMemo } from 'preact/hooks'
import { words } from '../../words/game-words.ts'
import { useFreeHand } from './FreeHandProvider.tsx'

/** One free action that is possible now. */
export interface FreeMove {
  readonly move: PresentedDecision
  readonly option: PresentedOption
}

export function freeMovesOf(moves: readonly PresentedDecision[]): readonly FreeMove[] {
  return moves.flatMap((move) => move.options.map((option) => ({ move, option })))
}

/** The free actions that touching a thing on the table would take. */
export function freeMovesOn(moves: readonly PresentedDecision[], thing: Thing): readonly FreeMove[] {
  return freeMovesOf(moves).filter(({ option }) => option.touches.includes(thing))
}

export function takeFree(answering: Answering, { move, option }: FreeMove): void {
  if (nextPartOf(option) === null) answering.makeMove(move, [option.id])
  else answering.begin(move, option.id)
}

/**
 * Also lets the player tap things that stand for a free action: the first tap shows what it would do, the second does
 * it. The current question has priority.
 */
export function useFreeTouching({
  moves,
  touching,
  answering,
  lang,
}: Pick<TableProps, 'moves' | 'touching' | 'answering' | 'lang'>): Touching {
  const { held, hold } = useFreeHand()
  return useMemo(() => {
    if (answering.assembly !== null || moves.length === 0) return touching
    const things = new Set(freeMovesOf(moves).flatMap(({ option }) => option.touches))
    // While the player looks at a free action, its list covers part of the map, so planets are not lit.
    const asked = [...touching.lit].filter((thing) => held === null || !thing.startsWith('space:'))
    return {
      ...touching,
      lit: new Set([...asked, ...things]),
      picked: held !== null && things.has(held) ? new Set([...touching.picked, held]) : touching.picked,
      onTouch(thing) {
        if (touching.lit.has(thing) || touching.picked.has(thing) || !things.has(thing)) {
          hold(null)
          const blocked = touching.lit.has(thing) ? undefined : blockedOn(moves, thing)
          if (blocked === undefined) return touching.onTouch(thing)
          touching.onInspect(thing)
          return touching.onTell?.(words[lang].refusal(blocked.refusal))
        }
        const [only, ...others] = freeMovesOn(moves, thing)
        if (thing === held && only !== undefined && others.length === 0) {
          hold(null)
          return takeFree(answering, only)
        }
        touching.onInspect(thing)
        hold(thing)
      },
    }
  }, [moves, touching, answering, lang, held, hold])
}

/** Why the free action of a thing is not possible now. */
function blockedOn(moves: readonly PresentedDecision[], thing: Thing): BlockedOption | undefined {
  return moves.flatMap(({ blocked }) => blocked).find(({ touches }) => touches.includes(thing))
}
