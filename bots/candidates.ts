import { anyPicks, type Decision, type Game, type Position, type RandomBelow } from '@kantyna/kernel'

/** More answers than this are not weighed one by one: as many are taken at random. */
const MOST_CANDIDATES = 64

/** The answers worth weighing: what the game itself names, else every one, or a fair sample where there are too many. */
export function candidates<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  randomBelow: RandomBelow,
): readonly (readonly number[])[] {
  return game.candidates?.(t, decision) ?? everyAnswer(decision, randomBelow)
}

function everyAnswer(decision: Decision, randomBelow: RandomBelow): readonly (readonly number[])[] {
  const { options, min, max } = decision
  if (options.length > 0 && min === 1 && max === 1) return options.map((code) => [code])
  if (options.length === 0 && max - min < MOST_CANDIDATES) {
    return Array.from({ length: max - min + 1 }, (_, above) => [min + above])
  }
  if (options.length > 0 && 2 ** options.length <= MOST_CANDIDATES) return subsets(options, min, max)
  return sample(decision, randomBelow)
}

function subsets(options: readonly number[], min: number, max: number): number[][] {
  const all: number[][] = []
  for (let chosen = 0; chosen < 2 ** options.length; chosen++) {
    const picks = options.filter((_, index) => (chosen & (1 << index)) !== 0)
    if (picks.length >= min && picks.length <= max) all.push(picks)
  }
  return all
}

/** A sample without repeats. The order in which options are picked says nothing. */
function sample(decision: Decision, randomBelow: RandomBelow): number[][] {
  const found = new Map<string, number[]>()
  for (let tries = 0; tries < MOST_CANDIDATES; tries++) {
    const picks = anyPicks(decision, randomBelow).sort((a, b) => a - b)
    found.set(picks.join(), picks)
  }
  return [...found.values()]
}
