import { at, type KernelView, PASS, type RandomBelow, type Seat, type Secrets } from '@kantyna/kernel'
import { holdsTow, isTow, playBonus } from './decisions.ts'
import type { Race } from './race.ts'

/** Who may see what: hands belong to their seats, stacks and the final planet's cards lie face down (SG-16). */
export const secrets = {
  options: 'shown',
  round: 'shown',
  mover: 'shown',
  owners: 'shown',
  places: 'shown',
  halves: 'shown',
  movementHands: { own: 'movement' },
  movementStack: { count: 'movement' },
  movementUsed: { shown: 'movement' },
  bonusHands: { own: 'bonus' },
  bonusStack: { count: 'bonus' },
  bonusUsed: { shown: 'bonus' },
  planetBonus: { count: 'bonus' },
} as const satisfies Secrets<Race>

/** Whoever is asked for a bonus card holds one that can be played: a guess has to give it to them. */
export function settleGuess(t: Race, view: KernelView, randomBelow: RandomBelow): void {
  for (const { seat, kind } of view.waiting) {
    if (seat === view.seat) continue
    if (kind === 'playTow' && !holdsTow(t, seat)) swapIn(t, view.seat, seat, isTow, randomBelow)
    if (kind === 'playBonus' && playBonus.list(t, seat).length === 0) {
      swapIn(t, view.seat, seat, (card) => isPlayable(t, seat, card), randomBelow)
    }
  }
}

function isPlayable(t: Race, seat: Seat, card: number): boolean {
  const hand = at(t.bonusHands, seat)
  t.bonusHands[seat] = [card]
  const isListed = playBonus.list(t, seat).some((option) => option !== PASS)
  t.bonusHands[seat] = hand
  return isListed
}

/** Swaps a card of the seat's hand for a wanted one that the viewer cannot see either. */
function swapIn(
  t: Race,
  viewer: Seat | null,
  seat: Seat,
  isWanted: (card: number) => boolean,
  randomBelow: RandomBelow,
): void {
  const hidden = [
    t.bonusStack,
    t.planetBonus,
    ...t.bonusHands.filter((_, owner) => owner !== viewer && owner !== seat),
  ]
  const places = hidden
    .flatMap((pile) => pile.map((card, index) => ({ pile, card, index })))
    .filter((p) => isWanted(p.card))
  const hand = at(t.bonusHands, seat)
  const { pile, card, index } = at(places, randomBelow(places.length))
  const given = randomBelow(hand.length)
  pile[index] = at(hand, given)
  hand[given] = card
}
