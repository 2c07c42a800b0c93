import {
  type Answer,
  type AnswerPreview,
  type Choice,
  type CommandResult,
  type CommandStamp,
  type commandProblems,
  type Decision,
  factsOf,
  type GameBundle,
  type GameRecord,
  type HowChosen,
  hasOffer,
  type Match,
  PASS,
  PASS_ID,
  type Result,
  resumeTrusted,
  type Seat,
  type TableCommand,
  type TableFacts,
  type TableLink,
  type UndoOffer,
  type VerifyError,
  writePicks,
} from '@kantyna/kernel'
import { BotThinking } from './bot-thinking.ts'
import type { Bots } from './bots.ts'
import { ClientLink, type LinkedHost } from './client-link.ts'
import { type Client, Clients } from './clients.ts'
import type { Clock } from './clock.ts'
import { CommandQueue } from './command-queue.ts'
import { Hints } from './hints.ts'
import { type MaybePromise, whenDone } from './maybe-promise.ts'
import { OfferGracePeriod } from './offer-grace-period.ts'
import { RowWriter } from './row-writer.ts'
import type { TableStore } from './store.ts'
import { UndoConsent, type UndoStep } from './undo-consent.ts'
import { Viewers } from './viewers.ts'

/** What a host needs from whoever runs it: the page, the terminal, a test. */
export interface HostParts {
  readonly bots: Bots
  readonly clock: Clock
  readonly store: TableStore
  /** Works out what an answer would lead to. Injected because the page fetches it after the table has opened. */
  readonly previewAnswer: (match: Match, answer: Answer) => Promise<AnswerPreview | null>
  /** How long a bot waits for a person to answer its offer, in milliseconds, from when the person sees it. */
  readonly offerGraceMs: number
  /** Hears of a fault in the rules, in a bot or in the store. */
  readonly reportFault: (problem: unknown) => void
  /**
   * Whether people share one keyboard: questions are answered one after the other, in the order in which they are asked,
   * and a bot chooses only when everything before has been shown. Elsewhere bots answer at once, a few choices ahead.
   */
  readonly asksOneByOne?: boolean
}

/** Bots may run this far ahead of what is shown. */
const LOOKAHEAD = 8

const done: CommandResult = { ok: true, value: 'done' }

/** Keeps one table: holds the match, carries out commands, asks the bots, and declines for seats that pass. */
export class TableHost {
  readonly #match: Match
  readonly #facts: TableFacts
  readonly #writer: RowWriter
  readonly #passing = new Set<Seat>()
  /** The revision of the last take-back: choices made before it was heard of are outdated. */
  #takenBackAt = 0
  readonly #clients: Clients
  readonly #viewers: Viewers
  readonly #consent: UndoConsent
  /** Commands are carried out one after the other, also those that come while others hear of a change. */
  readonly #queue = new CommandQueue()
  readonly #thinking: BotThinking
  readonly #offerGrace: OfferGracePeriod
  readonly #linked: LinkedHost
  readonly #reportFault: HostParts['reportFault']
  readonly #asksOneByOne: boolean
  #isBroken = false
  #isOpen = false

