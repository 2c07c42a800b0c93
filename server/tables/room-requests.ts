import { editionOf, type Seat } from '@kantyna/kernel'
import type { RoomProblem, RoomRequest, TableSettings } from '@kantyna/online'
import type { Listing } from '../directory/directory.ts'
import type { RoomRow, RoomState } from './room-state.ts'

/** Who asks, and what is known of the table. */
export interface Asking {
  readonly room: RoomState
  readonly names: Listing['names']
  /** The seats of the device that asks. */
  readonly own: readonly Seat[]
  /** Whether the device may take a free seat. */
  readonly isInvited: boolean
  /** Whether the game can be played with these settings. */
  arePlayable(settings: TableSettings): boolean
}

export type GatheringRequest = Extract<
  RoomRequest,
  { do: 'sit' | 'rename' | 'stand' | 'unready' | 'ready' | 'remove' | 'lead' | 'swap' | 'settings' }
>

/** What a request before the deal leads to: a row, a new name without a row, or a refusal. */
export type RoomStep =
  | { readonly is: 'row'; readonly row: RoomRow; readonly name?: string }
  | { readonly is: 'name'; readonly seat: Seat; readonly name: string }
  | { readonly is: 'refused'; readonly code: RoomProblem }

/** Decides on a request at a table that has not been dealt. */
export function roomStep(request: GatheringRequest, asking: Asking): RoomStep {
  const { room, names, own } = asking
  switch (request.do) {
    case 'sit':
      return sit(request, asking)
    case 'rename':
      if (!own.includes(request.seat)) return refused('not-your-seat')
      if (isNameTaken(names, request)) return refused('name-taken')
      return { is: 'name', seat: request.seat, name: request.name }
    case 'stand':
      if (!own.includes(request.seat)) return refused('not-your-seat')
      return row({ kind: 'seat-left', body: { seat: request.seat } })
    case 'ready':
    case 'unready': {
      if (!own.includes(request.seat)) return refused('not-your-seat')
      const contribution = request.do === 'ready' ? request.contribution : null
      return row({ kind: 'contribution', body: { seat: request.seat, contribution } })
    }
    case 'remove':
      if (!isLeader(asking)) return refused('leader-only')
      if (room.isTaken[request.seat] !== true || own.includes(request.seat)) return refused('not-allowed')
      return row({ kind: 'seat-removed', body: { seat: request.seat } })
    case 'lead':
      if (!isLeader(asking)) return refused('leader-only')
      if (room.isTaken[request.seat] !== true) return refused('not-allowed')
      return row({ kind: 'leader-changed', body: { seat: request.seat } })
    case 'swap': {
      if (!isLeader(asking)) return refused('leader-only')
      const { seat, other } = request
      const { length } = room.settings.seats
      if (seat === other || seat >= length || other >= length) return refused('not-allowed')
      return row({ kind: 'seats-swapped', body: { seat, other } })
    }
    case 'settings':
      return change(request.settings, asking)
  }
}

function sit(
  { seat, name }: { readonly seat: Seat; readonly name: string },
  { room, names, own, isInvited }: Asking,
): RoomStep {
  if (!isInvited && own.length === 0) return refused('not-allowed')
  if (room.settings.seats[seat]?.kind !== 'person') return refused('not-allowed')
  if (room.isTaken[seat] === true) return refused('seat-taken')
  if (isNameTaken(names, { seat, name })) return refused('name-taken')
  return { is: 'row', row: { kind: 'seat-taken', body: { seat } }, name }
}

function change(settings: TableSettings, asking: Asking): RoomStep {
  const { room, arePlayable } = asking
  if (!isLeader(asking)) return refused('leader-only')
  // A game and its expansions are chosen once: the invitation says which, and their rules are in the memory.
  if (editionIn(settings) !== editionIn(room.settings) || !arePlayable(settings))
    return refused('options-refused')
  // Nobody loses a seat by other settings: the leader removes players one by one.
  const isKept = room.isTaken.every((isTaken, seat) => !isTaken || settings.seats[seat]?.kind === 'person')
  if (!isKept) return refused('seat-taken')
  return row({ kind: 'options-changed', body: { settings } })
}

function editionIn({ game, options }: TableSettings): string {
  return editionOf(game, options)
}

function isLeader({ room, own }: Asking): boolean {
  return room.leader !== null && own.includes(room.leader)
}

function isNameTaken(
  names: Listing['names'],
  { seat, name }: { readonly seat: Seat; readonly name: string },
): boolean {
  const wanted = name.toLocaleLowerCase()
  return names.some((taken, other) => other !== seat && taken?.toLocaleLowerCase() === wanted)
}

function row(made: RoomRow): RoomStep {
  return { is: 'row', row: made }
}

function refused(code: RoomProblem): RoomStep {
  return { is: 'refused', code }
}
