import type { Game, KernelView, Seat, TableLink } from '@kantyna/kernel'

/** Who is looking at a screen that several people share. */
export interface Viewing {
  /** Null: only what is public is shown. */
  readonly viewer: Seat | null
  /** Who had the screen before the curtain fell. */
  readonly previous: Seat | null
  /** The seat that the curtain waits for. */
  readonly next: Seat | null
  /** Whether the others look away: the viewer has lifted a curtain, and no public question has come since. */
  readonly isPrivate: boolean
}

export function viewedBy(viewer: Seat | null, isPrivate = false): Viewing {
  return { viewer, previous: null, next: null, isPrivate }
}

/** A curtain that waits for a seat. */
export function curtainFor(next: Seat, previous: Seat | null): Viewing {
  return { viewer: null, previous, next, isPrivate: false }
}

/**
 * The screen passes to another player who is asked or gets an offer. If that player's secrets would be visible, a
 * curtain falls first. A curtain also falls if the viewer receives such a secret while the others are looking.
 */
export function nextViewing(before: Viewing, link: TableLink, game: CurtainRules): Viewing {
  if (link.seats.length < 2) return before
  const { outcome, waiting } = link.snapshot(null)
  if (outcome !== null) return before.viewer === null ? before : { ...before, viewer: null, next: null }
  const viewing = isExposed(before, link, game) ? withoutViewer(before) : before
  const { viewer, previous } = viewing
  const offered = link.seats.filter((seat) => hasOffer(link, seat))
  // An offer interrupts a question: it is answered first.
  const asked = offered.length > 0 ? offered : waiting.map(({ seat }) => seat)
  if (viewer !== null && asked.includes(viewer)) {
    // Once secrets are covered, the others may look again.
    const isOpen = viewing.isPrivate && !needsCurtain(game, link, viewer) && game.hidesHandUntilHeld === true
    return isOpen ? { ...viewing, isPrivate: false } : viewing
  }
  const next = asked.find((seat) => link.seats.includes(seat))
  if (next === undefined || next === viewing.next) return viewing
  if (!needsCurtain(game, link, next)) return { ...viewing, viewer: next, next: null, isPrivate: false }
  return curtainFor(next, viewer ?? previous)
}

/** Whether the viewer sees a secret while the others are looking. */
export function isExposed({ viewer, isPrivate }: Viewing, link: TableLink, game: CurtainRules): boolean {
  return viewer !== null && !isPrivate && needsCurtain(game, link, viewer)
}

/** Shows only what is public, until a player is asked. */
export function withoutViewer({ viewer }: Viewing): Viewing {
  return { viewer: null, previous: viewer, next: null, isPrivate: false }
}

/** Whether an offer waits for a seat. A seat with an offer can always refuse it. */
export function hasOffer(link: TableLink, seat: Seat): boolean {
  return link.snapshot(seat).moves.some(({ kind, options }) => kind === 'refuse' && options.length > 0)
}

type CurtainRules = Pick<Game, 'hidesHandUntilHeld' | 'decisions'>

/** Whether the others must look away. Not if the question is public and the game keeps secrets covered. */
export function needsCurtain(game: CurtainRules, link: Pick<TableLink, 'snapshot'>, seat: Seat): boolean {
  const { hidesHandUntilHeld, decisions: kinds } = game
  if (hidesHandUntilHeld !== true) return holdsSecrets(link, seat)
  const asked = link.snapshot(seat).decisions
  return !asked.every(({ kind }) => kinds[kind]?.isOpen === true) && holdsSecrets(link, seat)
}

/** Whether a seat has something to hide: it sees what others do not, or answers in secret. */
function holdsSecrets(link: Pick<TableLink, 'snapshot'>, seat: Seat): boolean {
  const everybodys = link.snapshot(null).view
  if (isSealed(everybodys)) return true
  const own = { ...link.snapshot(seat).view, seat: null }
  return countingEmpty(own) !== countingEmpty(everybodys)
}

/** Whether several seats are asked at once. Their answers stay secret until all have answered. */
function isSealed({ waiting, answered }: KernelView): boolean {
  return waiting.length + answered.length > 1
}

/** The view as text, with 0 for every empty list: an empty hand is not a secret, so it must look the same for all. */
function countingEmpty(view: KernelView): string {
  return JSON.stringify(view, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? 0 : value))
}
