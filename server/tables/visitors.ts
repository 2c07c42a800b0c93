import type { Seat, TableLink } from '@kantyna/kernel'
import type { Received, RoomView, ServerFrame } from '@kantyna/online'
import type { DealtGame } from './dealt-game.ts'
import { TableFeed } from './table-feed.ts'
import type { Visitor } from './visitor.ts'

/** One visitor with what it has been sent. */
interface Connection {
  readonly visitor: Visitor
  own: readonly Seat[]
  link: TableLink | null
  feed: TableFeed | null
}

/** What the visitors see of their table. */
interface SeenTable {
  /** The number of the last row in the log. */
  readonly row: number
  readonly hints: boolean
  readonly dealt: DealtGame | null
  seatsOf(device: string): readonly Seat[]
  /** Whether a visitor with these seats may see the game. */
  maySee(own: readonly Seat[]): boolean
  roomFor(own: readonly Seat[]): RoomView
}

/** The connections to a table. Each is sent what its device may know. */
export class Visitors {
  readonly #table: SeenTable
  readonly #connections = new Map<Visitor, Connection>()

  constructor(table: SeenTable) {
    this.#table = table
  }

  get isEmpty(): boolean {
    return this.#connections.size === 0
  }

  get watchers(): number {
    return this.#all.filter(({ own }) => own.length === 0).length
  }

  linkOf(visitor: Visitor): TableLink | null {
    return this.#connections.get(visitor)?.link ?? null
  }

  add(visitor: Visitor, received: Received | null): void {
    // A client that greets again before it was answered is added twice.
    this.#connections.get(visitor)?.link?.close()
    const connection: Connection = { visitor, own: [], link: null, feed: null }
    this.#connections.set(visitor, connection)
    this.#show(connection, received)
  }

  /** Returns whether the visitor was there. */
  remove(visitor: Visitor): boolean {
    const connection = this.#connections.get(visitor)
    connection?.link?.close()
    return this.#connections.delete(visitor)
  }

  /** Shows the whole table again to everybody, or only to those whose seats have changed. */
  showAgain(isForAll = false): void {
    for (const connection of this.#all) {
      const own = this.#table.seatsOf(connection.visitor.device)
      if (isForAll || own.join(' ') !== connection.own.join(' ')) this.#show(connection, null)
    }
  }

  /** Sends every visitor what has changed in the game. */
  update(): void {
    for (const connection of this.#all) this.#update(connection)
  }

  tellRoom(): void {
    for (const { visitor, own } of this.#all) visitor.send({ is: 'room', room: this.#table.roomFor(own) })
  }

  /** Sends a frame to everybody, or to those who play a seat. */
  tell(frame: ServerFrame, seat?: Seat): void {
    for (const { visitor, own } of this.#all)
      if (seat === undefined || own.includes(seat)) visitor.send(frame)
  }

  presenceOf(seat: Seat): 'here' | 'away' | 'lost' {
    const players = this.#all.filter(({ own }) => own.includes(seat))
    if (players.length === 0) return 'lost'
    return players.some(({ visitor }) => visitor.isLooking) ? 'here' : 'away'
  }

  closeAll(code: number): void {
    for (const { visitor } of this.#all) visitor.close(code)
    this.#connections.clear()
  }

  get #all(): readonly Connection[] {
    return [...this.#connections.values()]
  }

  /** Sends a visitor the whole table, as its device may see it now. */
  #show(connection: Connection, received: Received | null): void {
    const { visitor } = connection
    connection.link?.close()
    connection.link = null
    connection.feed = null
    connection.own = this.#table.seatsOf(visitor.device)
    visitor.send({ is: 'room', room: this.#table.roomFor(connection.own) })
    this.#connect(connection, received)
    visitor.send({ is: 'current', row: this.#table.row })
  }

  #connect(connection: Connection, received: Received | null): void {
    const { own, visitor } = connection
    const { dealt, hints } = this.#table
    if (dealt === null || !this.#table.maySee(own)) return
    const { match, host, written } = dealt
    const link = host.connect(own)
    connection.link = link
    const takenBackTo = () => match.takebacks.map((takeback) => takeback.at)
    connection.feed = new TableFeed({ link, written, takenBackTo }, own, received)
    visitor.send({ is: 'dealt', facts: link.table, own, hints })
    this.#update(connection)
  }

  #update({ feed, visitor }: Connection): void {
    const frame = feed?.next(this.#table.row) ?? null
    if (frame !== null) visitor.sendText(frame)
  }
}
