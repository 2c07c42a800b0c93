import { Absence, AnswerDelay, MatchClock, type Noted, TableHost } from '@kantyna/host'
import { type Game, type Match, previewAnswer, resumeFromLog, type Seat } from '@kantyna/kernel'
import type { ClockSettings } from '@kantyna/online'
import { nameOf } from './dealing.ts'
import { renamedRecord } from './game-rows.ts'
import type { Services } from './services.ts'
import { WrittenUpdates } from './table-feed.ts'
import type { TableLog } from './table-log.ts'
import type { TableState } from './table-state.ts'

/** How long a question may stay open before the others choose what to do. */
const UNANSWERED_MS = 120_000
/** How long the others may take to agree to an undo. */
const UNDO_REQUEST_MS = 60_000
/** How long a bot waits for a person to answer its offer. */
const OFFER_MS = 20_000
/** An answer to a hidden question is released after this time and at most as much again. */
const ANSWER_DELAY_MS = 400

interface GameParts {
  readonly services: Services
  readonly log: TableLog
  readonly clock: ClockSettings | null
}

/** The game of a table, from the deal on. */
export class DealtGame {
  readonly match: Match
  readonly host: TableHost
  /** What is sent to all visitors who see the same. */
  readonly written = new WrittenUpdates()
  readonly #matchClock: MatchClock | null

  /** `left`: what each seat had on its clock when the table was last in memory. */
  constructor(
    match: Match,
    { services, log, clock: control }: GameParts,
    { noted, left = null }: { readonly noted?: Noted; readonly left?: readonly number[] | null } = {},
  ) {
    const { bots, clock, reportFault } = services
    this.match = match
    this.#matchClock =
      control === null ? null : new MatchClock(clock, left === null ? control : { ...control, left })
    this.host = new TableHost(match, {
      bots,
      clock,
      store: log,
      previewAnswer: (of, answer) => Promise.resolve(previewAnswer(of, answer)),
      offerGraceMs: OFFER_MS,
      reportFault,
      answersForced: true,
      runsAhead: true,
      undoRequestMs: UNDO_REQUEST_MS,
      absence: new Absence(clock, UNANSWERED_MS),
      answerDelay: new AnswerDelay(clock, () => ANSWER_DELAY_MS * (1 + Math.random())),
      ...(this.#matchClock === null ? {} : { matchClock: this.#matchClock }),
      ...(noted === undefined ? {} : { noted }),
    })
  }

  /** Continues the game of a log; null before the deal. */
  static resume(
    game: Game,
    state: TableState,
    names: readonly (string | null)[],
    parts: GameParts,
  ): DealtGame | null {
    const record = state.record()
    if (record === null) return null
    const named = renamedRecord(record, (seat) => nameOf(names, seat))
    const resumed = resumeFromLog(game, named)
    if (!resumed.ok) throw new Error(`The game cannot be continued: ${JSON.stringify(resumed.error)}`)
    const match = resumed.value
    const opened = match.history.findLast(({ choice }) => choice?.opensTurn === true)?.index ?? 0
    return new DealtGame(match, parts, { noted: state.notedSince(opened), left: state.clocks })
  }

  /** What each seat has left on its clock; null at a table without clocks. */
  clocks(): readonly number[] | null {
    const clocks = this.#matchClock?.clocks(this.match.seats.length) ?? null
    return clocks === null ? null : clocks.map(({ left }) => Math.round(left))
  }

  /** The seats that are asked something. */
  get asked(): Seat[] {
    return [...new Set(this.match.position.open.map(({ seat }) => seat))]
  }
}
