import { at, type Frame, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { missions } from '../../content/missions.ts'
import { CREDITS } from '../../content/names.ts'
import { OFFICES, ROUNDS } from '../../content/round-track.ts'
import { derivedFrom, onStandIn } from '../../content/stand-ins.ts'
import { technologies } from '../../content/technologies.ts'
import type { BonusToken, Mission } from '../../content/types.ts'
import { isAbility } from '../abilities/abilities.ts'
import { FIRST_TECHNOLOGY } from '../abilities/sources.ts'
import { INCOME_TOKEN, openReserve } from '../abilities/tokens.ts'
import { has } from '../costs/hold.ts'
import { effectRefusal } from '../effects/run.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { Galaxy } from '../galaxy.ts'
import { mayComplete } from '../missions/mission-completion.ts'
import { mayTakeChair, senateRefusal } from '../missions/senate.ts'
import { BASIC_TOKENS, missionIndex } from '../pieces.ts'

/**
 * The free actions, other than exchanging credits, that would change something for a seat now: its tokens and those of
 * its reserve, once-a-round cards, missions of its log, chairs in the Senate.
 */

/** A seat's offers are three sets of bits: basic tokens, offices and cards; advanced tokens; missions. */
const SETS = 3
const MISSIONS_SET = 2
const FIRST_OFFICE = BASIC_TOKENS
const REFIT = FIRST_OFFICE + OFFICES

/** GC-TCH-03: the cards with an effect that their owner may use once a round, as bits. */
export let usableCards = cardsToUse()

onStandIn(technologies, () => {
  usableCards = cardsToUse()
})

function cardsToUse(): number {
  return technologies.reduce(
    (bits, { oncePerRound }, index) => (typeof oncePerRound === 'object' ? bits | (1 << index) : bits),
    0,
  )
}

export function effectOfCard(technology: number): TreeEffect | null {
  const { oncePerRound } = at(technologies, technology)
  return typeof oncePerRound === 'object' ? oncePerRound : null
}

/** The cards that the seat may still use this round. */
export function openCards(t: Galaxy, seat: Seat): number {
  return numberAt(t.marked, seat) & ~numberAt(t.flipped, seat) & usableCards
}

/** Tokens with a part that is always useful: goods, points, a temporary level. */
const alwaysUseful: readonly boolean[] = derivedFrom(bonusTokens, ({ effect }) => isAlwaysUseful(effect))

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

/** The set that a token belongs to, and its bit there. */
const setOf = (token: number): number => (token < BASIC_TOKENS ? 0 : 1)
const bitOf = (token: number): number => 1 << (token < BASIC_TOKENS ? token : token - BASIC_TOKENS)

/**
 * The part of a token or a mission that is only sometimes possible: a card to mark or to take, an outpost, a crew
 * member, a free advance. The rest of it is goods and points. The part is an offer of its own, because it may become
 * possible in the middle of a turn (GC-ORG-109). The frame of the turn or follow records which of these parts the seat
 * knew of.
 */
interface Opportunity {
  readonly effect: TreeEffect
  readonly bit: number
}

const conditionalOps: readonly TreeEffect['op'][] = ['mark', 'takeMission', 'placeOutpost', 'mobilise']
let opportunityCount = 0

/** The bit of a card that replaces a printed one in a scenario, if the printed card has no bit. */
const SPARE_BIT = 1 << 30

function opportunityIn(effect: TreeEffect, printed?: Opportunity | null): Opportunity | null {
  const parts = effect.op === 'all' ? effect.of : []
  const found = parts
    .map((part) => (part.op === 'may' ? part.do : part))
    .find((part) => conditionalOps.includes(part.op) || (part.op === 'advance' && part.isFree === true))
  if (found === undefined || !isAlwaysUseful(effect)) return null
  if (printed !== undefined) return { effect: found, bit: printed?.bit ?? SPARE_BIT }
  return { effect: found, bit: 1 << opportunityCount++ }
}

const byToken = derivedFrom<BonusToken, Opportunity | null>(bonusTokens, ({ effect }, printed) =>
  opportunityIn(effect, printed),
)
const byMission = derivedFrom<Mission, Opportunity | null>(missions, ({ reward }, printed) =>
  opportunityIn(reward, printed),
)

/**
 * A turn or a follow. `chances` are the opportunities that its seat knew of when it last went on, as bits; `orbits` is
 * where its ships were then.
 */
export interface NotedOffersFrame extends Frame {
  chances: number
  orbits: readonly number[]
}

const ALL_KNOWN: Omit<NotedOffersFrame, keyof Frame> = { chances: -1, orbits: [] }

function notedFrame(t: Galaxy): NotedOffersFrame | undefined {
  const frame = t.stack.findLast(({ routine }) => routine === 'following' || routine === 'placement')
  return frame as NotedOffersFrame | undefined // both routines have this frame
}

/**
 * Whether the part has become possible since the seat last went on. After a ship has moved, an outpost counts as a new
 * part.
 */
function isOpportunityNew(t: Galaxy, seat: Seat, opportunity: Opportunity | null): boolean {
  if (opportunity === null) return false
  const { chances: known, orbits } = notedFrame(t) ?? ALL_KNOWN
  const hasMoved =
    opportunity.effect.op === 'placeOutpost' && orbits.some((space, ship) => space !== t.ships[seat]?.[ship])
  return (hasMoved || (known & opportunity.bit) === 0) && isOpportunityOpen(t, seat, opportunity)
}

function isOpportunityOpen(t: Galaxy, seat: Seat, { effect }: Opportunity): boolean {
  return effectRefusal(t, effect, { seat, from: 'tokens' }) === null
}

/** Whether one of these tokens is useful and not yet known, or has a part that has become possible since. */
function hasUsefulToken(
  t: Galaxy,
  seat: Seat,
  tokens: readonly number[],
  known: readonly number[],
  first: number,
): boolean {
  for (let index = 0; index < tokens.length; index++) {
    const token = numberAt(tokens, index)
    const isKnown = (numberAt(known, first + setOf(token)) & bitOf(token)) !== 0
    if (isKnown ? isOpportunityNew(t, seat, at(byToken, token)) : isTokenUseful(t, seat, token)) return true
  }
  return false
}

/** Notes the useful tokens, and which of their parts are possible. */
function noteTokens(
  t: Galaxy,
  seat: Seat,
  tokens: readonly number[],
  frame: NotedOffersFrame | undefined,
  refused: RefusedOffers,
): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = numberAt(tokens, index)
    const isUseful = isTokenUseful(t, seat, token)
    const opportunity = frame === undefined ? null : at(byToken, token)
    const isOpen = opportunity !== null && isOpportunityOpen(t, seat, opportunity)
    // The refusal comes last, because it is the slowest to compute.
    if ((!isUseful && !isOpen) || refused.token(t, seat, token)) continue
    const set = SETS * seat + setOf(token)
    if (isUseful) t.offersSeen[set] = numberAt(t.offersSeen, set) | bitOf(token)
    if (isOpen && frame !== undefined) frame.chances |= opportunity.bit
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

function cardOffers(t: Galaxy, seat: Seat, known: number, refused = NOTHING_REFUSED): number {
  const cards = openCards(t, seat)
  if (cards === 0 || (known & (1 << REFIT)) !== 0) return 0
  for (let technology = 0; technology < technologies.length; technology++) {
    if ((cards & (1 << technology)) === 0 || cardRefusal(t, seat, technology) !== null) continue
    const effect = effectOfCard(technology)
    if (effect !== null && !refused.card(t, seat, effect)) return 1 << REFIT
  }
  return 0
}

/** Notes the missions that can be completed, and which of their rewards are possible. */
function noteMissions(
  t: Galaxy,
  seat: Seat,
  frame: NotedOffersFrame | undefined,
  refused: RefusedOffers,
): void {
  const log = at(t.log, seat)
  let found = 0
  for (let index = 0; index < log.length; index++) {
    const mission = numberAt(log, index)
    const number = missionIndex(mission)
    const isPossible = mayComplete(t, seat, mission)
    const opportunity = frame === undefined ? null : at(byMission, number)
    const isOpen = opportunity !== null && isOpportunityOpen(t, seat, opportunity)
    if ((!isPossible && !isOpen) || refused.mission(t, seat, mission)) continue
    if (isPossible) found |= 1 << number
    if (isOpen && frame !== undefined) frame.chances |= opportunity.bit
  }
  t.offersSeen[SETS * seat + MISSIONS_SET] = found
}

/** Whether a mission can be completed and is not yet known, or has a reward that has become possible since. */
function hasMission(t: Galaxy, seat: Seat, known: readonly number[], first: number): boolean {
  const log = at(t.log, seat)
  for (let index = 0; index < log.length; index++) {
    const mission = numberAt(log, index)
    const number = missionIndex(mission)
    const isKnown = (numberAt(known, first + MISSIONS_SET) & (1 << number)) !== 0
    if (isKnown && !isOpportunityNew(t, seat, at(byMission, number))) continue
    if (mayComplete(t, seat, mission)) return true
  }
  return false
}

/** Whether there is an offer that the three sets from `first` on do not contain. */
function hasOtherOffer(t: Galaxy, seat: Seat, known: readonly number[], first: number): boolean {
  return (
    hasUsefulToken(t, seat, at(t.tokens, seat), known, first) ||
    hasUsefulToken(t, seat, openReserve(t, seat), known, first) ||
    chairOffers(t, seat, numberAt(known, first)) !== 0 ||
    cardOffers(t, seat, numberAt(known, first)) !== 0 ||
    hasMission(t, seat, known, first)
  )
}

/** Why a once-a-round card would have no effect now. */
export function cardRefusal(t: Galaxy, seat: Seat, technology: number) {
  const effect = effectOfCard(technology)
  if (effect === null) return nothingToUse
  return effectRefusal(t, effect, { seat, source: FIRST_TECHNOLOGY + technology, from: 'technologies' })
}

const nothingToUse = { rule: 'GC-TCH-03', reason: 'noEffect' }

/** Whether the seat could take any free action other than exchanging credits. */
export function hasFreeAction(t: Galaxy, seat: Seat): boolean {
  return hasOtherOffer(t, seat, NOTHING_KNOWN, 0)
}

const NOTHING_KNOWN: readonly number[] = [0, 0, 0]

/**
 * Whether the seat may want to exchange credits even if it can do nothing else (GC-PNL-16): the Relief Fund gives a
 * credit to a seat without one (GC-ABL-15), and in the last round a goal may count resources (GC-GOL-04). Goals are
 * secret, so this looks at the round only.
 */
export function mayWantExchange(t: Galaxy, seat: Seat): boolean {
  return has(t, seat, CREDITS) > 0 && (t.round === ROUNDS || isAbility(t, seat, 'reliefFund'))
}

/** Whether there is something that the seat could not do when it last went on. */
export function hasNewOffer(t: Galaxy, seat: Seat): boolean {
  return hasOtherOffer(t, seat, t.offersSeen, SETS * seat)
}

/** Offers that are possible but that the seat is not allowed to take yet. */
export interface RefusedOffers {
  chair(t: Galaxy, seat: Seat): boolean
  card(t: Galaxy, seat: Seat, effect: TreeEffect): boolean
  token(t: Galaxy, seat: Seat, token: number): boolean
  mission(t: Galaxy, seat: Seat, mission: number): boolean
}

const never = (): boolean => false
const NOTHING_REFUSED: RefusedOffers = { chair: never, card: never, token: never, mission: never }

/**
 * Notes that the seat went on without these free actions. An offer that was refused is not noted, because the seat may
 * want it later.
 */
export function noteOffers(t: Galaxy, seat: Seat, refused: RefusedOffers = NOTHING_REFUSED): void {
  const first = SETS * seat
  const chairs = chairOffers(t, seat, 0)
  t.offersSeen[first] =
    (chairs !== 0 && refused.chair(t, seat) ? 0 : chairs) | cardOffers(t, seat, 0, refused)
  t.offersSeen[first + 1] = 0
  const frame = notedFrame(t)
  if (frame !== undefined) {
    frame.chances = 0
    frame.orbits = at(t.ships, seat)
  }
  noteTokens(t, seat, at(t.tokens, seat), frame, refused)
  noteTokens(t, seat, openReserve(t, seat), frame, refused)
  noteMissions(t, seat, frame, refused)
}
