import type { Match, Seat, UndoOffer, UndoRequest } from '@kantyna/kernel'
import type { Clients } from './clients.ts'
import type { Viewers } from './viewers.ts'

/** What the host does next about a requested undo. */
export type UndoStep =
  | { readonly does: 'refuse' | 'wait' | 'drop' }
  | { readonly does: 'take-back'; readonly offer: UndoOffer; readonly isAgreed: boolean }

/** Decides whether a choice may be taken back: freely, or after all the other people have agreed. */
export class UndoConsent {
  readonly #match: Match
  readonly #clients: Clients
  readonly #viewers: Viewers
  #asked: UndoRequest | null = null

  constructor(match: Match, clients: Clients, viewers: Viewers) {
    this.#match = match
    this.#clients = clients
    this.#viewers = viewers
  }

  /** The request that the other people have to answer. Nothing else happens until they have. */
  get asked(): UndoRequest | null {
    return this.#asked
  }

  drop(): void {
    this.#asked = null
  }

  /** Sets the request: after a restart, or because an answer to it could not be kept. */
  restore(asked: UndoRequest | null): void {
    this.#asked = asked
  }

  want(seat: Seat, entry: number, cursor: number): UndoStep {
    const offer = cursor === this.#match.entries.length ? this.#offerTo(seat) : null
    if (offer === null || offer.entry !== entry) return { does: 'refuse' }
    if (offer.how !== 'ask') return { does: 'take-back', offer, isAgreed: false }
    // The game would wait for an answer that may never come.
    if (this.#clients.isAnybodyAway) return { does: 'refuse' }
    this.#asked = { seat, entry, agreed: [] }
    return { does: 'wait' }
  }

  /** One refusal cancels the request. When all have agreed, the choice is taken back. */
  answer(seat: Seat, entry: number, isAgreed: boolean): UndoStep {
    const asked = this.#asked
    if (asked === null || asked.entry !== entry || asked.seat === seat) return { does: 'refuse' }
    if (!isAgreed) {
      this.#asked = null
      return { does: 'drop' }
    }
    const agreed = asked.agreed.includes(seat) ? asked.agreed : [...asked.agreed, seat]
    this.#asked = { ...asked, agreed }
    const offer = this.#offerTo(asked.seat)
    const others = this.#clients.people.filter((other) => other !== asked.seat)
    return offer !== null && others.every((other) => agreed.includes(other))
      ? { does: 'take-back', offer, isAgreed: true }
      : { does: 'wait' }
  }

  #offerTo(seat: Seat): UndoOffer | null {
    return this.#viewers.snapshot(seat).undo
  }
}
