import type { Match, Offer, PresentedDecision, Refusal, Seat } from '@kantyna/kernel'

/** An offer that waits for somebody at the keyboard. */
export interface WaitingOffer {
  readonly id: string
  readonly offer: Offer
  /** Why it cannot be taken as things stand; null where it can. */
  readonly refusal: Refusal | null
  /** The move that says yes to it: to a call, that the same is offered in return. */
  readonly yes: string
}

export function offersTo(match: Match, seat: Seat): WaitingOffer[] {
  const { game, position } = match
  const open = match.movesFor(seat).find(({ kind }) => kind === 'refuse')?.options ?? []
  const blocked = game.standing?.moves['accept']?.blocked?.(position, seat) ?? []
  const calls = match.movesFor(seat).filter(({ kind }) => game.standing?.moves[kind]?.answersCalls === true)
  return open.map(({ id, facts }) => {
    const answer = calls.find(({ options }) => options.some((option) => option.id === id))
    return {
      id,
      offer: facts as unknown as Offer, // the facts of an offer are the offer
      refusal: answer === undefined ? (blocked.find((each) => each.id === id)?.refusal ?? null) : null,
      yes: answer?.kind ?? 'accept',
    }
  })
}

export const offerAnswers = ['accept', 'refuse', 'later'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** An offer as a question to its receiver; what cannot be taken can still be refused or left lying. */
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
