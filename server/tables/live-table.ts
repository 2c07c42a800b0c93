import { type Game, type GameRecord, type Plain, type Seat, signedRecord, signedRow } from '@kantyna/kernel'
import {
  type ClientFrame,
  closeCodes,
  type Question,
  type QuestionAnswer,
  type Received,
  type RoomProblem,
  type RoomRequest,
  type RoomResult,
  type RoomView,
  type Said,
} from '@kantyna/online'
import type { DirectoryEntry, Listing } from '../directory/directory.ts'
import type { LoadedTable } from '../log/log-store.ts'
import { Admissions } from './admissions.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { deal } from './dealing.ts'
import { DealtGame } from './dealt-game.ts'
import { openEdition } from './editions.ts'
import { renamedRecord } from './game-rows.ts'
import { readableName } from './names.ts'
import { isGathering, type Names, Room } from './room.ts'
import { isEverybodyReady, type RoomState } from './room-state.ts'
import type { Services } from './services.ts'
import { Repeated, TableLog } from './table-log.ts'
import { TableState } from './table-state.ts'
import { expiryOf } from './terms.ts'
import type { Visitor } from './visitor.ts'
import { Visitors } from './visitors.ts'

/** After this many rows, a checkpoint shortens the next load. */
const ROWS_PER_CHECKPOINT = 200
/** The lists of tables may be this late. */
const LISTING_DELAY_MS = 2000
/** How much of what was said a visitor is sent at first. */
const MOST_SAID = 100
/** How many requests are recognised when they are sent again after a lost connection. */
const MOST_REQUESTS = 200

/** What a table is loaded with. */
interface Loaded {
  readonly table: string
  readonly game: Game
  readonly entry: DirectoryEntry
  readonly state: TableState
  readonly log: TableLog
  /** Whether the table is packed into its record: nothing can be added to its log. */
  readonly isPacked: boolean
}

/** How tables make tables: for a rematch. */
export interface TableMaker {
  rematch(table: LiveTable): Promise<string>
}

/** A table in memory: its waiting room, its game and the connections to it. */
export class LiveTable {
  readonly id: string
  readonly admissions: Admissions
  readonly #services: Services
  readonly #maker: TableMaker
  readonly #game: Game
  readonly #links: DirectoryEntry['links']
  readonly #log: TableLog
  readonly #isPacked: boolean
  readonly #room: Room
  readonly #visitors: Visitors
  #said: readonly Said[]
  #expires: number | null
  #dealt: DealtGame | null = null
  /** Requests apart from the game are carried out one after the other. */
  #turn: Promise<unknown> = Promise.resolve()
  /** The answers to recent requests, by device and id. */
  readonly #requested = new Map<string, Promise<RoomResult>>()
  #isUpdating = false
  /** The stage that every visitor knows. */
  #toldStage: RoomView['stage'] | null = null
  #cancelListing: (() => void) | null = null
  #checkpointAt: number
  #isClosed = false

