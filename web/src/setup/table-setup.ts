import {
  type ChosenOptions,
  contributors,
  type Game,
  type MatchSetup,
  type SeatHolder,
} from '@kantyna/kernel'
import { offeredOptions, openOptions } from './offered-options.ts'

/** How a table begins: with what is open of what was chosen, and a share in chance for each seat that has one. */
export function tableSetup(
  game: Game,
  seats: readonly SeatHolder[],
  chosen: ChosenOptions,
  newSecret: () => string,
): MatchSetup<object> {
  const players = contributors(seats).length
  const options = game.options(players)
  const offered = offeredOptions(game.tableOptions(players), chosen)
  const isOffered = (id: string) => offered.some(({ option }) => option.id === id)
  const others = Object.entries(chosen).filter(([id]) => !isOffered(id))
  // What was chosen in another version gives way to the game's own choice.
  const fitting = options.safeParse({ ...Object.fromEntries(others), ...openOptions(offered) })
  return {
    options: fitting.success ? fitting.data : options.parse({}),
    seats,
    seed: newSecret(),
    contributions: contributors(seats).map(newSecret),
  }
}
