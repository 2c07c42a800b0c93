import { at, call, continueAt, hasListener, isUnderWay, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { triggerAbilities } from '../abilities/abilities.ts'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import type { JobFrame, SeatFrame, TurnFrame } from '../frames.ts'
import { currentJob } from '../jobs/job-frames.ts'
import { putUnder } from '../market/decks.ts'
import { isSeatDefeated, secretsBy } from '../reads.ts'
import { loseCredits } from '../resources/credits.ts'
import type { Rim } from '../rim.ts'
import { isAtLimit } from './damage.ts'

/** OR-DEF-01. */
export const CREDITS_LOST = 3000

/** Whether a seat is about to be defeated: a limit is reached, and it has not been defeated by it before. */
export function isAboutToBeDefeated(t: Rim, seat: Seat): boolean {
  return !isSeatDefeated(t, seat) && isAtLimit(t, seat)
}

/** Where a limit is reached: first whatever the seat may do about it, then the defeat, if it still is. */
export function defeatIfBeaten(t: Rim, seat: Seat): boolean {
  if (!isAboutToBeDefeated(t, seat) || isBeingDefeated(t, seat)) return false
  call<SeatFrame>(t, { routine: 'defeat', stage: 0, seat })
  return true
}

/** While the seat uses what averts the defeat, the parts of that effect bring no second one. */
function isBeingDefeated(t: Rim, seat: Seat): boolean {
  return t.stack.some((frame) => frame.routine === 'defeat' && (frame as SeatFrame).seat === seat) // a routine's frame is of its own making
}

/** The same for the first seat that is beaten, the active player before others (OR-TIE-01); tells whether one is. */
export function defeatAnyBeaten(t: Rim): boolean {
  for (let step = 0; step < t.seats; step++) if (defeatIfBeaten(t, (t.active + step) % t.seats)) return true
  return false
}

/** Abilities that wait for a defeat are used before it (IG-88, YV-666): what they recover may avert it. */
export const defeat = routine<Rim, SeatFrame>('defeat')('shown', {
  offerEscape(t, { seat }) {
    triggerAbilities(t, seat, 'defeat')
  },
  fall(t, { seat }) {
    if (isAboutToBeDefeated(t, seat)) becomeDefeated(t, seat)
  },
})

/**
 * Once, on becoming so, from whatever depth and in anybody's turn (OR-GAP-17): credits and secrets go, the standee lies on
 * its side (OR-DEF-01 to OR-DEF-03). In the own turn the current action or phase is the last one (OR-DEF-04); a job that
 * the seat is resolving, or takes part in, fails, and its card is kept (OR-DEF-07, OR-DEF-08).
 */
function becomeDefeated(t: Rim, seat: Seat): void {
  t.isDefeated[seat] = true
  if (hasListener(t)) emitEvent(t, { type: 'defeated', seat })
  loseCredits(t, seat, CREDITS_LOST)
  loseSecrets(t, seat)
  if (isUnderWay(t, 'turn')) {
    const turn = scopeOf(t, 'turn') as TurnFrame // a routine's frame is of its own making
    if (turn.seat === seat) turn.isLast = true
  }
  const job = currentJob(t)
  // What has been completed stays completed (OR-DEF-12).
  if (job !== null && takesPart(job, seat) && job.outcome === 'over') continueAt(t, 'job', 'fail')
  rulesOf(t).standing.defeated(t, seat)
}

function takesPart({ seat, others }: JobFrame, player: Seat): boolean {
  return player === seat || others?.includes(player) === true
}

/** OR-DEF-02, OR-SEC-08: unseen under their decks; only those who know them already remember them there. */
function loseSecrets(t: Rim, seat: Seat): void {
  const lost = secretsBy(t, seat)
  if (lost.length === 0) return
  t.secrets[seat] = []
  t.secretsFrom[seat] = []
  for (const secret of lost) putUnder(t, secret, at(t.knowers, secret) | (1 << seat))
  if (hasListener(t)) emitEvent(t, { type: 'secretsLost', seat, count: lost.length })
}
