import type { AbsenceWish, Seat, TableChange, Unanswered } from '@kantyna/kernel'
import type { Clock } from './clock.ts'
import { toBot } from './seat-changes.ts'
import type { TimedTable, Timekeeper } from './timekeeper.ts'

/**
 * Notices a player who does not answer for a while. The other players at the table then choose. If one of them wants to
 * wait, the time starts again. If all of them want it, a bot takes the seat or the game ends.
 */
export class Absence implements Timekeeper {
  readonly #clock: Clock
  readonly #afterMs: number
  /** The time at which each seat was asked. */
  readonly #since = new Map<Seat, number>()
  #unanswered: Unanswered | null = null
  #table: TimedTable | null = null
  #cancel: (() => void) | null = null

  constructor(clock: Clock, afterMs: number) {
    this.#clock = clock
    this.#afterMs = afterMs
  }

  get unanswered(): Unanswered | null {
    return this.#unanswered
  }

  update(table: TimedTable): void {
    this.#table = table
    const now = this.#clock.now()
    for (const seat of this.#since.keys()) if (!table.asked.includes(seat)) this.#since.delete(seat)
    for (const seat of table.asked) if (!this.#since.has(seat)) this.#since.set(seat, now)
    if (this.#unanswered !== null && !this.#since.has(this.#unanswered.seat)) this.#set(null)
    this.#watch(now)
  }

  #watch(now: number): void {
    this.#cancel?.()
    this.#cancel = null
    if (this.#unanswered !== null) return
    const [first] = [...this.#since].toSorted(([, one], [, other]) => one - other)
    if (first === undefined) return
    const [seat, since] = first
    const left = since + this.#afterMs - now
    if (left <= 0) this.#set({ seat, wishes: [] })
    else this.#cancel = this.#clock.after(left, () => this.#watch(this.#clock.now()))
  }

  /** Takes a player's wish. Returns the change to make, `noted` if others have to agree, or null if it is not allowed. */
  wish(by: Seat, about: Seat, wish: AbsenceWish): TableChange | 'noted' | null {
    const table = this.#table
    if (table === null || this.#unanswered?.seat !== about || by === about) return null
    if (wish === 'wait') {
      this.#since.set(about, this.#clock.now())
      this.#unanswered = null
      this.#watch(this.#clock.now())
      return 'noted'
    }
    const wishes = [...this.#unanswered.wishes.filter(({ seat }) => seat !== by), { seat: by, wish }]
    this.#unanswered = { seat: about, wishes }
    const { match } = table
    const others = match.seats.flatMap((_, seat) =>
      seat !== about && match.isPerson(seat) && table.isHere(seat) ? [seat] : [],
    )
    const allAgree = others.every((seat) => wishes.some((each) => each.seat === seat && each.wish === wish))
    if (!allAgree) return 'noted'
    if (wish === 'bot') return toBot(match, about, 'away')
    return { kind: 'end', at: match.entries.length, by, why: 'agreed', winners: [] }
  }

  #set(unanswered: Unanswered | null): void {
    this.#unanswered = unanswered
    this.#table?.change()
  }
}
