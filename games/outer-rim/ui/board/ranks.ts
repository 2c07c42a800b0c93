import { at, backOfUnseen } from '@kantyna/kernel'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'

/** The rank of a contact token, from 1: the number of dots, which is the same on both sides. */
export function rankOf(piece: number): number {
  const { ranks } = tables()
  if (piece < 0) return Math.min(ranks.length, Math.max(1, backOfUnseen(piece)))
  return ranks.indexOf(at(tables().contacts, piece - FIRST_CONTACT).rank) + 1
}
