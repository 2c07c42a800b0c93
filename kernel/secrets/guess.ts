import { newChance } from '../chance/chance.ts'
import type { RandomBelow } from '../chance/fast.ts'
import { shuffleWith } from '../chance/shuffle.ts'
import { anyAnswer } from '../play/answers.ts'
import { type Answered, type Decision, listDecision, PASS } from '../play/decision.ts'
import { assert, takeLast } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import { kindOf } from '../play/kinds.ts'
import type { Position, Seat } from '../play/position.ts'
import { proceed } from '../play/proceed.ts'
import { dealFitting, type Slot } from './deal.ts'
import { restoreFrames } from './frames.ts'
import {
  eachPile,
  type HiddenPolicy,
  isHidden,
  isListOfPiles,
  isSeenAsList,
  mapped,
  type Pile,
  policyOf,
} from './piles.ts'
import { NOBODY, UNSEEN } from './secrets.ts'
import { hiddenIn, isUnseen, type Pool, poolFor } from './unseen.ts'
import type { View } from './view.ts'

/**
 * A complete position that the viewing seat cannot distinguish from the real one. Everything that it sees stays. Hidden
 * pieces are dealt again from those that it cannot place. Made only from the view, so that a bot cannot cheat.
 */
export function guess<P extends Position>(
  game: Game<P>,
  view: View<P>,
  ownDecisions: readonly Decision[],
  randomBelow: RandomBelow,
): P {
  const fields: Record<string, unknown> = {}
  const hidden = hiddenIn(game, view)
  const pools = hidden.pools.map((pool) => {
    const unseen = pool.unseen.slice()
    shuffleWith(unseen, randomBelow)
    return { ...pool, unseen }
  })
  const slots: FieldSlot[] = []
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    const seen: unknown = Reflect.get(view, field)
    if (policy === 'knowers') fields[field] = hidden.knowers.slice()
    else if (!isHidden(policy)) fields[field] = seen
    else if (game.publicFacts?.couldBe === undefined) fields[field] = dealtPiles(game, seen, policy, pools)
    else fields[field] = withSlots(game, field, seen, policy, pools, slots)
  }
  const kernelPart: Position = {
    seats: view.seats,
    automas: view.automas,
    isMasked: view.isMasked,
    stack: view.stack.slice(),
    open: [],
    answers: [],
    asked: view.asked,
    askedBy: view.askedBy,
    jump: null,
    deferred: view.deferred,
    chance: newChance(randomBelow(2 ** 31), game.streams),
    outcome: view.outcome,
    out: null,
  }
  const dealt = { ...kernelPart, ...fields } as P // every field of the game is declared, so it is filled
  dealSlots(game, dealt, slots)
  // A guess must not change its view. A position made by `copy` also has the same object shape as all others, so the
  // rules run faster on it.
  const t = game.copy(dealt)
  const isRestarted = restoreFrames(game, t, randomBelow)
  if (isRestarted) {
    // The restarted procedure asks the others again: at once, or as soon as the viewer has answered its own question.
    if (ownDecisions.length > 0) t.open = ownDecisions.slice()
    else {
      t.asked = Math.min(...view.waiting.map(({ id }) => id))
      proceed(game, t)
    }
    return t
  }
  t.open = mapped(
    view.waiting,
    ({ id, seat, kind }) => ownDecisions.find((own) => own.id === id) ?? listed(game, t, kind, seat, id),
  )
  t.answers = mapped(view.answered, ({ seat, kind, picks }): Answered => {
    const decision = listed(game, t, kind, seat, -1)
    return { seat, kind, picks: picks ?? anyAnswer(game, t, decision, randomBelow) }
  })
  return t
}

/** The question to another seat. In a guess, that seat may not hold the cards for any reaction: then it can only pass. */
function listed<P extends Position>(game: Game<P>, t: P, kind: string, seat: Seat, id: number): Decision {
  return (
    listDecision(t, kindOf(game, { kind }), seat, id) ?? { id, seat, kind, options: [PASS], min: 1, max: 1 }
  )
}

/** Fills face-down piles: known pieces stay in their places, the others are taken from the pool. */
function dealtPiles<P extends Position>(
  game: Game<P>,
  seen: unknown,
  policy: HiddenPolicy,
  pools: readonly Pool[],
): unknown {
  const fill = (pile: readonly number[] | number, owner: Pile['owner']): number[] => {
    if (typeof pile !== 'number') {
      const whole: number[] = []
      for (const face of pile)
        whole.push(
          isUnseen(policy, face) ? takeLast(poolFor(pools, policy, owner, face)?.unseen ?? []) : face,
        )
      return whole
    }
    if (pile === 0) return []
    const unseen = poolFor(pools, policy, owner, UNSEEN)?.unseen ?? []
    assert(unseen.length >= pile, 'the view hides more pieces than there are')
    return unseen.splice(unseen.length - pile, pile)
  }
  return eachSeenPile(game, policy, seen, fill)
}

/** Calls `fill` for each pile. If only the size of a pile is known, the view has a number in its place. */
function eachSeenPile<P extends Position>(
  game: Game<P>,
  policy: HiddenPolicy,
  seen: unknown,
  fill: (pile: readonly number[] | number, owner: Pile['owner']) => number[],
): unknown {
  if (typeof seen === 'number') return fill(seen, NOBODY)
  if (isListOfPiles(seen)) return eachPile(policy, seen, fill)
  const isBySeat = 'own' in policy || ('bySeat' in policy && policy.bySeat === true)
  if (isSeenAsList(game, policy)) return fill(seen as number[], NOBODY)
  const piles = seen as (readonly number[] | number)[]
  return mapped(piles, (pile, index) => fill(pile, isBySeat ? index : NOBODY))
}

interface FieldSlot {
  readonly pool: Pool
  readonly place: { readonly field: string; readonly pile: number; readonly index: number }
  readonly pile: number[]
}

/** Like `dealtPiles`, for games in which not every piece could lie everywhere. It leaves slots, which are filled last. */
function withSlots<P extends Position>(
  game: Game<P>,
  field: string,
  seen: unknown,
  policy: HiddenPolicy,
  pools: readonly Pool[],
  slots: FieldSlot[],
): unknown {
  let number = 0
  return eachSeenPile(game, policy, seen, (faces, owner) => {
    const pile = typeof faces === 'number' ? new Array<number>(faces).fill(UNSEEN) : faces.slice()
    const own = number++
    for (const [index, face] of pile.entries()) {
      if (!isUnseen(policy, face)) continue
      const pool = poolFor(pools, policy, owner, face)
      assert(pool !== undefined, 'the view hides more pieces than there are')
      slots.push({ pool, place: { field, pile: own, index }, pile })
    }
    return pile
  })
}

function dealSlots<P extends Position>(game: Game<P>, t: P, slots: readonly FieldSlot[]): void {
  const facts = game.publicFacts
  if (slots.length === 0 || facts?.couldBe === undefined) return
  const byPool = new Map<Pool, Slot[]>()
  for (const { pool, place, pile } of slots) {
    const slot: Slot = {
      put: (piece) => (pile[place.index] = piece),
      couldBe: (piece) => facts.couldBe?.(t, place, piece) !== false,
    }
    const others = byPool.get(pool)
    if (others === undefined) byPool.set(pool, [slot])
    else others.push(slot)
  }
  for (const [pool, own] of byPool) dealFitting(own, pool.unseen)
}
