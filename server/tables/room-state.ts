import type { Seat } from '@kantyna/kernel'
import type { TableSettings } from '@kantyna/online'

/** A table apart from its game, as its log tells. Names are in the directory. */
export interface RoomState {
  readonly settings: TableSettings
  readonly rulesVersion: string
  /** The server's secret. Its commitment was published when the table was created. */
  readonly seed: string
  /** Which seats of people are taken. */
  readonly isTaken: readonly boolean[]
  /** What each seat has contributed to chance. A seat that has is ready. */
  readonly contributions: readonly (string | null)[]
  readonly leader: Seat | null
  readonly isDealt: boolean
  /** The table at which everybody plays again. */
  readonly rematch: string | null
}

/** A row of the log that is about the table and not about the game. */
export type RoomRow =
  | {
      readonly kind: 'created'
      readonly body: {
        readonly settings: TableSettings
        readonly rulesVersion: string
        readonly seed: string
      }
    }
  | { readonly kind: 'options-changed'; readonly body: { readonly settings: TableSettings } }
  | {
      readonly kind: 'seat-taken' | 'seat-left' | 'seat-removed' | 'leader-changed'
      readonly body: { readonly seat: Seat }
    }
  | { readonly kind: 'seats-swapped'; readonly body: { readonly seat: Seat; readonly other: Seat } }
  | {
      readonly kind: 'contribution'
      /** Null: the player is not ready any more. */
      readonly body: { readonly seat: Seat; readonly contribution: string | null }
    }
  | { readonly kind: 'rematch'; readonly body: { readonly table: string } }

/** The table after a row. Whether the row was allowed is checked before it is stored. */
export function roomAfter(state: RoomState | null, row: RoomRow): RoomState {
  if (row.kind === 'created') return emptyRoom(row.body)
  if (state === null) throw new Error('The log of a table begins with its creation.')
  switch (row.kind) {
    case 'options-changed':
      return withSettings(state, row.body.settings)
    case 'seat-taken':
      return {
        ...state,
        isTaken: state.isTaken.with(row.body.seat, true),
        leader: state.leader ?? row.body.seat,
      }
    case 'seat-left':
    case 'seat-removed':
      return withoutPlayer(state, row.body.seat)
    case 'leader-changed':
      return { ...state, leader: row.body.seat }
    case 'seats-swapped':
      return swapped(state, row.body.seat, row.body.other)
    case 'contribution':
      return { ...state, contributions: state.contributions.with(row.body.seat, row.body.contribution) }
    case 'rematch':
      return { ...state, rematch: row.body.table }
  }
}

function emptyRoom({ settings, rulesVersion, seed }: (RoomRow & { kind: 'created' })['body']): RoomState {
  return {
    settings,
    rulesVersion,
    seed,
    isTaken: settings.seats.map(() => false),
    contributions: settings.seats.map(() => null),
    leader: null,
    isDealt: false,
    rematch: null,
  }
}

/** Everybody has to agree to other settings, so nobody is ready any more. */
function withSettings(state: RoomState, settings: TableSettings): RoomState {
  return {
    ...state,
    settings,
    isTaken: settings.seats.map(({ kind }, seat) => kind === 'person' && state.isTaken[seat] === true),
    contributions: settings.seats.map(() => null),
  }
}

function withoutPlayer(state: RoomState, seat: Seat): RoomState {
  const isTaken = state.isTaken.with(seat, false)
  const next = isTaken.indexOf(true)
  return {
    ...state,
    isTaken,
    contributions: state.contributions.with(seat, null),
    leader: state.leader === seat ? (next < 0 ? null : next) : state.leader,
  }
}

function swapped(state: RoomState, seat: Seat, other: Seat): RoomState {
  const exchange = <T>(list: readonly T[]): T[] =>
    list.map((each, index) => (index === seat ? list[other] : index === other ? list[seat] : each) as T) // both are seats
  const leaders = new Map([
    [seat, other],
    [other, seat],
  ])
  return {
    ...state,
    settings: { ...state.settings, seats: exchange(state.settings.seats) },
    isTaken: exchange(state.isTaken),
    contributions: exchange(state.contributions),
    leader: state.leader === null ? null : (leaders.get(state.leader) ?? state.leader),
  }
}

/** Whether the game can be dealt: every seat is a bot's, or its player is ready. */
export function isEverybodyReady({ settings, contributions, isTaken }: RoomState): boolean {
  return (
    isTaken.includes(true) &&
    settings.seats.every(({ kind }, seat) => kind === 'bot' || contributions[seat] !== null)
  )
}
