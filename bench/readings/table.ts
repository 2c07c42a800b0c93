import { anyAnswer, at, type Dice, type Game, Match, writePicks } from '@kantyna/kernel'

/** A game with a number of seats and its default options. */
export interface Table {
  readonly game: Game
  readonly seats: number
  readonly options: object
}

/** A match as people play it, with a different secret for each number. */
export function newMatch({ game, seats, options }: Table, secret: number): Match {
  const players = Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', name: `${seat}` }) as const)
  const contributions = players.map((_, seat) => `${seat}`.repeat(64))
  return new Match(game, { options, seats: players, seed: `${secret}`.padStart(64, '0'), contributions })
}

/** Makes any legal choice. */
export function chooseAny(match: Match, dice: Dice): void {
  const { game, position } = match
  const decision = at(position.open, 0)
  const picks = writePicks(game, position, decision, anyAnswer(game, position, decision, dice.below))
  match.choose({ seat: decision.seat, decision: decision.id, picks })
}

/** Returns a function that makes its value at the first call and keeps it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
