import { ask, at, drawBelow, type Frame, picked, routine, type Seat, shuffle } from '@kantyna/kernel'
import { emitEvent } from '../events.ts'
import { colourCount, inventory, NOBODY, type Race } from '../race.ts'
import { chooseTeam } from '../turn/decisions.ts'

const teamsTaken = (t: Race): number => t.owners.filter((owner) => owner !== NOBODY).length

/** Setup: teams, stacks, the final planet and the first player. */
export const setupRace = routine<Race, Frame>('setup')('shown', {
  // ST-SETUP-01, ST-SETUP-02, ST-SETUP-05: in seat order, once or twice round the table (SG-22).
  chooseTeam(t) {
    const taken = teamsTaken(t)
    if (taken === colourCount(t.seats)) return 'shuffleStacks'
    const seat = taken % t.seats
    if (t.options.teams === 'dealt' || chooseTeam.list(t, seat).length === 1) return 'dealTeam'
    ask(t, chooseTeam, seat)
  },
  takeChosenTeam(t) {
    takeTeam(t, picked(t), at(t.answers, 0).seat)
    return 'chooseTeam'
  },
  dealTeam(t) {
    const seat = teamsTaken(t) % t.seats
    takeTeam(t, at(chooseTeam.list(t, seat), 0), seat)
    return 'chooseTeam'
  },
  // ST-SETUP-03, ST-SETUP-04, ST-SETUP-07, ST-SETUP-10: with three players the fourth colour stays in the box.
  shuffleStacks(t) {
    const { movement, bonus } = inventory(t)
    t.movementStack = movement
    shuffle(t, 'movement cards', t.movementStack)
    t.bonusStack = bonus
    shuffle(t, 'bonus cards', t.bonusStack)
  },
  // ST-SETUP-08, ST-SETUP-09: two for each player; the rest becomes the stack.
  layBonusOnPlanet(t) {
    t.planetBonus = t.bonusStack.splice(0, 2 * t.seats)
  },
  // ST-TURN-01: the rulebook says the player who last saw a film; here, it is the seat that the table's options name
  // (SG-04).
  chooseFirstPlayer(t) {
    const { firstPlayer } = t.options
    t.mover = firstPlayer === 'random' ? drawBelow(t, 'first player', t.seats) : Number(firstPlayer) - 1
    emitEvent(t, { type: 'firstPlayer', seat: t.mover })
  },
})

/** The ships of the colour start on the starting planet (ST-SETUP-06). */
function takeTeam(t: Race, colour: number, seat: Seat): void {
  t.owners[colour] = seat
  t.places[colour * 2] = 0
  t.places[colour * 2 + 1] = 0
  emitEvent(t, { type: 'teamChosen', seat, colour })
}
