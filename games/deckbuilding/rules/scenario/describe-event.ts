import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { NOTHING } from '../duel.ts'
import { nameOf } from '../pieces.ts'
import { forceSpaces } from './describe.ts'

/** Events in the words of scenarios. */

const seat = (number: number) => number + 1
const piece = (number: number) => (number === NOTHING ? null : nameOf(number))
const space = (number: number) => at(forceSpaces, number)

/** Cards and bases by name, seats from 1. */
export function describeEvent(event: GameEvent): { readonly [fact: string]: Plain } {
  return eventInWords(
    event,
    {
      seat,
      of: seat,
      empire: seat,
      card: piece,
      base: piece,
      source: piece,
      target: piece,
      for: piece,
      from: space,
      to: space,
    },
    { seats: seat, winners: seat, cards: piece, drawn: piece, bases: piece },
  )
}
