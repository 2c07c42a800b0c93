import { ask, call, hasListener, picked, remove, routine } from '@kantyna/kernel'
import { FINISH, isDouble, spaceAt } from '../board.ts'
import { dealPlanetBonus, drawBonus } from '../bonus/stack.ts'
import { bonusOrder, bonusWindow } from '../bonus/window.ts'
import { emitEvent } from '../events.ts'
import { colourOfCard, colourOfShip, numberOfCard } from '../pieces.ts'
import { isWild, movementHandOf, ownerOf, placeOf, type Race, type TurnFrame } from '../race.ts'
import { cardOf, chooseHalf, playCard, shipOf } from './decisions.ts'
import { endOfSteps, restingPlace, stepsOf } from './flight.ts'
import { moveTo } from './moving.ts'
import { towOrder, towWindow } from './tow-window.ts'
import { judge } from './victory.ts'

/** A turn replaces its lists and never changes them, so all turns can share one empty list. */
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
    shipsWithBonus: 0,
    moved: NONE,
    cameFrom: NONE,
  })
}

/** One turn, step by step (SG-06). */
export const turn = routine<Race, TurnFrame>('turn')('shown', {
  // ST-TURN-03, ST-TURN-04, ST-TURN-06, ST-TURN-07: one card and a ship of its colour.
  chooseCardAndShip(t) {
    ask(t, playCard, t.mover)
  },
  playChosenCard(t, turn) {
    const code = picked(t)
    const card = cardOf(code)
    turn.ship = shipOf(code)
    turn.number = numberOfCard(card) // ST-WILD-04: the number of a wild card counts too
    remove(movementHandOf(t, t.mover), card)
    t.movementUsed.push(card)
    if (hasListener(t)) {
      const wild = isWild(t, colourOfCard(card))
      emitEvent(t, { type: 'cardPlayed', seat: t.mover, card, ship: turn.ship, wild })
    }
  },
  // ST-BONUS-01, ST-BONUS-02, ST-BONUS-03, ST-BONUS-04, ST-BONUS-05, ST-BONUS-06.
  offerBonus(t, turn) {
    bonusWindow.open(t, bonusOrder(t, turn.ship))
  },
  // ST-TURN-05, ST-HOLE-01, ST-EVADE-02.
  fly(t, turn) {
    const { ship } = turn
    const from = placeOf(t, ship)
    const stop = endOfSteps(t, turn)
    const rest = restingPlace(stop, turn.leapsOverHoles)
    if (hasListener(t)) {
      emitEvent(t, { type: 'shipFlew', ship, from, to: stop, steps: stepsOf(t, turn) })
      if (rest < stop) emitEvent(t, { type: 'fellBack', ship, from: stop, to: rest })
      if (rest > stop) emitEvent(t, { type: 'leapt', ship, from: stop, to: rest })
    }
    moveTo(t, ship, rest, 0)
    if (!isDouble(rest)) return 'offerTows'
  },
  // ST-DOUBLE-02: the mover chooses which side of a double space the ship stands on.
  chooseHalf(t) {
    ask(t, chooseHalf, t.mover)
  },
  takeHalf(t, turn) {
    const { ship } = turn
    const half = picked(t)
    t.halves[ship] = half
    if (hasListener(t)) {
      const place = placeOf(t, ship)
      emitEvent(t, { type: 'halfChosen', seat: t.mover, ship, place, space: spaceAt(place, half) })
    }
  },
  // ST-TOW-01, ST-TOW-02, ST-TOW-03, ST-TOW-04, ST-TOW-05, ST-TOW-06, ST-TOW-07.
  offerTows(t) {
    towWindow.open(t, towOrder(t))
  },
  land(t, turn) {
    // Towed ships stop where the moved ship stops, so its place applies to all of them.
    const place = placeOf(t, turn.ship)
    if (place !== FINISH && spaceAt(place, 0) !== 'bonus') return
    for (const ship of turn.moved) land(t, ship)
    if (place !== FINISH) return
    emitWildColours(t, turn)
    judge(t)
  },
})

/** Gives what a ship gains at the place where it comes to rest (ST-GAIN-01, ST-FIN-01). */
function land(t: Race, ship: number): void {
  const place = placeOf(t, ship)
  if (place === FINISH) {
    emitEvent(t, { type: 'shipHome', ship })
    dealPlanetBonus(t)
  } else if (spaceAt(place, 0) === 'bonus') drawBonus(t, ownerOf(t, ship), ship)
}

/** Emits each colour whose last ship has just come home, once. */
function emitWildColours(t: Race, turn: TurnFrame): void {
  if (!hasListener(t)) return
  const arrived = new Set(turn.moved.map(colourOfShip))
  for (const colour of arrived) if (isWild(t, colour)) emitEvent(t, { type: 'colourWild', colour })
}
