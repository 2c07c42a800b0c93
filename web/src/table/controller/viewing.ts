import type { Game, KernelView, Seat, TableLink } from '@kantyna/kernel'

/** Who is looking at the screen, where several people share it. */
export interface Viewing {
  /** Null: only what everybody may see is shown. */
  readonly viewer: Seat | null
  /** Who had the screen before the curtain fell. */
  readonly leaving: Seat | null
  /** Who the curtain waits for. */
  readonly next: Seat | null
  /** Whether the others look away: the viewer has lifted a curtain, and was asked nothing since that is open to all. */
  readonly isAlone: boolean
}

export function viewedBy(viewer: Seat | null, isAlone = false): Viewing {
  return { viewer, leaving: null, next: null, isAlone }
}

/** The curtain falls, and waits for somebody. */
export function curtainFor(next: Seat, leaving: Seat | null): Viewing {
  return { viewer: null, leaving, next, isAlone: false }
}

/**
 * When somebody else at this screen is asked, or an offer is made to them, it changes hands: behind a curtain where they
 * hold secrets that lie open. Whoever has it and gets such a secret while the others look on has it behind a curtain, too.
 */
export function nextViewing(before: Viewing, link: TableLink, game: Covering): Viewing {
  if (link.seats.length < 2) return before
  const { outcome, waiting } = link.snapshot(null)
  if (outcome !== null) return before.viewer === null ? before : { ...before, viewer: null, next: null }
  const viewing = isExposed(before, link, game) ? withoutViewer(before) : before
  const { viewer, leaving } = viewing
  const offered = link.seats.filter((seat) => hasOffer(link, seat))
  // An offer comes in the middle of somebody's question: it is answered first.
  const asked = offered.length > 0 ? offered : waiting.map(({ seat }) => seat)
  if (viewer !== null && asked.includes(viewer)) {
    // The others look on again once secrets are covered.
    const isOpen = viewing.isAlone && !needsCurtain(game, link, viewer) && game.hidesHandUntilHeld === true
    return isOpen ? { ...viewing, isAlone: false } : viewing
  }
  const next = asked.find((seat) => link.seats.includes(seat))
  if (next === undefined || next === viewing.next) return viewing
  if (!needsCurtain(game, link, next)) return { ...viewing, viewer: next, next: null, isAlone: false }
  return curtainFor(next, viewer ?? leaving)
}

/** Whether the viewer has come to see what the others, who look on, may not. */
export function isExposed({ viewer, isAlone }: Viewing, link: TableLink, game: Covering): boolean {
  return viewer !== null && !isAlone && needsCurtain(game, link, viewer)
}

/** Only what everybody may see is shown, until somebody is asked. */
export function withoutViewer({ viewer }: Viewing): Viewing {
  return { viewer: null, leaving: viewer, next: null, isAlone: false }
}

/** Whether somebody else's offer waits for a seat: whoever has one can refuse it, whatever else. */
export function hasOffer(link: TableLink, seat: Seat): boolean {
  return link.snapshot(seat).moves.some(({ kind, options }) => kind === 'refuse' && options.length > 0)
}

type Covering = Pick<Game, 'hidesHandUntilHeld' | 'decisions'>

/** Whether others at the screen must look away: not where secrets stay covered and what is asked is open to all. */
export function needsCurtain(game: Covering, link: Pick<TableLink, 'snapshot'>, seat: Seat): boolean {
  const { hidesHandUntilHeld, decisions: kinds } = game
  if (hidesHandUntilHeld !== true) return holdsSecrets(link, seat)
  const asked = link.snapshot(seat).decisions
  return !asked.every(({ kind }) => kinds[kind]?.isOpen === true) && holdsSecrets(link, seat)
}

/** Whether a seat has something to hide: it sees what is not everybody's, or answers unseen by others. */
function holdsSecrets(link: Pick<TableLink, 'snapshot'>, seat: Seat): boolean {
  const everybodys = link.snapshot(null).view
  if (isSealed(everybodys)) return true
  const own = { ...link.snapshot(seat).view, seat: null }
  return countingEmpty(own) !== countingEmpty(everybodys)
}

/** Several are asked at once: nobody may see an answer before all have given theirs. */
function isSealed({ waiting, answered }: KernelView): boolean {
  return waiting.length + answered.length > 1
}

/** An empty hand is no secret: its owner sees no cards, the others see none. */
function countingEmpty(view: KernelView): string {
  return JSON.stringify(view, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? 0 : value))
}
