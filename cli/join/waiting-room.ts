import { randomBytes } from 'node:crypto'
import type { Lang, Seat } from '@kantyna/kernel'
import {
  LONGEST_NAME,
  type RemoteTable,
  type RoomRequest,
  type RoomSeat,
  type RoomView,
} from '@kantyna/online'
import { type Terminal, UsageError } from '../terminal.ts'
import { changeOrLine } from './meanwhile.ts'
import { type JoinWords, joinWords } from './words.ts'

interface Visit {
  readonly terminal: Terminal
  readonly lang: Lang
  /** The name given on the command line. */
  readonly name: string | undefined
  /** Whether the link invites to a seat. */
  readonly invites: boolean
  linkOf(secret: string): string
}

const MS_PER_MINUTE = 60_000

/** A table before the deal, at a terminal: takes a seat, shows who is there, and gets ready. */
export class WaitingRoom {
  readonly #remote: RemoteTable
  readonly #visit: Visit
  readonly #words: JoinWords
  /** The lines about the seats that were printed last. */
  #shown: readonly string[] = []

  constructor(remote: RemoteTable, visit: Visit) {
    this.#remote = remote
    this.#visit = visit
    this.#words = joinWords[visit.lang]
  }

  /** Waits for the deal. */
  async stay(): Promise<'dealt' | 'left' | 'closed'> {
    if (this.#visit.invites && this.#room.own.length === 0) await this.#takeSeat()
    this.#showTable()
    if (this.#isHere && this.#room.own.some((seat) => this.#room.seats[seat]?.isReady === false)) {
      const line = await this.#visit.terminal.ask(this.#words.askReady, 'fresh')
      if (line === null || line.trim() === 'q') return 'left'
      await this.#getReady()
      this.#tell(this.#words.waitingForOthers)
    }
    for (;;) {
      const { connection, link } = this.#remote.state
      if (connection === 'closed') return 'closed'
      if (link !== null) {
        this.#tell(this.#words.dealt)
        return 'dealt'
      }
      this.#showChanges()
      const happened = await changeOrLine(this.#visit.terminal, (listener) =>
        this.#remote.subscribe(listener),
      )
      if (happened !== 'changed' && (happened.line === null || happened.line.trim() === 'q')) return 'left'
    }
  }

  get #room(): RoomView {
    const { room } = this.#remote.state
    if (room === null) throw new Error('The server has not sent the table yet.')
    return room
  }

  /** Whether the table still waits for its players. */
  get #isHere(): boolean {
    return this.#remote.state.connection !== 'closed' && this.#remote.state.link === null
  }

  /** Takes the first free seat. */
  async #takeSeat(): Promise<void> {
    let name = this.#visit.name
    while (this.#isHere) {
      const seat = this.#room.seats.findIndex((each) => each.kind === 'person' && each.name === null)
      if (seat < 0) return this.#tell(this.#words.everySeatTaken)
      name ??= await this.#askName()
      const result = await this.#remote.request({ do: 'sit', seat, name })
      if (result.ok) return await this.#becomeSeated()
      // Another player was faster: there may be a further seat.
      if (result.code === 'seat-taken') continue
      const problem = this.#words.refusedRequest(result.code)
      const canTryAgain = result.code === 'name-taken' || result.code === 'name-refused'
      if (!canTryAgain || this.#visit.name !== undefined) throw new UsageError(problem)
      this.#tell(problem)
      name = undefined
    }
  }

  async #askName(): Promise<string> {
    for (;;) {
      const line = await this.#visit.terminal.ask(this.#words.askName, 'fresh')
      if (line === null) throw new UsageError('Say your name with --name.')
      const name = line.trim().slice(0, LONGEST_NAME)
      if (name !== '') return name
    }
  }

  /** The server says so a moment later. */
  async #becomeSeated(): Promise<void> {
    while (this.#room.own.length === 0 && this.#isHere)
      await new Promise<void>((resolve) => {
        const stop = this.#remote.subscribe(() => {
          stop()
          resolve()
        })
      })
  }

  async #getReady(): Promise<void> {
    for (const seat of this.#room.own) {
      const contribution = randomBytes(32).toString('hex')
      const request: RoomRequest = { do: 'ready', seat, contribution }
      const result = await this.#remote.request(request)
      if (!result.ok && result.code !== 'too-late') this.#tell(this.#words.refusedRequest(result.code))
    }
  }

  #showTable(): void {
    const { settings, invitation } = this.#room
    const { isMasked, clock } = settings
    if (isMasked) this.#tell(this.#words.masked)
    if (clock !== null)
      this.#tell(this.#words.clock(Math.round(clock.bankMs / MS_PER_MINUTE), clock.incrementMs / 1000))
    if (invitation !== null) this.#tell(this.#words.invite(this.#visit.linkOf(invitation)))
    this.#showChanges()
  }

  /** One line for each seat about which something has changed. */
  #showChanges(): void {
    const lines = this.#room.seats.map((seat, index) => this.#lineOf(seat, index))
    for (const [index, line] of lines.entries()) if (line !== this.#shown[index]) this.#tell(`  ${line}`)
    this.#shown = lines
  }

  #lineOf({ kind, level, name, isReady, presence }: RoomSeat, seat: Seat): string {
    const { bot, free, you, ready, notReady, lost, seat: numbered } = this.#words
    if (kind === 'bot') return `${numbered(seat + 1)}: ${bot} (${level ?? ''})`
    if (name === null) return `${numbered(seat + 1)}: ${free}`
    const isOwn = this.#room.own.includes(seat)
    const facts = [isOwn ? you : null, isReady ? ready : notReady, presence === 'lost' ? lost : null]
    return `${numbered(seat + 1)}: ${name} (${facts.filter((fact) => fact !== null).join(', ')})`
  }

  #tell(message: string): void {
    this.#visit.terminal.out(`${message}\n`)
  }
}
