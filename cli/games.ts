import { type BotName, botNames } from '@kantyna/bots'
import { type GameEntry, gameEntries } from '@kantyna/games'
import { type FullGameBundle, type Game, type GameLibrary, problemText } from '@kantyna/kernel'
import { chosen, type Flag, type Given } from './command.ts'
import { messageOf, shown, UsageError } from './terminal.ts'

/** Arguments that several commands share: a game, seats, options, a bot, a seed. */

export const seatsFlag: Flag = {
  name: 'seats',
  value: 'N',
  says: 'how many play (the fewest, where not said)',
}
export const seedFlag: Flag = {
  name: 'seed',
  value: 'S',
  says: 'a whole number: the same seed, the same games (1)',
}
export const optionsFlag: Flag = { name: 'options', value: 'JSON', says: 'the table’s options, as an object' }
export const gamesFlag = (fallback: number): Flag => ({
  name: 'games',
  value: 'K',
  says: `how many games (${fallback})`,
})

const MOST_GAMES = 10_000_000

export function openGame(id: string): Promise<FullGameBundle> {
  return entryOf(id).open()
}

export function openLibrary(id: string): Promise<GameLibrary> {
  return entryOf(id).openLibrary()
}

function entryOf(id: string): GameEntry {
  const found = gameEntries.find(({ meta }) => meta.id === id)
  if (found === undefined) {
    throw new UsageError(
      `There is no game "${shown(id)}"; there are: ${gameEntries.map(({ meta }) => meta.id).join(', ')}.`,
    )
  }
  return found
}

export function seatsGiven(given: Given, { meta }: Game, least = 1): number {
  const text = given.text('seats')
  const possible = meta.seats.filter((count) => count >= least)
  if (text === undefined) return Math.min(...possible)
  const seats = possible.find((count) => String(count) === text)
  if (seats === undefined) {
    throw new UsageError(`${meta.name.en} is for ${possible.join(', ')} players, not ${shown(text)}.`)
  }
  return seats
}

export function seedGiven(given: Given): number {
  return given.whole('seed', 1, 0, Number.MAX_SAFE_INTEGER - MOST_GAMES)
}

export function gamesGiven(given: Given, fallback: number): number {
  return given.whole('games', fallback, 1, MOST_GAMES)
}

export function botNamed(what: string, text: string): BotName {
  return chosen(what, text, botNames)
}

/** The options of the table, checked against the game's own schema. */
export function optionsGiven(given: Given, game: Game, seats: number): object {
  const text = given.text('options') ?? '{}'
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (problem) {
    throw new UsageError(`--options is not JSON: ${messageOf(problem)}.`)
  }
  const read = game.options(seats).safeParse(json)
  if (read.success) return read.data
  throw new UsageError(`--options is wrong: ${problemText(read.error)}.`)
}
