import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { area as areaNumber, areas } from '../../content/names.ts'
import type { Galaxy } from '../galaxy.ts'
import { openReserve } from '../tokens.ts'

/**
 * Which tokens could make an action possible that is not yet (GC-ORG-67): goods for what costs some, levels for an
 * outpost, technology for the military track. Whoever has none is not asked to follow in vain.
 */
type AnyTree = {
  readonly op: string
  readonly of?: readonly AnyTree[]
  readonly do?: AnyTree
  readonly on?: readonly string[]
  readonly what?: string
}

function operationsIn(tree: AnyTree): AnyTree[] {
  return [
    tree,
    ...(tree.of ?? []).flatMap(operationsIn),
    ...(tree.do === undefined ? [] : operationsIn(tree.do)),
  ]
}

const helpsToExplore: readonly string[] = ['raise', 'move', 'moveToTunnel', 'mobilise']
const costly = ['omni', 'exploration', 'trade', 'military'] as const

const helps: readonly number[] = bonusTokens.map(({ effect }) => {
  let bits = 0
  for (const { op, on = [], what } of operationsIn(effect as AnyTree)) {
    // read for its words alone
    if (op === 'gainAny' || (op === 'gain' && what !== 'points'))
      for (const name of costly) bits |= 1 << areaNumber[name]
    // A level for a slot or against pirates, a ship elsewhere, a crew member for a wild planet.
    if (
      helpsToExplore.includes(op) ||
      (op === 'advance' && (on.includes('trade') || on.includes('military')))
    )
      bits |= 1 << areaNumber.exploration
    if (op === 'advance' && on.includes('technology')) bits |= 1 << areaNumber.military
    if (op === 'advance' && on.includes('politics')) bits |= 1 << areaNumber.mining
  }
  return bits
})

const ALL = (1 << areas.length) - 1

/** A token that may be flipped, or one out of a reserve (GC-ABL-09). */
export function mayHelp(t: Galaxy, seat: Seat, area: number): boolean {
  const bit = area === areaNumber.omni ? ALL : 1 << area
  return isAmong(at(t.tokens, seat), bit) || isAmong(openReserve(t, seat), bit)
}

function isAmong(tokens: readonly number[], bit: number): boolean {
  for (let index = 0; index < tokens.length; index++)
    if ((numberAt(helps, numberAt(tokens, index)) & bit) !== 0) return true
  return false
}