  private constructor(loaded: Loaded, services: Services, maker: TableMaker) {
    const { table, game, entry, state, log } = loaded
    this.id = table
    this.#services = services
    this.#maker = maker
    this.#game = game
    this.#links = entry.links
    this.#said = entry.said.slice(-MOST_SAID)
    this.#expires = entry.listing.expires
    this.#log = log
    this.#isPacked = loaded.isPacked
    this.#checkpointAt = log.last + ROWS_PER_CHECKPOINT
    this.admissions = new Admissions(table, services.directory, entry)
    this.#room = new Room(state.room, entry.listing.names, {
      game,
      log,
      admissions: this.admissions,
      onNames: async () => {
        await this.#list()
        this.#tellRoom()
      },
    })
    this.#visitors = new Visitors(this.#seenTable())
    this.#begin(DealtGame.resume(game, state, entry.listing.names, this.#gameParts))
  }

  /** Loads a table from its log; null if there is none. */
  static async load(
    table: string,
    services: Services,
    maker: TableMaker,
    onOutrun: () => void,
  ): Promise<LiveTable | null> {
    const [stored, entry] = await Promise.all([services.log.load(table), services.directory.load(table)])
    if (stored === null || entry === null) return null
    const state = stateOf(stored)
    const bundle = await openEdition(state.room.settings)
    if (bundle === null) return null
    const opened: { live: LiveTable | null } = { live: null }
    const log = new TableLog(
      { table, next: stored.next, commands: state.commands, hash: state.hash },
      {
        group: services.group,
        now: services.now,
        onOutrun,
        clocks: () => opened.live?.clocks() ?? null,
      },
    )
    const live = new LiveTable(
      { table, game: bundle.game, entry, state, log, isPacked: stored.packed !== null },
      services,
      maker,
    )
    opened.live = live
    await live.#unseatWithoutRow()
    return live
  }

  /** The server may have ended between a row of the waiting room and the directory. The log is right. */
  async #unseatWithoutRow(): Promise<void> {
    const { isDealt, isTaken } = this.room
    if (isDealt) return
    for (const { seat } of this.admissions.players)
      if (isTaken[seat] !== true) await this.admissions.unseat(seat)
  }

  get room(): RoomState {
    return this.#room.state
  }

  get names(): Names {
    return this.#room.names
  }

  /** Whether the table may leave the memory: nobody is connected, and no clock is running. */
  get isIdle(): boolean {
    const hasClock = this.#stage === 'playing' && this.room.settings.clock !== null
    return this.#visitors.isEmpty && !hasClock
  }

  /** What each seat has left on its clock; null at a table without clocks. */
  clocks(): readonly number[] | null {
    return this.#dealt?.clocks() ?? null
  }

  /** The record of a game that is over, signed; null until then. */
  record(): GameRecord | null {
    if (this.#dealt?.match.isOver !== true) return null
    const record = this.#dealt.match.record()
    const { signer } = this.#services
    const of = { table: this.id, row: this.#log.last, hash: this.#log.hash }
    const signature = signer.sign(signedRecord(record, of))
    return { ...record, signed: { ...of, publicKey: signer.publicKey, signature } }
  }

  /** Whether a device may see the game now. */
  maySeeGame(device: string): boolean {
    return this.#maySee(this.admissions.seatsOf(device))
  }

  /** Whether a device may look at this table at all. */
  mayVisit(device: string): boolean {
    return this.admissions.isKnown(device) || this.room.settings.isListed
  }

  attach(visitor: Visitor, received: Received | null): void {
    this.#visitors.add(visitor, received)
    if (this.#said.length > 0) visitor.send({ is: 'said', said: this.#said, isAll: true })
    this.#tellRoom()
    this.#dealIfDue()
  }

  detach(visitor: Visitor): void {
    if (this.#visitors.remove(visitor)) this.#tellRoom()
  }

  setLooking(visitor: Visitor, isLooking: boolean): void {
    if (visitor.isLooking === isLooking) return
    visitor.isLooking = isLooking
    this.#tellRoom()
  }

  /** Carries out a command about the game, and answers. */
  async command(visitor: Visitor, frame: ClientFrame & { readonly is: 'command' }): Promise<void> {
    const { id, takebacks, command } = frame
    const link = this.#visitors.linkOf(visitor)
    if (link === null) {
      const result = { ok: false, error: { code: 'closed' } } as const
      visitor.send({ is: 'result', id, row: this.#log.last, result })
      return
    }
    const { revision, takebacks: now } = link.snapshot(null)
    // The client has not seen the last take-back.
    const stamp = { id, revision: takebacks === now ? revision : -1 }
    const result = await link.send(command, stamp)
    this.#update()
    const proof = result.ok ? { proof: this.#proof() } : {}
    visitor.send({ is: 'result', id, row: this.#log.last, result, ...proof })
  }

  /** Signs the log up to its last row. */
  #proof(): string {
    const { last, hash } = this.#log
    return this.#services.signer.sign(signedRow(this.id, last, hash))
  }

  /** Answers a question that changes nothing. */
  async answer(visitor: Visitor, question: Question): Promise<QuestionAnswer> {
    const link = this.#visitors.linkOf(visitor)
    if (link === null) return { about: 'refused' }
    switch (question.about) {
      case 'so-far':
        return { about: 'so-far', result: await link.answerSoFar(question.choice) }
      case 'preview':
        return { about: 'preview', preview: await link.preview(question.answer) }
      case 'hint': {
        if (!this.room.settings.hints || link.hint === undefined) return { about: 'refused' }
        const { seat, decision } = question
        const hint = await link.hint(seat, decision)
        if (hint !== null) await this.#log.add({ kind: 'hint-used', body: { seat, decision } })
        return { about: 'hint', hint }
      }
    }
  }

  /** Carries out a request about the table apart from its game. */
  request(visitor: Visitor, id: string, request: RoomRequest): Promise<RoomResult> {
    const command = `room ${id}`
    // What is said has no row that would show that it was said already.
    const key = `${visitor.device} ${id}`
    const known = this.#requested.get(key)
    if (known !== undefined) return known
    const work = async (): Promise<RoomResult> => {
      if (this.#log.isCarriedOut(command)) return { ok: true }
      try {
        const problem = await this.#carryOut(visitor.device, command, request)
        return problem === null ? { ok: true } : { ok: false, code: problem }
      } catch (problem) {
        if (problem instanceof Repeated) return { ok: true }
        this.#services.reportFault(problem)
        return { ok: false, code: 'not-kept' }
      }
    }
    const done = this.#turn.then(work)
    this.#turn = done
    this.#requested.set(key, done)
    const [oldest] = this.#requested.keys()
    if (this.#requested.size > MOST_REQUESTS && oldest !== undefined) this.#requested.delete(oldest)
    return done
  }

  /** Lets a device take a free seat, watch, or play a seat, as the secret of its link allows. */
  async enter(device: string, secret: string | null): Promise<boolean> {
    const { isListed, watching } = this.room.settings
    const listed = isListed ? ({ as: 'guest' } as const) : null
    const access = secret === null ? listed : this.admissions.allowedBy(secret)
    if (access === null || (access.as === 'watcher' && watching === 'nobody')) return false
    await this.admissions.admit(device, access)
    this.#showNewSeats()
    return true
  }

  /** Gives a seat before the deal to a device whose player the caller has named: when the table is created. */
  async seat(device: string, seat: Seat, name: string, command: string): Promise<void> {
    await this.#room.take({ device, seat, name, command })
    this.#showNewSeats()
  }

  async #carryOut(device: string, command: string, request: RoomRequest): Promise<RoomProblem | null> {
    const own = this.admissions.seatsOf(device)
    if (this.#dealt === null && isGathering(request)) return await this.#gather(device, command, request)
    switch (request.do) {
      case 'nudge':
        return this.#nudge(own, request.seat)
      case 'say':
      case 'talk':
        return await this.#say(own, request)
      case 'rematch':
        return await this.#rematch(own, request.seat, command)
      case 'sit':
        return await this.#takeOver(device, request.seat, readableName(request.name))
      case 'stand':
        return await this.#giveUp(own, request.seat)
      default:
        return 'too-late'
    }
  }

  /** A request before the deal. */
  async #gather(
    device: string,
    command: string,
    request: Parameters<Room['carryOut']>[2],
  ): Promise<RoomProblem | null> {
    const problem = await this.#room.carryOut(device, command, request)
    if (problem !== null) return problem
    this.#showNewSeats()
    if (isEverybodyReady(this.room)) await this.#deal()
    return null
  }

  /** The store may have failed, or the server ended, between the last player who was ready and the deal. */
  #dealIfDue(): void {
    const isDue = () => this.#dealt === null && !this.#isClosed && isEverybodyReady(this.room)
    if (!isDue()) return
    const work = async () => {
      if (isDue()) await this.#deal()
    }
    this.#turn = this.#turn.then(work).catch(this.#services.reportFault)
  }

  async #deal(): Promise<void> {
    const match = deal(this.#game, this.room, this.names)
    const record = renamedRecord(match.record(), () => '')
    await this.#log.add({ kind: 'dealt', body: { record: record as unknown as Plain } })
    this.#room.noteDeal()
    this.#begin(new DealtGame(match, this.#gameParts))
    this.#visitors.showAgain(true)
    await this.#list()
    this.#tellRoom()
  }

  #begin(dealt: DealtGame | null): void {
    if (dealt === null) return
    this.#dealt = dealt
    dealt.host.connect([]).subscribe(() => this.#updateSoon())
    dealt.host.open()
  }

  get #gameParts() {
    return { services: this.#services, log: this.#log, clock: this.room.settings.clock }
  }

  /** A visitor takes over a bot's seat during the game. */
  async #takeOver(device: string, seat: Seat, name: string): Promise<RoomProblem | null> {
    const dealt = this.#dealt
    if (dealt === null || !this.room.settings.lateSeats || !this.admissions.isInvited(device))
      return 'not-allowed'
    if (name === '') return 'name-refused'
    const isOwned = this.admissions.players.some((player) => player.seat === seat)
    if (dealt.match.seats[seat]?.kind !== 'bot' || isOwned) return 'seat-taken'
    await this.admissions.admit(device, { as: 'player', seat })
    await this.#room.rename(seat, name)
    const isGiven = await dealt.host.giveSeat(seat, { name, kind: 'person' })
    if (!isGiven) {
      await this.admissions.unseat(seat)
      await this.#room.rename(seat, null)
    }
    this.#showNewSeats()
    return isGiven ? null : 'not-kept'
  }

  /** A player leaves for good: a bot plays the seat, and the secrets of the seat end. */
  async #giveUp(own: readonly Seat[], seat: Seat): Promise<RoomProblem | null> {
    const dealt = this.#dealt
    if (dealt === null || !own.includes(seat)) return 'not-your-seat'
    const link = dealt.host.connect([seat])
    const left = await link.send({ do: 'leave', seat })
    link.close()
    if (!left.ok && left.error.code === 'not-kept') return 'not-kept'
    await this.admissions.unseat(seat)
    this.#showNewSeats()
    return null
  }

  #nudge(own: readonly Seat[], seat: Seat): RoomProblem | null {
    const by = own[0]
    if (by === undefined || this.#dealt === null) return 'not-allowed'
    if (!this.#dealt.asked.includes(seat)) return 'too-early'
    this.#visitors.tell({ is: 'nudged', seat, by }, seat)
    return null
  }

  async #say(
    own: readonly Seat[],
    request: RoomRequest & { readonly do: 'say' | 'talk' },
  ): Promise<RoomProblem | null> {
    const { seat } = request
    if (!own.includes(seat)) return 'not-your-seat'
    if (request.do === 'talk' && this.room.settings.talk !== 'free') return 'not-allowed'
    const said: Said = {
      seat,
      preset: request.do === 'say' ? request.preset : null,
      text: request.do === 'talk' ? request.text : null,
      at: this.#services.now(),
    }
    await this.#services.directory.say(this.id, said)
    this.#said = [...this.#said, said].slice(-MOST_SAID)
    this.#visitors.tell({ is: 'said', said: [said], isAll: false })
    return null
  }

  async #rematch(own: readonly Seat[], seat: Seat, command: string): Promise<RoomProblem | null> {
    if (!own.includes(seat)) return 'not-your-seat'
    if (this.room.rematch !== null) return null
    if (this.#stage !== 'over') return 'too-early'
    if (this.#isPacked) return 'not-allowed'
    const table = await this.#maker.rematch(this)
    await this.#room.add({ kind: 'rematch', body: { table } }, command)
    this.#tellRoom()
    return null
  }

  /** Devices may play other seats than before. */
  #showNewSeats(): void {
    this.#visitors.showAgain()
    this.#tellRoom()
  }

  #updateSoon(): void {
    if (this.#isUpdating) return
    this.#isUpdating = true
    queueMicrotask(() => this.#update())
  }

  /** Sends every visitor what has changed. */
  #update(): void {
    this.#isUpdating = false
    this.#visitors.update()
    if (this.#stage !== this.#toldStage) this.#tellRoom()
    this.#listSoon()
    if (this.#log.last < this.#checkpointAt) return
    this.#checkpointAt = this.#log.last + ROWS_PER_CHECKPOINT
    this.#checkpoint().catch(this.#services.reportFault)
  }

  async #checkpoint(): Promise<void> {
    const stored = await this.#services.log.load(this.id)
    if (stored === null) return
    const body = writeCheckpoint(stateOf(stored).saved)
    await this.#services.log.checkpoint(this.id, { next: stored.next, body })
  }

  #tellRoom(): void {
    this.#toldStage = this.#stage
    this.#visitors.tellRoom()
  }

  #seenTable(): ConstructorParameters<typeof Visitors>[0] {
    const row = () => this.#log.last
    const dealt = () => this.#dealt
    const settings = () => this.room.settings
    return {
      get row() {
        return row()
      },
      get dealt() {
        return dealt()
      },
      get hints() {
        return settings().hints
      },
      seatsOf: (device) => this.admissions.seatsOf(device),
      maySee: (own) => this.#maySee(own),
      roomFor: (own) => this.#roomFor(own),
    }
  }

  #maySee(own: readonly Seat[]): boolean {
    const { watching } = this.room.settings
    return own.length > 0 || watching === 'public' || (watching === 'after' && this.#stage === 'over')
  }

  #roomFor(own: readonly Seat[]): RoomView {
    const { settings, leader, contributions, rematch } = this.room
    const isSeated = own.length > 0
    return {
      settings,
      stage: this.#stage,
      seats: settings.seats.map((setting, seat) => ({
        kind: setting.kind,
        ...(setting.kind === 'bot' ? { level: setting.level } : {}),
        name: this.names[seat] ?? null,
        isReady: contributions[seat] !== null,
        presence: this.#visitors.presenceOf(seat),
      })),
      own,
      leader,
      commitment: this.#room.commitment,
      invitation: isSeated ? this.#links.invitation : null,
      watchLink: isSeated && settings.watching !== 'nobody' ? this.#links.watching : null,
      watchers: this.#visitors.watchers,
      expires: this.#expires,
      rematch,
    }
  }

  get #stage(): RoomView['stage'] {
    if (this.#dealt === null) return 'gathering'
    return this.#dealt.match.isOver ? 'over' : 'playing'
  }

  #listSoon(): void {
    this.#cancelListing ??= this.#services.clock.after(LISTING_DELAY_MS, () => {
      this.#cancelListing = null
      this.#list().catch(this.#services.reportFault)
    })
  }

  async #list(): Promise<void> {
    const changed = this.#services.now()
    this.#expires = expiryOf(this.#stage, changed)
    const listing: Listing = {
      settings: this.room.settings,
      stage: this.#stage,
      names: this.names,
      asked: this.#dealt?.asked ?? [],
      changed,
      expires: this.#expires,
    }
    await this.#services.directory.update(this.id, listing)
  }

  /** Leaves the memory. Everything has been stored; visitors connect again. */
  close(code: number = closeCodes.restart): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#dealt?.host.close()
    if (this.#cancelListing !== null) {
      this.#cancelListing()
      this.#list().catch(this.#services.reportFault)
    }
    this.#visitors.closeAll(code)
  }
}

/** Adds up everything that the log of a table says. */
export function stateOf({ packed, checkpoint, rows }: LoadedTable): TableState {
  const saved = packed ?? checkpoint?.body ?? null
  const state = new TableState(saved === null ? null : readCheckpoint(saved))
  for (const row of rows) state.add(row)
  return state
}
