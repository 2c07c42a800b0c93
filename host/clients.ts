import type { Match, Presence, Seat } from '@kantyna/kernel'
import { AnsweredCommands } from './answered-commands.ts'

/** A client that is connected to the table. */
export interface Client {
  readonly seats: readonly Seat[]
  /** How far the game has been shown there. */
  shown: number
  isConnected: boolean
  /** What it has been answered. The ids of its commands are its own: another client's may be the same. */
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

  /** Tells whether it was there. */
  remove(client: Client): boolean {
    client.isConnected = false
    return this.#all.delete(client)
  }

  /** How far the game has been shown to all of them. */
  get shown(): number {
    return Math.min(...[...this.#all].map(({ shown }) => shown))
  }

  /** What was shown of choices that are gone does not count for those that take their place. */
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

  /** The seats that people have. */
  get people(): Seat[] {
    return this.#match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }
}
