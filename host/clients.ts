import type { Match, Presence, Seat } from '@kantyna/kernel'
import { AnsweredCommands } from './answered-commands.ts'

/** A client that is connected to the table. */
export interface Client {
  readonly seats: readonly Seat[]
  /** How many choices this client has shown. */
  shown: number
  isConnected: boolean
  /** Per client, because two clients may use the same command ids. */
  readonly answered: AnsweredCommands
}

/** The clients at a table. Nobody waits for one that has left. */
export class Clients {
  readonly #match: Match
  readonly #all = new Set<Client>()

  constructor(match: Match) {
    this.#match = match
  }

  add(seats: readonly Seat[]): Client {
    const shown = this.#match.entries.length
    const client = { seats, shown, isConnected: true, answered: new AnsweredCommands() }
    this.#all.add(client)
    return client
  }

  /** Returns whether the client was connected. */
  remove(client: Client): boolean {
    client.isConnected = false
    return this.#all.delete(client)
  }

  /** How many choices every client has shown. */
  get shown(): number {
    return Math.min(...[...this.#all].map(({ shown }) => shown))
  }

  /** After a take-back: clients have not shown the choices that replace those taken back. */
  goBackTo(entries: number): void {
    for (const client of this.#all) client.shown = Math.min(client.shown, entries)
  }

  presenceOf(seat: Seat): Presence {
    if (!this.#match.isPerson(seat)) return 'bot'
    return [...this.#all].some(({ seats }) => seats.includes(seat)) ? 'here' : 'away'
  }

  get isAnybodyAway(): boolean {
    return this.people.some((seat) => this.presenceOf(seat) === 'away')
  }

  /** The seats that are played by people. */
  get people(): Seat[] {
    return this.#match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }
}
