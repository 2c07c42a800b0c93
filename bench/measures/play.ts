import { counted, type GameMeta } from '@kantyna/kernel'
import { goals, goalsOf } from '../goals.ts'
import { median, type Pace, type Reading, ratioOf, roundsOf } from '../measure.ts'
import { type Peer, peerGame, peerName } from '../peer.ts'
import type { MeasuringProcess } from '../process/measuring-process.ts'
import type { Figure, Measured } from '../report.ts'
import { type MeasuredExpansion, type MeasuredGame, maxSeats } from './games.ts'

/**
 * Measures random play of every game in alternation: in its own process, in one process with all other games, with each
 * expansion in its own process, and on boardgame.io. On both platforms a unit is one answered question of the same kind
 * (team, card and ship, bonus card or pass, side of a double space, Tow or pass). Both list the legal answers and take
 * one at random, and setup, shuffling and dealing count. Ours is the kernel without events. Theirs is the local client
 * in one process, in production mode, without undo, debug panel or network.
 */
export async function measurePlay(
  pace: Pace,
  games: readonly MeasuredGame[],
  expansions: readonly MeasuredExpansion[],
  together: MeasuringProcess,
  peer: Peer,
): Promise<Measured> {
  const readings: Record<string, Reading> = {}
  for (const { meta, alone } of games) {
    const most = maxSeats(meta)
    for (const seats of meta.seats) {
      const name = `${meta.id}.${seats}`
      readings[`${name}.alone`] = alone.reading(`${name}.play`)
      if (seats === most) readings[`${name}.together`] = together.reading(`${name}.play`)
      for (const expansion of seats === most ? expansionsOf(meta, expansions) : [])
        readings[`${name}.${expansion.meta.id}`] = expansion.alone.reading(
          `${expansion.meta.id}.${seats}.play`,
        )
      if (meta.id === peerGame && 'process' in peer) {
        readings[`${name}.peer`] = peer.process.reading(`${seats}.play`)
      }
    }
  }
  const rounds = await roundsOf(readings, pace)
  return {
    figures: games.flatMap((game) => [
      ...figuresOf(game, rounds),
      ...expansionsOf(game.meta, expansions).flatMap((expansion) =>
        expansionFigures(expansion, game, rounds),
      ),
    ]),
    leftOut: 'why' in peer ? [{ what: peerName(), why: peer.why }] : [],
  }
}

function expansionsOf(
  { id }: GameMeta,
  expansions: readonly MeasuredExpansion[],
): readonly MeasuredExpansion[] {
  return expansions.filter(({ meta }) => meta.extends === id)
}

type Rounds = Readonly<Record<string, readonly number[]>>

const groupOf = (meta: GameMeta) => `${meta.name.en}, random play, one core`

/** The speed of the largest table with an expansion, alone and compared with the game without it. */
function expansionFigures(expansion: MeasuredExpansion, { meta }: MeasuredGame, rounds: Rounds): Figure[] {
  const group = groupOf(meta)
  const seats = maxSeats(meta)
  const name = expansion.meta.name.en
  const id = `${meta.id}.${seats}.${expansion.meta.id}`
  const played = rounds[id] ?? []
  return [
    {
      id: `${id}.decisions`,
      group,
      what: `with ${name}, ${seats} seats`,
      value: median(played),
      unit: 'decisions/s',
    },
    {
      id: `${id}.ratio`,
      group,
      what: `with ${name} to without, ${seats} seats`,
      ...ratioOf(played, rounds[`${meta.id}.${seats}.alone`] ?? []),
      unit: '×',
      goal: goals.withExpansion,
    },
  ]
}

function figuresOf({ meta }: MeasuredGame, rounds: Rounds): Figure[] {
  const group = groupOf(meta)
  const goal = goalsOf(meta.id).decisionsPerSecond
  const bySeats = meta.seats.map((seats) => ({
    seats,
    id: `${meta.id}.${seats}`,
    alone: rounds[`${meta.id}.${seats}.alone`] ?? [],
    together: rounds[`${meta.id}.${seats}.together`],
    peer: rounds[`${meta.id}.${seats}.peer`],
  }))
  return [
    ...bySeats.map(({ id, seats, alone }) => ({
      id: `${id}.decisions`,
      group,
      what: `Kantyna, ${counted('en', seats, { one: 'seat', other: 'seats' })}`,
      value: median(alone),
      unit: 'decisions/s',
      ...(goal && { goal }),
    })),
    ...bySeats.flatMap(({ id, seats, alone, together }) =>
      together === undefined
        ? []
        : [
            {
              id: `${id}.together`,
              group,
              what: `all games in one process, ${seats} seats`,
              value: median(together),
              unit: 'decisions/s',
            },
            {
              id: `${id}.together-ratio`,
              group,
              what: `all games in one process to alone, ${seats} seats`,
              ...ratioOf(together, alone),
              unit: '×',
            },
          ],
    ),
    ...bySeats.flatMap(({ id, seats, alone, peer }) =>
      peer === undefined
        ? []
        : [
            {
              id: `${id}.boardgame-io`,
              group,
              what: `${peerName()}, ${seats} seats`,
              value: median(peer),
              unit: 'moves/s',
            },
            {
              id: `${id}.ratio`,
              group,
              what: `Kantyna to boardgame.io, ${seats} seats`,
              ...ratioOf(alone, peer),
              unit: '×',
              goal: goals.timesThePeer,
            },
          ],
    ),
  ]
}
