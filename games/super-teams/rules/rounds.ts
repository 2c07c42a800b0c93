import {
  again,
  ask,
  at,
  drawBelow,
  type Frame,
  picked,
  routine,
  routineTable,
  shuffle,
  takeLast,
} from '@kantyna/kernel'
import { bonusLanguage } from './bonus-language.ts'
import { chooseTeam } from './decisions.ts'
import { emitEvent } from './events.ts'
import { colourCount, HAND_SIZE, inventory, NOBODY, type Race } from './race.ts'
import { beginTurn, turn } from './turn.ts'

/** The whole race: teams, setup, then rounds of six turns each until a side has won. */
export const race = routine<Race, Frame>('race')([], {
  chooseTeams(t) {
    const taken = t.owners.filter((owner) => owner !== NOBODY).length
    if (taken === colourCount(t.seats)) return 'prepare'
    const seat = taken % t.seats
    const free = chooseTeam.list(t, seat)
    const isForced = t.options.teams === 'dealt' || free.length === 1
    if (!isForced) {
      ask(t, chooseTeam, seat)
      return
    }
    takeTeam(t, at(free, 0), seat)
    return 'chooseTeams'
  },
  takeChosenTeam(t) {
    takeTeam(t, picked(t), at(t.answers, 0).seat)
    return 'chooseTeams'
  },
  prepare(t) {
    const { movement, bonus } = inventory(t)
    t.movementStack = movement
    shuffle(t, 'movement cards', t.movementStack)
    t.bonusStack = bonus
    shuffle(t, 'bonus cards', t.bonusStack)
    t.planetBonus = t.bonusStack.splice(0, 2 * t.seats)
    const { firstPlayer } = t.options
    t.mover = firstPlayer === 'random' ? drawBelow(t, 'first player', t.seats) : Number(firstPlayer) - 1
    emitEvent(t, { type: 'firstPlayer', seat: t.mover })
  },
  deal(t) {
    t.round++
    if (t.movementStack.length === 0) {
      t.movementStack = t.movementUsed
      t.movementUsed = []
      shuffle(t, 'movement cards', t.movementStack)
      emitEvent(t, { type: 'movementReshuffled', cards: t.movementStack.length })
    }
    for (const hand of t.movementHands) {
      for (let card = 0; card < HAND_SIZE; card++) hand.push(takeLast(t.movementStack))
    }
    emitEvent(t, { type: 'roundBegan', round: t.round })
  },
  firstTurn(t) {
    beginTurn(t)
  },
  nextTurn(t) {
    t.mover = (t.mover + 1) % t.seats
    if (at(t.movementHands, t.mover).length === 0) return 'deal'
    beginTurn(t)
    return again
  },
})

export const routines = routineTable(race, turn, ...bonusLanguage.routines)

function takeTeam(t: Race, colour: number, seat: number): void {
  t.owners[colour] = seat
  t.places[colour * 2] = 0
  t.places[colour * 2 + 1] = 0
  emitEvent(t, { type: 'teamChosen', seat, colour })
}
