import { type BotName, botNames } from '@kantyna/bots'
import { editions, entryOf, expansionEntries } from '@kantyna/games'
import {
  editionOf,
  type FullGameBundle,
  type Game,
  type GameLibrary,
  modulesIn,
  problemText,
} from '@kantyna/kernel'
import { type CommandArgs, type Flag, parseChoice } from './command.ts'
import { messageOf, shown, UsageError } from './terminal.ts'

/** Arguments that several commands share: a game, seats, options, a bot, a seed. */

export const seatsFlag: Flag = {
  name: 'seats',
  value: 'N',
  description: 'how many play (the fewest, where not said)',
}
export const seedFlag: Flag = {
  name: 'seed',
  value: 'S',
  description: 'a whole number: the same seed, the same games (1)',
}
export const optionsFlag: Flag = {
  name: 'options',
  value: 'JSON',
  description: 'the table’s options, as an object',
}
export const gamesFlag = (fallback: number): Flag => ({
  name: 'games',
  value: 'K',
  description: `how many games (${fallback})`,
})

const MOST_GAMES = 10_000_000

/** Opens a game, or an expansion together with its game, by its id. */
export function openGame(edition: string): Promise<FullGameBundle> {
  return (entryOf(edition) ?? noSuchGame(edition)).open()
}

export function openLibrary(edition: string): Promise<GameLibrary> {
  return (entryOf(edition) ?? noSuchGame(edition)).openLibrary()
}

/** The game of the command, with the expansions that its options name. */
export function gameFromArgs(given: CommandArgs): Promise<FullGameBundle> {
  return openEdition(given.only('game'), optionsJson(given))
}

/** Opens a game with the expansions that the options name. They must belong to that game. */
export function openEdition(named: string, options: object): Promise<FullGameBundle> {
  const { meta } = entryOf(named) ?? noSuchGame(named)
  const game = 'extends' in meta ? meta.extends : meta.id
  const own = expansionEntries.flatMap((entry) => (entry.meta.extends === game ? [entry.meta.id] : []))
  if ('modules' in options && !Array.isArray(options.modules))
    throw new UsageError('--options is wrong: modules should be a list.')
  const stranger = modulesIn(options).find((module) => !own.includes(module))
  if (stranger !== undefined)
    throw new UsageError(
      `"${shown(stranger)}" is no expansion of ${game}; there are: ${own.join(', ') || 'none'}.`,
    )
  return openGame(editionOf(named, options))
}

function noSuchGame(id: string): never {
  throw new UsageError(
    `There is no game "${shown(id)}"; there are: ${editions.map(({ meta }) => meta.id).join(', ')}.`,
  )
}

export function seatsFromArgs(given: CommandArgs, { meta }: Game, least = 1): number {
  const text = given.text('seats')
  const possible = meta.seats.filter((count) => count >= least)
  if (text === undefined) return Math.min(...possible)
  const seats = possible.find((count) => String(count) === text)
  if (seats === undefined) {
    throw new UsageError(`${meta.name.en} is for ${possible.join(', ')} players, not ${shown(text)}.`)
  }
  return seats
}

export function seedFromArgs(given: CommandArgs): number {
  return given.whole('seed', 1, 0, Number.MAX_SAFE_INTEGER - MOST_GAMES)
}

export function gameCountFromArgs(given: CommandArgs, fallback: number): number {
  return given.whole('games', fallback, 1, MOST_GAMES)
}

export function parseBotName(what: string, text: string): BotName {
  return parseChoice(what, text, botNames)
}

/** The options of the table, checked against the game's own schema. */
export function optionsFromArgs(given: CommandArgs, game: Game, seats: number): object {
  const read = game.options(seats).safeParse(optionsJson(given))
  if (read.success) return read.data
  throw new UsageError(`--options is wrong: ${problemText(read.error)}.`)
}

function optionsJson(given: CommandArgs): object {
  let json: unknown
  try {
    json = JSON.parse(given.text('options') ?? '{}')
  } catch (problem) {
    throw new UsageError(`--options is not JSON: ${messageOf(problem)}.`)
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  throw new UsageError('--options is wrong: it must be an object.')
}
