import { closeCodes, type RemoteState } from '@kantyna/online'

/** What the page says of its connection; null if there is nothing to say. */
export type ConnectionNote = 'connecting' | 'lost' | 'offline'

/** Why a table was closed to this page for good. */
export type ClosedReason = 'gone' | 'forbidden' | 'version' | 'unseated' | 'other'

/** A device without a network is not reconnecting: it waits. */
export function connectionNote(
  { connection, room }: Pick<RemoteState, 'connection' | 'room'>,
  isOnline: boolean,
): ConnectionNote | null {
  if (connection !== 'lost') return null
  if (!isOnline) return 'offline'
  return room === null ? 'connecting' : 'lost'
}

/** Null while the table is open to this page. */
export function closedReason({
  connection,
  closedWith,
}: Pick<RemoteState, 'connection' | 'closedWith'>): ClosedReason | null {
  if (connection !== 'closed') return null
  switch (closedWith) {
    case closeCodes.gone:
      return 'gone'
    case closeCodes.forbidden:
      return 'forbidden'
    case closeCodes.version:
      return 'version'
    case closeCodes.unseated:
      return 'unseated'
    default:
      return 'other'
  }
}
