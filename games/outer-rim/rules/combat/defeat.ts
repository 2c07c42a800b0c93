import { at, call, continueAt, hasListener, isUnderWay, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { triggerAbilities } from '../abilities/abilities.ts'
import { emitEvent } from '../events.ts'
import { currentJob, type JobFrame, type SeatFrame, type TurnFrame } from '../frames.ts'
import { putUnder } from '../market/decks.ts'
import { isSeatDefeated, secretsBy } from '../reads.ts'
import { loseCredits } from '../resources/credits.ts'
import type { Rim } from '../rim.ts'
import { isAtLimit } from './damage.ts'

/** OR-DEF-01. */
export const CREDITS_LOST = 3000

/** Whether a seat that is not yet defeated has reached a limit. */
export function isAboutToBeDefeated(t: Rim, seat: Seat): boolean {
  return !isSeatDefeated(t, seat) && isAtLimit(t, seat)
}

/**
 * If the seat has reached a limit, it may first use abilities. It is defeated if it is still at the limit afterwards.
 */
export function defeatIfBeaten(t: Rim, seat: Seat): boolean {
  if (!isAboutToBeDefeated(t, seat) || isBeingDefeated(t, seat)) return false
  call<SeatFrame>(t, { routine: 'defeat', stage: 0, seat })
  return true
}

/** While a seat uses an ability that averts its defeat, no second defeat begins. */
function isBeingDefeated(t: Rim, seat: Seat): boolean {
  return t.stack.some((frame) => frame.routine === 'defeat' && (frame as SeatFrame).seat === seat) // the routine makes its own frames
}

/** Defeats the first beaten seat, the active player before others (OR-TIE-01). Returns whether there is one. */
export function defeatAnyBeaten(t: Rim): boolean {
  for (let step = 0; step < t.seats; step++) if (defeatIfBeaten(t, (t.active + step) % t.seats)) return true
  return false
}

/** Abilities that wait for a defeat are used before it (IG-88, YV-666), because removing damage may avert it. */
export const defeat = routine<Rim, SeatFrame>('defeat')('shown', {
  offerEscape(t, { seat }) {
    triggerAbilities(t, seat, 'defeat')
  },
  fall(t, { seat }) {
    if (isAboutToBeDefeated(t, seat)) becomeDefeated(t, seat)
  },
})

/**
 * Happens once, when a seat becomes defeated, at any depth of the stack and in any turn (OR-GAP-17): it loses credits and
 * secrets, and its standee lies on its side (OR-DEF-01 to OR-DEF-03). In its own turn the current action or phase is the
 * last one (OR-DEF-04). A job that it resolves or takes part in fails, and the card is kept (OR-DEF-07, OR-DEF-08).
 */
function becomeDefeated(t: Rim, seat: Seat): void {
  t.isDefeated[seat] = true
  if (hasListener(t)) emitEvent(t, { type: 'defeated', seat })
  loseCredits(t, seat, CREDITS_LOST)
  loseSecrets(t, seat)
  if (isUnderWay(t, 'turn')) {
    const turn = scopeOf(t, 'turn') as TurnFrame // every frame of this routine has this type
    if (turn.seat === seat) turn.isLast = true
  }
  const job = currentJob(t)
  // A completed job stays completed (OR-DEF-12).
  if (job !== null && takesPart(job, seat) && job.outcome === 'over') continueAt(t, 'job', 'fail')
}

function takesPart({ seat, others }: JobFrame, player: Seat): boolean {
  return player === seat || others?.includes(player) === true
}

/** OR-DEF-02, OR-SEC-08: secrets go under their decks unseen; only the players who know them remember them there. */
function loseSecrets(t: Rim, seat: Seat): void {
  const lost = secretsBy(t, seat)
  if (lost.length === 0) return
  t.secrets[seat] = []
  t.secretsFrom[seat] = []
  for (const secret of lost) putUnder(t, secret, at(t.knowers, secret) | (1 << seat))
  if (hasListener(t)) emitEvent(t, { type: 'secretsLost', seat, count: lost.length })
}
