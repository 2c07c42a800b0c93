import { type GameRecord, type Lang, langs } from '@kantyna/kernel'
import { type ApiProblem, LONGEST_NAME, paths, RemoteTable } from '@kantyna/online'
import { wallClock } from '../clock.ts'
import type { Command } from '../command.ts'
import { openEdition, openLibrary } from '../games.ts'
import { Device, deviceFile } from '../join/device.ts'
import { addressIn, type TableAddress } from '../join/link.ts'
import { OnlineTable } from '../join/online-table.ts'
import { reconnecting } from '../join/socket.ts'
import { WaitingRoom } from '../join/waiting-room.ts'
import { type JoinWords, joinWords } from '../join/words.ts'
import { Session } from '../play/session.ts'
import { localeLang, type Terminal, UsageError } from '../terminal.ts'

export const join: Command = {
  name: 'join',
  summary: 'Plays at a table of a server: with the link of an invitation, to watch, or of a seat.',
  takes: 'LINK',
  flags: [
    { name: 'name', value: 'NAME', description: 'your name at the table' },
    { name: 'lang', value: 'pl|en', description: 'the language' },
    { name: 'record', value: 'FILE', description: 'save the game there when it is over' },
    {
      name: 'device',
      value: 'FILE',
      description: 'where this device’s secrets are kept, so that you get your seats back',
    },
  ],
  async run(given, terminal) {
    const address = addressIn(given.only('link'))
    const lang = given.oneOf('lang', localeLang(terminal), langs)
    const name = given.text('name')?.trim()
    if (name !== undefined && (name === '' || name.length > LONGEST_NAME))
      throw new UsageError(`--name must have 1 to ${LONGEST_NAME} letters.`)
    const device = new Device(given.text('device') ?? deviceFile())
    await new Visit(address, device, terminal, lang).pay(name, given.text('record'))
    return 0
  },
}

/** One visit to an online table. */
class Visit {
  readonly #address: TableAddress
  readonly #device: Device
  readonly #terminal: Terminal
  readonly #lang: Lang
  readonly #words: JoinWords

  constructor(address: TableAddress, device: Device, terminal: Terminal, lang: Lang) {
    this.#address = address
    this.#device = device
    this.#terminal = terminal
    this.#lang = lang
    this.#words = joinWords[lang]
  }

  async pay(name: string | undefined, file: string | undefined): Promise<void> {
    await this.#enter()
    const { server, table, invites } = this.#address
    const cookie = this.#device.cookieOf(server)
    const socket = reconnecting(server.replace(/^http/, 'ws') + paths.socket(table), {
      cookie,
      clock: wallClock,
    })
    const remote = new RemoteTable(socket, () => crypto.randomUUID())
    try {
      await changed(remote, ({ state }) => state.connection !== 'lost')
      const stop = this.#tellConnection(remote)
      const room = new WaitingRoom(remote, {
        terminal: this.#terminal,
        lang: this.#lang,
        name,
        invites,
        linkOf: (secret) => `${server}/#/join/${table}/${secret}`,
      })
      await this.#play(remote, room, file)
      stop()
    } finally {
      remote.close()
    }
  }

  /** Exchanges the secret of the link for what this device may do at the table. */
  async #enter(): Promise<void> {
    const { server, table, secret } = this.#address
    const reply = await this.#device.request(server, paths.enter(table), { secret })
    if (reply.ok) return
    const { error } = (await reply.json().catch(() => ({}))) as { readonly error?: ApiProblem } // `apiSchemas.problem`
    throw new UsageError(this.#words.refusedEntry(error, reply.status))
  }

  async #play(remote: RemoteTable, room: WaitingRoom, file: string | undefined): Promise<void> {
    if (remote.state.link === null && remote.state.room?.stage === 'gathering') {
      const end = await room.stay()
      if (end === 'left') return this.#tell(this.#words.seatKept)
    }
    for (;;) {
      const { connection, closedWith, link, room: seen } = remote.state
      if (connection === 'closed')
        throw new UsageError(this.#words.closed[closedWith ?? 0] ?? this.#words.closedOtherwise)
      if (link === null || seen === null) throw new UsageError(this.#words.mayNotWatch)
      const { game, options } = seen.settings
      const bundle = await openEdition(game, options)
      const { rulebook } = await openLibrary(bundle.game.meta.id)
      const table = new OnlineTable(link, {
        terminal: this.#terminal,
        lang: this.#lang,
        fetchRecord: () => this.#record(),
      })
      const end = await new Session(table, bundle, rulebook, this.#lang, this.#terminal).play()
      if (end === 'over') return file === undefined ? undefined : this.#tell(await table.save(file))
      // With another seat, the game goes on over another link.
      const isMoved = !table.hasLeft && link.connection === 'closed'
      if (!isMoved) return this.#tell(link.seats.length > 0 ? this.#words.seatKept : this.#words.keptByServer)
      await changed(remote, ({ state }) => state.connection === 'closed' || state.link !== link)
    }
  }

  async #record(): Promise<GameRecord | null> {
    const { server, table } = this.#address
    const reply = await this.#device.request(server, paths.record(table))
    return reply.ok ? ((await reply.json()) as GameRecord) : null // the server's own record
  }

  /** Says when the connection is lost, and when it is back. */
  #tellConnection(remote: RemoteTable): () => void {
    let told = remote.state.connection
    return remote.subscribe(() => {
      const { connection } = remote.state
      if (connection === told || connection === 'closed') return
      told = connection
      this.#tell(connection === 'lost' ? this.#words.connectionLost : this.#words.connectionBack)
    })
  }

  #tell(message: string): void {
    this.#terminal.out(`${message}\n`)
  }
}

function changed(remote: RemoteTable, isSo: (remote: RemoteTable) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(remote)) return resolve()
    const stop = remote.subscribe(() => {
      if (!isSo(remote)) return
      stop()
      resolve()
    })
  })
}
