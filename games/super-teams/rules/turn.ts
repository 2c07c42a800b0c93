import { ask, at, call, hasListener, PASS, picked, remove, routine, type Seat, skip } from '@kantyna/kernel'
import { FINISH, isDouble, spaceAt } from './board.ts'
import { bonusLanguage } from './bonus-language.ts'
import { dealPlanetBonus, drawBonus } from './bonus-stack.ts'
import { cardOf, chooseHalf, holdsTow, isTow, playBonus, playCard, playTow, shipOf } from './decisions.ts'
import { emitEvent } from './events.ts'
import { restFrom, stepsOf, whereItWouldStop } from './flight.ts'
import { moveTo } from './moving.ts'
import { hasBonusThisTurn, overtakenBy } from './overtaking.ts'
import { bonusCard, colourOfCard, colourOfShip, kindOfBonus, numberOfCard } from './pieces.ts'
import { isWild, ownerOf, partnerOf, type Race, type TurnFrame } from './race.ts'
import { judge } from './victory.ts'

/** Lists of a turn are replaced, never added to: one empty list serves all. */
const NONE: readonly number[] = []

export function beginTurn(t: Race): void {
  call<TurnFrame>(t, {
    routine: 'turn',
    stage: 0,
    ship: 0,
    number: 0,
    factor: 1,
    extra: 0,
    ignoresAsteroids: false,
    leapsOverHoles: false,
    offered: 0,
    bonused: 0,
    declined: 0,
    moved: NONE,
    cameFrom: NONE,
  })
}

/** A turn, step by step (SG-06). */
export const turn = routine<Race, TurnFrame>('turn')(
  [
    'ship',
    'number',
    'factor',
    'extra',
    'ignoresAsteroids',
    'leapsOverHoles',
    'offered',
    'bonused',
    'declined',
    'moved',
    'cameFrom',
  ],
  {
    chooseCardAndShip(t) {
      ask(t, playCard, t.mover)
    },
    playChosenCard(t, turn) {
      const code = picked(t)
      const card = cardOf(code)
      turn.ship = shipOf(code)
      turn.number = numberOfCard(card)
      remove(at(t.movementHands, t.mover), card)
      t.movementUsed.push(card)
      if (hasListener(t)) {
        const wild = isWild(t, colourOfCard(card))
        emitEvent(t, { type: 'cardPlayed', seat: t.mover, card, ship: turn.ship, wild })
      }
    },
    offerBonus(t, turn) {
      // The owner first, then the owner's partner; the first card played closes the window (SG-07).
      while (turn.offered < 2 && !hasBonusThisTurn(turn, turn.ship)) {
        const seat = turn.offered++ === 0 ? ownerOf(t, turn.ship) : partnerOf(t.seats, ownerOf(t, turn.ship))
        if (seat !== null && ask(t, playBonus, seat)) return
      }
      return skip
    },
    takeBonus(t, turn) {
      const { seat } = at(t.answers, 0)
      const card = picked(t)
      if (card === PASS) emitEvent(t, { type: 'declined', seat, window: 'move' })
      else playBonusOn(t, turn, seat, card, turn.ship)
      return 'offerBonus'
    },
    fly(t, turn) {
      const { ship } = turn
      const from = at(t.places, ship)
      const stop = whereItWouldStop(t, turn)
      const rest = restFrom(stop, turn.leapsOverHoles)
      if (hasListener(t)) {
        emitEvent(t, { type: 'shipFlew', ship, from, to: stop, steps: stepsOf(t, turn) })
        if (rest < stop) emitEvent(t, { type: 'fellBack', ship, from: stop, to: rest })
        if (rest > stop) emitEvent(t, { type: 'leapt', ship, from: stop, to: rest })
      }
      moveTo(t, ship, rest, 0)
      if (!isDouble(rest)) return skip
      ask(t, chooseHalf, t.mover)
    },
    takeHalf(t, turn) {
      const { ship } = turn
      const half = picked(t)
      t.halves[ship] = half
      if (hasListener(t)) {
        const place = at(t.places, ship)
        emitEvent(t, { type: 'halfChosen', seat: t.mover, ship, place, space: spaceAt(place, half) })
      }
    },
    offerTows(t, turn) {
      // After the mover first, the mover last; after each Tow everybody is asked again (SG-13).
      for (let after = 1; after <= t.seats; after++) {
        const seat = (t.mover + after) % t.seats
        if ((turn.declined & (1 << seat)) !== 0) continue
        // Without a Tow there is nothing to ask; only who listens learns that nobody was.
        if ((holdsTow(t, seat) || hasListener(t)) && ask(t, playTow, seat)) return
      }
      return skip
    },
    tow(t, turn) {
      const seat = at(t.answers, 0).seat
      const ship = picked(t)
      if (ship === PASS) {
        turn.declined |= 1 << seat
        emitEvent(t, { type: 'declined', seat, window: 'overtaken' })
        return 'offerTows'
      }
      turn.declined = 0
      const by = overtakenBy(t, turn, ship) ?? at(turn.moved, 0)
      const from = at(t.places, ship)
      const card = at(t.bonusHands, seat).findLast(isTow) ?? PASS
      playBonusOn(t, turn, seat, card, ship)
      emitEvent(t, { type: 'towed', ship, by, from, to: at(t.places, ship) })
      return 'offerTows'
    },
    land(t, turn) {
      // Towed ships stop where the moved one does: its place tells for all of them.
      const place = at(t.places, turn.ship)
      if (place !== FINISH && spaceAt(place, 0) !== 'bonus') return
      for (const ship of turn.moved) land(t, ship)
      if (place !== FINISH) return
      emitWildColours(t, turn)
      judge(t)
    },
  },
)

/** The card counts as used as soon as it has done its work (ST-BONUS-09, SG-25). */
function playBonusOn(t: Race, turn: TurnFrame, seat: Seat, card: number, ship: number): void {
  remove(at(t.bonusHands, seat), card)
  turn.bonused |= 1 << ship
  emitEvent(t, { type: 'bonusPlayed', seat, bonus: kindOfBonus(card), ship })
  bonusLanguage.run(t, bonusCard(card).effect, { seat, ship })
  t.bonusUsed.push(card)
}

/** What the place where a ship has come to rest gives (ST-GAIN-01, ST-FIN-01). */
function land(t: Race, ship: number): void {
  const place = at(t.places, ship)
  if (place === FINISH) {
    emitEvent(t, { type: 'shipHome', ship })
    dealPlanetBonus(t)
  } else if (spaceAt(place, 0) === 'bonus') drawBonus(t, ownerOf(t, ship), ship)
}

/** Each colour whose last ship has just come home, once. */
function emitWildColours(t: Race, turn: TurnFrame): void {
  if (!hasListener(t)) return
  const arrived = new Set(turn.moved.map(colourOfShip))
  for (const colour of arrived) if (isWild(t, colour)) emitEvent(t, { type: 'colourWild', colour })
}
