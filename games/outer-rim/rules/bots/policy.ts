import { at, type Decision, type Frame, PASS, type RandomBelow, type Seat } from '@kantyna/kernel'
import { marketDecks, skills } from '../../content/names.ts'
import { indexOfUse, sourceOfUse } from '../abilities/abilities.ts'
import { isUse } from '../abilities/ability-options.ts'
import { skillLevel } from '../abilities/values.ts'
import { factionOf, spaceOfCode } from '../effects/operations/move-patrol.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { FIGHT, TALK } from '../encounters/encounter-contact.ts'
import { bountyOn, CAPTURE, PROTECT } from '../jobs/bounties.ts'
import { contactSpaces, distance } from '../map/map.ts'
import { topOf } from '../market/decks.ts'
import { buy } from '../market/purchase.ts'
import { buyUsedShip } from '../market/used-ship.ts'
import { NONE } from '../pieces.ts'
import { TAKE, takeResource } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'
import { DELIVER, END, MARKET } from '../turn/action-phase.ts'
import { CREDITS, RECOVER } from '../turn/planning.ts'
import { useWorth } from './abilities.ts'
import { factsOf } from './card-facts.ts'
import { tripOf, worthOfSpace } from './destinations.ts'
import { chooseDice } from './dice-choices.ts'
import { CREW, DAMAGE, DEFEAT, moneyWorth } from './measure.ts'
import { huntWorth, meetingWorth, talkWorth } from './meetings.ts'
import { gainWorth, outlook } from './outlook.ts'
import {
  captiveWorth,
  costOfFight,
  eliminationWorth,
  isUnknown,
  type SeatStrength,
  strengthOf,
} from './prospects.ts'
import { buyWorth, completed, GOOD_BUY, keepWorth, shipGain } from './shopping.ts'

/** A quick sensible player for playouts: goes to the best space, delivers, buys what fits, fights with good odds. */
export function policy(t: Rim, decision: Decision, randomBelow: RandomBelow): readonly number[] {
  const { kind, options, seat, min } = decision
  switch (kind) {
    case 'act':
      return [chooseAction(t, seat, options)]
    case 'discardFromMarket':
      return [chooseToClear(t, seat, options, randomBelow)]
    case 'buy':
      return completed(t, seat, buy, bestOption(options, worthOfOptions(t, seat, kind))) ?? [PASS]
    case 'buyUsedShip':
      return completed(t, seat, buyUsedShip, bestOption(options, worthOfOptions(t, seat, kind))) ?? [PASS]
    case 'takeResource':
      return chooseToTake(t, seat, options)
    case 'pickDice':
      return chooseDice(t, decision)
    case 'chooseCharacter':
    case 'chooseAiCharacter':
    case 'chooseStartingShip':
    case 'chooseReputation':
      return [at(options, randomBelow(options.length))]
    default: {
      const worth = worthOfOptions(t, seat, kind)
      if (min <= 1) return [bestOption(options, worth)]
      return options.toSorted((a, b) => worth(b) - worth(a)).slice(0, min)
    }
  }
}

/** The frame that asks the question. */
const top = (t: Rim) => at(t.stack, t.stack.length - 1)

function bestOption(options: readonly number[], worth: (code: number) => number): number {
  let best = at(options, 0)
  let most = worth(best)
  for (let index = 1; index < options.length; index++) {
    const code = at(options, index)
    const value = worth(code)
    if (value <= most) continue
    most = value
    best = code
  }
  return best
}

const FIRST_USE = 10_000

