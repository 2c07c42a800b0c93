import type { Seat, TableLink } from '@kantyna/kernel'
import type { Moment } from '@kantyna/ui'

/** An offer to a seat has disappeared without an answer or a withdrawal. No event of a game reports that. */
export const LAPSED = 'offerLapsed'

interface Known {
  readonly cursor: number
  /** The seats with open offers to this seat. */
  readonly from: readonly Seat[]
}

/** Finds offers that have lapsed. */
export class LapsedOffers {
  readonly #link: TableLink
  readonly #known = new Map<Seat, Known>()

  constructor(link: TableLink) {
    this.#link = link
    this.restart()
  }

  /** The offers to a seat that have lapsed since the last call. */
  find(seat: Seat): Moment[] {
    const before = this.#known.get(seat)
    const { cursor, from } = this.#now(seat)
    this.#known.set(seat, { cursor, from })
    if (before === undefined) return []
    const gone = before.from.filter((each) => !from.includes(each))
    if (gone.length === 0) return []
    const recent = this.#link.since(seat, before.cursor).flatMap(({ events }) => events)
    const isReported = (each: Seat) =>
      recent.some((event) => {
        const offer: unknown = Reflect.get(event, 'offer')
        if (event.type !== 'offer' || typeof offer !== 'object' || offer === null) return false
        return Reflect.get(offer, 'from') === each && Reflect.get(offer, 'to') === seat
      })
    return gone
      .filter((each) => !isReported(each))
      .map((each) => ({
        kind: LAPSED,
        at: cursor,
        // After the moments of the same choice.
        index: 100 + each,
        events: [{ type: LAPSED, from: each }],
        seats: [seat],
      }))
  }

  restart(): void {
    for (const seat of this.#link.seats) this.#known.set(seat, this.#now(seat))
  }

  #now(seat: Seat): Known {
    const { cursor, moves } = this.#link.snapshot(seat)
    const options = moves.find(({ kind }) => kind === 'refuse')?.options ?? []
    // The kernel gives every refusal this fact.
    return { cursor, from: options.flatMap(({ facts }) => (facts?.['from'] as Seat | undefined) ?? []) }
  }
}
