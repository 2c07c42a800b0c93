/**
 * Super Teams on boardgame.io, written as its manual recommends: phases for setup and race, one turn for each movement
 * card, stages for the players who may answer with a bonus card, random numbers from its plugin, and moves that change
 * `G` through immer.
 */
import type { FnContext, Game, MoveFn } from 'boardgame.io'
import {
  advance,
  colourCount,
  isPlayable,
  kindOfBonus,
  maybeDeal,
  mayTow,
  moves,
  playBonus,
  playCard,
  playTow,
  prepare,
  takeTeam,
  teamsTaken,
} from './rules.ts'
import { NOBODY, newRace, newTurn, PASS, type RaceState, SHIPS, TOW } from './state.ts'

type RaceMove = MoveFn<RaceState>
type RaceContext = FnContext<RaceState>

const INVALID_MOVE = 'INVALID_MOVE'

/**
 * The game with random numbers from a seed. With `from`, it begins in the middle of a race, when a card has to be
 * played.
 */
export function raceGame(seed: string, from: RaceState | null = null): Game<RaceState> {
  return {
    name: 'super-teams',
    seed,
    disableUndo: true,
    setup: ({ ctx }) => from ?? newRace(ctx.numPlayers),
    phases: {
      teams: {
        start: from === null,
        next: 'race',
        turn: { minMoves: 1, maxMoves: 1 },
        moves: { chooseTeam: chooseTeamMove },
        endIf: ({ G }) => teamsTaken(G) === colourCount(G.seats),
        onEnd: ({ G, random }) => prepare(G, (pile) => random.Shuffle(pile), random.Die(G.seats) - 1),
      },
      race: {
        start: from !== null,
        turn: {
          order: {
            first: ({ G }) => G.mover,
            next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
          },
          onBegin: beginTurn,
          stages: {
            playBonus: { moves: { playBonus: playBonusMove } },
            chooseHalf: { moves: { chooseHalf: chooseHalfMove } },
            playTow: { moves: { playTow: playTowMove } },
          },
        },
        moves: { playCard: playCardMove },
      },
    },
    endIf: ({ G }) => (G.winners === null ? undefined : { winners: G.winners }),
  }
}

/** The last team goes to the player whose turn it is, without a question. */
const chooseTeamMove: RaceMove = ({ G, playerID }, colour: number) => {
  if (G.owners[colour] !== NOBODY) return INVALID_MOVE
  takeTeam(G, colour, Number(playerID))
  const taken = teamsTaken(G)
  const seat = taken % G.seats
  if (taken === 3 && colourCount(G.seats) === 4) takeTeam(G, G.owners.indexOf(NOBODY), seat)
  G.ask = { seat, kind: 'chooseTeam' }
  return undefined
}

function beginTurn({ G, ctx, random }: RaceContext): void {
  G.mover = Number(ctx.currentPlayer)
  maybeDeal(G, (pile) => random.Shuffle(pile))
  G.turn = newTurn()
  G.ask = { seat: G.mover, kind: 'playCard' }
}

const playCardMove: RaceMove = (context, code: number) => {
  const { G } = context
  const card = Math.floor(code / SHIPS)
  const ship = code % SHIPS
  if (!G.hands[G.mover]?.includes(card) || !moves(G, card, ship)) return INVALID_MOVE
  playCard(G, card, ship)
  goOn(context)
  return undefined
}

const playBonusMove: RaceMove = (context, card: number) => {
  const { G, playerID } = context
  const seat = Number(playerID)
  if (card !== PASS) {
    if (!G.bonusHands[seat]?.includes(card) || !isPlayable(G, card)) return INVALID_MOVE
    playBonus(G, seat, card)
  }
  goOn(context)
  return undefined
}

const chooseHalfMove: RaceMove = (context, half: number) => {
  if (half !== 0 && half !== 1) return INVALID_MOVE
  context.G.halves[context.G.turn.ship] = half
  goOn(context)
  return undefined
}

const playTowMove: RaceMove = (context, ship: number) => {
  const { G, playerID } = context
  const seat = Number(playerID)
  if (ship === PASS) G.turn.declined.push(seat)
  else {
    const holdsTow = G.bonusHands[seat]?.some((card) => kindOfBonus(card) === TOW)
    if (!holdsTow || !mayTow(G, seat, ship)) return INVALID_MOVE
    playTow(G, seat, ship)
  }
  goOn(context)
  return undefined
}

/** Asks the seat that has to answer next; if there is none, starts the next player's turn. */
function goOn({ G, events, random }: RaceContext): void {
  const ask = advance(G, (pile) => random.Shuffle(pile))
  if (ask !== null) {
    G.ask = ask
    events.setActivePlayers({ value: { [ask.seat]: ask.kind } })
  } else if (G.winners === null) events.endTurn()
}
