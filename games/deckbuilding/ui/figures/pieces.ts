import { at } from '@kantyna/kernel'
import { piecesOf } from '../../rules/pieces.ts'

/** A piece with this card: the first copy, or a later one. */
export function pieceNamed(id: string, copy = 0): number {
  return at(
    piecesOf((card) => card.id === id),
    copy,
  )
}
