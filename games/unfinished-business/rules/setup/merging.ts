import type { BoxPiece } from '../../../outer-rim/rules/points/setup.ts'
import { box } from '../../content/box.ts'

const ofThisBox: ReadonlySet<unknown> = new Set(Object.values(box.set).flat())

/** UB-MRG-07: everything with the symbol of the expansion, which is everything in its box. */
export function isOfExpansion(piece: object): boolean {
  return ofThisBox.has(piece)
}

/** The one card of the base game that is replaced (UB-MRG-04, UB-MRG-08). */
const REPLACED = { deck: 'kafrene-takodana', number: 10 } as const

export function isReplaced(piece: BoxPiece): boolean {
  return (
    'deck' in piece &&
    'number' in piece &&
    piece.deck === REPLACED.deck &&
    piece.number === REPLACED.number &&
    !isOfExpansion(piece)
  )
}
