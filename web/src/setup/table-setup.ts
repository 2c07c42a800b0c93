import {
  contributors,
  faultyField,
  type Game,
  type MatchSetup,
  type Result,
  type SeatHolder,
} from '@kantyna/kernel'
import { OptionsRefused } from './options-refused.ts'

/**
 * A new table: with the given options, and a contribution to the random numbers from each seat that makes one. Options
 * that the game refuses are never replaced by others.
 */
export function tableSetup(
  game: Game,
  seats: readonly SeatHolder[],
  options: object,
  newSecret: () => string,
): Result<MatchSetup<object>, OptionsRefused> {
  const read = readOptions(game, contributors(seats).length, options)
  if (!read.ok) return read
  const setup = {
    options: read.value,
    seats,
    seed: newSecret(),
    contributions: contributors(seats).map(newSecret),
  }
  return { ok: true, value: setup }
}

/** The options as the game reads them, with those that nobody has chosen; or which of them the game refuses. */
export function readOptions(game: Game, players: number, options: object): Result<object, OptionsRefused> {
  const read = game.options(players).safeParse(options)
  if (read.success) return { ok: true, value: read.data }
  return { ok: false, error: refused(game, players, options, faultyField(read.error)) }
}

function refused(game: Game, players: number, options: object, option: string): OptionsRefused {
  const offered = game.tableOptions(players).find(({ id }) => id === option)
  if (offered === undefined) return new OptionsRefused(option, null, null)
  const value: unknown = Reflect.get(options, option)
  const choice = offered.choices.find((each) => each.value === value)
  return new OptionsRefused(option, offered.name, choice === undefined ? String(value) : choice.value)
}
