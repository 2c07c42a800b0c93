import { Absence, AnswerDelay, MatchClock, TableHost } from '@kantyna/host'
import {
  commit,
  type Game,
  type GameRecord,
  type Match,
  type Plain,
  previewAnswer,
  resumeFromLog,
  type Seat,
  signedRecord,
  signedRow,
  type TableLink,
} from '@kantyna/kernel'
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
} from '@kantyna/online'
import type { DirectoryEntry, Listing } from '../directory/directory.ts'
import type { LoadedTable } from '../log/log-store.ts'
import { Admissions } from './admissions.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { deal, nameOf } from './dealing.ts'
import { arePlayable, openEdition } from './editions.ts'
import { renamedRecord } from './game-rows.ts'
import { readableName } from './names.ts'
import { roomStep } from './room-requests.ts'
import { isEverybodyReady, type RoomRow, type RoomState, roomAfter } from './room-state.ts'
import type { Services } from './services.ts'
import { TableFeed, WrittenUpdates } from './table-feed.ts'
import { Repeated, TableLog } from './table-log.ts'
import { TableState } from './table-state.ts'
import { expiryOf } from './terms.ts'
import type { Visitor } from './visitor.ts'

/** How long a question may stay open before the others choose what to do. */
const UNANSWERED_MS = 120_000
/** How long the others may take to agree to an undo. */
const UNDO_REQUEST_MS = 60_000
/** How long a bot waits for a person to answer its offer. */
const OFFER_MS = 20_000
/** An answer to a hidden question is released after this time and at most as much again. */
const ANSWER_DELAY_MS = 400
/** After this many rows, a checkpoint shortens the next load. */
const ROWS_PER_CHECKPOINT = 200
/** The lists of tables may be this late. */
const LISTING_DELAY_MS = 2000

/** The game of a table after the deal. */
interface Dealt {
  readonly match: Match
  readonly host: TableHost
  readonly matchClock: MatchClock | null
  readonly written: WrittenUpdates
}

/** One visitor with what it has been sent. */
interface Connection {
  readonly visitor: Visitor
  own: readonly Seat[]
  link: TableLink | null
  feed: TableFeed | null
}

/** What a table is loaded with. */
interface Loaded {
  readonly table: string
  readonly game: Game
  readonly entry: DirectoryEntry
  readonly room: RoomState
  readonly log: TableLog
}

/** How tables make tables: for a rematch. */
export interface TableMaker {
  rematch(table: LiveTable): Promise<string>
}

/** A table in memory: its waiting room, its game and the connections to it. */
export class LiveTable {
  readonly id: string
  readonly #services: Services
  readonly #maker: TableMaker
  readonly #game: Game
  readonly #links: DirectoryEntry['links']
  readonly #log: TableLog
  readonly admissions: Admissions
  readonly #connections = new Map<Visitor, Connection>()
  #room: RoomState
  #names: readonly (string | null)[]
  #expires: number | null
  #dealt: Dealt | null = null
  /** Requests apart from the game are carried out one after the other. */
  #turn: Promise<unknown> = Promise.resolve()
  #isFlushing = false
  /** The stage that every visitor knows. */
  #toldStage: RoomView['stage'] | null = null
  #cancelListing: (() => void) | null = null
  #checkpointAt: number
  #isClosed = false

