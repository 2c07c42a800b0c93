import { type Clock, TableHost, type TableStore } from '@kantyna/host'
import {
  type Choice,
  type GameRecord,
  type GameWithBots,
  type Match,
  type Offer,
  type PresentedDecision,
  previewAnswer,
  SETUP,
  type Seat,
  type TableCommand,
  type TableLink,
  type UndoOffer,
  type WaitingFor,
} from '@kantyna/kernel'
import { directBots } from '../direct-bots.ts'
import { OffersToShow } from './offers.ts'
import type { SessionTable } from './session-table.ts'

/** The store of the game, which may also be a file that a player names. */
export interface KeptFile extends TableStore {
  close?(): void
  saveAs?(file: string, record: GameRecord): string
}

/** The host of a match that is played at one keyboard, and the link of the people who share that keyboard. */
export class TerminalTable implements SessionTable {
  readonly link: TableLink
  readonly people: readonly Seat[]
  /** The people leave by themselves, with a word for the session. */
  readonly isLeft = false
  readonly #host: TableHost
  readonly #file: KeptFile
  readonly #offers: OffersToShow
  #fault: { readonly problem: unknown } | null = null

  constructor(match: Match, game: GameWithBots, clock: Clock, file: KeptFile) {
    this.#file = file
    this.#host = new TableHost(match, {
      bots: directBots(game),
      clock,
      store: file,
      previewAnswer: (of, answer) => Promise.resolve(previewAnswer(of, answer)),
      // The terminal shows an offer at once, and nobody chooses meanwhile. So a bot need not wait for an answer.
      offerGraceMs: 0,
      asksOneByOne: true,
      reportFault: (problem) => {
        this.#fault ??= { problem }
      },
    })
    this.people = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.link = this.#host.connect(this.people)
    this.#offers = new OffersToShow(this.link, this.people)
  }

  open(): void {
    // Nothing has been shown yet, so bots wait.
    this.link.reportShown(SETUP)
    this.#host.open()
  }

  close(): void {
    this.#host.close()
    this.#file.close?.()
  }

  /** Waits until no bot is thinking. An error in the rules or in a bot is thrown here. */
  async settle(): Promise<void> {
    await this.#host.settled()
    if (this.#fault !== null) throw this.#fault.problem
  }

  /** Questions are asked one after the other. */
  asked(): WaitingFor | undefined {
    return this.link.snapshot(null).waiting[0]
  }

  /** The bot with the open question makes one choice. */
  letOthersChoose(): void {
    this.link.reportShown(this.link.snapshot(null).cursor)
  }

  /** The next offer that a person at the keyboard has not been shown. */
  nextOffer(): Offer | undefined {
    return this.#offers.next()
  }

  async choose(choice: Choice): Promise<boolean> {
    await this.#send({ do: 'choose', choice, how: 'hand' })
    return true
  }

  /** Declines a question, and every other one that can be declined until the next turn. */
  async pass({ seat, id }: PresentedDecision): Promise<void> {
    await this.choose({ seat, decision: id, picks: ['pass'] })
    await this.#send({ do: 'pass', seat, isPassing: true })
  }

  /** A player has a question about a turn: seats that passed until then are asked again. */
  async endPassing(): Promise<void> {
    for (const seat of this.people)
      if (this.link.snapshot(seat).isPassing) await this.#send({ do: 'pass', seat, isPassing: false })
  }

  /** If everybody has to agree, they do so at the keyboard. */
  async takeBack(
    { seat, entry, how }: UndoOffer,
    haveConsent: () => Promise<boolean>,
  ): Promise<'done' | 'refused'> {
    if (how === 'ask' && !(await haveConsent())) return 'refused'
    const { cursor } = this.link.snapshot(seat)
    await this.#send({ do: 'undo', seat, entry, cursor })
    const others = how === 'ask' ? this.people.filter((other) => other !== seat) : []
    for (const other of others) await this.#send({ do: 'agree', seat: other, entry, isAgreed: true })
    this.#offers.skip()
    return 'done'
  }

  async #send(command: TableCommand): Promise<void> {
    const sent = await this.link.send(command)
    if (this.#fault !== null) throw this.#fault.problem
    if (!sent.ok) throw new Error(`a listed answer was refused: ${sent.error.code}`)
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(this.#host.record())
  }

  /** Writes the record with its seed, so that the game can be continued. */
  save(file: string): Promise<string> {
    return Promise.resolve(this.#file.saveAs?.(file, this.#host.record()) ?? '')
  }
}
