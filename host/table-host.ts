import {
  type Answer,
  type AnswerPreview,
  type Choice,
  type CommandResult,
  type CommandStamp,
  type commandProblems,
  type Decision,
  factsOf,
  forcedAnswer,
  type GameBundle,
  type GameRecord,
  type HowChosen,
  type Match,
  PASS,
  PASS_ID,
  type Result,
  resumeTrusted,
  type Seat,
  type SeatHolder,
  type TableChange,
  type TableCommand,
  type TableLink,
  type UndoOffer,
  type UndoRequest,
  type VerifyError,
} from '@kantyna/kernel'
import type { Absence } from './absence.ts'
import { type AnswerDelay, isHidden } from './answer-delay.ts'
import { BotTurns } from './bot-turns.ts'
import type { Bots } from './bots.ts'
import { ClientLink, type LinkedHost } from './client-link.ts'
import { type Client, Clients } from './clients.ts'
import type { Clock } from './clock.ts'
import { CommandQueue } from './command-queue.ts'
import { Hints } from './hints.ts'
import type { MatchClock } from './match-clock.ts'
import { type MaybePromise, whenDone } from './maybe-promise.ts'
import { RowWriter } from './row-writer.ts'
import { changeFor } from './seat-changes.ts'
import type { HostNote, TableStore } from './store.ts'
import type { TimedTable } from './timekeeper.ts'
import { UndoConsent, type UndoStep } from './undo-consent.ts'
import { Viewers } from './viewers.ts'

/** What a host needs from the program that runs it: the page, the terminal, a test. */
export interface HostParts {
  readonly bots: Bots
  readonly clock: Clock
  readonly store: TableStore
  /** Computes what an answer would lead to. Injected because the page fetches it after the table has opened. */
  readonly previewAnswer: (match: Match, answer: Answer) => Promise<AnswerPreview | null>
  /** How long a bot waits for a person to answer its offer, in milliseconds, from when the person sees it. */
  readonly offerGraceMs: number
  /** Called with each fault in the rules, in a bot or in the store. */
  readonly reportFault: (problem: unknown) => void
  /**
   * Whether people share one keyboard: then questions are answered one after the other, in the order in which they are
   * asked, and a bot chooses only when everything before has been shown. Otherwise bots answer at once, a few choices
   * ahead.
   */
  readonly asksOneByOne?: boolean
  /** Whether bots wait for nobody to watch: at a server, each page shows the game at its own pace. */
  readonly runsAhead?: boolean
  /** Whether the host answers forced questions. Not at a shared screen: there the page shows who is asked. */
  readonly answersForced?: boolean
  /** Optional: notices players who do not answer, keeps clocks, and hides how long answers take. */
  readonly absence?: Absence
  readonly matchClock?: MatchClock
  readonly answerDelay?: AnswerDelay
  /** Optional: how long the others may take to agree to an undo, in milliseconds. Then the request ends. */
  readonly undoRequestMs?: number
  /** Optional: what another host has noted of this table. */
  readonly noted?: Noted
}

/** What `HostNote`s add up to. */
export interface Noted {
  readonly passing: readonly Seat[]
  readonly undoAsked: UndoRequest | null
}

const done: CommandResult = { ok: true, value: 'done' }

/** Keeps one table: holds the match, carries out commands, asks the bots, and declines for seats that pass. */
export class TableHost {
  readonly #match: Match
  readonly #parts: HostParts
  readonly #writer: RowWriter
  readonly #passing = new Set<Seat>()
  /** The revision of the last take-back: choices that were made at an earlier revision are outdated. */
  #takenBackAt = 0
  readonly #clients: Clients
  readonly #viewers: Viewers
  readonly #consent: UndoConsent
  /** Commands are carried out one after the other, even those that arrive while listeners are being called. */
  readonly #queue = new CommandQueue()
  readonly #bots: BotTurns
  readonly #linked: LinkedHost
  /** Only at a masked table. */
  readonly #delay: AnswerDelay | null
  readonly #timed: TimedTable
  /** The request to take something back whose time is running, and what stops the time. */
  #timedRequest: { readonly asked: UndoRequest; stop(): void } | null = null
  #isBroken = false
  #isOpen = false

