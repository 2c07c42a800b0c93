import {
  at,
  call,
  type DecisionKind,
  decisionKind,
  emit,
  everybody,
  type Frame,
  type GameEvent,
  learn,
  PASS,
  type PublicFacts,
  reactionWindow,
  remove,
  routine,
  type Seat,
  takeLast,
} from '../../index.ts'
import {
  effects,
  NOWHERE,
  PEOPLE,
  type Stranger,
  secretOf,
  sectionOf,
  type Timing,
} from './stranger-cards.ts'

/** Cards that are drawn, kept face down, used openly or face down, and remembered under the deck. */

export interface SeatFrame extends Frame {
  readonly seat: Seat
}

type OfCard = GameEvent & { readonly seat: Seat; readonly card?: number; readonly region?: number }

/** OR-ESPC-05: a secret goes from the deck to its owner unseen; any other section lies face up while it is resolved. */
export function drawCard(t: Stranger, seat: Seat, region: number): void {
  if (at(t.secrets, seat).length > 0) putAway(t, seat)
  const card = takeLast(t.deck)
  const section = sectionOf(card, region)
  if ('secret' in section) {
    at(t.secrets, seat).push(card)
    t.drawnIn[seat] = region
    emit<OfCard>(t, { type: 'drewSecret', seat, region, secret: { seats: [seat], card } })
    return
  }
  t.resolving.push(card)
  emit<OfCard>(t, { type: 'drew', seat, region, card })
  call<CardFrame>(t, { routine: 'resolve', stage: 0, seat, card, region })
}

/** OR-SEC-08: a secret goes under the deck without being shown, and its owner remembers it. */
function putAway(t: Stranger, seat: Seat): void {
  const card = takeLast(at(t.secrets, seat))
  learn(t.knowers, card, [seat])
  t.deck.unshift(card)
  t.drawnIn[seat] = NOWHERE
  emit<OfCard>(t, { type: 'putAway', seat, secret: { seats: [seat], card } })
}

interface CardFrame extends SeatFrame {
  readonly card: number
  readonly region: number
}

/** Carries out a card that lies face up. Then the card goes under the deck, and everybody remembers it there. */
export const resolve = routine<Stranger, CardFrame>('resolve')('shown', {
  carryOut(t, { seat, card, region }) {
    const section = sectionOf(card, region)
    const effect = 'secret' in section ? section.secret.effect : section.effect
    // If no part of it can be done, nobody is asked.
    const context = { seat, source: card }
    if (effects.legal(t, effect, context) === null) effects.run(t, effect, context)
  },
  putUnder(t, { card }) {
    remove(t.resolving, card)
    t.knowers[card] = everybody(t)
    t.deck.unshift(card)
  },
})

interface SecretFrame extends SeatFrame {
  readonly card: number
}

/** Uses a secret without showing it: the card stays where it is, and only its owner sees what happens. */
export const useFaceDown = routine<Stranger, SecretFrame>('useFaceDown')(
  { seat: 'shown', card: { pieceIn: 'secrets' } },
  {
    carryOut(t, { seat, card }) {
      const secret = secretOf(card, at(t.drawnIn, seat))
      if (secret !== null) effects.run(t, secret.effect, { seat, source: card, isSecret: true })
    },
    putUnder(t, { seat }) {
      putAway(t, seat)
    },
  },
)

/** The secret that a seat could use now, or null. */
function usableSecret(t: Stranger, seat: Seat) {
  const timing: Timing = t.stack.some((frame) => frame.routine === 'fight') ? 'fight' : 'turnedUp'
  const card = at(t.secrets, seat)[0]
  const secret = card === undefined ? null : secretOf(card, at(t.drawnIn, seat))
  if (card === undefined || secret === null || secret.at !== timing) return null
  const { effect } = secret
  return effects.legal(t, effect, { seat, source: card }) === null ? { card, ...secret } : null
}

export const useSecret: DecisionKind<Stranger> = decisionKind({
  name: 'useSecret',
  shape: 'one',
  rules: ['OR-SEC-02', 'OR-SEC-03'],
  list: (t, seat) => (usableSecret(t, seat) === null ? [] : [0, PASS]),
  option: (t, seat) => ({ id: 'use', touches: [`card:${at(at(t.secrets, seat), 0)}`] }),
})

/** Every seat may use a secret; the active seat is asked first. */
export const windowFor = (mightReact: (t: Stranger, seat: Seat) => boolean) =>
  reactionWindow<Stranger>({
    name: 'secretWindow',
    kind: useSecret,
    mightReact,
    react(t, seat) {
      const secret = usableSecret(t, seat)
      if (secret === null) return 'next'
      const { card, isUsedFaceDown } = secret
      if (isUsedFaceDown) {
        emit<OfCard>(t, { type: 'usedFaceDown', seat, secret: { seats: [seat], card } })
        call<SecretFrame>(t, { routine: 'useFaceDown', stage: 0, seat, card })
        return 'next'
      }
      // OR-SEC-04: the card and what it does become public in one step.
      const region = at(t.drawnIn, seat)
      remove(at(t.secrets, seat), card)
      t.resolving.push(card)
      t.drawnIn[seat] = NOWHERE
      emit<OfCard>(t, { type: 'usedSecret', seat, card })
      call<CardFrame>(t, { routine: 'resolve', stage: 0, seat, card, region })
      return 'next'
    },
  })

/** A seat with a face-down card might be able to react. */
export const secretWindow = windowFor((t, seat) => at(t.secrets, seat).length > 0)

/** What everybody knows: ranks, and which cards a kept card or a face-down card can be. */
export const publicFacts: PublicFacts<Stranger> = {
  backs: { person: (person) => at(PEOPLE, person).rank },
  couldBe(t, { field, pile }, card) {
    if (field !== 'secrets') return true
    const secret = secretOf(card, at(t.drawnIn, pile))
    const isInUse = t.stack.some((frame) => frame.routine === 'useFaceDown' && seatOf(frame) === pile)
    return secret !== null && (!isInUse || secret.isUsedFaceDown)
  },
}

function seatOf(frame: Frame): Seat {
  return (frame as SeatFrame).seat // asked only of frames with a seat
}
