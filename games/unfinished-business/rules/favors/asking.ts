import { at, type Frame, type Refusal, type Seat } from '@kantyna/kernel'
import { factions, skills } from '../../../outer-rim/content/names.ts'
import { skillTerms } from '../../../outer-rim/rules/abilities/values.ts'
import type { CombatFrame, TestFrame } from '../../../outer-rim/rules/frames.ts'
import { standing } from '../../../outer-rim/rules/reputation/reputation.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../../../outer-rim/rules/rim.ts'
import { unfinished } from '../setup/table.ts'
import { adviceIn, SHORTCUT, STRATEGY, supportFavor } from './kinds.ts'

/**
 * Who may ask for a favor, when, and which favors a seat could grant. All of it depends only on public facts: faceup
 * cards, reputation, and the routines under way.
 */

/** UB-VAR-01, UB-VAR-02: the players agree on favors before the game. UB-SOL-18: one person alone has no favors. */
export function hasFavors(t: PublicRim): boolean {
  return unfinished(t).options.favors === 'yes' && t.seats - automasOf(t) > 1
}

function automasOf(t: PublicRim): number {
  let count = 0
  for (let seat = 0; seat < t.seats; seat++) if (isAutoma(t, seat)) count++
  return count
}

export function others(t: PublicRim, seat: Seat): Seat[] {
  return Array.from({ length: t.seats }, (_, other) => other).filter(
    (other) => other !== seat && !isAutoma(t, other),
  )
}

type DiceFrame = CombatFrame | TestFrame

function asDiceFrame(frame: Frame): DiceFrame | null {
  const { routine } = frame
  return routine === 'combat' || routine === 'test' ? (frame as DiceFrame) : null // the frames of those two routines
}

/** In a combat, the attacker rolls the first dice (G-30). */
function isBeforeDice(frame: DiceFrame): boolean {
  if (frame.routine === 'test') return frame.moment === 'before'
  return frame.rolling === 0 && (frame.moment === 'start' || frame.moment === 'value')
}

function takesPart(frame: DiceFrame, seat: Seat): boolean {
  return frame.routine === 'test' ? frame.seat === seat : frame.sides.some((side) => side.seat === seat)
}

/** UB-FAV-03, UB-FAV-04, UB-R-60: true from the roll until that combat or test is decided. Other rolls do not count. */
function haveDiceBeenRolled(t: PublicRim): boolean {
  return t.stack.some((each) => {
    const frame = asDiceFrame(each)
    return frame !== null && frame.moment !== 'over' && !isBeforeDice(frame)
  })
}

function isAboutToRoll(t: PublicRim, seat: Seat): boolean {
  return t.stack.some((each) => {
    const frame = asDiceFrame(each)
    return frame !== null && frame.moment !== 'over' && isBeforeDice(frame) && takesPart(frame, seat)
  })
}

/** The test that a seat is about to make, or null. */
export function testAhead(t: Rim, seat: Seat): TestFrame | null {
  const frame = t.stack.findLast(({ routine }) => routine === 'test') as TestFrame | undefined // the frame of that routine
  return frame !== undefined && frame.seat === seat && frame.moment === 'before' ? frame : null
}

/** Why a seat can receive no favor now, or null. */
export function refusalOfFavor(t: PublicRim, seat: Seat): Refusal | null {
  if (!hasFavors(t) || t.turn === 0 || isAutoma(t, seat)) return { rule: 'UB-VAR-01', reason: 'noFavors' }
  // UB-FAV-05, G-34. A request that was refused does not count (UB-FAV-21).
  if (at(unfinished(t).favors, seat) !== null) return { rule: 'UB-FAV-05', reason: 'favorReceived' }
  if (haveDiceBeenRolled(t)) return { rule: 'UB-FAV-03', reason: 'diceRolled' }
  // UB-FAV-02, G-29: players who are not active may ask only before their own dice.
  if (seat !== t.active && !isAboutToRoll(t, seat)) return { rule: 'G-29', reason: 'notBeforeDice' }
  return null
}

/** G-86: a defeated player may receive a favor too. */
export function mayReceive(t: PublicRim, seat: Seat): boolean {
  return refusalOfFavor(t, seat) === null
}

/** The codes of the favors that a seat could grant, to players in any space (UB-FAV-01). */
export function grantable(t: PublicRimWithContacts, giver: Seat): number[] {
  if (isAutoma(t, giver)) return []
  const codes = [STRATEGY, SHORTCUT]
  // UB-FAV-09: only skills of the character or of a crew member count.
  for (const skill of skills)
    if (skillTerms(t, giver, skill).some(({ name }) => name === 'character' || name === 'crew'))
      codes.push(adviceIn(skill))
  // UB-FAV-12.
  for (const faction of factions.keys())
    if (standing(t, giver, faction) > 0) codes.push(supportFavor(faction))
  return codes
}

export function canGrant(t: Rim, giver: Seat, code: number): boolean {
  return grantable(t, giver).includes(code)
}
