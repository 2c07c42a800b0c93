import {
  ask,
  at,
  type BlockedOption,
  decisionKind,
  done,
  numberAt,
  PASS,
  partsOf,
  pickedAll,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { goodOption } from '../costs/cost.ts'
import type { Galaxy } from '../galaxy.ts'
import { triggerCards } from '../technologies/technologies.ts'
import { mapOf, orbitOf } from './map.ts'
import {
  addMoves,
  type FreeMoveFrame,
  moveCode,
  moveOption,
  nextMovePart,
  pricedMoveOption,
  putShip,
  reachRefusal,
  readMove,
  routeOption,
  shipOf,
  spaceOf,
  type TunnelMoveFrame,
  takeRoute,
} from './movement.ts'
import { type Budget, budgetAfter } from './route-choice.ts'

/** Effects that move one of a seat's ships outside exploration. The player may choose not to move. */

const budgetFor = (spaces: number): Budget => ({
  spaces: 0,
  free: spaces,
  hasExtra: false,
  isExtraApart: false,
})

/** The free move in progress: the topmost one on the stack. */
function freeMoveOf(t: Galaxy): FreeMoveFrame {
  return t.stack.findLast(({ routine: name }) => name === 'freeMove') as FreeMoveFrame // only this routine asks
}

/** The ships that the effect may still move: all of them until one has moved, then only that one (GC-ORG-89). */
function shipsFor(t: Galaxy, seat: Seat, ship: number | null): readonly number[] {
  return ship === null ? [...at(t.ships, seat).keys()] : [ship]
}

export const freeMoveKind = decisionKind<Galaxy>({
  name: 'freeMove',
  shape: 'one',
  rules: ['GC-SYM-06', 'GC-ORG-45'],
  isOpen: true,
  list(t, seat) {
    const { spaces, ship } = freeMoveOf(t)
    const codes: number[] = []
    for (const each of shipsFor(t, seat, ship)) addMoves(t, seat, each, budgetFor(spaces), codes)
    codes.push(PASS)
    return codes
  },
  option: (t, seat, code) => pricedMoveOption(t, seat, code, budgetFor(freeMoveOf(t).spaces)),
  next(t, seat, picks) {
    const code = numberAt(picks, 0)
    if (code === PASS) return null
    const from = orbitOf(t, seat, shipOf(code))
    return nextMovePart(t, seat, from, spaceOf(code), budgetFor(freeMoveOf(t).spaces), partsOf(picks))
  },
  partOption(t, seat, picks, part, code) {
    if (part.name !== 'route') return goodOption(code)
    const [ship, space] = [shipOf(numberAt(picks, 0)), spaceOf(numberAt(picks, 0))]
    return routeOption(t, seat, orbitOf(t, seat, ship), space, budgetFor(freeMoveOf(t).spaces), code)
  },
  blocked(t, seat) {
    const { spaces, ship } = freeMoveOf(t)
    return shipsFor(t, seat, ship).flatMap((each) => {
      const from = orbitOf(t, seat, each)
      return mapOf(t).neighbours.flatMap((_, to): BlockedOption[] => {
        const refusal = to === from ? null : reachRefusal(t, seat, from, to, budgetFor(spaces))
        return refusal === null ? [] : [{ ...moveOption(t, seat, moveCode(each, to)), refusal }]
      })
    })
  },
})

export const freeMove = routine<Galaxy, FreeMoveFrame>('freeMove')('shown', {
  ask(t, { seat, spaces }) {
    if (spaces === 0 || !ask(t, freeMoveKind, seat)) return 'afterwards'
  },
  move(t, frame) {
    const picks = pickedAll(t)
    const code = numberAt(picks, 0)
    if (code === PASS) return 'afterwards'
    const { seat } = frame
    const [ship, space] = [shipOf(code), spaceOf(code)]
    const budget = budgetFor(frame.spaces)
    const { route, paid } = readMove(t, seat, orbitOf(t, seat, ship), space, budget, partsOf(picks))
    takeRoute(t, seat, ship, space, route, paid)
    frame.spaces = budgetAfter(budget, route).free
    frame.ship = ship
    frame.marked = numberAt(t.marked, seat)
    return 'ask'
  },
  // GC-ORG-91: cards react once to each effect that has moved a ship.
  afterwards(t, { seat, ship, marked }) {
    if (ship !== null) triggerCards(t, seat, 'moved', marked)
  },
})

export const tunnelMoveKind = decisionKind<Galaxy>({
  name: 'tunnelMove',
  shape: 'one',
  rules: ['GC-SYM-13', 'GC-PLN-15'],
  isOpen: true,
  list(t, seat) {
    const codes: number[] = []
    const ships = at(t.ships, seat)
    for (let ship = 0; ship < ships.length; ship++)
      for (const space of mapOf(t).tunnels)
        if (space !== numberAt(ships, ship)) codes.push(moveCode(ship, space))
    codes.push(PASS)
    return codes
  },
  option: moveOption,
  blocked(t, seat) {
    return at(t.ships, seat).flatMap((from, ship): BlockedOption[] =>
      mapOf(t).hasTunnel.flatMap((hasTunnel, space) =>
        hasTunnel || space === from
          ? []
          : [
              {
                ...moveOption(t, seat, moveCode(ship, space)),
                refusal: { rule: 'GC-SYM-13', reason: 'noTunnel' },
              },
            ],
      ),
    )
  },
})

export const tunnelMove = routine<Galaxy, TunnelMoveFrame>('tunnelMove')('shown', {
  ask(t, { seat }) {
    if (!ask(t, tunnelMoveKind, seat)) return done
  },
  move(t, { seat }) {
    const code = numberAt(pickedAll(t), 0)
    if (code === PASS) return done
    const space = spaceOf(code)
    putShip(t, seat, shipOf(code), space, () => [space])
    // GC-ORG-91.
    triggerCards(t, seat, 'moved')
  },
})
