import { call, hasListener, type Plain, result, routine, type Seat } from '@kantyna/kernel'
import type { CombatKind } from '../../content/names.ts'
import { triggerAbilities } from '../abilities/abilities.ts'
import { hull } from '../abilities/values.ts'
import { rulesOf } from '../composition.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import type { CombatFrame, Opponent, SeatFrame, Side } from '../frames.ts'
import { isPlanet, spaceOfSeat } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { isSeatDefeated, shipDamageOf } from '../reads.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { settle } from '../settling.ts'
import { pauseBeforeDefeat } from './before-defeat.ts'
import { offerAbilities } from './combat-window.ts'
import { damageOf, facesOf, rollDice } from './dice.ts'
import { combatDice } from './roll-parts.ts'
import { runResult } from './run-result.ts'
import { startDamage } from './suffering.ts'

/**
 * Combat (OR-CMB-01, OR-CMB-02): five steps, with windows for both sides.
 *
 * The routine returns 'won' or 'lost', from the attacker's point of view.
 */

interface CombatSetup {
  readonly kind: CombatKind
  readonly attacker: Seat
  readonly sides: readonly [Side, Side]
  readonly opponent: Opponent
  readonly win?: CardEffect | undefined
  readonly lose?: CardEffect | undefined
  readonly context: RimContext
  /** The crew card that is being fought and therefore cannot be used, or NONE. */
  readonly off?: number
}

const bothSides = [0, 1] as const
const NO_DICE = [[], []] as const
const NOTHING_ADDED = [0, 0] as const

const plain = (effect: CardEffect | undefined): Plain => (effect ?? null) as unknown as Plain // trees are plain data

export function startCombat(
  t: Rim,
  { kind, attacker, sides, opponent, win, lose, context, off }: CombatSetup,
): void {
  call<CombatFrame>(t, {
    routine: 'combat',
    stage: 0,
    kind,
    attacker,
    sides,
    opponent,
    win: plain(win),
    lose: plain(lose),
    context,
    off: off ?? NONE,
    rolling: 0,
    moment: 'start',
    added: NOTHING_ADDED,
    pools: NO_DICE,
    hasWon: false,
  })
}

interface Branches {
  readonly win?: CardEffect | undefined
  readonly lose?: CardEffect | undefined
}

/**
 * Starts a fight against the enemy on a card, with its printed value (OR-CMB-03, OR-CMB-04, OR-CMB-07, OR-CMB-09,
 * OR-CMB-11).
 */
export function startEnemyFight(
  t: Rim,
  context: RimContext,
  {
    kind,
    value,
    enemy,
    win,
    lose,
  }: Branches & { readonly kind: CombatKind; readonly value: number; readonly enemy?: string | undefined },
): void {
  const { seat, source = NONE } = context
  startCombat(t, {
    kind,
    attacker: seat,
    sides: [{ seat }, { seat: null, dice: value }],
    opponent: enemy === undefined ? { is: 'enemy', source } : { is: 'enemy', source, enemy },
    win,
    lose,
    context,
  })
}

/** OR-CMB-05, OR-CMB-06: the kind of a combat between players. */
export function combatKindAt(t: PublicRim, seat: Seat): CombatKind {
  return isPlanet(spaceOfSeat(t, seat)) ? 'ground' : 'ship'
}

/** OR-DEF-09. */
export function canBeFought(t: Rim, seat: Seat): boolean {
  return !isSeatDefeated(t, seat)
}

/** OR-CMB-08, OR-CMB-10, OR-CMB-12. */
export function startPlayerFight(
  t: Rim,
  context: RimContext,
  { whom, kind, win, lose }: Branches & { readonly whom: Seat; readonly kind?: CombatKind | undefined },
): void {
  const { seat } = context
  startCombat(t, {
    kind: kind ?? combatKindAt(t, seat),
    attacker: seat,
    sides: [{ seat }, { seat: whom }],
    opponent: { is: 'player', seat: whom },
    win,
    lose,
    context,
  })
}

/** OR-PAT-08, OR-PAT-11: nobody rolls against an enemy that always wins. */
export function isHopeless({ sides }: Pick<CombatFrame, 'sides'>): boolean {
  const [, enemy] = sides
  return enemy.seat === null && enemy.dice === null
}

/** Combats with patrols and for bounties have results of their own: encounter-patrol.ts, bounties.ts. */
export interface PatrolDecidedFrame extends SeatFrame {
  readonly routine: 'patrolDecided'
  readonly faction: number
  readonly level: number
  readonly hasWon: boolean
}

export interface BountyDecidedFrame extends SeatFrame {
  readonly routine: 'bountyDecided'
  readonly hasWon: boolean
}

function decide(t: Rim, { attacker, opponent, hasWon }: CombatFrame): void {
  if (opponent.is === 'patrol') {
    const { faction, level } = opponent
    call<PatrolDecidedFrame>(t, {
      routine: 'patrolDecided',
      stage: 0,
      seat: attacker,
      faction,
      level,
      hasWon,
    })
    return
  }
  // OR-BNTY-20: this also applies if the owner of a crew member fights in its place.
  const caller = t.stack[t.stack.length - 2]
  if (caller?.routine === 'bountyFight')
    call<BountyDecidedFrame>(t, { routine: 'bountyDecided', stage: 0, seat: attacker, hasWon })
}