  private constructor({ table, game, entry, room, log }: Loaded, services: Services, maker: TableMaker) {
    this.id = table
    this.#services = services
    this.#maker = maker
    this.#game = game
    this.#links = entry.links
    this.#names = entry.listing.names
    this.#expires = entry.listing.expires
    this.#room = room
    this.#log = log
    this.#checkpointAt = log.last + ROWS_PER_CHECKPOINT
    this.admissions = new Admissions(table, services.directory, entry)
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
      { group: services.group, now: services.now, onOutrun, clocks: () => opened.live?.clocks() ?? null },
    )
    const loaded = { table, game: bundle.game, entry, room: state.room, log }
    const live = new LiveTable(loaded, services, maker)
    opened.live = live
    live.#resume(state)
    return live
  }

  get room(): RoomState {
    return this.#room
  }

  get names(): readonly (string | null)[] {
    return this.#names
  }

  /** Whether the table may leave the memory: nobody is connected, and no clock is running. */
  get isIdle(): boolean {
    const hasClock = this.#stage === 'playing' && this.#room.settings.clock !== null
    return this.#connections.size === 0 && !hasClock
  }

  /** What each seat has left on its clock; null at a table without clocks. */
  clocks(): readonly number[] | null {
    const { match, matchClock } = this.#dealt ?? {}
    return match === undefined || matchClock === null || matchClock === undefined
      ? null
      : matchClock.clocks(match.seats.length).map(({ left }) => Math.round(left))
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

  /** Whether a device may look at this table at all. */
  mayVisit(device: string): boolean {
    const { settings } = this.#room
    return this.admissions.isKnown(device) || settings.isListed
  }

  attach(visitor: Visitor, received: Received | null): void {
    const connection: Connection = {
      visitor,
      own: this.admissions.seatsOf(visitor.device),
      link: null,
      feed: null,
    }
    // A client that greets again before it was answered is attached twice.
    this.#connections.get(visitor)?.link?.close()
    this.#connections.set(visitor, connection)
    this.#seat(connection, received)
    this.#tellRoom()
    this.#dealIfDue()
  }

  /** The store may have failed, or the server ended, between the last player who was ready and the deal. */
  #dealIfDue(): void {
    const isDue = () => this.#dealt === null && !this.#isClosed && isEverybodyReady(this.#room)
    if (!isDue()) return
    const work = async () => {
      if (isDue()) await this.#deal()
    }
    this.#turn = this.#turn.then(work).catch(this.#services.reportFault)
  }

  detach(visitor: Visitor): void {
    const connection = this.#connections.get(visitor)
    if (connection === undefined) return
    this.#connections.delete(visitor)
    connection.link?.close()
    this.#tellRoom()
  }

  setLooking(visitor: Visitor, isLooking: boolean): void {
    if (visitor.isLooking === isLooking) return
    visitor.isLooking = isLooking
    this.#tellRoom()
  }

  /** Carries out a command about the game, and answers. */
  async command(visitor: Visitor, frame: ClientFrame & { readonly is: 'command' }): Promise<void> {
    const { id, takebacks, command } = frame
    const link = this.#connections.get(visitor)?.link
    if (link === null || link === undefined) {
      visitor.send({
        is: 'result',
        id,
        row: this.#log.last,
        result: { ok: false, error: { code: 'closed' } },
      })
      return
    }
    const { revision, takebacks: now } = link.snapshot(null)
    // The client has not seen the last take-back.
    const stamp = { id, revision: takebacks === now ? revision : -1 }
    const result = await link.send(command, stamp)
    this.#flush()
    visitor.send({
      is: 'result',
      id,
      row: this.#log.last,
      result,
      ...(result.ok ? { proof: this.#proof() } : {}),
    })
  }

  /** Signs the log up to its last row. */
  #proof(): string {
    const { last, hash } = this.#log
    return this.#services.signer.sign(signedRow(this.id, last, hash))
  }

  /** Answers a question that changes nothing. */
  async answer(visitor: Visitor, question: Question): Promise<QuestionAnswer> {
    const link = this.#connections.get(visitor)?.link
    if (link === null || link === undefined) return { about: 'refused' }
    switch (question.about) {
      case 'so-far':
        return { about: 'so-far', result: await link.answerSoFar(question.choice) }
      case 'preview':
        return { about: 'preview', preview: await link.preview(question.answer) }
      case 'hint':
        return await this.#hint(link, question)
    }
  }

  async #hint(
    link: TableLink,
    { seat, decision }: Question & { readonly about: 'hint' },
  ): Promise<QuestionAnswer> {
    if (!this.#room.settings.hints || link.hint === undefined) return { about: 'refused' }
    const hint = await link.hint(seat, decision)
    if (hint !== null) await this.#log.add({ kind: 'hint-used', body: { seat, decision } })
    return { about: 'hint', hint }
  }

  /** Carries out a request about the table apart from its game. */
  request(visitor: Visitor, id: string, request: RoomRequest): Promise<RoomResult> {
    const command = `room ${id}`
    const work = async (): Promise<RoomResult> => {
      if (this.#log.isCarriedOut(command)) return { ok: true }
      try {
        const problem = await this.#carryOut(visitor, command, request)
        return problem === null ? { ok: true } : { ok: false, code: problem }
      } catch (problem) {
        if (problem instanceof Repeated) return { ok: true }
        this.#services.reportFault(problem)
        return { ok: false, code: 'not-kept' }
      }
    }
    const done = this.#turn.then(work)
    this.#turn = done
    return done
  }

  /** Lets a device take a free seat, watch, or play a seat, as the secret of its link allows. */
  async enter(device: string, secret: string | null): Promise<boolean> {
    const { isListed, watching } = this.#room.settings
    const listed = isListed ? ({ as: 'guest' } as const) : null
    const access = secret === null ? listed : this.admissions.allowedBy(secret)
    if (access === null || (access.as === 'watcher' && watching === 'nobody')) return false
    await this.admissions.admit(device, access)
    this.#reseat()
    return true
  }

  /** Gives a seat before the deal to a device whose player the caller has named: when the table is created. */
  seat(device: string, seat: Seat, name: string, command: string): Promise<RoomProblem | null> {
    return this.#take({ kind: 'seat-taken', body: { seat } }, { device, seat, name, command })
  }

  async #carryOut(visitor: Visitor, command: string, request: RoomRequest): Promise<RoomProblem | null> {
    const own = this.admissions.seatsOf(visitor.device)
    switch (request.do) {
      case 'nudge':
        return this.#nudge(own, request.seat)
      case 'say':
      case 'talk':
        return await this.#say(own, request)
      case 'rematch':
        return await this.#rematch(own, request.seat, command)
      case 'sit':
        return this.#dealt === null
          ? await this.#gather(visitor, command, request)
          : await this.#takeOver(visitor, request)
      case 'stand':
        return this.#dealt === null
          ? await this.#gather(visitor, command, request)
          : await this.#giveUp(own, request.seat)
      default:
        if (this.#dealt !== null) return 'too-late'
        return await this.#gather(visitor, command, request)
    }
  }

  /** A request before the deal. */
  async #gather(
    visitor: Visitor,
    command: string,
    request: Parameters<typeof roomStep>[0],
  ): Promise<RoomProblem | null> {
    const { device } = visitor
    const name = 'name' in request ? readableName(request.name) : ''
    if ('name' in request && name === '') return 'name-refused'
    const step = roomStep('name' in request ? { ...request, name } : request, {
      room: this.#room,
      names: this.#names,
      own: this.admissions.seatsOf(device),
      isInvited: this.admissions.isInvited(device) || this.#room.settings.isListed,
      arePlayable: (settings) => arePlayable(this.#game, settings),
    })
    switch (step.is) {
      case 'refused':
        return step.code
      case 'name':
        return await this.#rename(step.seat, step.name)
      case 'row':
        break
    }
    const { row } = step
    if (row.kind === 'seat-taken')
      return await this.#take(row, { device, seat: row.body.seat, name, command })
    await this.#add(row, command)
    await this.#afterRow(row)
    this.#reseat()
    if (isEverybodyReady(this.#room)) await this.#deal()
    return null
  }

  /** The directory knows of the player before the log does, so that no taken seat is without one. */
  async #take(
    row: RoomRow,
    {
      device,
      seat,
      name,
      command,
    }: { readonly device: string; readonly seat: Seat; readonly name: string; readonly command: string },
  ): Promise<RoomProblem | null> {
    await this.admissions.unseat(seat)
    await this.admissions.admit(device, { as: 'player', seat })
    await this.#rename(seat, name)
    await this.#add(row, command)
    this.#reseat()
    return null
  }

  async #afterRow(row: RoomRow): Promise<void> {
    switch (row.kind) {
      case 'seat-left':
      case 'seat-removed':
        await this.admissions.unseat(row.body.seat)
        await this.#rename(row.body.seat, null)
        return
      case 'seats-swapped': {
        const { seat, other } = row.body
        await this.admissions.swap(seat, other)
        const names = this.#names
          .with(seat, this.#names[other] ?? null)
          .with(other, this.#names[seat] ?? null)
        await this.#setNames(names)
        return
      }
      case 'options-changed': {
        const { seats } = row.body.settings
        await this.#setNames(seats.map((_, seat) => this.#names[seat] ?? null))
      }
    }
  }

  async #rename(seat: Seat, name: string | null): Promise<null> {
    await this.#setNames(this.#names.with(seat, name))
    return null
  }

  async #setNames(names: readonly (string | null)[]): Promise<void> {
    this.#names = names
    await this.#list()
    this.#tellRoom()
  }

  async #add(row: RoomRow, command?: string): Promise<void> {
    await this.#log.add({ ...row, body: row.body as unknown as { [key: string]: Plain }, command })
    this.#room = roomAfter(this.#room, row)
  }

  async #deal(): Promise<void> {
    const match = deal(this.#game, this.#room, this.#names)
    const record = renamedRecord(match.record(), () => '')
    await this.#log.add({ kind: 'dealt', body: { record: record as unknown as Plain } })
    this.#room = { ...this.#room, isDealt: true }
    this.#begin(match)
    for (const connection of this.#connections.values()) this.#seat(connection, null)
    await this.#list()
    this.#tellRoom()
  }

  /** Continues the game of a log. */
  #resume(state: TableState): void {
    const record = state.record()
    if (record === null) return
    const named = renamedRecord(record, (seat) => nameOf(this.#names, seat))
    const resumed = resumeFromLog(this.#game, named)
    if (!resumed.ok) throw new Error(`Table ${this.id} cannot be continued: ${JSON.stringify(resumed.error)}`)
    const match = resumed.value
    const opened = match.history.findLast(({ choice }) => choice?.opensTurn === true)?.index ?? 0
    this.#begin(match, state.notedSince(opened), state.clocks)
  }

  #begin(
    match: Match,
    noted?: ReturnType<TableState['notedSince']>,
    left: readonly number[] | null = null,
  ): void {
    const { bots, clock, reportFault } = this.#services
    const { clock: control } = this.#room.settings
    const matchClock =
      control === null ? null : new MatchClock(clock, left === null ? control : { ...control, left })
    const host = new TableHost(match, {
      bots,
      clock,
      store: this.#log,
      previewAnswer: (of, answer) => Promise.resolve(previewAnswer(of, answer)),
      offerGraceMs: OFFER_MS,
      reportFault,
      answersForced: true,
      runsAhead: true,
      undoRequestMs: UNDO_REQUEST_MS,
      absence: new Absence(clock, UNANSWERED_MS),
      answerDelay: new AnswerDelay(clock, () => ANSWER_DELAY_MS * (1 + Math.random())),
      ...(matchClock === null ? {} : { matchClock }),
      ...(noted === undefined ? {} : { noted }),
    })
    this.#dealt = { match, host, matchClock, written: new WrittenUpdates() }
    host.connect([]).subscribe(() => this.#flushSoon())
    host.open()
  }

  /** Sends a visitor the whole table, as its device may see it now. */
  #seat(connection: Connection, received: Received | null): void {
    this.#connect(connection, received)
    connection.visitor.send({ is: 'current', row: this.#log.last })
  }

  #connect(connection: Connection, received: Received | null): void {
    connection.link?.close()
    connection.link = null
    connection.feed = null
    connection.own = this.admissions.seatsOf(connection.visitor.device)
    const { own, visitor } = connection
    visitor.send({ is: 'room', room: this.#roomFor(connection) })
    const dealt = this.#dealt
    if (dealt === null || !this.#maySee(own)) return
    const { match, host, written } = dealt
    const link = host.connect(own)
    connection.link = link
    const takenBackTo = () => match.takebacks.map((takeback) => takeback.at)
    connection.feed = new TableFeed({ link, written, takenBackTo }, own, received)
    visitor.send({ is: 'dealt', facts: link.table, own, hints: this.#room.settings.hints })
    this.#feed(connection)
  }

  #maySee(own: readonly Seat[]): boolean {
    if (own.length > 0) return true
    const { watching } = this.#room.settings
    return watching === 'public' || (watching === 'after' && this.#dealt?.match.isOver === true)
  }

  /** Devices may play other seats than before. */
  #reseat(): void {
    for (const connection of this.#connections.values()) {
      const own = this.admissions.seatsOf(connection.visitor.device)
      if (own.join(' ') === connection.own.join(' ')) continue
      this.#seat(connection, null)
    }
    this.#tellRoom()
  }

  #flushSoon(): void {
    if (this.#isFlushing) return
    this.#isFlushing = true
    queueMicrotask(() => this.#flush())
  }

  /** Sends every visitor what has changed. */
  #flush(): void {
    this.#isFlushing = false
    for (const connection of this.#connections.values()) this.#feed(connection)
    if (this.#stage !== this.#toldStage) this.#tellRoom()
    this.#listSoon()
    if (this.#log.last < this.#checkpointAt) return
    this.#checkpointAt = this.#log.last + ROWS_PER_CHECKPOINT
    this.#checkpoint().catch(this.#services.reportFault)
  }

  #feed({ feed, visitor }: Connection): void {
    const frame = feed?.next(this.#log.last) ?? null
    if (frame !== null) visitor.sendText(frame)
  }

  async #checkpoint(): Promise<void> {
    const stored = await this.#services.log.load(this.id)
    if (stored === null) return
    const body = writeCheckpoint(stateOf(stored).saved)
    await this.#services.log.checkpoint(this.id, { next: stored.next, body })
  }

  /** A visitor takes over a bot's seat during the game. */
  async #takeOver(
    { device }: Visitor,
    { seat, name: given }: { readonly seat: Seat; readonly name: string },
  ): Promise<RoomProblem | null> {
    const dealt = this.#dealt
    const name = readableName(given)
    if (dealt === null || !this.#room.settings.lateSeats || !this.admissions.isInvited(device))
      return 'not-allowed'
    if (name === '') return 'name-refused'
    if (dealt.match.seats[seat]?.kind !== 'bot' || this.admissions.players.some((each) => each.seat === seat))
      return 'seat-taken'
    await this.admissions.admit(device, { as: 'player', seat })
    await this.#rename(seat, name)
    const isGiven = await dealt.host.giveSeat(seat, { name, kind: 'person' })
    if (!isGiven) {
      await this.admissions.unseat(seat)
      await this.#rename(seat, null)
    }
    this.#reseat()
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
    this.#reseat()
    return null
  }

  #nudge(own: readonly Seat[], seat: Seat): RoomProblem | null {
    const by = own[0]
    const dealt = this.#dealt
    if (by === undefined || dealt === null) return 'not-allowed'
    if (!dealt.match.position.open.some((decision) => decision.seat === seat)) return 'too-early'
    for (const { visitor, own: theirs } of this.#connections.values())
      if (theirs.includes(seat)) visitor.send({ is: 'nudged', seat, by })
    return null
  }

  async #say(
    own: readonly Seat[],
    request: RoomRequest & { readonly do: 'say' | 'talk' },
  ): Promise<RoomProblem | null> {
    if (!own.includes(request.seat)) return 'not-your-seat'
    if (request.do === 'talk' && this.#room.settings.talk !== 'free') return 'not-allowed'
    const said = {
      seat: request.seat,
      preset: request.do === 'say' ? request.preset : null,
      text: request.do === 'talk' ? request.text : null,
      at: this.#services.now(),
    }
    await this.#services.directory.say(this.id, said)
    for (const { visitor } of this.#connections.values()) visitor.send({ is: 'said', said: [said] })
    return null
  }

  async #rematch(own: readonly Seat[], seat: Seat, command: string): Promise<RoomProblem | null> {
    if (!own.includes(seat)) return 'not-your-seat'
    if (this.#room.rematch !== null) return null
    if (this.#dealt?.match.isOver !== true) return 'too-early'
    const table = await this.#maker.rematch(this)
    await this.#add({ kind: 'rematch', body: { table } }, command)
    this.#tellRoom()
    return null
  }

  #tellRoom(): void {
    this.#toldStage = this.#stage
    for (const connection of this.#connections.values())
      connection.visitor.send({ is: 'room', room: this.#roomFor(connection) })
  }

  #roomFor({ own }: Connection): RoomView {
    const { settings, leader, contributions, seed, rematch } = this.#room
    const isSeated = own.length > 0
    return {
      settings,
      stage: this.#stage,
      seats: settings.seats.map((setting, seat) => ({
        kind: setting.kind,
        ...(setting.kind === 'bot' ? { level: setting.level } : {}),
        name: this.#names[seat] ?? null,
        isReady: contributions[seat] !== null,
        presence: this.#presenceOf(seat),
      })),
      own,
      leader,
      commitment: commit(seed),
      invitation: isSeated ? this.#links.invitation : null,
      watchLink: isSeated && settings.watching !== 'nobody' ? this.#links.watching : null,
      watchers: [...this.#connections.values()].filter((each) => each.own.length === 0).length,
      expires: this.#expires,
      rematch,
    }
  }

  #presenceOf(seat: Seat): 'here' | 'away' | 'lost' {
    const visitors = [...this.#connections.values()].filter(({ own }) => own.includes(seat))
    if (visitors.length === 0) return 'lost'
    return visitors.some(({ visitor }) => visitor.isLooking) ? 'here' : 'away'
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
      settings: this.#room.settings,
      stage: this.#stage,
      names: this.#names,
      asked: [...new Set(this.#dealt?.match.position.open.map(({ seat }) => seat) ?? [])],
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
    for (const { visitor } of this.#connections.values()) visitor.close(code)
    this.#connections.clear()
  }
}

/** Adds up everything that the log of a table says. */
export function stateOf({ packed, checkpoint, rows }: LoadedTable): TableState {
  const saved = packed ?? checkpoint?.body ?? null
  const state = new TableState(saved === null ? null : readCheckpoint(saved))
  for (const row of rows) state.add(row)
  return state
}