/** The worth of each answer to a question about one thing, in fame. */
export function worthOfOptions(t: Rim, seat: Seat, kind: string): (code: number) => number {
  switch (kind) {
    case 'plan':
      return worthOfPlans(t, strengthOf(t, seat))
    case 'pickSpace': {
      const trip = tripOf(t, strengthOf(t, seat))
      return (space) => worthOfSpace(t, trip, space)
    }
    case 'buy': {
      const strength = strengthOf(t, seat)
      const { discount } = top(t) as Frame & { readonly discount: number } // only a purchase asks this
      return (deck) => (deck === PASS ? 0 : buyWorth(t, strength, deck, discount))
    }
    case 'buyUsedShip': {
      const { discount } = top(t) as Frame & { readonly discount: number } // only a sale asks this
      return (ship) => (ship === PASS ? 0 : shipGain(t, seat, ship, discount))
    }
    case 'encounter': {
      const strength = strengthOf(t, seat)
      return (code) => meetingWorth(t, strength, code)
    }
    case 'useInCombat':
    case 'useInTest':
    case 'useInRoll':
    case 'useAfter':
    case 'useAgainstDamage':
      return (code) => (code === PASS ? 0 : useWorth(t, seat, sourceOfUse(code), indexOfUse(code)))
    case 'chooseEffect':
      return worthOfEffects(t, seat)
    case 'fightOrTalk':
      return worthOfFighting(t, seat)
    case 'captureOrEliminate':
      return worthOfCapture(t, seat)
    case 'protect':
      return (code) => (code === PROTECT ? CREW - costOfFight(strengthOf(t, seat), true, 3).cost : 0)
    case 'discardExcess':
    case 'pickDiscard': {
      const strength = strengthOf(t, seat)
      return (piece) => (piece === PASS ? 0 : -keepWorth(t, strength, piece))
    }
    case 'pickCardToTake':
      return (piece) => (piece === PASS ? 0 : gainWorth(t, { seat }, piece))
    case 'pickContact':
      return (place) => worthOfLooking(t, seat, place)
    case 'movePatrolTo':
    case 'pushPatrolTo':
      return (space) => worthOfPatrolAt(t, seat, space)
    case 'pickPatrolMove':
      return (code) => (code === PASS ? 0 : worthOfPatrolMove(t, seat, code))
    case 'chooseSkill':
      return (code) => skillLevel(t, seat, at(skills, code))
    case 'deliverNext':
      return (code) => (code === PASS ? 0 : 1 + factsOf(t, code).fame)
    case 'pickPlayer':
      return (other) => at(t.fame, other)
    default:
      return (code) => (code === PASS ? 0.5 : 0)
  }
}

function worthOfPlans(t: Rim, strength: SeatStrength): (code: number) => number {
  const { seat } = strength
  const trip = tripOf(t, strength)
  const here = at(t.spaces, seat)
  return (code) => {
    if (code === CREDITS) return worthOfSpace(t, trip, here) + incomeWorth(t, seat)
    if (code === RECOVER) return worthOfSpace(t, trip, here) + recoveryWorth(t, strength)
    if (isUse(code))
      return (
        worthOfSpace(t, trip, here) +
        useWorth(t, seat, sourceOfUse(code - FIRST_USE), indexOfUse(code - FIRST_USE))
      )
    return worthOfSpace(t, trip, code)
  }
}

/** OR-PLAN-03. */
function incomeWorth(t: Rim, seat: Seat): number {
  const credits = at(t.credits, seat)
  return moneyWorth(credits + 2000) - moneyWorth(credits)
}

function recoveryWorth(t: Rim, { seat, health, hull }: SeatStrength): number {
  const damage = at(t.characterDamage, seat) + at(t.shipDamage, seat)
  const threat = (health <= 2 ? 0.25 : 0) + (hull <= 2 ? 0.25 : 0)
  return damage === 0 ? -1 : DAMAGE * damage + threat * DEFEAT
}

/** Delivers if possible, or uses a helpful ability, or goes to the market, or ends the phase. */
function chooseAction(t: Rim, seat: Seat, options: readonly number[]): number {
  if (options.includes(DELIVER)) return DELIVER
  for (const code of options) {
    if (!isUse(code)) continue
    if (useWorth(t, seat, sourceOfUse(code - FIRST_USE), indexOfUse(code - FIRST_USE)) > 0) return code
  }
  return options.includes(MARKET) ? MARKET : END
}

/** A seat that wants to buy nothing replaces the top card of one of these decks, which often have useful cards. */
const clearableDecks = [0, 1, 3]
/** A seat that can pay for a luxury replaces that deck first, because nothing else costs so much. */
const LUXURY = marketDecks.indexOf('luxury')
const RICH = 12_000

