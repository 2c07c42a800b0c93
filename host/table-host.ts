import {
  type Answer,
  type AnswerPreview,
  at,
  type Choice,
  type ChoiceError,
  type CommandResult,
  type CommandStamp,
  type commandProblems,
  type Decision,
  entryFor,
  factsOf,
  type GameBundle,
  type GameRecord,
  type HowChosen,
  hasOffer,
  type Match,
  noteHistory,
  PASS,
  PASS_ID,
  type Presence,
  type Result,
  resumeTrusted,
  SETUP,
  type Seat,
  snapshotOf,
  type TableCommand,
  type TableEntry,
  type TableFacts,
  type TableLink,
  type TableSnapshot,
  type TakenBack,
  takenChoice,
  takenMove,
  type UndoOffer,
  type UndoRequest,
  type VerifyError,
  type Viewer,
  writePicks,
} from '@kantyna/kernel'
import { AnsweredCommands } from './answered-commands.ts'
import { BotThinking } from './bot-thinking.ts'
import type { Bots } from './bots.ts'
import type { Clock } from './clock.ts'
import { CommandQueue } from './command-queue.ts'
import { Hints } from './hints.ts'
import { OfferGracePeriod } from './offer-grace-period.ts'
import { SaveSchedule } from './save-schedule.ts'

/** What a host needs from whoever runs it: the page, the terminal, a test. */
export interface HostParts {
  readonly bots: Bots
  readonly clock: Clock
  /** Works out what an answer would lead to. Injected because the page fetches it after the table has opened. */
  readonly previewAnswer: (match: Match, answer: Answer) => Promise<AnswerPreview | null>
  /** How long a bot waits for a person to answer its offer, in milliseconds, from when the person sees it. */
  readonly offerGraceMs: number
  /** Hears of a fault in the rules or in a bot. The table has stopped by then; what was chosen before is kept. */
  readonly reportFault: (problem: unknown) => void
  /**
   * Whether people share one keyboard: questions are answered one after the other, in the order in which they are asked,
   * and a bot chooses only when everything before has been shown. Elsewhere bots answer at once, a few choices ahead.
   */
  readonly asksOneByOne?: boolean
  /** Writes the match down; called once after a burst of choices. */
  readonly save: (match: Match, history: readonly TableEntry[]) => void
}

interface Client {
  readonly seats: readonly Seat[]
  /** How far the game has been shown there. */
  shown: number
  isConnected: boolean
  /** What it has been answered. The ids of its commands are its own: another client's may be the same. */
  readonly answered: AnsweredCommands
}

/** Bots may run this far ahead of what is shown. */
const LOOKAHEAD = 8
/** What was chosen is written down as soon as the burst is over; while bots go on, less often: they would do the same again. */
const SAVE_SOON_MS = 0
const SAVE_AMONG_BOTS_MS = 500

const done: CommandResult = { ok: true, value: 'done' }

/** Keeps one table: holds the match, carries out commands, asks the bots, declines for seats that pass, and saves. */
export class TableHost {
  readonly #match: Match
  readonly #facts: TableFacts
  readonly #saving: SaveSchedule
  /** Everything that has happened, with what only some may know. */
  readonly #history: TableEntry[]
  #takebacks: number
  readonly #passing = new Set<Seat>()
  #undoAsked: UndoRequest | null = null
  #revision = 0
  /** The revision of the last take-back: choices made before it was heard of are outdated. */
  #takenBackAt = 0
  readonly #clients = new Set<Client>()
  readonly #listeners = new Set<() => void>()
  /** Views and options are worked out once for each viewer, until something changes. */
  readonly #snapshots = new Map<Viewer, TableSnapshot>()
  readonly #entries = new Map<Viewer, TableEntry[]>()
  /** Commands are carried out one after the other, also those that come while others hear of a change. */
  readonly #queue = new CommandQueue()
  readonly #thinking: BotThinking
  readonly #hints: Hints | null
  readonly #offerGrace: OfferGracePeriod
  readonly #previewAnswer: HostParts['previewAnswer']
  readonly #reportFault: HostParts['reportFault']
  readonly #asksOneByOne: boolean
  #isBroken = false
  #isOpen = false

  constructor(
    match: Match,
    parts: HostParts,
    { history, takebacks }: { readonly history: readonly TableEntry[]; readonly takebacks: number },
  ) {
    this.#match = match
    this.#facts = factsOf(match)
    const { bots, clock, offerGraceMs, previewAnswer, reportFault, save } = parts
    this.#thinking = new BotThinking(bots, match)
    this.#offerGrace = new OfferGracePeriod(clock, offerGraceMs)
    this.#hints = bots.advise === undefined ? null : new Hints(bots.advise, match)
    this.#previewAnswer = previewAnswer
    this.#reportFault = reportFault
    this.#asksOneByOne = parts.asksOneByOne === true
    this.#history = history.slice()
    this.#takebacks = takebacks
    this.#saving = new SaveSchedule(() => save(match, this.#history), clock)
  }