export const combat = routine<Rim, CombatFrame>('combat')('shown', {
  begin(t, frame) {
    const { attacker, kind, opponent } = frame
    if (hasListener(t)) emitEvent(t, { type: 'combatBegan', attacker, kind, opponent })
    // OR-R-06: without a roll there is nothing to use before it; abilities that prevent damage come later.
    if (isHopeless(frame)) return 'judge'
  },
  // OR-CAB-05, OR-EX-11: before the first roll, once in each combat.
  offerStart(t, frame) {
    offerAbilities(t, frame)
  },
  // Steps 1 and 2 for the attacker, then step 3 for the defender (OR-CSTEP-08).
  offerValue(t, frame) {
    frame.moment = 'value'
    offerAbilities(t, frame)
  },
  roll(t, frame) {
    const { rolling, sides } = frame
    const dice = rollDice(
      t,
      rolling === 0 ? 'attack' : 'defence',
      combatDice.of(t, { combat: frame, side: rolling }),
    )
    frame.pools = rolling === 0 ? [dice, frame.pools[1]] : [frame.pools[0], dice]
    // OR-GAP-54: the player who rolls for an enemy is not mentioned.
    if (hasListener(t))
      emitEvent(t, {
        type: 'rolled',
        what: 'combat',
        seat: sides[rolling].seat,
        side: rolling,
        faces: facesOf(dice),
        terms: combatDice.terms(t, { combat: frame, side: rolling }),
      })
    frame.moment = 'reroll'
    offerAbilities(t, frame)
  },
  offerResults(t, frame) {
    frame.moment = 'result'
    offerAbilities(t, frame)
  },
  otherSide(_, frame) {
    if (frame.rolling === 1) return
    frame.rolling = 1
    return 'offerValue'
  },
  // Step 4 (OR-CSTEP-12, OR-CSTEP-13): the attacker wins a tie.
  judge(t, frame) {
    const [attack, defence] = frame.pools
    frame.moment = 'over'
    frame.hasWon = !isHopeless(frame) && damageOf(attack) >= damageOf(defence)
    if (hasListener(t)) emitEnd(t, frame)
    decide(t, frame)
    rulesOf(t).encounter.combat.decided(t, frame)
  },
  // OR-CSTEP-14, OR-CSTEP-15, OR-EPAT-07: the result comes before the damage.
  branch(t, { win, lose, hasWon, context }) {
    const effect = (hasWon ? win : lose) as unknown as CardEffect | null // startCombat stored an effect here
    runResult(t, effect, context)
  },
  // OR-R-04: abilities after a victory also come before the damage.
  afterWinning(t, { sides, hasWon }) {
    const winner = sides[hasWon ? 0 : 1].seat
    if (winner !== null) triggerAbilities(t, winner, 'combatWon')
  },
  settleBranch(t) {
    settle(t)
  },
  // OR-R-27: the loser against a patrol was just asked a question.
  pause(t, frame) {
    const { opponent, hasWon, kind, sides } = frame
    if (opponent.is === 'patrol' && !hasWon) return
    const on = kind === 'ground' ? 'character' : 'ship'
    for (const side of bothSides) {
      const { seat } = sides[side]
      if (seat !== null) pauseBeforeDefeat(t, seat, on, damageTo(t, frame, side))
    }
  },
  // Step 5 (OR-CSTEP-16): both sides suffer damage, the attacker first if the order matters; enemies suffer none
  // (OR-CSTEP-19).
  hurtAttacker(t, frame) {
    const [attacker] = frame.sides
    if (attacker.seat !== null) hurt(t, frame, attacker.seat, damageTo(t, frame, 0))
  },
  hurtDefender(t, frame) {
    const [, defender] = frame.sides
    if (defender.seat !== null) hurt(t, frame, defender.seat, damageTo(t, frame, 1))
  },
  // OR-DEF-12, OR-EPAT-08: a player who is defeated now keeps the reward.
  settleDamage(t) {
    settle(t)
  },
  end(_, frame) {
    return result(frame.hasWon ? 'won' : 'lost')
  },
})

/** Adds a note for the rest of a combat. */
export function noteInCombat(combat: CombatFrame, note: string): void {
  combat.notes = [...(combat.notes ?? []), note]
}

/** OR-PAT-10: an enemy that always wins deals all the damage that the ship can still take. */
function damageTo(t: Rim, frame: CombatFrame, side: 0 | 1): number {
  if (side === 1) return damageOf(frame.pools[0])
  if (!isHopeless(frame)) return damageOf(frame.pools[1])
  return Math.max(0, hull.of(t, frame.attacker) - shipDamageOf(t, frame.attacker))
}

/** OR-CSTEP-17, OR-CSTEP-18. */
function hurt(t: Rim, { kind }: CombatFrame, seat: Seat, amount: number): void {
  startDamage(t, seat, kind === 'ground' ? 'character' : 'ship', amount)
}

function emitEnd(t: Rim, frame: CombatFrame): void {
  const { attacker, opponent, hasWon } = frame
  emitEvent(t, {
    type: 'combatEnded',
    attacker,
    opponent,
    hasWon,
    damage: [damageTo(t, frame, 1), damageTo(t, frame, 0)],
  })
}
