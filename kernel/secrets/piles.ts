import { assert } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Position, Seat } from '../play/position.ts'
import { EMPTY, NOBODY, type Policy, type Secrets, unseen } from './secrets.ts'

export function policyOf<P extends Position>(secrets: Secrets<P>, field: string): Policy {
  return Reflect.get(secrets, field) as Policy // declared for every field by its type
}

/** The policies of pieces that are face down for some viewers. */
export type HiddenPolicy = Exclude<Policy, string | { readonly faceUp: string }>

export function isHidden(policy: Policy): policy is HiddenPolicy {
  return typeof policy !== 'string' && !('faceUp' in policy)
}

export function pieceOf(policy: HiddenPolicy): string {
  if ('own' in policy) return policy.own
  return 'places' in policy ? policy.places : policy.faceDown
}

/** One pile of a field. It belongs to a seat or to nobody. The places of a map count as one pile, with EMPTY in it. */
export interface Pile {
  readonly owner: Seat | typeof NOBODY
  readonly pile: number[]
}

export function pilesOf(policy: HiddenPolicy, value: unknown): Pile[] {
  // A field that is declared as pieces holds piece numbers.
  if (!isListOfPiles(value)) return [{ owner: NOBODY, pile: value as number[] }]
  const isBySeat = 'own' in policy || ('bySeat' in policy && policy.bySeat === true)
  return value.map((pile, index) => ({ owner: isBySeat ? index : NOBODY, pile }))
}

/** Like `map`. V8 treats the lists of `map` as lists with holes, which makes play from a guess slower. */
export function mapped<From, To>(list: readonly From[], change: (element: From, index: number) => To): To[] {
  const made: To[] = []
  for (let index = 0; index < list.length; index++) made.push(change(list[index] as From, index)) // inside the list
  return made
}

/** Applies a function to a single pile, or to each pile of a list. */
export function eachPile(
  policy: HiddenPolicy,
  value: unknown,
  change: (pile: readonly number[], owner: Pile['owner']) => unknown,
): unknown {
  const piles = mapped(pilesOf(policy, value), ({ pile, owner }) => change(pile, owner))
  return isListOfPiles(value) ? piles : piles[0]
}

export function isListOfPiles(value: unknown): value is number[][] {
  return Array.isArray(value) && Array.isArray(value[0])
}

/** Whether a view shows a pile as a list of faces and backs, or only its size. */
export function isSeenAsList<P extends Position>(game: Game<P>, policy: HiddenPolicy): boolean {
  return (
    'places' in policy ||
    policy.remembered === true ||
    game.publicFacts?.backs?.[pieceOf(policy)] !== undefined
  )
}

/** What a view has in place of a piece whose face the viewer does not know. */
function hiddenFace<P extends Position>(game: Game<P>, kind: string, piece: number): number {
  const back = game.publicFacts?.backs?.[kind]
  if (back === undefined) return unseen(0)
  const shown = back(piece)
  assert(shown >= 1, `the backs of ${kind} pieces are to be numbered from 1`)
  return unseen(shown)
}

/** The pile as a viewer sees it who knows some of its pieces. */
export function facesOf<P extends Position>(
  game: Game<P>,
  policy: HiddenPolicy,
  pile: readonly number[],
  isKnown: (piece: number) => boolean,
): number[] {
  const kind = pieceOf(policy)
  // Not with `mapped`: code that only sees lists of numbers is faster.
  const faces: number[] = []
  for (const piece of pile)
    faces.push(piece === EMPTY || isKnown(piece) ? piece : hiddenFace(game, kind, piece))
  return faces
}

/** A game's list by piece number: the knowers or the owners of its pieces. */
export function listByPiece<P extends Position>(
  secrets: Secrets<P>,
  policy: 'knowers' | 'owners',
  t: object,
): number[] | undefined {
  const field = Object.keys(secrets).find((name) => policyOf(secrets, name) === policy)
  return field === undefined ? undefined : (Reflect.get(t, field) as number[]) // as the policy says
}

/** Whether the viewer (a spectator: null) knows a piece that lies face down in a remembered pile. */
export function memoryOf<P extends Position>(
  secrets: Secrets<P>,
  t: P,
  viewer: Seat | null,
): (piece: number) => boolean {
  const knowers = listByPiece(secrets, 'knowers', t)
  const bit = knowerBit(t.seats, viewer)
  return (piece) => knowers !== undefined && ((knowers[piece] ?? 0) & bit) !== 0
}

export function knowerBit(seats: number, viewer: Seat | null): number {
  return 1 << (viewer ?? seats)
}

/** Whether a viewer sees the face of a piece in a field: its own pile, or one that it knows. */
export function canSee<P extends Position>(
  game: Game<P>,
  t: P,
  field: string,
  piece: number,
  viewer: Seat | null,
): boolean {
  const policy = policyOf(game.secrets, field)
  if (!isHidden(policy)) return true
  const holder = pilesOf(policy, Reflect.get(t, field)).find(({ pile }) => pile.includes(piece))
  if ('own' in policy && holder?.owner === viewer) return true
  return memoryOf(game.secrets, t, viewer)(piece)
}
