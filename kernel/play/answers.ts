import type { RandomBelow } from '../chance/fast.ts'
import { shuffleWith } from '../chance/shuffle.ts'
import type { Decision, DecisionKind } from './decision.ts'
import { at, Fault, numberAt } from './fault.ts'
import type { Game } from './game.ts'
import { kindOf } from './kinds.ts'
import { endlessAnswer, everyPart, isPartLegal, MOST_PARTS, type Part, subsets, withPart } from './parts.ts'
import type { Position } from './position.ts'

/** Lists legal answers, or draws one at random: for bots, simulations and tests. */

/** A random legal answer, built part by part. */
export function anyAnswer<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  randomBelow: RandomBelow,
): readonly number[] {
  const { options, min, max } = decision
  // A fast path: most questions ask for one option, and simulations ask millions of them.
  if (max === 1 && min === 1 && options.length > 0 && !kindsWithParts(game).includes(decision.kind))
    return [options[randomBelow(options.length)] as number] // inside the list
  return anyAnswerTo(t, kindOf(game, decision), decision, randomBelow)
}

/** The few kinds of question in a game whose answers have parts: looked up once. */
function kindsWithParts<P extends Position>(game: Game<P>): readonly string[] {
  if (known.game !== game) {
    known.game = game
    known.withParts = Object.keys(game.decisions).filter((kind) => game.decisions[kind]?.next !== undefined)
  }
  return known.withParts
}

const known: { game: unknown; withParts: readonly string[] } = { game: null, withParts: [] }

/** Like `anyAnswer`, for a given kind of question, such as a standing move. */
export function anyAnswerTo<P extends Position>(
  t: P,
  { next }: Pick<DecisionKind<P>, 'next'>,
  decision: Decision,
  randomBelow: RandomBelow,
): readonly number[] {
  const { options, min, max } = decision
  if (options.length === 0) return [min + randomBelow(max - min + 1)]
  if (max !== 1 || min !== 1) return randomSubset(options, min, max, randomBelow)
  const picks = [options[randomBelow(options.length)] as number] // inside the list
  return next === undefined ? picks : completed(t, decision, next, picks, randomBelow)
}

function completed<P extends Position>(
  t: P,
  { seat, kind }: Decision,
  next: NonNullable<DecisionKind<P>['next']>,
  first: readonly number[],
  randomBelow: RandomBelow,
): readonly number[] {
  let picks = first
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const part = next(t, seat, picks)
    if (part === null) return picks
    picks = withPart(picks, randomPart(part, randomBelow))
  }
  throw endlessAnswer(kind)
}

function randomPart(part: Part, randomBelow: RandomBelow): number[] {
  const { shape, codes, min, max, limits = [] } = part
  if (shape === 'number') return [min + randomBelow(max - min + 1)]
  if (shape !== 'amounts' && part.fits === undefined) return randomSubset(codes, min, max, randomBelow)
  for (let attempt = 0; attempt < 8; attempt++) {
    if (shape !== 'amounts') {
      const chosen = randomSubset(codes, min, max, randomBelow)
      if (isPartLegal(part, chosen)) return chosen
      continue
    }
    const counts = randomCounts(codes, limits, min + randomBelow(max - min + 1), randomBelow)
    if (isPartLegal(part, counts)) return counts
  }
  const all = everyPart(part, 200)
  if (all.length === 0) throw new Fault(`${part.name} cannot be answered`)
  return at(all, randomBelow(all.length))
}

/** Adds one unit at a time, to a random code that has not reached its limit. */
function randomCounts(
  codes: readonly number[],
  limits: readonly number[],
  total: number,
  randomBelow: RandomBelow,
): number[] {
  const size = codes.length
  const counts = codes.slice().fill(0)
  for (let left = total; left > 0; left--) {
    let open = 0
    for (let index = 0; index < size; index++) if (numberAt(counts, index) < (limits[index] ?? 0)) open++
    if (open === 0) break
    let chosen = randomBelow(open)
    for (let index = 0; index < size; index++) {
      if (numberAt(counts, index) >= (limits[index] ?? 0) || chosen-- > 0) continue
      counts[index] = numberAt(counts, index) + 1
      break
    }
  }
  return counts
}

function randomSubset(
  options: readonly number[],
  min: number,
  max: number,
  randomBelow: RandomBelow,
): number[] {
  const most = Math.min(max, options.length)
  if (most === 1 && min === 1) return [numberAt(options, randomBelow(options.length))]
  const left = options.slice()
  shuffleWith(left, randomBelow)
  left.length = min + randomBelow(most - min + 1)
  return left
}

/** Every legal answer, or null if there are more than `most`. */
export function everyAnswer<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  most: number,
): (readonly number[])[] | null {
  return everyAnswerTo(t, kindOf(game, decision), decision, most)
}

/** Like `everyAnswer`, for a given kind of question. */
export function everyAnswerTo<P extends Position>(
  t: P,
  { next }: DecisionKind<P>,
  { kind, options, min, max, seat }: Decision,
  most: number,
): (readonly number[])[] | null {
  const found: (readonly number[])[] = []
  const complete = (picks: readonly number[], parts: number): void => {
    if (found.length > most) return
    const part = next?.(t, seat, picks) ?? null
    if (part === null) found.push(picks)
    else if (parts === MOST_PARTS) throw endlessAnswer(kind)
    else for (const values of everyPart(part, most + 1)) complete(withPart(picks, values), parts + 1)
  }
  const firsts =
    options.length === 0
      ? Array.from({ length: Math.min(max - min + 1, most + 1) }, (_, above) => [min + above])
      : subsets(options, min, max, most + 1)
  for (const picks of firsts) complete(picks, 0)
  return found.length > most ? null : found
}

/** Whether a list of codes is a legal answer: the host checks the answers of bots, too. */
export function isLegalAnswer<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  picks: readonly number[],
): boolean {
  const { options, min, max, seat } = decision
  const { next, shape } = kindOf(game, decision)
  if (next === undefined || shape !== 'one') {
    const part: Part = { name: '', shape, codes: options, min, max }
    return isPartLegal(part, picks)
  }
  if (!options.includes(picks[0] ?? Number.NaN)) return false
  let taken = picks.slice(0, 1)
  for (;;) {
    const part = next(t, seat, taken)
    if (part === null) return taken.length === picks.length
    const length = picks[taken.length]
    if (length === undefined) return false
    const values = picks.slice(taken.length + 1, taken.length + 1 + length)
    if (values.length !== length || !isPartLegal(part, values)) return false
    taken = picks.slice(0, taken.length + 1 + length)
  }
}
