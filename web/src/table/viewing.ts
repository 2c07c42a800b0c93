import type { Match, Seat } from '@kantyna/kernel'
import { holdsSecrets } from './secrets.ts'

/** Who is looking at the screen, where several people share it. */
export interface Viewing {
  /** Null: only what everybody may see is shown. */
  readonly viewer: Seat | null
  /** Who had the screen before the curtain fell. */
  readonly leaving: Seat | null
  /** Who the curtain waits for. */
  readonly next: Seat | null
}

export function viewedBy(viewer: Seat | null): Viewing {
  return { viewer, leaving: null, next: null }
}

/** When somebody else at this screen is asked, it changes hands: behind a curtain where they hold secrets. */
export function passedOn(viewing: Viewing, match: Match, people: readonly Seat[]): Viewing {
  if (people.length < 2) return viewing
  const { viewer, leaving } = viewing
  if (match.isOver) return viewer === null ? viewing : { ...viewing, viewer: null, next: null }
  const asked = match.position.open.map(({ seat }) => seat)
  const isViewerAsked = viewer !== null && asked.includes(viewer)
  const next = asked.find((seat) => people.includes(seat))
  if (isViewerAsked || next === undefined || next === viewing.next) return viewing
  if (!holdsSecrets(match, next)) return { ...viewing, viewer: next, next: null }
  return { viewer: null, leaving: viewer ?? leaving, next }
}