  /** The table that a record left off at. `howAt` tells what the record does not: how its choices came about. */
  static fromRecord(
    bundle: GameBundle,
    record: GameRecord,
    parts: HostParts,
    howAt?: (index: number) => HowChosen,
  ): Result<TableHost, VerifyError> {
    // Kept by this page itself: it is trusted as far as it replays to its own hash.
    const { history, note } = noteHistory(bundle.game, record, howAt)
    const resumed = resumeTrusted(bundle.game, record, note)
    if (!resumed.ok) return resumed
    const takebacks = record.takebacks.length
    return { ok: true, value: new TableHost(resumed.value, parts, { history, takebacks }) }
  }

  /** Lets the game go on from where it stands. */
  open(): void {
    this.#isOpen = true
    this.#queue.run(() => this.#goOn())
  }

  /** Stops it; what was chosen is written down. */
  close(): void {
    this.#isOpen = false
    this.#thinking.forget()
    this.#offerGrace.end()
    this.flush()
  }

  /** Writes down at once what is still to be saved. */
  flush(): void {
    this.#saving.flush()
  }

  /** Resolves when no bot is thinking: the game goes on only with what somebody sends or reports, or with time. */
  async settled(): Promise<void> {
    while (this.#thinking.isBusy) await this.#thinking.heard
  }

  /** The game as it stands, kept by the browser or not. */
  record(): GameRecord {
    return this.#match.record()
  }

  /** A link for those who play these seats. */
  connect(seats: readonly Seat[]): TableLink {
    const client: Client = {
      seats,
      shown: this.#match.entries.length,
      isConnected: true,
      answered: new AnsweredCommands(),
    }
    this.#clients.add(client)
    let sent = 0
    const newStamp = (): CommandStamp => ({ id: `command ${++sent}`, revision: this.#revision })
    const check = (viewer: Viewer) => {
      if (viewer !== null && !seats.includes(viewer))
        throw new RangeError(`seat ${viewer} is not played from here`)
    }
    return {
      table: this.#facts,
      get connection() {
        return client.isConnected ? 'live' : 'closed'
      },
      seats,
      snapshot: (viewer) => {
        check(viewer)
        return this.#snapshot(viewer)
      },
      answerSoFar: (choice) =>
        Promise.resolve(
          seats.includes(choice.seat) ? this.#match.answerSoFar(choice) : notPlayedFromHere(choice),
        ),
      preview: (answer) =>
        seats.includes(answer.seat) ? this.#previewAnswer(this.#match, answer) : Promise.resolve(null),
      ...(this.#hints === null ? {} : { hint: this.#hints.for(seats) }),
      since: (viewer, cursor) => {
        check(viewer)
        return this.#entriesFor(viewer).slice(cursor + 1)
      },
      send: (command, stamp = newStamp()) =>
        new Promise((resolve) => {
          this.#queue.run(() => resolve(this.#carryOutOnce(client, command, stamp)))
        }),
      reportShown: (cursor) => {
        client.shown = cursor
        this.#queue.run(() => this.#goOn())
      },
      subscribe: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      close: () => this.#queue.run(() => this.#disconnect(client)),
    }
  }

  /** Bots and other players do not wait for a client that has left. */
  #disconnect(client: Client): void {
    if (!client.isConnected) return
    client.isConnected = false
    this.#clients.delete(client)
    if (this.#undoAsked !== null && this.#isAnybodyAway()) this.#undoAsked = null
    this.#changed()
    this.#goOn()
  }

  /** A command that arrives again has been carried out already: its answer is given again. */
  #carryOutOnce(client: Client, command: TableCommand, { id, revision }: CommandStamp): CommandResult {
    const known = client.answered.get(id)
    if (known !== undefined) return known
    const result = this.#carryOut(client, command, revision)
    client.answered.set(id, result)
    return result
  }

  #carryOut({ seats, isConnected }: Client, command: TableCommand, revision: number): CommandResult {
    const seat = command.do === 'choose' ? command.choice.seat : command.seat
    if (!seats.includes(seat)) return refused('not-your-seat')
    if (!this.#isOpen || !isConnected) return refused('closed')
    if (command.do === 'choose' && revision < this.#takenBackAt) return refused('outdated')
    switch (command.do) {
      case 'choose':
        return this.#choose(command.choice, command.how)
      case 'undo':
        return this.#undo(seat, command.entry, command.cursor)
      case 'agree':
        return this.#agree(seat, command.entry, command.isAgreed)
      case 'pass':
        if (command.isPassing) this.#passing.add(seat)
        else this.#passing.delete(seat)
        this.#changed()
        this.#goOn()
        return done
    }
  }

  #choose(choice: Choice, how: HowChosen): CommandResult {
    const result = this.#take(choice, how)
    this.#goOn()
    return result
  }

  #undo(seat: Seat, entry: number, cursor: number): CommandResult {
    const offer = cursor === this.#match.entries.length ? this.#offerTo(seat) : null
    if (offer === null || offer.entry !== entry) return refused('not-that-undo')
    if (offer.how === 'ask') {
      // Everything would wait for an answer that may never come.
      if (this.#isAnybodyAway()) return refused('not-that-undo')
      this.#undoAsked = { seat, entry, agreed: [] }
      this.#changed()
      return { ok: true, value: 'asked' }
    }
    this.#takeBack(offer, false)
    return done
  }

  /** One refusal ends the matter; when all have agreed it is done. */
  #agree(seat: Seat, entry: number, isAgreed: boolean): CommandResult {
    const asked = this.#undoAsked
    if (asked === null || asked.entry !== entry || asked.seat === seat) return refused('not-that-undo')
    const agreed = asked.agreed.includes(seat) ? asked.agreed : [...asked.agreed, seat]
    this.#undoAsked = isAgreed ? { ...asked, agreed } : null
    const others = this.#people().filter((other) => other !== asked.seat)
    const offer = this.#offerTo(asked.seat)
    if (isAgreed && offer !== null && others.every((other) => agreed.includes(other))) {
      this.#takeBack(offer, true)
      return done
    }
    this.#changed()
    this.#goOn()
    return isAgreed ? { ok: true, value: 'asked' } : done
  }

  #takeBack({ seat, entry }: UndoOffer, isAgreed: boolean): void {
    this.#thinking.forget()
    this.#isBroken = false
    this.#undoAsked = null
    this.#passing.clear()
    while ((this.#match.undoReach(seat).entry ?? SETUP) >= entry) {
      const taken = this.#match.takeBack(seat, isAgreed)
      if (taken === null) break
      this.#takebacks++
      this.#dropRows(taken)
    }
    this.#entries.clear()
    // What was shown of choices that are gone does not count for those that take their place.
    for (const client of this.#clients) client.shown = Math.min(client.shown, this.#match.entries.length)
    this.#saving.within(SAVE_SOON_MS)
    this.#takenBackAt = this.#revision + 1
    this.#changed()
    this.#goOn()
  }

  /** What was taken back goes from the history; what others have said or answered since moves up. */
  #dropRows({ entry, kept }: TakenBack): void {
    const rows = kept.map(({ was, events }, place) => ({
      ...at(this.#history, was + 1),
      index: entry + place,
      events,
    }))
    this.#history.splice(entry + 1, Number.POSITIVE_INFINITY, ...rows)
  }

  #goOn(): void {
    while (this.#isOpen && !this.#isBroken && this.#undoAsked === null && !this.#match.isOver) {
      const offered = this.#botWithOffer()
      if (offered !== undefined) {
        this.#letAnswerOffer(offered)
        return
      }
      const { open } = this.#match.position
      const asked = this.#asksOneByOne ? open.slice(0, 1) : open
      const bots = asked.find(({ seat }) => !this.#isPerson(seat))
      if (bots !== undefined) {
        this.#letThink(bots)
        return
      }
      const declined = asked.find((decision) => this.#isDeclined(decision))
      if (declined === undefined) return
      const { seat, id: decision } = declined
      if (!this.#take({ seat, decision, picks: [PASS_ID] }, 'passing').ok) return
    }
  }

  /** What to do with one's own turn is asked in any case, even where the whole turn could be declined. */
  #isDeclined({ seat, kind, options }: Decision): boolean {
    return this.#passing.has(seat) && options.includes(PASS) && !this.#match.game.turnKinds.includes(kind)
  }

  #letThink(decision: Decision): void {
    const lookahead = this.#asksOneByOne ? 1 : LOOKAHEAD
    const shown = Math.min(...[...this.#clients].map((client) => client.shown))
    if (this.#thinking.isBusy || this.#match.entries.length - shown >= lookahead) return
    const goOn = () => this.#queue.run(() => this.#goOn())
    if (this.#offerGrace.isDue(this.#match, decision.seat, shown, goOn)) return
    this.#thinking.start(
      decision,
      (answered) => {
        // An offer that was made meanwhile is answered first, and what was asked is thought about anew.
        if (answered === null || this.#botWithOffer() !== undefined) {
          goOn()
          return
        }
        if ('proposed' in answered) {
          this.#offerGrace.begin(this.#match.entries.length)
          this.#queue.run(() => this.#choose(answered.proposed, 'hand'))
          return
        }
        const { game, position } = this.#match
        const { seat, id } = answered.decision
        const picks = writePicks(game, position, answered.decision, answered.codes)
        this.#queue.run(() => this.#choose({ seat, decision: id, picks }, 'hand'))
      },
      (problem) => this.#breakDown(problem),
    )
  }

  /** Nobody waits long for what a bot says to an offer: it comes before whatever bots are asked. */
  #letAnswerOffer(seat: Seat): void {
    if (this.#thinking.isBusy) return
    this.#thinking.startOnOffer(
      seat,
      (said) =>
        this.#queue.run(() => {
          // While people talk about taking something back, nothing is said; the bot is asked again afterwards.
          if (said !== null && this.#undoAsked === null) this.#take(said, 'hand')
          this.#goOn()
        }),
      (problem) => this.#breakDown(problem),
    )
  }

  #botWithOffer(): Seat | undefined {
    const { game, position } = this.#match
    if (game.standing === undefined) return undefined
    const seat = this.#facts.seats.findIndex(
      ({ kind }, each) => kind === 'bot' && hasOffer(game, position, each),
    )
    return seat < 0 ? undefined : seat
  }

  #take(choice: Choice, how: HowChosen): CommandResult {
    if (this.#isBroken) return refused('broken')
    const index = this.#match.entries.length
    try {
      const taken = this.#describe(choice, how)
      const caused = this.#match.choose(choice)
      if (!caused.ok) return caused
      this.#history.push({ index, choice: taken, events: caused.value })
      if (taken?.opensTurn === true) this.#passing.clear()
    } catch (problem) {
      this.#breakDown(problem)
      return refused('broken')
    }
    this.#undoAsked = null
    this.#saving.within(this.#isAmongBots(choice.seat) ? SAVE_AMONG_BOTS_MS : SAVE_SOON_MS)
    this.#changed()
    return done
  }

  /** What bots were asked is told to nobody, so nothing is listed for them. */
  #describe(choice: Choice, how: HowChosen) {
    const { game, position } = this.#match
    if ('move' in choice) return takenMove(choice.seat, choice.move, how)
    const waiting = this.#snapshot(null).waiting.find(({ id }) => id === choice.decision)
    if (waiting === undefined) return null
    const asked = this.#isPerson(waiting.seat)
      ? this.#snapshot(waiting.seat).decisions.find(({ id }) => id === choice.decision)
      : undefined
    return takenChoice(game, position, waiting, choice, {
      history: this.#history,
      how,
      asked: asked ?? null,
    })
  }

  /** A mistake of ours stops this table and no other; what was chosen before it is kept. */
  #breakDown(problem: unknown): void {
    this.#reportFault(problem)
    this.#isBroken = true
    this.#changed()
  }

