import { shuffleWith } from '../chance/shuffle.ts'
import {
  anyAnswer,
  assert,
  at,
  canonical,
  type Dice,
  type Game,
  isLegalAnswer,
  type Position,
  proceed,
  type Seat,
  viewOf,
} from '../index.ts'
import { type Answered, type Decision, listDecision, PASS } from '../play/decision.ts'
import { kindOf } from '../play/kinds.ts'
import { dealFitting } from '../secrets/deal.ts'
import { hidesWhatIsDone, restoreFrames } from '../secrets/frames.ts'
import { isHidden, listByPiece, memoryOf, pieceOf, pilesOf, policyOf } from '../secrets/piles.ts'
import { EMPTY, type HiddenPlace } from '../secrets/secrets.ts'

/**
 * The "other world" of a seat: the same position, with all pieces that the seat does not know dealt again among the places
 * where they could lie, and with the same future outcomes of chance. It uses the game's declaration of secrets, not its
 * views. The other seats still know the same places. All questions are listed again, including the seat's own.
 */
export function scrambled<P extends Position>(game: Game<P>, t: P, seat: Seat | null, dice: Dice): P {
  const twin = game.copy(t)
  const places = hiddenPlaces(game, twin, seat)
  for (const pool of new Set(places.map((place) => place.pool))) {
    const own = places.filter((place) => place.pool === pool)
    const pieces = own.map(({ piece }) => piece)
    shuffleWith(pieces, dice.below)
    dealFitting(
      own.map(({ pile, place }) => ({
        put: (piece) => (pile[place.index] = piece),
        couldBe: (piece) => game.publicFacts?.couldBe?.(t, place, piece) !== false,
      })),
      pieces,
    )
  }
  rememberByPlace(game, t, twin, places)
  const seen = viewOf(game, t, seat)
  twin.stack = seen.stack.map((frame) => ({ ...frame }))
  twin.deferred = seen.deferred
  const beginsAnew = restoreFrames(game, twin, dice.below)
  if (beginsAnew) {
    // Another card replaces the secret one. If that also asks its owner, nobody else may see a difference.
    twin.asked = at(t.open, 0).id
    twin.open = []
    proceed(game, twin)
    const whom = (world: P) => canonical(world.open.map(({ id, seat: asked }) => [id, asked]))
    return hidesWhatIsDone(game, twin, seat) && whom(twin) === whom(t) ? twin : game.copy(t)
  }
  twin.open = t.open.map((open) => relisted(game, twin, open))
  if (t.open.length > 0) twin.answers = t.answers.map((given) => answeredThere(game, twin, given, dice))
  return twin
}

/** Replaces the pieces in answers: in the other world, another piece lies in that place. */
function answeredThere<P extends Position>(game: Game<P>, twin: P, given: Answered, dice: Dice): Answered {
  const decision = relisted(game, twin, { ...given, id: -1 })
  const isPossible = isLegalAnswer(game, twin, decision, given.picks)
  return isPossible ? given : { ...given, picks: anyAnswer(game, twin, decision, dice.below) }
}

/** In the other world a seat may not hold the cards for any reaction: then it can only pass. */
function relisted<P extends Position>(
  game: Game<P>,
  t: P,
  { id, seat, kind }: Pick<Decision, 'id' | 'seat' | 'kind'>,
): Decision {
  const listed = listDecision(t, kindOf(game, { kind }), seat, id)
  return listed ?? { id, seat, kind, options: [PASS], min: 1, max: 1 }
}

/** A piece that was dealt to a place is known to the seats that knew the piece there before. */
function rememberByPlace<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  places: readonly PlaceOfUnknown[],
): void {
  const before = listByPiece(game.secrets, 'knowers', t)
  const after = listByPiece(game.secrets, 'knowers', twin)
  if (before === undefined || after === undefined) return
  for (const { piece, pile, place } of places) after[at(pile, place.index)] = at(before, piece)
}

interface PlaceOfUnknown {
  /** Any piece in a place of the pool may lie in the other places of the pool. */
  readonly pool: string
  readonly piece: number
  readonly pile: number[]
  readonly place: HiddenPlace
}

/** The places whose faces the seat may not see and does not remember. */
function hiddenPlaces<P extends Position>(game: Game<P>, t: P, seat: Seat | null): PlaceOfUnknown[] {
  const owners = listByPiece(game.secrets, 'owners', t)
  const isKnown = memoryOf(game.secrets, t, seat)
  return Object.keys(game.secrets).flatMap((field) => {
    const policy = policyOf(game.secrets, field)
    if (!isHidden(policy)) return []
    const kind = pieceOf(policy)
    const backOf = game.publicFacts?.backs?.[kind]
    return pilesOf(policy, Reflect.get(t, field)).flatMap(({ owner, pile }, number) => {
      if ('own' in policy && owner === seat) return []
      const isInOrder = owners === undefined || pile.every((piece) => owners[piece] === owner)
      assert(isInOrder, `${field} holds pieces of another owner`)
      return [...pile.entries()]
        .filter(([, piece]) => piece !== EMPTY && !isKnown(piece))
        .map(([index, piece]) => ({
          pool: `${kind} ${owners === undefined ? '' : owner} ${backOf?.(piece) ?? ''}`,
          piece,
          pile,
          place: { field, pile: number, index },
        }))
    })
  })
}
