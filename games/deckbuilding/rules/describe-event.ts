import { at, eventInWords, type GameEvent, type Plain } from '@kantyna/kernel'
import { forceSpaces } from './describe.ts'
import { NOTHING } from './duel.ts'
import type { DuelEvent } from './events.ts'
import { nameOf } from './pieces.ts'

/** Events in the words of scenarios. */

const types: Readonly<Record<DuelEvent['type'], true>> = {
  factions: true,
  basesPicked: true,
  turnBegan: true,
  baseRevealed: true,
  forceBonus: true,
  shipsPaid: true,
  played: true,
  gained: true,
  forceMoved: true,
  bought: true,
  boughtOff: true,
  rowFilled: true,
  used: true,
  declined: true,
  spent: true,
  exiled: true,
  discarded: true,
  discardedFromRow: true,
  tookFromRow: true,
  returned: true,
  revealedTop: true,
  discardedTop: true,
  lookedAtTop: true,
  keptOnTop: true,
  lookedAtHand: true,
  putOnDeck: true,
  swapped: true,
  nextOnTop: true,
  drew: true,
  reshuffled: true,
  attacked: true,
  attackFailed: true,
  defeated: true,
  rewardTaken: true,
  rewardDeclined: true,
  shipDamaged: true,
  shipDestroyed: true,
  baseDamaged: true,
  baseDestroyed: true,
  repaired: true,
  turnEnded: true,
  won: true,
}

export const eventTypes: readonly string[] = Object.keys(types)

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
