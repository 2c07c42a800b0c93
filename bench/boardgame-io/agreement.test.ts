import { superTeams } from '@kantyna/games/super-teams'
import { answer, at, begin, fastDice, newChance } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import type { Race } from '../../games/super-teams/rules/race.ts'
import { openRace, playAtRandom } from './client.ts'
import { optionsOf } from './rules.ts'
import { newTurn, type RaceState } from './state.ts'

const options = { teams: 'dealt', firstPlayer: 'random' } as const
const seatCounts = [2, 3, 4]

/** Kantyna's position at the beginning of a turn, as boardgame.io keeps it. */
function peerState(t: Race): RaceState {
  return structuredClone({
    ...publicPart(t),
    seats: t.seats,
    turn: newTurn(),
    ask: { seat: t.mover, kind: 'playCard' as const },
    winners: null,
  })
}

function publicPart(t: Race) {
  return {
    mover: t.mover,
    owners: t.owners,
    places: t.places,
    halves: t.halves,
    hands: t.movementHands,
    stack: t.movementStack,
    used: t.movementUsed,
    bonusHands: t.bonusHands,
    bonusStack: t.bonusStack,
    bonusUsed: t.bonusUsed,
    planet: t.planetBonus,
  }
}

describe('the race on boardgame.io and on Kantyna', () => {
  it.each(seatCounts)('offer the same options and reach the same positions, %i seats', (seats) => {
    const dice = fastDice(seats)
    let compared = 0
    for (let key = 1; key <= 4; key++) {
      const t = begin(superTeams, seats, options, newChance(key, superTeams.streams))
      const peer = openRace(seats, 'lockstep', peerState(t))
      const drawn = JSON.stringify(t.chance.drawn)
      for (;;) {
        const decision = at(t.open, 0)
        const state = peer.state()
        expect(state.ask).toEqual({ seat: decision.seat, kind: decision.kind })
        expect(optionsOf(state).toSorted()).toEqual(decision.options.toSorted())
        if (decision.kind === 'playCard') expect(state).toMatchObject(publicPart(t))
        compared++
        const option = at(decision.options, dice.below(decision.options.length))
        answer(superTeams, t, decision, [option])
        // After the first reshuffle, the two games draw different cards.
        if (JSON.stringify(t.chance.drawn) !== drawn || t.outcome !== null) break
        peer.move(option)
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('take about the same number of choices in a game', () => {
    const seats = 3
    const dice = fastDice(1)
    let ours = 0
    for (let key = 0; key < 300; key++) {
      const t = begin(superTeams, seats, { ...options, teams: 'choose' }, newChance(key, superTeams.streams))
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        answer(superTeams, t, decision, [at(decision.options, dice.below(decision.options.length))])
        ours++
      }
    }
    let theirs = 0
    for (let game = 0; game < 12; game++) theirs += playAtRandom(seats, `game ${game}`, dice.below).moves
    // The length of one game varies by about 15 of 100 choices; the mean of twelve games by 4 or 5.
    expect(Math.abs(theirs / 12 - ours / 300)).toBeLessThan(15)
  })

  it.each(seatCounts)('end with every ship of the winners home, %i seats', (seats) => {
    const { state } = playAtRandom(seats, 'to the end', fastDice(seats).below)
    const winners = state.winners ?? []
    expect(winners.length).toBeGreaterThan(0)
    const home = state.owners.flatMap((owner, colour) =>
      winners.includes(owner) ? [state.places[colour * 2], state.places[colour * 2 + 1]] : [],
    )
    expect(new Set(home)).toEqual(new Set([47]))
  })
})
