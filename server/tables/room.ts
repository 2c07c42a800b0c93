import { commit, type Game, type Plain, type Seat } from '@kantyna/kernel'
import type { RoomProblem, RoomRequest } from '@kantyna/online'
import type { Admissions } from './admissions.ts'
import { arePlayable } from './editions.ts'
import { readableName } from './names.ts'
import { type GatheringRequest, roomStep } from './room-requests.ts'
import { type RoomRow, type RoomState, roomAfter } from './room-state.ts'
import type { TableLog } from './table-log.ts'

export type Names = readonly (string | null)[]

interface RoomParts {
  readonly game: Game
  readonly log: TableLog
  readonly admissions: Admissions
  /** Stores the names, and tells the visitors. */
  onNames(): Promise<void>
}

/** Who takes which seat, and by which command. */
interface Taking {
  readonly device: string
  readonly seat: Seat
  readonly name: string
  readonly command: string
}

/** The table apart from its game: its settings, its seats and their names. */
export class Room {
  readonly #parts: RoomParts
  #state: RoomState
  #names: Names

  constructor(state: RoomState, names: Names, parts: RoomParts) {
    this.#state = state
    this.#names = names
    this.#parts = parts
  }

  get state(): RoomState {
    return this.#state
  }

  get names(): Names {
    return this.#names
  }

  /** What the server committed to before it knew the players. */
  get commitment(): string {
    return commit(this.#state.seed)
  }

  /** Carries out a request before the deal. Returns why it is refused; null if it is not. */
  async carryOut(device: string, command: string, request: GatheringRequest): Promise<RoomProblem | null> {
    const { game, admissions } = this.#parts
    const name = 'name' in request ? readableName(request.name) : ''
    if ('name' in request && name === '') return 'name-refused'
    const step = roomStep('name' in request ? { ...request, name } : request, {
      room: this.#state,
      names: this.#names,
      own: admissions.seatsOf(device),
      isInvited: admissions.isInvited(device) || this.#state.settings.isListed,
      arePlayable: (settings) => arePlayable(game, settings),
    })
    if (step.is === 'refused') return step.code
    if (step.is === 'name') {
      await this.rename(step.seat, step.name)
      return null
    }
    const { row } = step
    if (row.kind === 'seat-taken') await this.take({ device, seat: row.body.seat, name, command })
    else {
      await this.add(row, command)
      await this.#afterRow(row)
    }
    return null
  }

  /** The directory knows of the player before the log does, so that no taken seat is without one. */
  async take({ device, seat, name, command }: Taking): Promise<void> {
    const { admissions } = this.#parts
    await admissions.unseat(seat)
    await admissions.admit(device, { as: 'player', seat })
    await this.rename(seat, name)
    await this.add({ kind: 'seat-taken', body: { seat } }, command)
  }

  async rename(seat: Seat, name: string | null): Promise<void> {
    await this.#setNames(this.#names.with(seat, name))
  }

  async add(row: RoomRow, command?: string): Promise<void> {
    const body = row.body as unknown as { [key: string]: Plain } // a row is plain data
    await this.#parts.log.add({ ...row, body, command })
    this.#state = roomAfter(this.#state, row)
  }

  noteDeal(): void {
    this.#state = { ...this.#state, isDealt: true }
  }

  async #afterRow(row: RoomRow): Promise<void> {
    const { admissions } = this.#parts
    switch (row.kind) {
      case 'seat-left':
      case 'seat-removed':
        await admissions.unseat(row.body.seat)
        await this.rename(row.body.seat, null)
        return
      case 'seats-swapped': {
        const { seat, other } = row.body
        const [one = null, two = null] = [this.#names[seat], this.#names[other]]
        await admissions.swap(seat, other)
        await this.#setNames(this.#names.with(seat, two).with(other, one))
        return
      }
      case 'options-changed': {
        const { seats } = row.body.settings
        await this.#setNames(seats.map((_, seat) => this.#names[seat] ?? null))
      }
    }
  }

  async #setNames(names: Names): Promise<void> {
    this.#names = names
    await this.#parts.onNames()
  }
}

/** Whether a request is one that only a table before the deal carries out. */
export function isGathering(request: RoomRequest): request is GatheringRequest {
  return !['nudge', 'say', 'talk', 'rematch'].includes(request.do)
}
