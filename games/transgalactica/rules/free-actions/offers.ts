import { at, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { technologies } from '../../content/technologies.ts'
import { effectRefusal } from '../effects/run.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { Galaxy } from '../galaxy.ts'
import { completionRefusal } from '../mission-completion.ts'
import { BASIC_TOKENS, missionIndex } from '../pieces.ts'
import { chairRefusal, OFFICES, senateRefusal } from '../senate.ts'
import { FIRST_TECHNOLOGY } from '../sources.ts'
import { INCOME_TOKEN, openReserve } from '../tokens.ts'

/**
 * What a seat could do freely now that would change something, besides exchanging credits: tokens of its own or out of
 * its reserve, once-a-round cards, missions of its log, chairs in the Senate.
 */

/** Sets of offers as bits: basic tokens, offices and cards; advanced tokens; missions. */
const SETS = 3
const FIRST_OFFICE = BASIC_TOKENS
const REFIT = FIRST_OFFICE + OFFICES

/** GC-TCH-03: the cards with an effect that their owner may use once a round, as bits. */
export const usableCards = technologies.reduce(
  (bits, { oncePerRound }, index) => (typeof oncePerRound === 'object' ? bits | (1 << index) : bits),
  0,
)

export function effectOfCard(technology: number): TreeEffect | null {
  const { oncePerRound } = at(technologies, technology)
  return typeof oncePerRound === 'object' ? oncePerRound : null
}

/** Those that the seat may still use this round. */
export function openCards(t: Galaxy, seat: Seat): number {
  return at(t.marked, seat) & ~at(t.flipped, seat) & usableCards
}

function isTokenUseful(t: Galaxy, seat: Seat, token: number): boolean {
  return (
    token !== INCOME_TOKEN &&
    effectRefusal(t, at(bonusTokens, token).effect, { seat, source: token, from: 'tokens' }) === null
  )
}

/** Calls `found` with each offer, until it says that it has seen enough. */
function eachOffer(t: Galaxy, seat: Seat, found: (set: number, bit: number) => boolean): boolean {
  const tokens = at(t.tokens, seat)
  for (let index = 0; index < tokens.length; index++)
    if (isTokenUseful(t, seat, at(tokens, index)) && foundToken(found, at(tokens, index))) return true
  const reserve = openReserve(t, seat)
  for (let index = 0; index < reserve.length; index++)
    if (isTokenUseful(t, seat, at(reserve, index)) && foundToken(found, at(reserve, index))) return true
  const log = at(t.log, seat)
  for (let index = 0; index < log.length; index++) {
    const mission = at(log, index)
    if (completionRefusal(t, seat, mission) === null && found(2, missionIndex(mission))) return true
  }
  if (senateRefusal(t, seat) === null)
    for (let office = 0; office < t.decrees.length; office++)
      if (chairRefusal(t, seat, office) === null && found(0, FIRST_OFFICE + office)) return true
  const cards = openCards(t, seat)
  if (cards === 0) return false
  for (let technology = 0; technology < technologies.length; technology++) {
    if ((cards & (1 << technology)) === 0) continue
    if (cardRefusal(t, seat, technology) === null && found(0, REFIT)) return true
  }
  return false
}

function foundToken(found: (set: number, bit: number) => boolean, token: number): boolean {
  return token < BASIC_TOKENS ? found(0, token) : found(1, token - BASIC_TOKENS)
}

/** Why a once-a-round card would do nothing now. */
export function cardRefusal(t: Galaxy, seat: Seat, technology: number) {
  const effect = effectOfCard(technology)
  if (effect === null) return nothingToUse
  return effectRefusal(t, effect, { seat, source: FIRST_TECHNOLOGY + technology, from: 'technologies' })
}

const nothingToUse = { rule: 'GC-TCH-03', reason: 'noEffect' }

const stop = () => true

/** Whether the seat could do anything freely, besides exchanging credits. */
export function hasFreeAction(t: Galaxy, seat: Seat): boolean {
  return eachOffer(t, seat, stop)
}

/** Whether there is anything that it could not do when it last went on. */
export function hasNewOffer(t: Galaxy, seat: Seat): boolean {
  return eachOffer(t, seat, (set, bit) => (at(t.offersSeen, SETS * seat + set) & (1 << bit)) === 0)
}

/** The seat goes on without what it could do freely now. */
export function noteOffers(t: Galaxy, seat: Seat): void {
  const first = SETS * seat
  for (let set = 0; set < SETS; set++) t.offersSeen[first + set] = 0
  eachOffer(t, seat, (set, bit) => {
    t.offersSeen[first + set] = at(t.offersSeen, first + set) | (1 << bit)
    return false
  })
}
