import type { Game } from '../play/game.ts'
import type { Position } from '../play/position.ts'
import {
  type HiddenPolicy,
  isHidden,
  isSeenAsList,
  knowerBit,
  listByPiece,
  type Pile,
  pieceOf,
  pilesOf,
  policyOf,
} from './piles.ts'
import { backOfUnseen, EMPTY, NOBODY, UNSEEN } from './secrets.ts'
import type { View } from './view.ts'

/** Pieces of one kind and back that may lie in the same face-down piles. */
export interface Pool {
  readonly piece: string
  /** The owner of the pieces; null if the game does not say: then they may lie anywhere. */
  readonly owner: Pile['owner'] | null
  readonly back: number
  readonly unseen: number[]
}

/** The pieces that a view does not show, and the face-down pieces that its viewer knows. */
interface Hidden {
  readonly pools: readonly Pool[]
  readonly knowers: readonly number[]
}

/** Cached by view: a search makes thousands of guesses from one view, and views never change. */
const hiddenByView = new WeakMap<object, Hidden>()

export function hiddenIn<P extends Position>(game: Game<P>, view: View<P>): Hidden {
  const found = hiddenByView.get(view)
  if (found !== undefined) return found
  // The inventory uses only public fields, which are the same in a view as in the position.
  const inventory = Object.entries(game.inventory(view as unknown as P))
  const left = new Map(inventory.map(([piece, all]) => [piece, new Set(all)]))
  const knowers = new Array<number>(1 + Math.max(-1, ...inventory.flatMap(([, all]) => all))).fill(0)
  const owners = listByPiece(game.secrets, 'owners', view)
  const bit = knowerBit(view.seats, view.seat)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (typeof policy === 'string') continue
    const seen: unknown = Reflect.get(view, field)
    if (!isHidden(policy)) strike(left.get(policy.faceUp), seen)
    else
      for (const { owner, pile } of seenPiles(game, seen, policy)) {
        strike(left.get(pieceOf(policy)), pile)
        const isOwn = 'own' in policy && owner === view.seat
        if (!isOwn) for (const face of pile) if (face > UNSEEN) knowers[face] = bit
      }
  }
  const pools = [...left].flatMap(([piece, unseen]) => poolsOf(game, piece, [...unseen], owners))
  const hidden = { pools, knowers }
  hiddenByView.set(view, hidden)
  return hidden
}

/** The piles that a view shows as lists: a bare number shows no face. */
function seenPiles<P extends Position>(game: Game<P>, seen: unknown, policy: HiddenPolicy): readonly Pile[] {
  if (isSeenAsList(game, policy)) return pilesOf(policy, seen)
  if (!('own' in policy)) return []
  return (seen as unknown[]).flatMap((pile, owner) => (Array.isArray(pile) ? [{ owner, pile }] : []))
}

function poolsOf<P extends Position>(
  game: Game<P>,
  piece: string,
  unseen: readonly number[],
  owners: readonly number[] | undefined,
): Pool[] {
  const backOf = game.publicFacts?.backs?.[piece]
  const pools = new Map<string, Pool>()
  for (const one of unseen) {
    const owner = owners === undefined ? null : (owners[one] ?? NOBODY)
    const back = backOf?.(one) ?? 0
    const key = `${owner} ${back}`
    const pool = pools.get(key)
    if (pool === undefined) pools.set(key, { piece, owner, back, unseen: [one] })
    else pool.unseen.push(one)
  }
  return [...pools.values()]
}

/** Whether a face of a view stands for a piece that the viewer does not know. */
export function isUnseen(policy: HiddenPolicy, face: number): boolean {
  return face <= UNSEEN && !('places' in policy && face === EMPTY)
}

export function poolFor(
  pools: readonly Pool[],
  policy: HiddenPolicy,
  owner: Pile['owner'],
  face: number,
): Pool | undefined {
  const piece = pieceOf(policy)
  const back = backOfUnseen(face)
  return pools.find((one) => one.piece === piece && one.back === back && (one.owner ?? owner) === owner)
}

/** Removes the seen pieces from those left. */
function strike(left: Set<number> | undefined, seen: unknown): void {
  if (typeof seen === 'number') left?.delete(seen)
  else if (Array.isArray(seen)) for (const element of seen) strike(left, element)
}
