import { newChance } from '../chance/chance.ts'
import { type Answered, type Decision, listDecision } from '../play/decision.ts'
import { assert, at, takeLast } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Frame, Position } from '../play/position.ts'
import { kindOf } from '../play/present.ts'
import { eachPile, type HiddenPolicy, knowerBit, pieceOf, pilesOf, policyOf } from './piles.ts'
import { UNSEEN } from './secrets.ts'
import { copied, type View } from './view.ts'

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
  const hidden = hiddenIn(game, view)
  const unseen = new Map(hidden.unseen.map(([piece, all]) => [piece, shuffled(all.slice(), below)]))
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    const seen: unknown = Reflect.get(view, field)
    if (policy === 'knowers') fields[field] = hidden.knowers.slice()
    else if (policy === 'shown' || 'shown' in policy) fields[field] = copied(seen)
    else fields[field] = madeWhole(seen, policy, unseen.get(pieceOf(policy)) ?? [])
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

/** The pieces that a view does not show, by kind, and what its viewer knows among those that lie face down. */
interface Hidden {
  readonly unseen: readonly (readonly [piece: string, pieces: readonly number[]])[]
  readonly knowers: readonly number[]
}

/** A search makes thousands of guesses from one view, and views never change: what one hides is worked out once. */
const hiddenByView = new WeakMap<object, Hidden>()

function hiddenIn<P extends Position>(game: Game<P>, view: View<P>): Hidden {
  const found = hiddenByView.get(view)
  if (found !== undefined) return found
  // The inventory goes by what is shown alone, which a view holds as the position does.
  const inventory = Object.entries(game.inventory(view as unknown as P))
  const unseen = new Map(inventory.map(([piece, all]) => [piece, new Set(all)]))
  const knowers = new Array<number>(1 + Math.max(-1, ...inventory.flatMap(([, all]) => all))).fill(0)
  const bit = knowerBit(view.seats, view.seat)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (policy === 'shown' || policy === 'knowers') continue
    const seen: unknown = Reflect.get(view, field)
    if ('shown' in policy) strike(unseen.get(policy.shown), seen)
    else
      for (const [owner, faces] of seenPiles(seen, policy).entries()) {
        strike(unseen.get(pieceOf(policy)), faces)
        const isOwn = 'own' in policy && owner === view.seat
        if (!isOwn) for (const face of faces) if (face !== UNSEEN) knowers[face] = bit
      }
  }
  const hidden = { unseen: [...unseen].map(([piece, left]) => [piece, [...left]] as const), knowers }
  hiddenByView.set(view, hidden)
  return hidden
}

/** The piles of which a view holds more than the number of their pieces; a bare number hides all of its pile. */
function seenPiles(seen: unknown, policy: HiddenPolicy): readonly (readonly number[])[] {
  if ('own' in policy) return (seen as unknown[]).map((pile) => (Array.isArray(pile) ? pile : []))
  return policy.remembered ? pilesOf(seen) : []
}

/** Face-down piles as they may be: what is known stays in its place, the rest is taken from the pool. */
function madeWhole(seen: unknown, policy: HiddenPolicy, pool: number[]): unknown {
  const take = (count: number): number[] => {
    assert(pool.length >= count, `the view hides more ${pieceOf(policy)} pieces than there are`)
    return pool.splice(pool.length - count, count)
  }
  const whole = (pile: readonly number[] | number): number[] => {
    if (typeof pile === 'number') return take(pile)
    return pile.map((face) => (face === UNSEEN ? takeLast(pool) : face))
  }
  if ('count' in policy && policy.remembered) return eachPile(seen, whole)
  return typeof seen === 'number' ? take(seen) : (seen as (readonly number[] | number)[]).map(whole)
}

function strike(left: Set<number> | undefined, seen: unknown): void {
  if (typeof seen === 'number') left?.delete(seen)
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
