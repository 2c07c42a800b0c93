import type { BlockedOption, PresentedDecision, PresentedOption, Thing } from '@kantyna/kernel'
import { type Answering, nextPartOf, type TableProps, type Touching } from '@kantyna/ui'
import { useMemo } from 'preact/hooks'
import { words } from '../../words/game-words.ts'
import { holdFree, useHeldFree } from './free-hand.ts'

/** One free action that could be taken now. */
export interface FreeMove {
  readonly move: PresentedDecision
  readonly option: PresentedOption
}

export function freeMovesOf(moves: readonly PresentedDecision[]): readonly FreeMove[] {
  return moves.flatMap((move) => move.options.map((option) => ({ move, option })))
}

/** Those that a thing on the table stands for. */
export function freeMovesOn(moves: readonly PresentedDecision[], thing: Thing): readonly FreeMove[] {
  return freeMovesOf(moves).filter(({ option }) => option.touches.includes(thing))
}

export function takeFree(answering: Answering, { move, option }: FreeMove): void {
  holdFree(null)
  if (nextPartOf(option) === null) answering.makeMove(move, [option.id])
  else answering.begin(move, option.id)
}

/**
 * Things that stand for a free action answer as well: the first touch shows what they would do, the second does it.
 * Whatever is asked comes first.
 */
export function useFreeTouching({
  moves,
  touching,
  answering,
  lang,
}: Pick<TableProps, 'moves' | 'touching' | 'answering' | 'lang'>): Touching {
  const held = useHeldFree()
  return useMemo(() => {
    if (answering.assembly !== null || moves.length === 0) return touching
    const things = new Set(freeMovesOf(moves).flatMap(({ option }) => option.touches))
    // While one of them is in hand its list lies over the map: planets that it covers are not lit.
    const asked = [...touching.lit].filter((thing) => held === null || !thing.startsWith('space:'))
    return {
      ...touching,
      lit: new Set([...asked, ...things]),
      picked: held !== null && things.has(held) ? new Set([...touching.picked, held]) : touching.picked,
      onTouch(thing) {
        if (touching.lit.has(thing) || touching.picked.has(thing) || !things.has(thing)) {
          holdFree(null)
          const blocked = touching.lit.has(thing) ? undefined : blockedOn(moves, thing)
          if (blocked === undefined) return touching.onTouch(thing)
          touching.onInspect(thing)
          return touching.onTell?.(words[lang].refusal(blocked.refusal))
        }
        const [only, ...others] = freeMovesOn(moves, thing)
        if (thing === held && only !== undefined && others.length === 0) return takeFree(answering, only)
        touching.onInspect(thing)
        holdFree(thing)
      },
    }
  }, [moves, touching, answering, lang, held])
}

/** Why a thing stands for no free action now, though it could. */
function blockedOn(moves: readonly PresentedDecision[], thing: Thing): BlockedOption | undefined {
  return moves.flatMap(({ blocked }) => blocked).find(({ touches }) => touches.includes(thing))
}
