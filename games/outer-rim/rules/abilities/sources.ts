import { at, type Frame, type Seat, type Thing } from '@kantyna/kernel'
import type { RimContext } from '../effects/vocabulary.ts'
import type { CombatFrame, Opponent } from '../frames.ts'
import {
  FIRST_CHARACTER,
  FIRST_OTHER_SOURCE,
  FIRST_SHIP,
  isCharacter,
  isOtherSource,
  isShip,
} from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { characterThing, otherSourceThing, pieceThing, shipThing } from '../scenario/things.ts'
import { cardOf, tablesOf } from '../tables.ts'

/** The id of a card, a character or a ship by the number that it has as the source of an ability. */
export function idOfSource(t: Rim, source: number): string {
  if (isOtherSource(source)) return at(tablesOf(t).otherSources, source - FIRST_OTHER_SOURCE).id
  if (isShip(source)) return at(tablesOf(t).ships, source - FIRST_SHIP).id
  if (isCharacter(source)) return at(tablesOf(t).characters, source - FIRST_CHARACTER).id
  return cardOf(t, source).id
}

/**
 * The thing that a client touches for a source. Ships are named by seat, because several seats may have the same
 * starting ship.
 */
export function sourceThing(source: number, seat: Seat): Thing {
  if (isOtherSource(source)) return otherSourceThing(source)
  if (isShip(source)) return shipThing(seat)
  if (isCharacter(source)) return characterThing(seat)
  return pieceThing(source)
}

/** A combat that causes an event by itself, without a card. */
export interface Fought {
  readonly attacker: Seat
  readonly opponent: Opponent
}

interface Cause {
  readonly source?: number
  readonly fought?: Fought
}

/**
 * The card whose effect is being carried out, or the combat around it, for events that name their cause. It is read from
 * the stack, because an extra field would change the hashes of old records. A card that is used face down is not named.
 */
export function namedCause({ stack }: Pick<Rim, 'stack'>): Cause {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth] as Frame & { readonly context?: RimContext; readonly card?: number } // some have both
    const { routine, context, card } = frame
    if (routine === 'combat') {
      const { attacker, opponent } = frame as unknown as CombatFrame // only the routine makes its frames
      return { fought: { attacker, opponent } }
    }
    if (context?.isSecret === true) return {}
    const source = context?.source ?? (routinesWithCard.includes(routine) ? card : undefined)
    if (source !== undefined && source >= 0) return { source }
  }
  return {}
}

/** The cause, if it is a card. During a combat there is none, because the combat itself is the cause. */
export function namedSource(t: Pick<Rim, 'stack'>): Pick<Cause, 'source'> {
  const { source } = namedCause(t)
  return source === undefined ? {} : { source }
}

const routinesWithCard: readonly string[] = ['encounterCard', 'job', 'delivery']
