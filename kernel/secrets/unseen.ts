import type { Game } from '../play/game.ts'
import type { Position } from '../play/position.ts'
import { type HiddenPolicy, knowerBit, listByPiece, type Pile, pieceOf, pilesOf, policyOf } from './piles.ts'
import { NOBODY, UNSEEN } from './secrets.ts'
import type { View } from './view.ts'

/** Pieces of one kind that may lie in the same face-down piles. */
export interface Pool {
  readonly piece: string
  /** Null where the game does not say whose its pieces are: then they may lie anywhere. */
  readonly owner: Pile['owner'] | null
  readonly unseen: number[]
}

/** What a view does not show, and what its viewer knows among the pieces that lie face down. */
interface Hidden {
  readonly pools: readonly Pool[]
  readonly knowers: readonly number[]
}

/** A search makes thousands of guesses from one view, and views never change: what one hides is worked out once. */
const hiddenByView = new WeakMap<object, Hidden>()

export function hiddenIn<P extends Position>(game: Game<P>, view: View<P>): Hidden {
  const found = hiddenByView.get(view)
  if (found !== undefined) return found
  // The inventory goes by what is shown alone, which a view holds as the position does.
  const inventory = Object.entries(game.inventory(view as unknown as P))
  const unseen = new Map(inventory.map(([piece, all]) => [piece, new Set(all)]))
  const knowers = new Array<number>(1 + Math.max(-1, ...inventory.flatMap(([, all]) => all))).fill(0)
  const owners = listByPiece(game.secrets, 'owners', view)
  const bit = knowerBit(view.seats, view.seat)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (typeof policy === 'string') continue
    const seen: unknown = Reflect.get(view, field)
    if ('shown' in policy) strike(unseen.get(policy.shown), seen)
    else
      for (const { owner, pile } of seenPiles(seen, policy)) {
        strike(unseen.get(pieceOf(policy)), pile)
        const isOwn = 'own' in policy && owner === view.seat
        if (!isOwn) for (const face of pile) if (face !== UNSEEN) knowers[face] = bit
      }
  }
  const pools = [...unseen].flatMap(([piece, left]) => poolsOf(piece, [...left], view.seats, owners))
  const hidden = { pools, knowers }
  hiddenByView.set(view, hidden)
  return hidden
}

/** The piles that a view holds as piles: a bare number shows no face. */
function seenPiles(seen: unknown, policy: HiddenPolicy): readonly Pile[] {
  if (policy.remembered) return pilesOf(seen)
  if ('count' in policy) return []
  return (seen as unknown[]).flatMap((pile, owner) => (Array.isArray(pile) ? [{ owner, pile }] : []))
}

function poolsOf(
  piece: string,
  unseen: number[],
  seats: number,
  owners: readonly number[] | undefined,
): Pool[] {
  if (owners === undefined) return [{ piece, owner: null, unseen }]
  const everybody = [NOBODY, ...Array.from({ length: seats }, (_, seat) => seat)]
  return everybody.map((owner) => ({ piece, owner, unseen: unseen.filter((one) => owners[one] === owner) }))
}

function strike(left: Set<number> | undefined, seen: unknown): void {
  if (typeof seen === 'number') left?.delete(seen)
  else if (Array.isArray(seen)) for (const element of seen) strike(left, element)
}
