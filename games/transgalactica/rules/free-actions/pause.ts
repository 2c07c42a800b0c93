import { ask, call, decisionKind, done, type Frame, routine, type Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { hasNewOffer, noteOffers } from './offers.ts'
import { isPreparingFollow } from './open.ts'

/**
 * A pause in a seat's own action at which the rules ask nothing else (GC-ORG-109). The seat may use a token, complete a
 * mission or take a chair before it goes on. It is asked only if it can do something that it could not do before.
 */
interface PauseFrame extends Frame {
  readonly seat: Seat
}

const GO_ON = [0]

export const goOn = decisionKind<Galaxy>({
  name: 'goOn',
  shape: 'one',
  rules: ['GC-ORG-109'],
  isOpen: true,
  isPause: () => true,
  list: () => GO_ON.slice(),
  option: () => ({ id: 'goOn', touches: [] }),
})

/**
 * Lets the acting seat take free actions, which are part of its own turn or follow (GC-ORG-67). Returns whether the
 * seat is asked.
 */
export function pause(t: Galaxy, seat: Seat): boolean {
  if (t.acting !== seat || isPreparingFollow(t, seat) || !hasNewOffer(t, seat)) return false
  call<PauseFrame>(t, { routine: 'pausing', stage: 0, seat })
  return true
}

export const pausing = routine<Galaxy, PauseFrame>('pausing')('shown', {
  ask(t, { seat }) {
    if (!hasNewOffer(t, seat)) return done
    ask(t, goOn, seat)
  },
  goOn(t, { seat }) {
    noteOffers(t, seat)
  },
})
