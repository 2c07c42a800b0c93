import type { Match, Seat, UndoOffer, UndoRequest } from '@kantyna/kernel'
import type { Clients } from './clients.ts'
import type { Viewers } from './viewers.ts'

/** What is to be done about an undo that a seat wants or answers. */
export type UndoStep =
  | { readonly does: 'refuse' | 'wait' | 'drop' }
  | { readonly does: 'take-back'; readonly offer: UndoOffer; readonly isAgreed: boolean }

/** Whether something may be taken back: freely, or when all the other people have agreed. */
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

  /** What the other people are asked to agree to. Nothing else happens meanwhile. */
  get asked(): UndoRequest | null {
    return this.#asked
  }

  drop(): void {
    this.#asked = null
  }

  want(seat: Seat, entry: number, cursor: number): UndoStep {
    const offer = cursor === this.#match.entries.length ? this.#offerTo(seat) : null
    if (offer === null || offer.entry !== entry) return { does: 'refuse' }
    if (offer.how !== 'ask') return { does: 'take-back', offer, isAgreed: false }
    // Everything would wait for an answer that may never come.
    if (this.#clients.isAnybodyAway) return { does: 'refuse' }
    this.#asked = { seat, entry, agreed: [] }
    return { does: 'wait' }
  }

  /** One refusal ends the matter; when all have agreed it is done. */
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