  constructor(match: Match, parts: HostParts) {
    this.#match = match
    this.#facts = factsOf(match)
    const { bots, clock, offerGraceMs, previewAnswer, reportFault, store } = parts
    this.#writer = new RowWriter(store, clock, reportFault)
    this.#thinking = new BotThinking(bots, match)
    this.#offerGrace = new OfferGracePeriod(clock, offerGraceMs)
    this.#reportFault = reportFault
    this.#asksOneByOne = parts.asksOneByOne === true
    this.#clients = new Clients(match)
    this.#viewers = new Viewers(match, () => ({
      passing: this.#passing,
      undoAsked: this.#consent.asked,
      presence: this.#facts.seats.map((_, seat) => this.#clients.presenceOf(seat)),
      isBroken: this.#isBroken,
    }))
    this.#consent = new UndoConsent(match, this.#clients, this.#viewers)
    const hints = bots.advise === undefined ? null : new Hints(bots.advise, match)
    this.#linked = {
      facts: this.#facts,
      match,
      viewers: this.#viewers,
      previewAnswer,
      hint: hints === null ? null : (seat, decision) => hints.hint(seat, decision),
      submit: (client, command, stamp) => this.#submit(client, command, stamp),
      reportShown: (client, cursor) => {
        client.shown = cursor
        this.#goOnSoon()
      },
      disconnect: (client) => this.#queue.run(() => this.#disconnect(client)),
    }
  }

  /** The table that a record left off at. It is this place's own: trusted as far as it replays to its own hash. */
  static fromRecord(
    bundle: GameBundle,
    record: GameRecord,
    parts: HostParts,
  ): Result<TableHost, VerifyError> {
    const resumed = resumeTrusted(bundle.game, record)
    return resumed.ok ? { ok: true, value: new TableHost(resumed.value, parts) } : resumed
  }

  /** Lets the game go on from where it stands. */
  open(): void {
    this.#isOpen = true
    this.#goOnSoon()
  }

  /** Stops it. What was chosen has been kept. */
  close(): void {
    this.#isOpen = false
    this.#thinking.forget()
    this.#offerGrace.end()
    this.#writer.close()
  }

  /** Resolves when no bot is thinking: the game goes on only with what somebody sends or reports, or with time. */
  async settled(): Promise<void> {
    while (this.#thinking.isBusy) await this.#thinking.heard
  }

  /** The game as it stands. */
  record(): GameRecord {
    return this.#match.record()
  }

  /** A link for those who play these seats. */
  connect(seats: readonly Seat[]): TableLink {
    return new ClientLink(this.#clients.add(seats), this.#linked)
  }

  /** Bots and other players do not wait for a client that has left. */
  #disconnect(client: Client): void {
    if (!this.#clients.remove(client)) return
    if (this.#clients.isAnybodyAway) this.#consent.drop()
    this.#viewers.change()
    this.#goOnSoon()
  }

  /** A command that arrives again has been carried out already: its answer is given again. */
  #submit(client: Client, command: TableCommand, { id, revision }: CommandStamp): Promise<CommandResult> {
    return new Promise((resolve) => {
      this.#queue.run(() =>
        whenDone(client.answered.get(id) ?? this.#carryOut(client, command, revision), (result) => {
          client.answered.set(id, result)
          resolve(result)
          this.#goOnSoon()
        }),
      )
    })
  }

  #carryOut(client: Client, command: TableCommand, revision: number): MaybePromise<CommandResult> {
    const seat = command.do === 'choose' ? command.choice.seat : command.seat
    if (!client.seats.includes(seat)) return refused('not-your-seat')
    if (!this.#isOpen || !client.isConnected) return refused('closed')
    switch (command.do) {
      case 'choose':
        if (revision < this.#takenBackAt) return refused('outdated')
        return this.#choose(command.choice, command.how)
      case 'undo':
        return this.#goBack(this.#consent.want(seat, command.entry, command.cursor))
      case 'agree':
        return this.#goBack(this.#consent.answer(seat, command.entry, command.isAgreed))
      case 'pass':
        if (command.isPassing) this.#passing.add(seat)
        else this.#passing.delete(seat)
        this.#viewers.change()
        return done
    }
  }

  /** Validates a choice, has it kept, and only then makes it and tells of it. */
  #choose(choice: Choice, how: HowChosen): MaybePromise<CommandResult> {
    if (this.#isBroken) return refused('broken')
    try {
      const prepared = this.#match.prepare(choice, how)
      if (!prepared.ok) return prepared
      const { entry, position, make } = prepared.value
      const row = { kind: 'choice', entry } as const
      return whenDone(this.#writer.write({ row, after: position, make }), (isKept) => {
        if (!isKept) return refused('not-kept')
        if (this.#match.history.at(-1)?.choice?.opensTurn === true) this.#passing.clear()
        this.#consent.drop()
        this.#viewers.change()
        return done
      })
    } catch (problem) {
      this.#breakDown(problem)
      return refused('broken')
    }
  }

  #goBack(step: UndoStep): MaybePromise<CommandResult> {
    switch (step.does) {
      case 'refuse':
        return refused('not-that-undo')
      case 'wait':
        this.#viewers.change()
        return { ok: true, value: 'asked' }
      case 'drop':
        this.#viewers.change()
        return done
      case 'take-back':
        return this.#takeBack(step.offer, step.isAgreed)
    }
  }

  #takeBack({ seat, entry }: UndoOffer, isAgreed: boolean): MaybePromise<CommandResult> {
    const prepared = this.#match.prepareTakeback(seat, isAgreed, entry)
    if (prepared === null) return refused('not-that-undo')
    const { takeback, kept, position, make } = prepared
    const row = { kind: 'takeback', takeback, kept } as const
    return whenDone(this.#writer.write({ row, after: position, make }), (isKept) => {
      if (!isKept) return refused('not-kept')
      this.#thinking.forget()
      this.#isBroken = false
      this.#consent.drop()
      this.#passing.clear()
      this.#clients.goBackTo(this.#match.entries.length)
      this.#viewers.forgetEntries()
      this.#takenBackAt = this.#viewers.revision + 1
      this.#viewers.change()
      return done
    })
  }

  #goOnSoon(): void {
    this.#queue.run(() => this.#goOn())
  }

  /** Does what is to be done without a person: bots answer, and what a seat passes is declined for it. */
  #goOn(): MaybePromise<void> {
    const isHeld = !this.#isOpen || this.#isBroken || this.#writer.isWaiting
    if (isHeld || this.#consent.asked !== null || this.#match.isOver) return
    const offered = this.#botWithOffer()
    if (offered !== undefined) {
      this.#letAnswerOffer(offered)
      return
    }
    const { open } = this.#match.position
    const asked = this.#asksOneByOne ? open.slice(0, 1) : open
    const ofBot = asked.find(({ seat }) => !this.#match.isPerson(seat))
    if (ofBot !== undefined) {
      this.#letThink(ofBot)
      return
    }
    const declined = asked.find((decision) => this.#isDeclined(decision))
    if (declined === undefined) return
    const { seat, id: decision } = declined
    return this.#chooseAlone({ seat, decision, picks: [PASS_ID] }, 'passing')
  }

  /** A choice that nobody has sent. Where the store fails, it is tried again later. */
  #chooseAlone(choice: Choice, how: HowChosen): MaybePromise<void> {
    // While people talk about taking something back, nothing else happens.
    if (this.#consent.asked !== null) return
    return whenDone(this.#choose(choice, how), (result) => {
      if (!result.ok && result.error.code === 'not-kept') this.#writer.retryLater(() => this.#goOnSoon())
      else if (result.ok || how !== 'passing') this.#goOnSoon()
    })
  }

  /** What to do with one's own turn is asked in any case, even where the whole turn could be declined. */
  #isDeclined({ seat, kind, options }: Decision): boolean {
    return this.#passing.has(seat) && options.includes(PASS) && !this.#match.game.turnKinds.includes(kind)
  }

  #letThink(decision: Decision): void {
    const lookahead = this.#asksOneByOne ? 1 : LOOKAHEAD
    const { shown } = this.#clients
    if (this.#thinking.isBusy || this.#match.entries.length - shown >= lookahead) return
    if (this.#offerGrace.isDue(this.#match, decision.seat, shown, () => this.#goOnSoon())) return
    this.#thinking.start(
      decision,
      (answered) => {
        // An offer that was made meanwhile is answered first, and what was asked is thought about anew.
        if (answered === null || this.#botWithOffer() !== undefined) {
          this.#goOnSoon()
          return
        }
        if ('proposed' in answered) {
          this.#offerGrace.begin(this.#match.entries.length)
          this.#queue.run(() => this.#chooseAlone(answered.proposed, 'hand'))
          return
        }
        const { game, position } = this.#match
        const { seat, id } = answered.decision
        const picks = writePicks(game, position, answered.decision, answered.codes)
        this.#queue.run(() => this.#chooseAlone({ seat, decision: id, picks }, 'hand'))
      },
      (problem) => this.#breakDown(problem),
    )
  }

  /** Nobody waits long for what a bot says to an offer: it comes before whatever bots are asked. */
  #letAnswerOffer(seat: Seat): void {
    if (this.#thinking.isBusy) return
    this.#thinking.startOnOffer(
      seat,
      (said) => this.#queue.run(() => (said === null ? this.#goOn() : this.#chooseAlone(said, 'hand'))),
      (problem) => this.#breakDown(problem),
    )
  }

  #botWithOffer(): Seat | undefined {
    const { game, position, seats } = this.#match
    if (game.standing === undefined) return undefined
    const seat = seats.findIndex(({ kind }, each) => kind === 'bot' && hasOffer(game, position, each))
    return seat < 0 ? undefined : seat
  }

  /** A mistake of ours stops this table and no other; what was chosen before it is kept. */
  #breakDown(problem: unknown): void {
    this.#reportFault(problem)
    this.#isBroken = true
    this.#viewers.change()
  }
}

function refused(code: (typeof commandProblems)[number]): CommandResult {
  return { ok: false, error: { code } }
}
