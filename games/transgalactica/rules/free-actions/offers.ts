import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { OFFICES } from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import { effectRefusal } from '../effects/run.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { Galaxy } from '../galaxy.ts'
import { mayComplete } from '../mission-completion.ts'
import { BASIC_TOKENS, BONUS_TOKENS, missionIndex } from '../pieces.ts'
import { mayTakeChair, senateRefusal } from '../senate.ts'
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
  return numberAt(t.marked, seat) & ~numberAt(t.flipped, seat) & usableCards
}

/** Tokens with a part that is always of use: goods, points, a temporary level. */
const alwaysUseful: readonly boolean[] = bonusTokens.map(({ effect }) => isAlwaysUseful(effect))

function isAlwaysUseful(effect: TreeEffect): boolean {
  if (effect.op === 'all') return effect.of.some(isAlwaysUseful)
  return (
    (effect.op === 'gain' && typeof effect.amount === 'number') ||
    effect.op === 'gainAny' ||
    effect.op === 'raise'
  )
}

function isTokenUseful(t: Galaxy, seat: Seat, token: number): boolean {
  if (at(alwaysUseful, token)) return true
  if (token === INCOME_TOKEN) return false
  return effectRefusal(t, at(bonusTokens, token).effect, { seat, source: token, from: 'tokens' }) === null
}

/** The useful ones among tokens, of one back, besides those that are known. */
function usefulTokens(
  t: Galaxy,
  seat: Seat,
  tokens: readonly number[],
  first: number,
  end: number,
  known: number,
): number {
  let found = 0
  for (let index = 0; index < tokens.length; index++) {
    const token = numberAt(tokens, index)
    if (token < first || token >= end) continue
    const bit = 1 << (token - first)
    if ((known & bit) === 0 && isTokenUseful(t, seat, token)) found |= bit
  }
  return found
}

function tokenOffers(t: Galaxy, seat: Seat, first: number, end: number, known: number): number {
  const tokens = at(t.tokens, seat)
  const found = tokens.length === 0 ? 0 : usefulTokens(t, seat, tokens, first, end, known)
  const reserve = openReserve(t, seat)
  return reserve.length === 0 ? found : found | usefulTokens(t, seat, reserve, first, end, known)
}

const ALL_OFFICES = ((1 << OFFICES) - 1) << FIRST_OFFICE

function chairOffers(t: Galaxy, seat: Seat, known: number): number {
  let found = 0
  if ((known & ALL_OFFICES) === ALL_OFFICES || senateRefusal(t, seat) !== null) return found
  for (let office = 0; office < t.decrees.length; office++) {
    const bit = 1 << (FIRST_OFFICE + office)
    if ((known & bit) === 0 && mayTakeChair(t, seat, office)) found |= bit
  }
  return found
}

function cardOffers(t: Galaxy, seat: Seat, known: number): number {
  const cards = openCards(t, seat)
  if (cards === 0 || (known & (1 << REFIT)) !== 0) return 0
  for (let technology = 0; technology < technologies.length; technology++)
    if ((cards & (1 << technology)) !== 0 && cardRefusal(t, seat, technology) === null) return 1 << REFIT
  return 0
}

function missionOffers(t: Galaxy, seat: Seat, known: number): number {
  const log = at(t.log, seat)
  let found = 0
  for (let index = 0; index < log.length; index++) {
    const mission = numberAt(log, index)
    const bit = 1 << missionIndex(mission)
    if ((known & bit) === 0 && mayComplete(t, seat, mission)) found |= bit
  }
  return found
}

/** The offers of one set besides those that are known: these are not looked at. */
function offersIn(t: Galaxy, seat: Seat, set: number, known: number): number {
  if (set === 1) return tokenOffers(t, seat, BASIC_TOKENS, BONUS_TOKENS, known)
  if (set === 2) return missionOffers(t, seat, known)
  return (
    tokenOffers(t, seat, 0, BASIC_TOKENS, known) | chairOffers(t, seat, known) | cardOffers(t, seat, known)
  )
}

/** Why a once-a-round card would do nothing now. */
export function cardRefusal(t: Galaxy, seat: Seat, technology: number) {
  const effect = effectOfCard(technology)
  if (effect === null) return nothingToUse
  return effectRefusal(t, effect, { seat, source: FIRST_TECHNOLOGY + technology, from: 'technologies' })
}

const nothingToUse = { rule: 'GC-TCH-03', reason: 'noEffect' }

/** Whether the seat could do anything freely, besides exchanging credits. */
export function hasFreeAction(t: Galaxy, seat: Seat): boolean {
  for (let set = 0; set < SETS; set++) if (offersIn(t, seat, set, 0) !== 0) return true
  return false
}

/** Whether there is anything that it could not do when it last went on. */
export function hasNewOffer(t: Galaxy, seat: Seat): boolean {
  for (let set = 0; set < SETS; set++)
    if (offersIn(t, seat, set, numberAt(t.offersSeen, SETS * seat + set)) !== 0) return true
  return false
}

/** The seat goes on without what it could do freely now. */
export function noteOffers(t: Galaxy, seat: Seat): void {
  for (let set = 0; set < SETS; set++) t.offersSeen[SETS * seat + set] = offersIn(t, seat, set, 0)
}
