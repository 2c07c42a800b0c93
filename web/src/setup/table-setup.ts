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
  const players = contributors(seats).length
  const read = game.options(players).safeParse(options)
  if (!read.success) return { ok: false, error: refused(game, players, options, faultyField(read.error)) }
  const setup = {
    options: read.data,
    seats,
    seed: newSecret(),
    contributions: contributors(seats).map(newSecret),
  }
  return { ok: true, value: setup }
}

function refused(game: Game, players: number, options: object, option: string): OptionsRefused {
  const offered = game.tableOptions(players).find(({ id }) => id === option)
  if (offered === undefined) return new OptionsRefused(option, null, null)
  const value: unknown = Reflect.get(options, option)
  const choice = offered.choices.find((each) => each.value === value)
  return new OptionsRefused(option, offered.name, choice === undefined ? String(value) : choice.value)
}