function chooseToClear(t: Rim, seat: Seat, options: readonly number[], randomBelow: RandomBelow): number {
  const strength = strengthOf(t, seat)
  let best = 0
  const poor: number[] = []
  for (const deck of options) {
    if (deck === PASS) continue
    const worth = buyWorth(t, strength, deck)
    best = Math.max(best, worth)
    if (worth <= 0.1 && deck === LUXURY && at(t.credits, seat) >= RICH) return deck
    if (worth <= 0.1 && (clearableDecks.includes(deck) || topOf(t, deck) === NONE)) poor.push(deck)
  }
  return best >= GOOD_BUY || poor.length === 0 ? PASS : at(poor, randomBelow(poor.length))
}

function chooseToTake(t: Rim, seat: Seat, options: readonly number[]): readonly number[] {
  const { card } = t.stack.findLast(({ routine }) => routine === 'takeResource') as Frame & {
    readonly card: number
  } // its frame is on the stack while it asks
  const isTaken = !options.includes(PASS) || gainWorth(t, { seat }, card) > 0
  return completed(t, seat, takeResource, isTaken ? TAKE : PASS) ?? [PASS]
}

interface EffectFrame extends Frame {
  readonly effect: { readonly op: string; readonly of?: readonly CardEffect[]; readonly do?: CardEffect }
  readonly context: RimContext
}

/** The part that is worth most to the affected seat; the least if another seat has to choose. */
function worthOfEffects(t: Rim, seat: Seat): (code: number) => number {
  const { effect, context } = top(t) as EffectFrame // only an effect asks this
  const inner = effect.do !== undefined && effect.do.op === 'choose' ? effect.do.of : undefined
  const parts = effect.of ?? inner ?? (effect.do === undefined ? [] : [effect.do])
  const sign = context.seat === seat ? 1 : -1
  return (code) => {
    const part = code === PASS ? undefined : parts[code]
    return part === undefined ? 0 : sign * outlook(t, part, context)
  }
}

function worthOfFighting(t: Rim, seat: Seat): (code: number) => number {
  const { place } = top(t) as Frame & { readonly place: number } // only a contact encounter asks this
  const fight = huntWorth(t, strengthOf(t, seat), bountyOn(t, seat, at(t.contacts, place)))
  return (code) => (code === FIGHT ? fight : code === TALK ? talkWorth(t, seat, place) : 0)
}

/** A captive is worth more than an elimination, but only later. */
function worthOfCapture(t: Rim, seat: Seat): (code: number) => number {
  const fight = t.stack.findLast(({ routine }) => routine === 'bountyFight') as Frame & {
    readonly bounty: number
  } // its frame is on the stack while it asks
  const facts = factsOf(t, fight.bounty)
  const captive = captiveWorth(t, strengthOf(t, seat), facts, at(t.spaces, seat))
  return (code) => (code === CAPTURE ? captive : eliminationWorth(t, seat, facts))
}

/** Prefers a near, unknown contact of the rank of a bounty. */
function worthOfLooking(t: Rim, seat: Seat, place: number): number {
  const { rank, space } = at(contactSpaces, place)
  const isWanted = at(t.held, seat).some((piece) => factsOf(t, piece).rank === rank)
  const near = 1 / (1 + distance(t, at(t.spaces, seat), space))
  return (isUnknown(t, seat, place) ? 1 : 0) + (isWanted ? 1 : 0) + near
}

/** How much more useful a patrol would be in its new space. */
function worthOfPatrolMove(t: Rim, seat: Seat, code: number): number {
  const from = at(t.patrolSpaces, factionOf(code))
  return worthOfPatrolAt(t, seat, spaceOfCode(code)) - worthOfPatrolAt(t, seat, from)
}

/** Patrols should be far from the seat, and near to the leader. */
function worthOfPatrolAt(t: Rim, seat: Seat, space: number): number {
  let worth = at(t.spaces, seat) === space ? -2 : Math.min(4, distance(t, at(t.spaces, seat), space)) / 4
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && at(t.spaces, other) === space) worth += 1 + at(t.fame, other) / 10
  return worth
}
