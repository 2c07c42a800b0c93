import type { Game, Offer, OfferEvent, PresentedDecision, Refusal, Seat, TableLink } from '@kantyna/kernel'

/** An offer that waits for a player at the keyboard. */
export interface WaitingOffer {
  readonly id: string
  readonly offer: Offer
  /** Why it cannot be accepted now; null if it can. */
  readonly refusal: Refusal | null
  /** The move that accepts the offer. A call is accepted by offering what it asks for. */
  readonly yes: string
}

/** The offers that a seat has not answered. */
function openOffersTo(link: Pick<TableLink, 'snapshot'>, seat: Seat): Pick<WaitingOffer, 'id' | 'offer'>[] {
  const refusable = link.snapshot(seat).moves.find(({ kind }) => kind === 'refuse')?.options ?? []
  // The facts of an offer are the whole offer.
  return refusable.map(({ id, facts }) => ({ id, offer: facts as unknown as Offer }))
}

/** The offers that a seat has not answered, with the possible answers to each. */
export function offersTo(
  { standing }: Pick<Game, 'standing'>,
  link: Pick<TableLink, 'snapshot' | 'answerSoFar'>,
  seat: Seat,
): Promise<WaitingOffer[]> {
  const { moves } = link.snapshot(seat)
  const calls = moves.filter(({ kind }) => standing?.moves[kind]?.answersCalls === true)
  return Promise.all(
    openOffersTo(link, seat).map(async ({ id, offer }) => {
      const answer = calls.find(({ options }) => options.some((option) => option.id === id))
      const refusal = answer === undefined ? await refusalOf(link, seat, id) : null
      return { id, offer, refusal, yes: answer?.kind ?? 'accept' }
    }),
  )
}

async function refusalOf(
  link: Pick<TableLink, 'snapshot' | 'answerSoFar'>,
  seat: Seat,
  id: string,
): Promise<Refusal | null> {
  const accept = link.snapshot(seat).moves.find(({ kind }) => kind === 'accept')
  if (accept !== undefined) return accept.blocked.find((blocked) => blocked.id === id)?.refusal ?? null
  // If no offer can be accepted, the move is not listed. Trying it returns the reason.
  const tried = await link.answerSoFar({ seat, move: 'accept', picks: [id] })
  return tried.ok || tried.error.code !== 'no-such-option' ? null : (tried.error.refusal ?? null)
}

/** The offers to some seats, each once: first those that are open, then each that is made. */
export class OffersToShow {
  readonly #link: TableLink
  readonly #seats: readonly Seat[]
  readonly #waiting: Offer[]
  /** The number of choices that have been searched for offers. */
  #searched: number

  constructor(link: TableLink, seats: readonly Seat[]) {
    this.#link = link
    this.#seats = seats
    this.#searched = link.snapshot(null).cursor
    this.#waiting = seats.flatMap((seat) => openOffersTo(link, seat).map(({ offer }) => offer))
  }

  next(): Offer | undefined {
    const { cursor } = this.#link.snapshot(null)
    const made = this.#link.since(null, Math.min(this.#searched, cursor)).flatMap(({ events }) => events)
    this.#searched = cursor
    for (const event of made) {
      if (event.type !== 'offer') continue
      const { what, offer } = event as OfferEvent // only the kernel emits offers
      if (what === 'made' && this.#seats.includes(offer.to)) this.#waiting.push(offer)
    }
    return this.#waiting.shift()
  }

  /** Skips everything up to now: after a take-back. */
  skip(): void {
    this.#searched = this.#link.snapshot(null).cursor
  }
}

export const offerAnswers = ['accept', 'refuse', 'later'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** An offer as a question to its receiver; if it cannot be accepted, it can still be refused or left open. */
export function offerAsQuestion({ id, offer, refusal }: WaitingOffer): PresentedDecision {
  const open = offerAnswers.filter((answer) => answer !== 'accept' || refusal === null)
  return {
    id: -1,
    seat: offer.to,
    kind: 'offer',
    shape: 'one',
    rules: [],
    source: null,
    min: 1,
    max: 1,
    options: open.map((answer) => ({ id: answer, touches: [] })),
    blocked: refusal === null ? [] : [{ id, touches: [], refusal }],
  }
}
