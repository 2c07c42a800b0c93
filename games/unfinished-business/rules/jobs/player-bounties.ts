import {
  ask,
  at,
  type BlockedOption,
  call,
  type DecisionKind,
  decisionKind,
  type Option,
  picked,
  result,
  routine,
  type Seat,
  scopeOf,
  skip,
} from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { triggerAbilities } from '../../../outer-rim/rules/abilities/abilities.ts'
import { canBeFought, startPlayerFight } from '../../../outer-rim/rules/combat/combat.ts'
import { captiveOn } from '../../../outer-rim/rules/contacts/contacts.ts'
import { factionOption } from '../../../outer-rim/rules/effects/options.ts'
import type { EncounterKind } from '../../../outer-rim/rules/encounters/encounter-phase.ts'
import type { CombatFrame, SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber, heldBy, spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { gainFame } from '../../../outer-rim/rules/reputation/fame.ts'
import { changeReputation, standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import { gainCredits } from '../../../outer-rim/rules/resources/credits.ts'
import { discardCard, removeCard } from '../../../outer-rim/rules/resources/discarding.ts'
import {
  contactOfCard,
  heldOfType,
  isAutoma,
  rewardBonus,
} from '../../../outer-rim/rules/resources/holding.ts'
import { shownBy } from '../../../outer-rim/rules/resources/shown.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceThing, seatThing } from '../../../outer-rim/rules/scenario/things.ts'
import { cardOf, characterOf, resourceOf, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { emitAdded } from '../events.ts'

/**
 * Bounties on players (UB-PBT-01, UB-PBT-02, UB-PBT-03, UB-PBT-04, UB-PBT-05, UB-PBT-06, UB-PBT-07, UB-PBT-08,
 * UB-PBT-09, UB-PBT-10, UB-PBT-11, UB-PBT-12, UB-PBT-13, UB-PBT-14, UB-PBT-15, UB-PBT-16, UB-PBT-17, UB-PBT-18,
 * UB-PBT-19, UB-PBT-20, UB-PBT-21): a bounty that names a player's character is fought against that player and has its
 * own reward.
 *
 * Ties go to the hunter, who is the attacker (UB-AIC-05, OR-CSTEP-13). An AI player discards the bounty if it loses
 * (UB-AIC-07). A person chooses the factions for its reward.
 */

/** UB-PBT-11, UB-PBT-12. */
export const CREDITS = 5000
export const FAME = 1

/** The person that a bounty names; null if the card shows another resource. */
export function personOfBounty(t: PublicRim, bounty: number): string | null {
  const resource = resourceOf(t, bounty)
  return resource.type === 'bounty' ? resource.person : null
}

/** The person that a seat plays; null before characters are chosen. */
function personOfSeat(t: PublicRim, seat: Seat): string | null {
  return characterNumber(t, seat) === NONE ? null : characterOf(t, seat).person
}

/**
 * UB-PBT-01, UB-PBT-19: the other player whom a bounty names; null if there is none, or if the hunter holds the token
 * captive.
 */
export function targetOf(t: PublicRim, hunter: Seat, bounty: number): Seat | null {
  if (captiveOn(t, hunter, bounty) !== NONE) return null
  const person = personOfBounty(t, bounty)
  for (let seat = 0; seat < t.seats; seat++)
    if (seat !== hunter && personOfSeat(t, seat) === person) return seat
  return null
}

/** UB-PBT-19: a player cannot complete a bounty on their own character, not even with a crew member of that name. */
export function isOnAnotherPlayer(t: PublicRim, hunter: Seat, bounty: number): boolean {
  return personOfBounty(t, bounty) !== personOfSeat(t, hunter)
}

/** UB-PBT-19, UB-PBT-20: a player may still buy such a bounty, so the option carries a warning. */
export function noteOnOwnBounty(t: PublicRim, seat: Seat, card: number): string | null {
  if ((tablesOf(t).resources[shownBy(t, card)] ?? null) === null) return null
  return personOfBounty(t, card) === null || isOnAnotherPlayer(t, seat, card) ? null : 'onOwnCharacter'
}

export interface Hunt {
  readonly hunter: Seat
  readonly bounty: number
  readonly target: Seat
}

const noHunts: readonly Hunt[] = []

/** The bounties of a seat on other players in any space. */
function huntsOf(t: PublicRimWithContacts, hunter: Seat): readonly Hunt[] {
  let hunts: Hunt[] | null = null
  for (const bounty of heldOfType(t, hunter, 'bounty')) {
    const target = targetOf(t, hunter, bounty)
    if (target === null) continue
    hunts ??= []
    hunts.push({ hunter, bounty, target })
  }
  return hunts ?? noHunts
}

/** The bounties on a seat. Bounties are public. */
export function huntersOf(t: PublicRimWithContacts, target: Seat): readonly Hunt[] {
  const hunts: Hunt[] = []
  for (let hunter = 0; hunter < t.seats; hunter++)
    hunts.push(...huntsOf(t, hunter).filter((hunt) => hunt.target === target))
  return hunts
}

/** UB-PBT-03, G-17: the target must be in the hunter's space and not defeated (OR-DEF-09). */
function canBeHunted(t: Rim, { hunter, target }: Hunt): boolean {
  return spaceOfSeat(t, target) === spaceOfSeat(t, hunter) && canBeFought(t, target)
}

export function huntsHere(t: Rim, hunter: Seat): readonly Hunt[] {
  const hunts = huntsOf(t, hunter)
  return hunts.length === 0 ? hunts : hunts.filter((hunt) => canBeHunted(t, hunt))
}

/** A bounty names at most one player, so the option's code is its piece. */
function huntBy(t: Rim, hunter: Seat, bounty: number): Hunt {
  return { hunter, bounty, target: targetOf(t, hunter, bounty) ?? hunter }
}

function huntOption(t: Rim, { bounty, target }: Hunt): Option {
  return {
    id: `hunt-${cardOf(t, bounty).id}`,
    touches: [pieceThing(bounty), seatThing(target)],
    facts: { card: bounty, seat: target },
  }
}

/**
 * UB-PBT-04: players choose it like other encounters. UB-PBT-21, G-18: it does not replace the encounter with a patrol.
 */
export const playerBounties: EncounterKind = {
  codes: (t, seat) => huntsHere(t, seat).map(({ bounty }) => bounty),
  option: (t, seat, bounty) => huntOption(t, huntBy(t, seat, bounty)),
  resolve(t, seat, bounty) {
    startPlayerBountyFight(t, seat, bounty, huntBy(t, seat, bounty).target)
  },
  replacesPatrol: () => false,
  blocked: (t, seat) =>
    huntsOf(t, seat).flatMap((hunt): BlockedOption[] =>
      canBeHunted(t, hunt) ? [] : [{ ...huntOption(t, hunt), refusal: refusalOf(t, hunt) }],
    ),
}

function refusalOf(t: Rim, { hunter, target }: Hunt) {
  const isElsewhere = spaceOfSeat(t, target) !== spaceOfSeat(t, hunter)
  return isElsewhere
    ? { rule: 'UB-PBT-03', reason: 'targetElsewhere', facts: { seat: target, space: spaceOfSeat(t, target) } }
    : { rule: 'OR-DEF-09', reason: 'targetDefeated', facts: { seat: target } }
}

interface PlayerBountyFrame extends SeatFrame {
  readonly routine: 'playerBounty'
  readonly bounty: number
  readonly target: Seat
}

/** UB-PBT-05, UB-PBT-06: ground combat on a planet, ship combat elsewhere. */
export function startPlayerBountyFight(t: Rim, hunter: Seat, bounty: number, target: Seat): void {
  call<PlayerBountyFrame>(t, { routine: 'playerBounty', stage: 0, seat: hunter, bounty, target })
}

/** Whether a seat fights a combat for its own bounty. */
export function isFightForBounty(t: PublicRim, combat: CombatFrame, hunter: Seat): boolean {
  const caller = t.stack[t.stack.indexOf(combat) - 1]
  return (
    combat.attacker === hunter && (caller?.routine === 'playerBounty' || caller?.routine === 'bountyFight')
  )
}

/** Winning and losing take effect before the damage (UB-AIC-20, OR-CSTEP-14). */
export function decidePlayerBounty(t: Rim, combat: CombatFrame): void {
  const caller = t.stack[t.stack.indexOf(combat) - 1]
  if (caller?.routine !== 'playerBounty') return
  const { seat, bounty, target } = caller as PlayerBountyFrame // the frame of that routine
  if (combat.hasWon) payPlayerBounty(t, seat, bounty, target)
  // UB-PBT-08, UB-PBT-09: a person keeps the card and may try again; UB-AIC-07: an AI player does not.
  else if (isAutoma(t, seat) && heldBy(t, seat).includes(bounty)) discardCard(t, seat, bounty)
}

const playerBounty = routine<Rim, PlayerBountyFrame>('playerBounty')('shown', {
  fight(t, { seat, bounty, target }) {
    startPlayerFight(t, { seat, source: bounty }, { whom: target })
  },
  end: (_, { returned = null }) => result(returned),
})

interface PlayerRewardFrame extends SeatFrame {
  readonly routine: 'playerReward'
  readonly bounty: number
  readonly target: Seat
  /** Which change of reputation is being chosen: the gain or the loss. */
  by: 1 | -1
}

/** UB-PBT-10: the reward printed on the card does not count. */
function payPlayerBounty(t: Rim, hunter: Seat, bounty: number, target: Seat): void {
  call<PlayerRewardFrame>(t, { routine: 'playerReward', stage: 0, seat: hunter, bounty, target, by: 1 })
}

/** A hunter gains reputation where the defender has negative reputation, and loses it where it is positive. */
function factionsOf(t: Rim, { target, by }: PlayerRewardFrame): number[] {
  return [...factions.keys()].filter((faction) => standing(t, target, faction) === -by)
}

/** UB-AIC-17: if possible, an AI player gains reputation where its own is not positive yet. */
function choicesOf(t: Rim, frame: PlayerRewardFrame): readonly number[] {
  const all = factionsOf(t, frame)
  if (!isAutoma(t, frame.seat) || frame.by < 0) return all
  const better = all.filter((faction) => standing(t, frame.seat, faction) <= 0)
  return better.length > 0 ? better : all
}

/**
 * UB-PBT-13, UB-PBT-14: the hunter chooses. UB-AIC-16, UB-AIC-19: a person chooses for an AI player, the defender if
 * possible.
 */
function chooserOf(t: Rim, { seat, target }: PlayerRewardFrame): Seat {
  if (!isAutoma(t, seat)) return seat
  for (let step = 0; step < t.seats; step++) {
    const other = step === 0 ? target : (seat + step) % t.seats
    if (!isAutoma(t, other)) return other
  }
  return seat
}

function currentReward(t: Rim): PlayerRewardFrame {
  return scopeOf(t, 'playerReward') as PlayerRewardFrame // the frame of that routine
}

/** For bots: the hunter whose reputation is about to change, and the direction. */
export function rewardedHunter(t: Rim): { readonly hunter: Seat; readonly by: 1 | -1 } {
  const { seat, by } = currentReward(t)
  return { hunter: seat, by }
}

const chooseBountyFaction: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'chooseBountyFaction',
  shape: 'one',
  rules: ['UB-PBT-13', 'UB-PBT-14'],
  list: (t) => choicesOf(t, currentReward(t)).slice(),
  option(t, _, faction) {
    const { by, seat, target } = currentReward(t)
    const option = factionOption(faction)
    return { ...option, facts: { ...option.facts, by, hunter: seat, target } }
  },
  source: (t) => pieceThing(currentReward(t).bounty),
  isOpen: true,
  byRule: (_, { options }) => [at(options, 0)],
})

/** Asks only if there are two factions or more. */
function askForFaction(t: Rim, frame: PlayerRewardFrame) {
  const choices = choicesOf(t, frame)
  const [only] = choices
  // UB-PBT-15.
  if (only === undefined) return skip
  if (choices.length === 1) {
    changeReputation(t, frame.seat, only, frame.by)
    return skip
  }
  ask(t, chooseBountyFaction, chooserOf(t, frame))
  return undefined
}

/** UB-PBT-16: the hunter gets the parts of the reward in this order. */
const playerReward = routine<Rim, PlayerRewardFrame>('playerReward')('shown', {
  // UB-PBT-11. Abilities that add to the reward of a bounty add to this one too (G-21).
  credits(t, { seat, bounty, target }) {
    emitAdded(t, { type: 'playerBountyCompleted', seat, card: bounty, target })
    gainCredits(t, seat, CREDITS + rewardBonus(t, seat, 'bounty'), bounty)
  },
  fame(t, { seat, bounty }) {
    gainFame(t, seat, FAME, 'bounty', bounty)
  },
  askForGain: askForFaction,
  gain(t, { seat }) {
    changeReputation(t, seat, picked(t), 1)
  },
  turnToLoss(_, frame) {
    frame.by = -1
  },
  askForLoss: askForFaction,
  lose(t, { seat }) {
    changeReputation(t, seat, picked(t), -1)
  },
  // UB-PBT-17.
  remove(t, { seat, bounty }) {
    if (heldBy(t, seat).includes(bounty)) removeCard(t, seat, bounty)
  },
  // G-21: for abilities that react to the reward of a bounty.
  after(t, { seat, bounty }) {
    triggerAbilities(t, seat, 'bountyCollected', {
      bounty,
      contact: contactOfCard(t, bounty),
      captured: false,
    })
  },
})

export const playerBountyRoutines = [playerBounty, playerReward]
export const playerBountyKinds = [chooseBountyFaction]
