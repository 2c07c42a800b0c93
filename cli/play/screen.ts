import {
  at,
  type FullGameBundle,
  type Lang,
  type PresentedDecision,
  type RulebookSection,
  SETUP,
  type Seat,
  type TableLink,
  type View,
  type Viewer,
} from '@kantyna/kernel'
import type { Terminal } from '../terminal.ts'
import { type Speech, speech } from './speech.ts'
import { ansi, plain, TableText } from './table-text.ts'
import type { TypingAhead } from './typing-ahead.ts'
import { wrapped } from './wrap.ts'

/**
 * What the people at one terminal are shown: one of them at a time, and each everything that happened since they last
 * looked.
 */
export class Screen {
  readonly text: TableText
  readonly #link: TableLink
  readonly #bundle: FullGameBundle
  readonly #terminal: Terminal
  readonly #lang: Lang
  readonly #say: Speech
  readonly #ahead: TypingAhead
  /** How many choices each viewer has read about; nothing before they have read anything. */
  readonly #read = new Map<Viewer, number>()
  #lastPerson: Seat | null = null

  constructor(
    link: TableLink,
    bundle: FullGameBundle,
    rulebook: readonly RulebookSection[],
    lang: Lang,
    terminal: Terminal,
    ahead: TypingAhead,
  ) {
    this.#link = link
    this.#bundle = bundle
    this.#terminal = terminal
    this.#lang = lang
    this.#say = speech[lang]
    this.#ahead = ahead
    const paint = terminal.hasColour ? ansi : plain
    this.text = new TableText(bundle, rulebook, lang, paint, (seat) => this.nameOf(seat))
  }

  print(text: string): void {
    this.#terminal.out(wrapped(text, this.#terminal.width))
  }

  /** A seat's current name: the game may name automas. */
  nameOf(seat: Seat): string {
    const { name, kind } = at(this.#link.table.seats, seat)
    if (kind !== 'automa') return name
    return this.#bundle.game.words[this.#lang].automaName?.(this.#viewOf(null), seat) ?? name
  }

  board(viewer: Viewer): string {
    return this.text.board(this.#viewOf(viewer))
  }

  /** The host made the view with this game, so the game's own fields are there. */
  #viewOf(viewer: Viewer): View {
    return this.#link.snapshot(viewer).view as View
  }

  question(asked: PresentedDecision, moves: readonly PresentedDecision[]): string {
    return this.text.question(asked, this.#ahead.numbersOf(asked), moves)
  }

  /**
   * Between two people the screen is cleared, and the next one confirms before it is shown. Returns false if the input
   * has ended.
   */
  async handOver(seat: Seat, message = this.#say.handOver): Promise<boolean> {
    const isOther = this.#lastPerson !== seat && this.#link.seats.length > 1
    this.#lastPerson = seat
    if (!isOther) return true
    const { name } = at(this.#link.table.seats, seat)
    if (!this.#terminal.isScreen) {
      this.print(`\n── ${name} ──\n`)
      return true
    }
    await this.#terminal.clear()
    this.#ahead.forget()
    return (await this.#terminal.ask(message(name), 'deliberate')) !== null
  }

  showNews(viewer: Viewer): void {
    const log = this.#logSince(viewer, this.#readBy(viewer))
    this.#read.set(viewer, this.#link.snapshot(viewer).cursor)
    if (log !== '') this.print(`\n${log}`)
  }

  /** After a take-back of this entry and all later ones: what replaces them is new to everybody. */
  forgetFrom(entry: number): void {
    for (const [viewer, read] of this.#read) this.#read.set(viewer, Math.min(read, entry))
  }

  /** Shows the end of the game: to the only person from their seat, to several people as spectators. */
  tellEnd(fingerprint: string | null): void {
    const { seats } = this.#link
    const viewer = seats.length === 1 ? at(seats, 0) : null
    const readers = viewer === null && seats.length > 1 ? seats : [viewer]
    const since = Math.min(...readers.map((reader) => this.#readBy(reader)))
    this.print(`\n${this.#logSince(viewer, since)}`)
    this.print(
      `${this.board(viewer)}\n${this.#link.snapshot(viewer).ended === null ? this.#say.over : this.#say.ended}\n`,
    )
    if (fingerprint !== null) this.print(`${this.#say.fingerprint(fingerprint)}\n`)
  }

  #readBy(viewer: Viewer): number {
    return this.#read.get(viewer) ?? SETUP
  }

  #logSince(viewer: Viewer, cursor: number): string {
    return this.text.log(this.#link.since(viewer, cursor).flatMap(({ events }) => events))
  }
}
