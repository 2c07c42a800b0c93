import { at, endGame, type Score, type Seat, seatsWithMost } from '@kantyna/kernel'
import { ships } from '../../content/ships.ts'
import { FINISH } from '../board.ts'
import { emitEvent } from '../events.ts'
import { isRacing, NOBODY, ownerOf, placeOf, type Race, sideOf } from '../race.ts'

/**
 * After all Tows of the turn (ST-WIN-07), every side whose ships are all home has won. Several sides can
 * share the victory (ST-WIN-01, ST-WIN-06).
 */
export function judge(t: Race): void {
  const winners = seatsHome(t)
  if (winners.length === 0) return
  endGame(t, { winners, scores: scores(t) })
  emitEvent(t, { type: 'won', winners })
}

/**
 * The seats of every side that has brought all its ships home: 4 or 2, or those of both partners (ST-WIN-02,
 * ST-WIN-03, ST-WIN-04, ST-WIN-05).
 */
export function seatsHome(t: Race): Seat[] {
  let sidesRacing = 0 // as bits
  for (let ship = 0; ship < ships.length; ship++) {
    if (isRacing(t, ship)) sidesRacing |= 1 << sideOf(t.seats, ownerOf(t, ship))
  }
  const home: Seat[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    if ((sidesRacing & (1 << sideOf(t.seats, seat))) === 0) home.push(seat)
  }
  return home
}

/** Each seat's score: ships at the finish, which is the aim (ST-WIN-08), and places still to go. */
export function scores(t: Race): Score[] {
  const home = new Array<number>(t.seats).fill(0)
  const toGo = new Array<number>(t.seats).fill(0)
  for (let ship = 0; ship < ships.length; ship++) {
    const owner = ownerOf(t, ship)
    if (owner === NOBODY) continue
    const place = placeOf(t, ship)
    if (place === FINISH) home[owner] = at(home, owner) + 1
    toGo[owner] = at(toGo, owner) + FINISH - place
  }
  return home.map((count, seat) => ({
    seat,
    total: count,
    sources: { ships: count },
    facts: { toGo: at(toGo, seat) },
  }))
}

/**
 * The seats of the side with the most ships home, then with the fewest places to go; several sides if they
 * are equal.
 */
export function leaders(t: Race): Seat[] {
  const all = scores(t)
  const ofSide = (seat: Seat, count: (score: Score) => number) =>
    all
      .filter((score) => sideOf(t.seats, score.seat) === sideOf(t.seats, seat))
      .reduce((sum, score) => sum + count(score), 0)
  const home = seatsWithMost(
    all.map(({ seat }) => seat),
    (seat) => ofSide(seat, ({ total }) => total),
  )
  return seatsWithMost(home, (seat) => -ofSide(seat, ({ facts }) => Number(facts?.['toGo'] ?? 0)))
}
