import {
  at,
  type Choice,
  type GameRecord,
  type Lang,
  type Offer,
  type PresentedDecision,
  type Seat,
  type TableCommand,
  type TableLink,
  type UndoOffer,
} from '@kantyna/kernel'
import { writeWhole } from '../files.ts'
import { OffersToShow } from '../play/offers.ts'
import type { Screen } from '../play/screen.ts'
import type { SessionTable } from '../play/session-table.ts'
import { type Speech, speech } from '../play/speech.ts'
import { messageOf, shown, type Terminal } from '../terminal.ts'
import { changeOrLine } from './meanwhile.ts'
import { type JoinWords, joinWords } from './words.ts'

interface Surroundings {
  readonly terminal: Terminal
  readonly lang: Lang
  /** Fetches the record of a game that is over; null if it cannot be had. */
  fetchRecord(): Promise<GameRecord | null>
}

/** A table at a server, for a session in this terminal. */
export class OnlineTable implements SessionTable {
  readonly link: TableLink
  readonly #terminal: Terminal
  readonly #say: Speech
  readonly #words: JoinWords
  readonly #fetchRecord: () => Promise<GameRecord | null>
  readonly #offers: OffersToShow
  #hasLeft = false
  /** Who was last said to be waited for. */
  #waitedFor = ''

  constructor(link: TableLink, { terminal, lang, fetchRecord }: Surroundings) {
    this.link = link
    this.#terminal = terminal
    this.#say = speech[lang]
    this.#words = joinWords[lang]
    this.#fetchRecord = fetchRecord
    this.#offers = new OffersToShow(link, link.seats)
  }

  get isLeft(): boolean {
    return this.#hasLeft || this.link.connection === 'closed'
  }

  /** Whether the person has typed that they leave. */
  get hasLeft(): boolean {
    return this.#hasLeft
  }

