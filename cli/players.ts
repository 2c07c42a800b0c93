import { type BotName, botNames } from '@kantyna/bots'
import { at, fastDice, type GameWithBots, type Position, standingFor } from '@kantyna/kernel'
import { botChooser, botMover, type Chooser, type Mover } from './arena.ts'
import { type CommandArgs, type Flag, parseChoice } from './command.ts'
import { UsageError } from './terminal.ts'

/** The player of a measuring command is a bot, or this: the quick answers of playouts, without a search. */
export const POLICY = 'policy'
export type PlayerName = BotName | typeof POLICY

export function playerFlag(fallback: PlayerName): Flag {
  return {
    name: 'bot',
    value: 'NAME',
    description: `who plays: a bot, or ${POLICY} for quick answers alone (${fallback})`,
  }
}

export function playerFromArgs(given: CommandArgs, game: GameWithBots, fallback: PlayerName): PlayerName {
  const name = parseChoice('--bot', given.text('bot') ?? fallback, [...botNames, POLICY])
  if (name === POLICY && game.policy === undefined)
    throw new UsageError(`${game.meta.name.en} has no quick answers: name a bot with --bot.`)
  return name
}

function quickChooser(game: GameWithBots, seed: number): Chooser {
  const { below } = fastDice(seed)
  return (t, decision) => game.policy?.(t, decision, below) ?? []
}

/** Takes the free actions that the game proposes, as a good player does. */
function quickMover(game: GameWithBots): Mover {
  return game.proposesFreeActions === true ? (t) => proposedNow(game, t) : () => null
}

function proposedNow(game: GameWithBots, t: Position): ReturnType<Mover> {
  const { seat } = at(t.open, 0)
  const proposed = game.propose?.(t, seat) ?? null
  if (proposed === null) return null
  const move = standingFor(game, t, seat).find(({ name }) => name === proposed.move)
  return move === undefined ? null : { seat, move, picks: proposed.picks }
}

/** A game to play: its table, and the player at every seat. */
export interface SimulatedGame {
  readonly options: object
  readonly seed: number
  readonly seats: number
  readonly player: PlayerName
}

/** The same player at every seat. */
export function playersOf(
  game: GameWithBots,
  { options, seed, seats, player }: SimulatedGame,
): { readonly choose: Chooser; readonly move: Mover } {
  if (player === POLICY) return { choose: quickChooser(game, seed), move: quickMover(game) }
  const seating = { options, seed, bots: Array.from({ length: seats }, () => player) }
  return { choose: botChooser(game, seating), move: botMover(game, seating) }
}
