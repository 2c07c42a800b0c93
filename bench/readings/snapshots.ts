import { at, fastDice, type HostState, type Match, type Seat, snapshotOf } from '@kantyna/kernel'
import { type Reading, rateOf } from '../measure.ts'
import { each } from './positions.ts'
import { chooseAny, lazy, newMatch, type Table } from './table.ts'

const MATCHES = 60

/**
 * What a host does for each viewer after a choice, averaged over tables from the whole course of a game. Without JSON.
 */
export function snapshotReadings(table: Table) {
  const matches = lazy(() => sampleMatches(table))
  const asked = lazy(() => matches().map((match) => ({ match, viewer: at(match.position.open, 0).seat })))
  const unasked = lazy(() =>
    matches().flatMap((match) => {
      const viewer = findUnaskedSeat(match)
      return viewer === undefined ? [] : [{ match, viewer }]
    }),
  )
  return {
    'snapshot.asked': rateOf(
      each(asked, ({ match, viewer }) => snapshotOf(match, viewer, hostStateOf(match)).decisions.length),
    ),
    'snapshot.unasked': rateOf(
      each(unasked, ({ match, viewer }) => snapshotOf(match, viewer, hostStateOf(match)).cursor),
    ),
  } satisfies Record<string, Reading>
}

function hostStateOf(match: Match): HostState {
  return {
    revision: match.entries.length,
    passing: NOBODY_PASSES,
    undoAsked: null,
    presence: [],
    unanswered: null,
    clocks: null,
    isBroken: false,
  }
}

const NOBODY_PASSES: ReadonlySet<Seat> = new Set()

function findUnaskedSeat({ position }: Match): Seat | undefined {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat)
  return seats.find((seat) => position.open.every((decision) => decision.seat !== seat))
}

/** Matches stopped at evenly spaced points, from early to late. */
function sampleMatches(table: Table): Match[] {
  return Array.from({ length: MATCHES }, (_, index) => {
    const whole = play(table, index + 1, Number.POSITIVE_INFINITY)
    return play(table, index + 1, Math.floor((whole.entries.length * index) / MATCHES))
  })
}

function play(table: Table, secret: number, choices: number): Match {
  const match = newMatch(table, secret)
  const dice = fastDice(secret)
  while (!match.isOver && match.entries.length < choices) chooseAny(match, dice)
  return match
}