  #changed(): void {
    this.#revision++
    this.#snapshots.clear()
    for (const listener of [...this.#listeners]) listener()
  }

  #snapshot(viewer: Viewer): TableSnapshot {
    const known = this.#snapshots.get(viewer)
    if (known !== undefined) return known
    const snapshot = snapshotOf(this.#match, viewer, {
      revision: this.#revision,
      history: this.#history,
      takebacks: this.#takebacks,
      passing: this.#passing,
      undoAsked: this.#undoAsked,
      presence: this.#facts.seats.map((_, seat) => this.#presenceOf(seat)),
      isBroken: this.#isBroken,
    })
    this.#snapshots.set(viewer, snapshot)
    return snapshot
  }

  #presenceOf(seat: Seat): Presence {
    if (!this.#isPerson(seat)) return 'bot'
    return [...this.#clients].some(({ seats }) => seats.includes(seat)) ? 'here' : 'away'
  }

  #isAnybodyAway(): boolean {
    return this.#people().some((seat) => this.#presenceOf(seat) === 'away')
  }

  #entriesFor(viewer: Viewer): readonly TableEntry[] {
    const known = this.#entries.get(viewer) ?? []
    for (const entry of this.#history.slice(known.length)) known.push(entryFor(entry, viewer))
    this.#entries.set(viewer, known)
    return known
  }

  #offerTo(seat: Seat): UndoOffer | null {
    return this.#snapshot(seat).undo
  }

  #people(): Seat[] {
    return this.#facts.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Whether a bot has chosen and a bot chooses next. */
  #isAmongBots(chooser: Seat): boolean {
    return !this.#isPerson(chooser) && this.#match.position.open.some(({ seat }) => !this.#isPerson(seat))
  }

  #isPerson(seat: Seat): boolean {
    return this.#facts.seats[seat]?.kind === 'person'
  }
}

function refused(code: (typeof commandProblems)[number]): CommandResult {
  return { ok: false, error: { code } }
}

/** Which answers of others are understood is nobody else's business: it would tell what they hold. */
function notPlayedFromHere(choice: Choice): Result<never, ChoiceError> {
  const error: ChoiceError =
    'move' in choice
      ? { code: 'no-such-move', move: choice.move }
      : { code: 'not-yours', decision: choice.decision }
  return { ok: false, error }
}
