import { newChance } from '../chance/chance.ts'
import type { RandomBelow } from '../chance/fast.ts'
import { type Answered, type Decision, listDecision } from '../play/decision.ts'
import { assert, at, takeLast } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Frame, Position } from '../play/position.ts'
import { kindOf } from '../play/present.ts'
import { eachPile, type HiddenPolicy, type Pile, pieceOf, policyOf } from './piles.ts'
import { NOBODY, UNSEEN } from './secrets.ts'
import { hiddenIn, type Pool } from './unseen.ts'
import { copied, type View } from './view.ts'

/**
 * A full position that the viewing seat could not tell from the real one: what it sees stays, what is hidden from it
 * is dealt anew from the pieces it cannot place. Made from the view alone, so that a bot cannot cheat.
 */
export function guess<P extends Position>(
  game: Game<P>,
  view: View<P>,
  ownDecisions: readonly Decision[],
  randomBelow: RandomBelow,
): P {
  const fields: Record<string, unknown> = {}
  const hidden = hiddenIn(game, view)
  const pools = hidden.pools.map((pool) => ({ ...pool, unseen: shuffled(pool.unseen.slice(), randomBelow) }))
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    const seen: unknown = Reflect.get(view, field)
    if (policy === 'knowers') fields[field] = hidden.knowers.slice()
    else if (typeof policy === 'string' || 'shown' in policy) fields[field] = copied(seen)
    else fields[field] = madeWhole(seen, policy, pools)
  }
  const kernelPart: Position = {
    seats: view.seats,
    stack: view.stack.map(copiedFrame),
    open: [],
    answers: [],
    asked: view.asked,
    result: null,
    chance: newChance(randomBelow(2 ** 31), game.streams),
    outcome: view.outcome,
    out: null,
  }
  const t = { ...kernelPart, ...fields } as P // every field of the game is declared, so it is filled
  game.settleGuess?.(t, view, randomBelow)
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
    return { seat, kind, picks: anyPicks(listed, randomBelow) }
  })
  return t
}

/** A legal answer at random: the right number of different options, or a number in the range. */
export function anyPicks(decision: Decision, randomBelow: RandomBelow): number[] {
  const { options, min, max } = decision
  if (options.length === 0) return [min + randomBelow(max - min + 1)]
  if (max === 1 && min === 1) return [at(options, randomBelow(options.length))]
  const left = options.slice()
  const count = min + randomBelow(Math.min(max, left.length) - min + 1)
  const picks: number[] = []
  while (picks.length < count) picks.push(...left.splice(randomBelow(left.length), 1))
  return picks
}

/** Face-down piles as they may be: what is known stays in its place, the rest is taken from their pool. */
function madeWhole(seen: unknown, policy: HiddenPolicy, pools: readonly Pool[]): unknown {
  const piece = pieceOf(policy)
  const whole = (pile: readonly number[] | number, owner: Pile['owner']): number[] => {
    const pool = pools.find((one) => one.piece === piece && (one.owner ?? owner) === owner)
    const unseen = pool?.unseen ?? []
    if (typeof pile !== 'number') return pile.map((face) => (face === UNSEEN ? takeLast(unseen) : face))
    assert(unseen.length >= pile, `the view hides more ${piece} pieces than there are`)
    return unseen.splice(unseen.length - pile, pile)
  }
  if ('count' in policy && policy.remembered) return eachPile(seen, whole)
  return typeof seen === 'number' ? whole(seen, NOBODY) : (seen as (readonly number[] | number)[]).map(whole)
}

function shuffled(pile: number[], randomBelow: RandomBelow): number[] {
  for (let last = pile.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1)
    const swapped = at(pile, last)
    pile[last] = at(pile, other)
    pile[other] = swapped
  }
  return pile
}

function copiedFrame(frame: Frame): Frame {
  const copy: Frame = { ...frame }
  for (const name of Object.keys(copy)) {
    const local: unknown = Reflect.get(copy, name)
    if (Array.isArray(local)) Reflect.set(copy, name, copied(local))
  }
  return copy
}