  open(): void {
    if (this.#terminal.isTyped) this.#tell(this.#words.whileWaiting)
  }

  close(): void {
    return
  }

  /** Answers what other players have asked, and waits while they are asked themselves. */
  async settle(): Promise<void> {
    for (;;) {
      if (this.isLeft) return
      const { undoAsked, unanswered, takebacks } = this.link.snapshot(null)
      if (undoAsked !== null) {
        const seat = this.#others(undoAsked.seat).find((own) => !undoAsked.agreed.includes(own))
        if (seat !== undefined) await this.#agree(seat, undoAsked.seat, undoAsked.entry)
        else {
          await this.#change()
          const now = this.link.snapshot(null)
          const isRefused = now.undoAsked === null && now.takebacks === takebacks
          if (isRefused && this.link.seats.includes(undoAsked.seat)) this.#tell(this.#say.notAgreed)
        }
        continue
      }
      const absent = unanswered?.seat
      const hasWished = (own: Seat) => unanswered?.wishes.some(({ seat }) => seat === own) === true
      const seat = absent === undefined ? undefined : this.#others(absent).find((own) => !hasWished(own))
      if (absent === undefined || seat === undefined) return
      await this.#wish(seat, absent)
    }
  }

  nextOffer(): Offer | undefined {
    return this.#offers.next()
  }

  /** Several seats may be asked at once: those at this terminal answer one after the other. */
  asked(): { readonly seat: Seat; readonly kind: string } | undefined {
    if (this.link.snapshot(null).isPaused) return undefined
    return this.link.seats.flatMap((seat) => this.link.snapshot(seat).decisions)[0]
  }

  async letOthersChoose(screen: Screen): Promise<void> {
    const { seats } = this.link
    const viewer = seats.length === 0 ? null : at(seats, 0)
    // Several people at one terminal read the news when the screen is theirs.
    if (seats.length < 2) screen.showNews(viewer)
    this.#sayWhoIsWaitedFor()
    const happened = await this.#change()
    if (happened === 'changed') return
    switch (happened.line?.trim()) {
      case undefined:
      case 'q':
        this.#hasLeft = true
        return
      case 'b':
        return screen.print(screen.board(seats.length < 2 ? viewer : null))
      case 'u':
        return await this.#takeBackLatest()
      case '':
        return
      default:
        this.#tell(this.#words.whileWaiting)
    }
  }

  async choose(choice: Choice): Promise<boolean> {
    return (await this.#send({ do: 'choose', choice, how: 'hand' })) !== null
  }

  async pass({ seat, id }: PresentedDecision): Promise<void> {
    if (await this.choose({ seat, decision: id, picks: ['pass'] }))
      await this.#send({ do: 'pass', seat, isPassing: true })
  }

  /** The host at the server does it. */
  endPassing(): Promise<void> {
    return Promise.resolve()
  }

  async takeBack({ seat, entry }: UndoOffer): Promise<'done' | 'asked' | 'refused'> {
    const { cursor } = this.link.snapshot(seat)
    return (await this.#send({ do: 'undo', seat, entry, cursor })) ?? 'refused'
  }

  record(): Promise<GameRecord | null> {
    return this.#fetchRecord()
  }

  async save(file: string): Promise<string> {
    const record = await this.#fetchRecord()
    if (record === null) return this.#words.notOverYet
    try {
      writeWhole(file, `${JSON.stringify(record)}\n`)
      return this.#say.saved(shown(file))
    } catch (problem) {
      return this.#say.notSaved(messageOf(problem))
    }
  }

  /** Takes back the latest own choice while others are asked. */
  async #takeBackLatest(): Promise<void> {
    const offers = this.link.seats.map((seat) => this.link.snapshot(seat).undo)
    const undo = offers.find((offer) => offer !== null)
    if (undo === undefined || undo === null) return this.#tell(this.#say.nothingToUndo)
    if ((await this.takeBack(undo)) === 'asked') this.#tell(this.#say.othersAsked)
  }

  async #agree(seat: Seat, asking: Seat, entry: number): Promise<void> {
    const line = await this.#terminal.ask(this.#words.askUndo(this.#nameOf(asking)), 'fresh')
    const isAgreed = line !== null && this.#say.yes.includes(line.trim().toLowerCase())
    // The request may be gone by now.
    await this.link.send({ do: 'agree', seat, entry, isAgreed })
  }

  async #wish(seat: Seat, about: Seat): Promise<void> {
    const line = await this.#terminal.ask(this.#words.askAbsence(this.#nameOf(about)), 'fresh')
    const key = line?.trim().toLowerCase() ?? ''
    const { absenceKeys } = this.#words
    const wish = Object.hasOwn(absenceKeys, key) ? absenceKeys[key] : undefined
    // The player may have answered by now.
    await this.link.send({ do: 'wish', seat, about, wish: wish ?? 'wait' })
  }

  /** The seats at this terminal except one, if that one is not here. */
  #others(seat: Seat): readonly Seat[] {
    return this.link.seats.filter((own) => own !== seat)
  }

  #sayWhoIsWaitedFor(): void {
    const { waiting, seats, isPaused } = this.link.snapshot(null)
    const people = waiting.filter(({ seat }) => seats[seat]?.kind === 'person')
    const names = [...new Set(people.map(({ seat }) => this.#nameOf(seat)))].join(', ')
    const message = isPaused ? this.#words.paused : names === '' ? '' : this.#words.waitingFor(names)
    if (message !== '' && message !== this.#waitedFor) this.#tell(message)
    this.#waitedFor = message
  }

  /** Returns null if the command was refused, after saying why. */
  async #send(command: TableCommand): Promise<'done' | 'asked' | null> {
    const sent = await this.link.send(command)
    if (sent.ok) return sent.value
    this.#tell(this.#words.refusedCommand(sent.error.code))
    return null
  }

  #change(): ReturnType<typeof changeOrLine> {
    return changeOrLine(this.#terminal, (listener) => this.link.subscribe(listener))
  }

  #nameOf(seat: Seat): string {
    return this.link.snapshot(null).seats[seat]?.name ?? at(this.link.table.seats, seat).name
  }

  #tell(message: string): void {
    this.#terminal.out(`${message}\n`)
  }
}
