import { newChance } from '../chance/chance.ts'
import { type Answered, type Decision, listDecision } from '../play/decision.ts'
import { assert, at } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Frame, Position } from '../play/position.ts'
import { kindOf } from '../play/present.ts'
import type { Inventory } from './secrets.ts'
import { copied, policyOf, type View } from './view.ts'

/**
 * A full position that the viewing seat could not tell from the real one: what it sees stays, what is hidden from it
 * is dealt anew from the pieces it cannot place. Made from the view alone, so that a bot cannot cheat.
 */
export function guess<P extends Position>(
  game: Game<P>,
  view: View<P>,
  ownDecisions: readonly Decision[],
  below: (sides: number) => number,
): P {
  const fields: Record<string, unknown> = {}
  const unseen = unseenPieces(game, view, below)
  const take = (piece: string, count: number): number[] => {
    const pool = unseen.get(piece) ?? []
    assert(pool.length >= count, `the view hides more ${piece} pieces than there are`)
    return pool.splice(pool.length - count, count)
  }
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    const seen: unknown = Reflect.get(view, field)
    if (policy === 'shown' || 'shown' in policy) fields[field] = copied(seen)
    else if ('count' in policy) fields[field] = take(policy.count, seen as number)
    else {
      const piles = seen as readonly (readonly number[] | number)[]
      fields[field] = piles.map((own) => (typeof own === 'number' ? take(policy.own, own) : own.slice()))
    }
  }
  const kernelPart: Position = {
    seats: view.seats,
    stack: view.stack.map(copiedFrame),
    open: [],
    answers: [],
    asked: view.asked,
    result: null,
    chance: newChance(below(2 ** 31), game.streams),
    outcome: view.outcome,
    out: null,
  }
  const t = { ...kernelPart, ...fields } as P // every field of the game is declared, so it is filled
  game.settleGuess?.(t, view, below)
  t.open = view.waiting.map((waiting) => {
    const own = ownDecisions.find((decision) => decision.id === waiting.id)
    if (own !== undefined) return own
    const listed = listDecision(t, kindOf(game, waiting), waiting.seat, waiting.id)
    assert(listed !== null, `a guess gives seat ${waiting.seat} nothing to answer (${waiting.kind})`)
    return listed
  })
  t.answers = view.answered.map(({ seat, kind, picks }): Answered => {
    if (picks !== undefined) return { seat, kind, picks }
    const listed = listDecision(t, kindOf(game, { kind }), seat, -1)
    assert(listed !== null, `a guess gives seat ${seat} nothing to have answered (${kind})`)
    return { seat, kind, picks: anyPicks(listed, below) }
  })
  return t
}

/** A legal answer at random: the right number of different options, or a number in the range. */
export function anyPicks(decision: Decision, below: (sides: number) => number): number[] {
  const { options, min, max } = decision
  if (options.length === 0) return [min + below(max - min + 1)]
  if (max === 1 && min === 1) return [at(options, below(options.length))]
  const left = options.slice()
  const count = min + below(Math.min(max, left.length) - min + 1)
  const picks: number[] = []
  while (picks.length < count) picks.push(...left.splice(below(left.length), 1))
  return picks
}

function unseenPieces<P extends Position>(
  game: Game<P>,
  view: View<P>,
  below: (sides: number) => number,
): Map<string, number[]> {
  // The inventory goes by what is shown alone, which a view holds as the position does.
  const inventory: Inventory = game.inventory(view as unknown as P)
  const unseen = new Map(Object.entries(inventory).map(([piece, all]) => [piece, new Set(all)]))
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (policy === 'shown' || 'count' in policy) continue
    const seen: unknown = Reflect.get(view, field)
    const piece = 'shown' in policy ? policy.shown : policy.own
    const piles = 'own' in policy ? (seen as unknown[]).filter(Array.isArray) : seen
    strike(unseen.get(piece) ?? new Set(), piles)
  }
  return new Map([...unseen].map(([piece, left]) => [piece, shuffled([...left], below)]))
}

function strike(left: Set<number>, seen: unknown): void {
  if (typeof seen === 'number') left.delete(seen)
  else if (Array.isArray(seen)) for (const element of seen) strike(left, element)
}

function shuffled(pile: number[], below: (sides: number) => number): number[] {
  for (let last = pile.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const swapped = at(pile, last)
    pile[last] = at(pile, other)
    pile[other] = swapped
  }
  return pile
}

function copiedFrame(frame: Frame): Frame {
  const locals = Object.entries(frame).map(([name, value]: [string, unknown]) => [name, copied(value)])
  return { ...frame, ...Object.fromEntries(locals) }
}
