import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { CREDITS } from '../../content/names.ts'
import { OFFICES, ROUNDS } from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import { isAbility } from '../abilities.ts'
import { effectRefusal } from '../effects/run.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { Galaxy } from '../galaxy.ts'
import { has } from '../hold.ts'
import { mayComplete } from '../mission-completion.ts'
import { BASIC_TOKENS, missionIndex } from '../pieces.ts'
import { mayTakeChair, senateRefusal } from '../senate.ts'
import { FIRST_TECHNOLOGY } from '../sources.ts'
import { INCOME_TOKEN, openReserve } from '../tokens.ts'

/**
 * What a seat could do freely now that would change something, besides exchanging credits: tokens of its own or out of
 * its reserve, once-a-round cards, missions of its log, chairs in the Senate.
 */

/** Sets of offers as bits: basic tokens, offices and cards; advanced tokens; missions. */
const SETS = 3
const MISSIONS_SET = 2
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

/** Where a token stands in the sets: which of them, and which bit. */
const setOf = (token: number): number => (token < BASIC_TOKENS ? 0 : 1)
const bitOf = (token: number): number => 1 << (token < BASIC_TOKENS ? token : token - BASIC_TOKENS)

/** Whether one of these tokens is of use, besides those that are known: they are not looked at. */
function hasUseful(
  t: Galaxy,
  seat: Seat,
  tokens: readonly number[],
  known: readonly number[],
  first: number,
): boolean {
  for (let index = 0; index < tokens.length; index++) {
    const token = numberAt(tokens, index)
    if ((numberAt(known, first + setOf(token)) & bitOf(token)) === 0 && isTokenUseful(t, seat, token))
      return true
  }
  return false
}

function noteUseful(t: Galaxy, seat: Seat, tokens: readonly number[]): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = numberAt(tokens, index)
    const set = SETS * seat + setOf(token)
    if (isTokenUseful(t, seat, token)) t.offersSeen[set] = numberAt(t.offersSeen, set) | bitOf(token)
  }
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

/** Whether anything is offered besides what is known, three sets from `first` on. */
function hasOfferBeside(t: Galaxy, seat: Seat, known: readonly number[], first: number): boolean {
  return (
    hasUseful(t, seat, at(t.tokens, seat), known, first) ||
    hasUseful(t, seat, openReserve(t, seat), known, first) ||
    chairOffers(t, seat, numberAt(known, first)) !== 0 ||
    cardOffers(t, seat, numberAt(known, first)) !== 0 ||
    missionOffers(t, seat, numberAt(known, first + MISSIONS_SET)) !== 0
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
  return hasOfferBeside(t, seat, NOTHING_KNOWN, 0)
}

const NOTHING_KNOWN: readonly number[] = [0, 0, 0]

/**
 * Whether an exchange may be worth a turn by itself (GC-PNL-16): the Relief Fund gives a credit to whoever has none
 * (GC-ABL-15), and in the last round a goal may count resources (GC-GOL-04). Goals are secret, so it goes by the round.
 */
export function mayWantExchange(t: Galaxy, seat: Seat): boolean {
  return has(t, seat, CREDITS) > 0 && (t.round === ROUNDS || isAbility(t, seat, 'reliefFund'))
}

/** Whether there is anything that it could not do when it last went on. */
export function hasNewOffer(t: Galaxy, seat: Seat): boolean {
  return hasOfferBeside(t, seat, t.offersSeen, SETS * seat)
}

/** The seat goes on without what it could do freely now. */
export function noteOffers(t: Galaxy, seat: Seat): void {
  const first = SETS * seat
  t.offersSeen[first] = chairOffers(t, seat, 0) | cardOffers(t, seat, 0)
  t.offersSeen[first + 1] = 0
  t.offersSeen[first + MISSIONS_SET] = missionOffers(t, seat, 0)
  noteUseful(t, seat, at(t.tokens, seat))
  noteUseful(t, seat, openReserve(t, seat))
}
