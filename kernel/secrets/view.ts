import { copyOfField } from '../play/fields.ts'
import type { Game } from '../play/game.ts'
import type { Outcome } from '../play/outcome.ts'
import type { Deferred, Frame, Position, Seat } from '../play/position.ts'
import { HIDDEN_KIND, hidesWhatIsDone, seenDeferred, seenStack } from './frames.ts'
import { eachPile, facesOf, isHidden, isSeenAsList, memoryOf, policyOf } from './piles.ts'
import { type Policy, type Secrets, type SeenFields, UNSEEN } from './secrets.ts'

/** What a seat (or a spectator: null) sees of a position. Built from named fields, never by deleting from a copy. */
export interface KernelView {
  readonly seat: Seat | null
  readonly seats: number
  readonly automas: number
  readonly isMasked: boolean
  readonly stack: readonly Frame[]
  /** The seats that still have to answer, and the kinds of their questions; never the options. */
  readonly waiting: readonly { readonly id: number; readonly seat: Seat; readonly kind: string }[]
  /** The seats that have answered while others have not. Each seat sees only its own answer. */
  readonly answered: readonly {
    readonly seat: Seat
    readonly kind: string
    readonly picks?: readonly number[]
  }[]
  readonly asked: number
  readonly askedBy: number
  /** The routines that wait for a procedure to end. */
  readonly deferred: readonly Deferred[] | null
  readonly outcome: Outcome | null
}

export type View<P extends Position = Position, S extends Secrets<P> = Secrets<P>> = KernelView &
  SeenFields<P, S>

export function viewOf<P extends Position, S extends Secrets<P>>(
  game: Game<P> & { readonly secrets: S },
  t: P,
  seat: Seat | null,
): View<P, S> {
  const isSecret = hidesWhatIsDone(game, t, seat)
  const kindSeen = (asked: Seat, kind: string) => (isSecret && asked !== seat ? HIDDEN_KIND : kind)
  const kernelPart: KernelView = {
    seat,
    seats: t.seats,
    automas: t.automas,
    isMasked: t.isMasked,
    stack: seenStack(game, t, seat),
    waiting: t.open.map(({ id, seat: asked, kind }) => ({
      id,
      seat: asked,
      kind: kindSeen(asked, kind),
    })),
    answered:
      t.open.length === 0
        ? []
        : t.answers.map((given) =>
            given.seat === seat ? given : { seat: given.seat, kind: kindSeen(given.seat, given.kind) },
          ),
    asked: t.asked,
    askedBy: isSecret ? 0 : t.askedBy,
    deferred: seenDeferred(game, t, seat),
    outcome: t.outcome,
  }
  const fields: Record<string, unknown> = {}
  const isKnown = memoryOf(game.secrets, t, seat)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (policy !== 'knowers') fields[field] = seenField(game, policy, Reflect.get(t, field), seat, isKnown)
  }
  // The loop above has filled every field that the declaration lets be seen.
  return { ...kernelPart, ...fields } as View<P, S>
}

function seenField<P extends Position>(
  game: Game<P>,
  policy: Exclude<Policy, 'knowers'>,
  value: unknown,
  seat: Seat | null,
  isKnown: (piece: number) => boolean,
): unknown {
  // A view must not change when the position does.
  if (!isHidden(policy)) return copyOfField(value)
  const isList = isSeenAsList(game, policy)
  return eachPile(policy, value, (pile, owner) => {
    if ('own' in policy && owner === seat) return pile.slice()
    if (!isList) return pile.length
    const faces = facesOf(game, policy, pile, isKnown)
    return 'own' in policy ? knownFirst(faces) : faces
  })
}

/** Hides the order of another player's hand: known cards are sorted by number, then come the backs of the rest. */
function knownFirst(faces: readonly number[]): number[] {
  const known = faces.filter((face) => face > UNSEEN).sort((a, b) => a - b)
  return [...known, ...faces.filter((face) => face <= UNSEEN).sort((a, b) => b - a)]
}
