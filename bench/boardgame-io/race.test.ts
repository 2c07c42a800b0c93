import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRace } from './client.ts'
import { optionsOf } from './rules.ts'
import { newRace, newTurn, PASS, type RaceState, SHIPS } from './state.ts'

const card = (colour: number, number: number) => colour * 12 + (number - 1) * 2
const play = (movementCard: number, ship: number) => movementCard * SHIPS + ship
const [evasive, pilot, lightSpeed, acceleration, tow] = [0, 4, 8, 12, 16]

/** Two seats: seat 0 has red and black (ships 0, 1, 4, 5) and seat 1 has green and yellow. It is the turn of seat 0. */
function arranged(given: Partial<RaceState>): RaceState {
  return {
    ...newRace(2),
    owners: [0, 1, 0, 1],
    places: new Array<number>(SHIPS).fill(0),
    hands: [
      [card(0, 1), card(3, 1)],
      [card(1, 1), card(1, 2)],
    ],
    bonusStack: [evasive, pilot],
    planet: [1, 2, 3, 5],
    turn: newTurn(),
    ask: { seat: 0, kind: 'playCard' },
    ...given,
  }
}

/** Puts one ship at a place. Seat 0 moves it with a red card of that number. */
function fly(place: number, number: number, bonus: number | null = null, half = 0) {
  const race = openRace(
    2,
    'test',
    arranged({
      places: [place, 0, 0, 0, 0, 0, 0, 0],
      halves: [half, 0, 0, 0, 0, 0, 0, 0],
      hands: [[card(0, number), card(3, 1)], [card(1, 1)]],
      bonusHands: [bonus === null ? [] : [bonus], []],
    }),
  )
  race.move(play(card(0, number), 0))
  if (bonus !== null) race.move(bonus)
  return race
}

describe('Super Teams on boardgame.io', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['ST-SPACE-03, ST-HOLE-03: from hyperspace twice the number', 16, 3, null, 22],
    ['ST-SPACE-04: from asteroids one place', 12, 6, null, 13],
    ['ST-HOLE-02: from a black hole back to the nearest ordinary space', 16, 2, null, 17],
    ['ST-HOLE-05: even behind where it started', 18, 1, null, 17],
    ['ST-FIN-05: not beyond the final planet', 45, 6, null, 47],
    ['ST-LIGHT-01: twice the number with Light Speed', 0, 6, lightSpeed, 12],
    ['ST-PILOT-02: the number on the card with Experienced Pilot', 12, 5, pilot, 17],
    ['ST-ACCEL-03: one more after the doubling', 7, 1, acceleration, 10],
    ['ST-EVADE-02: over the black holes', 36, 2, evasive, 40],
  ])('%s', (_, from, number, bonus, to) => {
    expect(fly(from, number, bonus).state().places[0]).toBe(to)
  })

  it('ST-DOUBLE-02: the mover chooses the side of a double space', () => {
    const race = fly(8, 1)
    expect(race.state().ask).toEqual({ seat: 0, kind: 'chooseHalf' })
    race.move(1)
    expect(race.state().halves[0]).toBe(1)
    expect(race.state().ask).toEqual({ seat: 1, kind: 'playCard' })
  })

  it('ST-LIGHT-02: no Light Speed from hyperspace', () => {
    const places = [16, 0, 0, 0, 0, 0, 0, 0]
    const hands = [[card(0, 3)], [card(1, 1)]]
    const race = openRace(2, 'test', arranged({ places, hands, bonusHands: [[lightSpeed], []] }))
    race.move(play(card(0, 3), 0))
    expect(race.state().ask).toEqual({ seat: 1, kind: 'playCard' })
  })

  it('ST-GAIN-02: the owner of the ship draws the bonus card, also when another player moved it', () => {
    const race = openRace(
      2,
      'test',
      arranged({ places: [0, 0, 2, 0, 0, 0, 0, 0], hands: [[card(1, 1), card(0, 1)], [card(1, 2)]] }),
    )
    race.move(play(card(1, 1), 2))
    expect(race.state().bonusHands).toEqual([[], [pilot]])
  })

  it('ST-TOW-02, ST-TOW-03: an overtaken ship on the same space may follow', () => {
    const race = openRace(
      2,
      'test',
      arranged({
        places: [8, 0, 8, 0, 0, 0, 0, 0],
        hands: [[card(0, 3), card(0, 1)], [card(1, 2)]],
        bonusHands: [[], [tow]],
      }),
    )
    race.move(play(card(0, 3), 0))
    expect(race.state().ask).toEqual({ seat: 1, kind: 'playTow' })
    expect(optionsOf(race.state())).toEqual([2, PASS])
    race.move(2)
    expect(race.state().places.slice(0, 3)).toEqual([11, 0, 11])
    expect(race.state().bonusUsed).toEqual([tow])
  })

  it('ST-FIN-01, ST-FIN-03: the first ship home gives everybody two cards', () => {
    expect(fly(46, 1).state().bonusHands).toEqual([
      [3, 5],
      [1, 2],
    ])
  })

  it('ST-WILD-01: cards of a colour that is home move any ship still racing', () => {
    const race = openRace(
      2,
      'test',
      arranged({ places: [47, 47, 10, 47, 0, 0, 0, 0], hands: [[card(0, 1)], []] }),
    )
    expect(optionsOf(race.state())).toEqual([2, 4, 5, 6, 7].map((ship) => play(card(0, 1), ship)))
  })

  it('ST-WIN-01: all ships of a side home win', () => {
    const race = openRace(2, 'test', arranged({ places: [46, 47, 0, 0, 47, 47, 0, 0], planet: [] }))
    race.move(play(card(0, 1), 0))
    expect(race.state().winners).toEqual([0])
    expect(race.isOver()).toBe(true)
  })

  it('refuses what is not legal', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => openRace(2, 'test', arranged({})).move(play(card(0, 6), 0))).toThrow('refused')
  })
})