  constructor(match: Match, parts: HostParts) {
    this.#match = match
    this.#parts = parts
    const { absence, bots, clock, matchClock, previewAnswer, reportFault, store } = parts
    this.#writer = new RowWriter(store, clock, reportFault)
    this.#clients = new Clients(match)
    this.#bots = new BotTurns(match, this.#clients, parts, {
      choose: (choice) => this.#chooseInTime(choice, 'hand'),
      advanceSoon: () => this.#advanceSoon(),
      breakDown: (problem) => this.#breakDown(problem),
    })
    this.#viewers = new Viewers(match, () => ({
      passing: this.#passing,
      undoAsked: this.#consent.asked,
      presence: match.seats.map((_, seat) => this.#clients.presenceOf(seat)),
      unanswered: absence?.unanswered ?? null,
      clocks: matchClock?.clocks(match.seats.length) ?? null,
      isBroken: this.#isBroken,
    }))
    this.#consent = new UndoConsent(match, this.#clients, this.#viewers)
    for (const seat of parts.noted?.passing ?? []) this.#passing.add(seat)
    this.#consent.restore(parts.noted?.undoAsked ?? null)
    this.#delay = match.setup.isMasked === true ? (parts.answerDelay ?? null) : null
    this.#timed = this.#timedTable()
    const hints = bots.advise === undefined ? null : new Hints(bots.advise, match)
    this.#linked = {
      facts: factsOf(match),
      match,
      viewers: this.#viewers,
      previewAnswer,
      hint: hints === null ? null : (seat, decision) => hints.hint(seat, decision),
      submit: (client, command, stamp) => this.#submit(client, command, stamp),
      reportShown: (client, cursor) => {
        client.shown = cursor
        this.#advanceSoon()
      },
      disconnect: (client) => this.#queue.run(() => this.#disconnect(client)),
    }
  }

  /** Continues the table of a record that this device saved: it is trusted if it replays to its own hash. */
  static fromRecord(
    bundle: GameBundle,
    record: GameRecord,
    parts: HostParts,
  ): Result<TableHost, VerifyError> {
    const resumed = resumeTrusted(bundle.game, record)
    return resumed.ok ? { ok: true, value: new TableHost(resumed.value, parts) } : resumed
  }

  /** Continues the game. */
  open(): void {
    this.#isOpen = true
    this.#timeRequest()
    this.#advanceSoon()
  }

  /** Stops the game. Every choice has been kept. */
  close(): void {
    this.#isOpen = false
    this.#bots.close()
    this.#writer.close()
    this.#timedRequest?.stop()
    this.#updateClocks()
  }

  /** Resolves when no bot is thinking: then the game waits for a command, a report or a timer. */
  async settled(): Promise<void> {
    await this.#bots.settled()
  }

  /** The record of the game so far. */
  record(): GameRecord {
    return this.#match.record()
  }

  /** Gives a seat to another player, whom the caller has admitted. Resolves to whether the store has kept it. */
  giveSeat(seat: Seat, holder: SeatHolder): Promise<boolean> {
    return new Promise((resolve) => {
      const at = this.#match.entries.length
      const give = () =>
        whenDone(this.#change({ kind: 'seat', at, seat, holder, why: 'handed' }), (result) => {
          resolve(result.ok)
          this.#advanceSoon()
        })
      this.#queue.run(give)
    })
  }

  /** A link for a client that plays these seats. */
  connect(seats: readonly Seat[]): TableLink {
    return new ClientLink(this.#clients.add(seats), this.#linked)
  }

  /** Bots and other players do not wait for a client that has left. */
  #disconnect(client: Client): void {
    if (!this.#clients.remove(client)) return
    if (this.#clients.isAnybodyAway) this.#endRequest()
    this.#changed()
    this.#advanceSoon()
  }

  /** A repeated command has been carried out already: the client gets the same answer again. */
  #submit(client: Client, command: TableCommand, { id, revision }: CommandStamp): Promise<CommandResult> {
    const known = client.answered.get(id)
    if (known !== undefined) return known
    const answer = new Promise<CommandResult>((resolve) => {
      const carryOut = () =>
        whenDone(this.#carryOut(client, command, { id, revision }), (result) => {
          resolve(result)
          this.#advanceSoon()
        })
      if (command.do === 'choose') this.#inTime(command.choice, carryOut)
      else this.#queue.run(carryOut)
    })
    client.answered.set(id, answer)
    return answer
  }

  #carryOut(client: Client, command: TableCommand, stamp: CommandStamp): MaybePromise<CommandResult> {
    const seat = command.do === 'choose' ? command.choice.seat : command.seat
    if (!client.seats.includes(seat)) return refused('not-your-seat')
    const id = `${seat} ${stamp.id}`
    if (this.#writer.isCarriedOut(id)) return done
    if (!this.#isOpen || !client.isConnected) return refused('closed')
    if (this.#match.ended !== null) return refused('ended')
    // For a bot's seat only one command is accepted: its owner is back.
    if (!this.#match.isPerson(seat) && command.do !== 'return') return refused('not-your-seat')
    switch (command.do) {
      case 'choose':
        if (stamp.revision < this.#takenBackAt) return refused('outdated')
        if (this.#match.isPaused) return refused('paused')
        return this.#choose(command.choice, this.#howOf(command.choice, command.how), id)
      case 'undo':
        return this.#askToGoBack(command, id)
      case 'agree':
        return this.#askToGoBack(command, id)
      case 'pass':
        return this.#setPassing(seat, command.isPassing, id)
      case 'wish':
        return this.#change(this.#parts.absence?.wish(seat, command.about, command.wish) ?? null, id)
      default:
        return this.#change(changeFor(this.#match, command), id)
    }
  }

  /** Checks a client's claim that its answer was forced. */
  #howOf(choice: Choice, how: HowChosen): HowChosen {
    const asked = this.#match.position.open.find(({ id }) => 'decision' in choice && id === choice.decision)
    return asked?.options.length === 1 ? how : 'hand'
  }

  /** Whether the host has given the only answer to this question while the player's was on its way. */
  #wasForced(choice: Choice): boolean {
    if (!('decision' in choice)) return false
    const given = this.#match.entries.findLast(({ decision }) => decision === choice.decision)
    return given?.how === 'only' && given.seat === choice.seat
  }

  /** Validates a choice, stores it, and only then makes it and tells the clients. */
  #choose(choice: Choice, how: HowChosen, command?: string): MaybePromise<CommandResult> {
    if (this.#isBroken) return refused('broken')
    try {
      const prepared = this.#match.prepare(choice, how)
      if (!prepared.ok) return this.#wasForced(choice) ? done : prepared
      const { entry, position, make } = prepared.value
      const row = { kind: 'choice', entry } as const
      return whenDone(this.#writer.write({ row, after: position, command, make }), (isKept) => {
        if (!isKept) return this.#notKept(command)
        if (this.#match.history.at(-1)?.choice?.opensTurn === true) this.#passing.clear()
        this.#consent.drop()
        this.#changed()
        return done
      })
    } catch (problem) {
      this.#breakDown(problem)
      return refused('broken')
    }
  }

  /** A command that was repeated long after it was carried out is recognised by the store only. */
  #notKept(command: string | undefined): CommandResult {
    return command !== undefined && this.#writer.isCarriedOut(command) ? done : refused('not-kept')
  }

  #setPassing(seat: Seat, isPassing: boolean, command: string): MaybePromise<CommandResult> {
    return whenDone(this.#writer.note({ kind: 'passing', seat, isPassing }, command), (isKept) => {
      if (!isKept) return this.#notKept(command)
      if (isPassing) this.#passing.add(seat)
      else this.#passing.delete(seat)
      this.#changed()
      return done
    })
  }

  /** A player wants to take back a choice, or answers another player who does. */
  #askToGoBack(
    command: TableCommand & { readonly do: 'undo' | 'agree' },
    id: string,
  ): MaybePromise<CommandResult> {
    const { seat, entry } = command
    const before = this.#consent.asked
    const step =
      command.do === 'undo'
        ? this.#consent.want(seat, entry, command.cursor)
        : this.#consent.answer(seat, entry, command.isAgreed)
    if (step.does !== 'wait' && step.does !== 'drop') return this.#goBack(step, id)
    const note: HostNote = { kind: noteOf(command), seat, entry }
    return whenDone(this.#writer.note(note, id), (isKept) => {
      if (isKept) return this.#goBack(step, id)
      this.#consent.restore(before)
      return this.#notKept(id)
    })
  }

  #goBack(step: UndoStep, command: string): MaybePromise<CommandResult> {
    switch (step.does) {
      case 'refuse':
        return refused('not-that-undo')
      case 'wait':
        this.#changed()
        return { ok: true, value: 'asked' }
      case 'drop':
        this.#changed()
        return done
      case 'take-back':
        return this.#takeBack(step.offer, step.isAgreed, command)
    }
  }

  #takeBack({ seat, entry }: UndoOffer, isAgreed: boolean, command: string): MaybePromise<CommandResult> {
    const prepared = this.#match.prepareTakeback(seat, isAgreed, entry)
    if (prepared === null) return refused('not-that-undo')
    const { takeback, kept, position, make } = prepared
    const row = { kind: 'takeback', takeback, kept } as const
    return whenDone(this.#writer.write({ row, after: position, command, make }), (isKept) => {
      if (!isKept) return this.#notKept(command)
      this.#bots.forget()
      this.#isBroken = false
      this.#consent.drop()
      this.#passing.clear()
      this.#clients.goBackTo(this.#match.entries.length)
      this.#viewers.forgetEntries()
      this.#takenBackAt = this.#viewers.revision + 1
      this.#changed()
      return done
    })
  }

  /** A seat changes hands, or the table is paused or ended. `noted`: the others have to agree. */
  #change(change: TableChange | 'noted' | null, command?: string): MaybePromise<CommandResult> {
    if (change === null) return refused('not-possible')
    if (change === 'noted') {
      this.#changed()
      return done
    }
    const make = () => this.#match.change(change)
    const row = { kind: 'change', change } as const
    return whenDone(this.#writer.write({ row, after: this.#match.position, command, make }), (isKept) => {
      if (!isKept) return this.#notKept(command)
      // A person may have taken the seat for which a bot was thinking.
      this.#bots.forget()
      this.#consent.drop()
      if (change.kind === 'seat') this.#passing.delete(change.seat)
      this.#changed()
      return done
    })
  }

  #changeAlone(change: TableChange): void {
    this.#queue.run(() => whenDone(this.#change(change), () => this.#advanceSoon()))
  }

  #advanceSoon(): void {
    this.#queue.run(() => this.#advance())
  }

  get #isRunning(): boolean {
    return this.#isOpen && !this.#match.isPaused && !this.#match.isOver
  }

  /** Does what needs no person: lets bots answer, declines for seats that pass, and answers forced questions. */
  #advance(): MaybePromise<void> {
    this.#updateClocks()
    const isHeld = !this.#isRunning || this.#isBroken || this.#writer.isWaiting
    if (isHeld || this.#consent.asked !== null) return
    const { open } = this.#match.position
    const asked = this.#parts.asksOneByOne === true ? open.slice(0, 1) : open
    const free = asked.filter(({ id }) => this.#delay?.holds(id) !== true)
    if (this.#bots.advance(free)) return
    for (const decision of free) {
      const { seat, id } = decision
      if (this.#isDeclined(decision)) {
        this.#chooseInTime({ seat, decision: id, picks: [PASS_ID] }, 'passing')
        return
      }
      const only = this.#onlyAnswerTo(decision)
      if (only === null) continue
      this.#chooseInTime(only, 'only')
      return
    }
  }

  /** A player is always asked what to do with their own turn, even if they could decline the whole turn. */
  #isDeclined({ seat, kind, options }: Decision): boolean {
    return this.#passing.has(seat) && options.includes(PASS) && !this.#match.game.turnKinds.includes(kind)
  }

  /** The answer that the host gives for a person, because it is forced. */
  #onlyAnswerTo({ seat, id, options }: Decision): Choice | null {
    if (this.#parts.answersForced !== true || options.length !== 1) return null
    const decision = this.#viewers.snapshot(seat).decisions.find((each) => each.id === id)
    return decision === undefined ? null : forcedAnswer(decision, this.#match.game.turnKinds)
  }

  /** Makes a choice of the host or of a bot. */
  #chooseInTime(choice: Choice, how: HowChosen): void {
    this.#inTime(choice, () => this.#chooseAlone(choice, how), how === 'only')
  }

  /** Does the work at once, or at a masked table after a delay: the time of an answer must not show what it was. */
  #inTime(choice: Choice, work: () => MaybePromise<unknown>, isUnasked = false): void {
    const release = () => this.#queue.run(work)
    if (
      this.#delay === null ||
      !('decision' in choice) ||
      !(isUnasked || isHidden(this.#match, { id: choice.decision }))
    ) {
      release()
      return
    }
    this.#delay.hold(choice.decision, release)
    // Other seats that are asked at the same time do not wait for it.
    this.#advanceSoon()
  }

  /** If the store fails, the host tries the choice again later. Nothing is chosen while players decide on a take-back. */
  #chooseAlone(choice: Choice, how: HowChosen): MaybePromise<void> {
    if (this.#consent.asked !== null || !this.#isRunning) return
    return whenDone(this.#choose(choice, how), (result) => {
      if (!result.ok && result.error.code === 'not-kept') this.#writer.retryLater(() => this.#advanceSoon())
      else if (result.ok || how !== 'passing') this.#advanceSoon()
    })
  }

  #timedTable(): TimedTable {
    const asked = () =>
      this.#isRunning
        ? [...new Set(this.#match.position.open.map(({ seat }) => seat))].filter((seat) =>
            this.#match.isPerson(seat),
          )
        : []
    return {
      match: this.#match,
      get asked() {
        return asked()
      },
      isHere: (seat) => this.#clients.presenceOf(seat) === 'here',
      change: () => this.#viewers.change(),
      make: (change) => this.#changeAlone(change),
    }
  }

  /** Tells everybody of a change, after updating the clocks. */
  #changed(): void {
    this.#timeRequest()
    this.#updateClocks()
    this.#viewers.change()
  }

  /** Nobody agrees any more. It is noted, so that the next host of the table does not ask again. */
  #endRequest(): void {
    const { asked } = this.#consent
    if (asked === null) return
    this.#consent.drop()
    const { seat, entry } = asked
    const noted = this.#writer.note({ kind: 'undo-refused', seat, entry })
    if (noted instanceof Promise) noted.catch(this.#parts.reportFault)
  }

  /** A request to take something back ends after a while: nothing else happens until then. */
  #timeRequest(): void {
    const { asked } = this.#consent
    const { clock, undoRequestMs } = this.#parts
    const timed = this.#timedRequest
    if (timed !== null && timed.asked.seat === asked?.seat && timed.asked.entry === asked.entry) return
    timed?.stop()
    this.#timedRequest = null
    if (asked === null || undoRequestMs === undefined) return
    const stop = clock.after(undoRequestMs, () => {
      this.#timedRequest = null
      this.#endRequest()
      this.#changed()
      this.#advanceSoon()
    })
    this.#timedRequest = { asked, stop }
  }

  #updateClocks(): void {
    const { absence, matchClock } = this.#parts
    matchClock?.update(this.#timed)
    absence?.update(this.#timed)
  }

  /** A fault in our code stops only this table; the choices before it are kept. */
  #breakDown(problem: unknown): void {
    this.#parts.reportFault(problem)
    this.#isBroken = true
    this.#changed()
  }
}

function noteOf(command: TableCommand & { readonly do: 'undo' | 'agree' }) {
  if (command.do === 'undo') return 'undo-requested'
  return command.isAgreed ? 'undo-agreed' : 'undo-refused'
}

function refused(code: (typeof commandProblems)[number]): CommandResult {
  return { ok: false, error: { code } }
}
