import { at, type BotKnowledge, type Decision, PASS, type Seat } from '@kantyna/kernel'
import { skillLevel, statOf } from '../../../outer-rim/rules/abilities/values.ts'
import { factsOf } from '../../../outer-rim/rules/bots/card-facts.ts'
import { CREDIT } from '../../../outer-rim/rules/bots/measure.ts'
import {
  chanceOfJob,
  costOfFight,
  delayed,
  type SeatStrength,
  strengthOf,
  turnsTo,
} from '../../../outer-rim/rules/bots/prospects.ts'
import { type Wants, wantsReputation } from '../../../outer-rim/rules/bots/wants.ts'
import { chanceToPass } from '../../../outer-rim/rules/combat/chance-to-pass.ts'
import { combatKindAt } from '../../../outer-rim/rules/combat/combat.ts'
import { creditsOf, fameOf, spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import { fameToWin } from '../../../outer-rim/rules/reputation/victory.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { shipOf } from '../../../outer-rim/rules/tables.ts'
import { AGREE, jobOnTop, kindOfJob } from './jobs-for-two.ts'
import { CREDITS, FAME, playerBounties, rewardedHunter, targetOf } from './player-bounties.ts'

/** What bots know of bounties on players, jobs for two players and ships by cost. Worth is counted in fame. */

/** The factor for a job for two players while no other person is at its destination. */
const NOBODY_THERE = 0.15
/** The factor for a target in another space, which may move away. */
const TARGET_ELSEWHERE = 0.5

function jobProspect(t: Rim, { seat, drive }: SeatStrength, card: number, from: number): number {
  const facts = factsOf(t, card)
  let isAnybodyThere = false
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && !isAutoma(t, other) && spaceOfSeat(t, other) === facts.to) isAnybodyThere = true
  const usual = facts.reward * chanceOfJob(t, seat, facts) * delayed(turnsTo(t, from, facts.to, drive))
  return isAnybodyThere ? usual : NOBODY_THERE * usual
}

/** The expected reward of a fight, less its expected cost. */
function huntWorth(t: Rim, seat: Seat, target: Seat): number {
  const isGround = combatKindAt(t, seat) === 'ground'
  const theirs = statOf(t, isGround ? 'groundCombat' : 'shipCombat', target)
  const { wins, cost } = costOfFight(strengthOf(t, seat), isGround, theirs)
  return wins * (CREDITS * CREDIT + FAME) - cost
}

function huntProspect(t: Rim, { seat, drive }: SeatStrength, target: Seat, from: number): number {
  const turns = turnsTo(t, from, spaceOfSeat(t, target), drive)
  return Math.max(0, huntWorth(t, seat, target)) * delayed(turns) * (turns === 0 ? 1 : TARGET_ELSEWHERE)
}

export const fightWants: Wants = {
  encounter: (t, seat, kind, bounty) =>
    kind === playerBounties ? huntWorth(t, seat, targetOf(t, seat, bounty) ?? seat) : 0,
  prospect(t, strength, piece, from) {
    const { type } = factsOf(t, piece).resource
    if (type === 'job') return kindOfJob(t, piece) === null ? null : jobProspect(t, strength, piece, from)
    if (type !== 'bounty') return null
    const target = targetOf(t, strength.seat, piece)
    return target === null ? null : huntProspect(t, strength, target, from)
  },
}

/** The most damage that a job does to a partner. */
const MOST_DAMAGE = 2

/** The partner gets credits and the owner fame. A bot does not agree if that fame would win the owner the game. */
function isWorthAgreeing(t: Rim, seat: Seat, owner: Seat): boolean {
  const { health, hull } = strengthOf(t, seat)
  return fameOf(t, owner) + 1 < fameToWin(t, owner) && health > MOST_DAMAGE && hull > 1
}

/** A good partner passes the test; a good opponent fails it and has credits to take. */
function worthOfOther(t: Rim, card: number, other: Seat): number {
  const [skill] = factsOf(t, card).required
  const passes = skill === undefined ? 0 : chanceToPass(skillLevel(t, other, skill))
  return kindOfJob(t, card) === 'team'
    ? passes - FAME_OF_PARTNER * fameOf(t, other)
    : 1 - passes + Math.min(MOST_TAKEN, creditsOf(t, other)) * CREDIT
}

/** What each fame of a partner counts against choosing that partner. */
const FAME_OF_PARTNER = 0.1
/** The most credits that a job takes from an opponent. */
const MOST_TAKEN = 5000

/** The most expensive ship that the seat can afford by trading in its own, otherwise the cheapest. */
function worthOfCost(t: Rim, seat: Seat, cost: number): number {
  const own = shipOf(t, seat).cost
  const isBetter = cost > own && cost - own <= creditsOf(t, seat)
  return isBetter ? cost : -cost
}

/** What the change of reputation is worth to the hunter. A person who chooses for an AI player wants the opposite. */
function worthOfFaction(t: Rim, seat: Seat, faction: number): number {
  const { hunter, by } = rewardedHunter(t)
  const now = standing(t, hunter, faction)
  const worth = now === by ? 0 : by * (1 + wantsReputation(t, hunter, faction, by))
  return hunter === seat ? worth : -worth
}

function worthOf(t: Rim, { kind, seat }: Decision): ((code: number) => number) | null {
  switch (kind) {
    case 'chooseForJob':
      return (other) => worthOfOther(t, jobOnTop(t).card, other)
    case 'agreeToJob':
      return (code) => (isWorthAgreeing(t, seat, jobOnTop(t).seat) === (code === AGREE) ? 1 : 0)
    case 'nameShipCost':
      return (cost) => worthOfCost(t, seat, cost)
    case 'chooseBountyFaction':
      return (faction) => worthOfFaction(t, seat, faction)
    case 'pickCardForToken':
      // A token is lost with its card, and players keep the most expensive card longest.
      return (card) => (card === PASS ? 0 : (factsOf(t, card).resource.cost ?? 1))
    default:
      return null
  }
}

/** Adds the bots' answers to the questions in `worthOf`. */
export function knowledgeOfFights(usual: BotKnowledge<Rim>): BotKnowledge<Rim> {
  return {
    ...usual,
    policy(t, decision, randomBelow) {
      const worth = worthOf(t, decision)
      const { options, min } = decision
      if (worth === null) return usual.policy?.(t, decision, randomBelow) ?? options.slice(0, min)
      return [options.reduce((best, code) => (worth(code) > worth(best) ? code : best), at(options, 0))]
    },
  }
}
