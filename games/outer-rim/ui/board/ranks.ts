import { at, backOfUnseen } from '@kantyna/kernel'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'

/** By its dots, from 1: on the back as on the face. */
export function rankOf(piece: number): number {
  const { ranks } = tables()
  if (piece < 0) return Math.min(ranks.length, Math.max(1, backOfUnseen(piece)))
  return ranks.indexOf(at(tables().contacts, piece - FIRST_CONTACT).rank) + 1
}
