/** Plays a race through boardgame.io's own client: local, in one process, without a browser. */
import { Client } from 'boardgame.io/dist/cjs/client.js'
import { raceGame } from './race.ts'
import { optionsOf } from './rules.ts'
import type { RaceState } from './state.ts'

export interface PeerRace {
  state(): RaceState
  isOver(): boolean
  /** Makes the move that the race asks for; an illegal one throws. */
  move(option: number): void
}

export function openRace(seats: number, seed: string, from: RaceState | null = null): PeerRace {
  const client = Client({ game: raceGame(seed, from), numPlayers: seats, debug: false })
  const current = () => {
    const state = client.getState()
    if (state === null) throw new Error('boardgame.io has no state')
    return state
  }
  let seat = -1
  return {
    state: () => current().G,
    isOver: () => current().ctx.gameover !== undefined,
    move(option) {
      const { G, _stateID: before } = current()
      if (G.ask.seat !== seat) {
        seat = G.ask.seat
        client.updatePlayerID(String(seat))
      }
      client.moves[G.ask.kind]?.(option)
      if (current()._stateID === before) throw new Error(`boardgame.io refused ${G.ask.kind} ${option}`)
    },
  }
}

/** Plays one race with moves chosen at random from the legal ones, and returns the number of moves. */
export function playAtRandom(seats: number, seed: string, below: (sides: number) => number): PlayedRace {
  const race = openRace(seats, seed)
  let moves = 0
  while (!race.isOver()) {
    const options = optionsOf(race.state())
    race.move(options[below(options.length)] ?? 0)
    moves++
  }
  return { moves, state: race.state() }
}

export interface PlayedRace {
  readonly moves: number
  readonly state: RaceState
}
