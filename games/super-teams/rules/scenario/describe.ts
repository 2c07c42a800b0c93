import { at, type Plain, type View } from '@kantyna/kernel'
import { bonusCards, COPIES_OF_BONUS } from '../../content/cards.ts'
import { colours } from '../../content/ships.ts'
import { spaceAt } from '../board.ts'
import { colourOfCard, nameOfBonus, nameOfCard, nameOfColour, nameOfShip } from '../pieces.ts'
import { allies, isWild, NOBODY, type Race, type secrets } from '../race.ts'

type RaceView = View<Race, typeof secrets>

/** A hand, or only the number of its cards if the viewer may not see them. */
type Hand = readonly number[] | number

const size = (pile: Hand) => (typeof pile === 'number' ? pile : pile.length)
const named = (pile: Hand, nameOf: (card: number) => string) =>
  typeof pile === 'number' ? new Array<string>(pile).fill('unseen') : pile.map(nameOf).toSorted()
const seated = <T extends Plain>(values: readonly T[]) =>
  Object.fromEntries(values.map((value, seat) => [String(seat + 1), value]))

/** What `expect: state` can check. */
export function describe(t: Race): { readonly [word: string]: Plain } {
  const cards = [...t.movementHands.flat(), ...t.movementStack, ...t.movementUsed]
  return {
    ...seen(t),
    movementCards: cards.length,
    colours: [...new Set(cards.map((card) => nameOfColour(colourOfCard(card))))].toSorted(),
  }
}

/** What `expect: view` can check: the same facts as one seat sees them. */
export function describeView(view: RaceView): { readonly [word: string]: Plain } {
  return seen(view)
}

function seen(t: RaceView | Race): { readonly [word: string]: Plain } {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  return {
    round: t.round,
    mover: t.mover + 1,
    teams: seated(seats.map((seat) => colours.filter((_, colour) => t.owners[colour] === seat))),
    sides: seats
      .map((seat) => allies(t.seats, seat))
      .filter((together, seat) => together.every((other) => other >= seat))
      .map((together) => together.map((seat) => seat + 1)),
    wild: colours.filter((_, colour) => isWild(t, colour)),
    unused: colours.filter((_, colour) => t.owners[colour] === NOBODY),
    ships: Object.fromEntries(t.places.map((place, ship) => [nameOfShip(ship), place])),
    spaces: Object.fromEntries(
      t.places.map((place, ship) => [
        nameOfShip(ship),
        place < 0 ? null : spaceAt(place, at(t.halves, ship)),
      ]),
    ),
    hands: seated(t.movementHands.map((hand: Hand) => named(hand, nameOfCard))),
    handSizes: seated(t.movementHands.map(size)),
    bonus: seated(t.bonusHands.map((hand: Hand) => named(hand, nameOfBonus))),
    bonusSizes: seated(t.bonusHands.map(size)),
    stack: size(t.movementStack),
    used: named(t.movementUsed, nameOfCard),
    usedSize: t.movementUsed.length,
    bonusStack: size(t.bonusStack),
    usedBonus: named(t.bonusUsed, nameOfBonus),
    planet: size(t.planetBonus),
    bonusKinds: bonusCards.length,
    copiesOfBonus: COPIES_OF_BONUS,
  }
}
