import {
  answer,
  anyAnswer,
  assert,
  at,
  canonical,
  type Dice,
  decisionsFor,
  eventFor,
  exactHashOf,
  type Game,
  guess,
  isLegalAnswer,
  movesFor,
  newOutbox,
  type Position,
  preview,
  proceed,
  type RandomBelow,
  readChoice,
  type Seat,
  shuffleWith,
  takeStanding,
  viewOf,
  waitingAt,
  writeFor,
} from '../index.ts'
import { type Answered, type Decision, listDecision, PASS } from '../play/decision.ts'
import { kindOf } from '../play/kinds.ts'
import { dealFitting } from '../secrets/deal.ts'
import { hidesWhatIsDone, restoreFrames } from '../secrets/frames.ts'
import {
  isHidden,
  isListOfPiles,
  listByPiece,
  memoryOf,
  pieceOf,
  pilesOf,
  policyOf,
} from '../secrets/piles.ts'
import { EMPTY, type HiddenPlace } from '../secrets/secrets.ts'
import { moveOfAnybody } from './random-game.ts'

/** Everything that a seat gets to see at a moment, byte by byte. */
export function seenBy<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
  return canonical({
    view: viewOf(game, t, seat),
    decisions: seat === null ? [] : decisionsFor(game, t, seat),
    waiting: waitingAt(game, t),
    moves: seat === null ? [] : movesFor(game, t, seat),
  })
}

/**
 * The same position with every piece that a seat does not know dealt anew among the places where such pieces could lie
 * hidden from it, by the game's declaration and not by its views, and with the same luck to come. The others still
 * know the places that they knew. All questions are listed again, the seat's own too.
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
    // Another card stands for the secret one. Where it asks its owner too, nobody else may see a difference.
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

/** What was answered with a piece that lies elsewhere in this world was answered with another one there. */
function answeredThere<P extends Position>(game: Game<P>, twin: P, given: Answered, dice: Dice): Answered {
  const decision = relisted(game, twin, { ...given, id: -1 })
  const isPossible = isLegalAnswer(game, twin, decision, given.picks)
  return isPossible ? given : { ...given, picks: anyAnswer(game, twin, decision, dice.below) }
}

/** A reaction that only certain cards allow may be out of a seat's reach when they lie elsewhere. */
function relisted<P extends Position>(
  game: Game<P>,
  t: P,
  { id, seat, kind }: Pick<Decision, 'id' | 'seat' | 'kind'>,
): Decision {
  const listed = listDecision(t, kindOf(game, { kind }), seat, id)
  return listed ?? { id, seat, kind, options: [PASS], min: 1, max: 1 }
}

/** A piece that has come into a place is known to those who knew the piece that lay there. */
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
  /** Whatever lies in one place of a pool may lie in the others. */
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

/**
 * A bot's guess must be a legal position that its seat could not tell from the real one, and can be played on from. A
 * guess that happens to be the truth must lead where the truth leads.
 */
export function checkGuess<P extends Position>(game: Game<P>, t: P, seat: Seat, dice: Dice): string[] {
  const own = t.open.filter((open) => open.seat === seat)
  const guessed = guess(game, viewOf(game, t, seat), own, dice.below)
  const problems = game
    .violations(guessed)
    .map((what) => `a guess of seat ${seat} is no legal position: ${what}`)
  const difference = firstDifference(seenBy(game, t, seat), seenBy(game, guessed, seat))
  if (difference !== null && isAskedAlike(t, guessed))
    problems.push(`a guess of seat ${seat} looks different (${difference})`)
  return [...problems, ...checkTrueGuess(game, t, seat, dice), ...checkPlayingOn(game, guessed, seat, dice)]
}

/** A secret card that another one stands for may ask something else, or nobody. */
function isAskedAlike(t: Position, guessed: Position): boolean {
  return (
    canonical(t.open.map(({ id, kind }) => [id, kind])) ===
    canonical(guessed.open.map(({ id, kind }) => [id, kind]))
  )
}

/** Puts the hidden pieces of the truth into a guess: then the same answers with the same luck must come to the same. */
function checkTrueGuess<P extends Position>(game: Game<P>, t: P, seat: Seat, dice: Dice): string[] {
  const [open] = t.open
  if (open === undefined || open.seat !== seat || t.open.length > 1 || t.answers.length > 0) return []
  const truth = guess(game, viewOf(game, t, seat), [open], dice.below)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (isHidden(policy) || policy === 'knowers')
      Reflect.set(truth, field, structuredClone(Reflect.get(t, field)))
  }
  truth.chance = { key: t.chance.key, drawn: { ...t.chance.drawn } }
  const played = game.copy(t)
  const picks = anyAnswer(game, t, open, dice.below)
  try {
    answer(game, truth, open, picks)
  } catch (problem) {
    return [`the truth as a guess of seat ${seat} cannot be played on from: ${String(problem)}`]
  }
  answer(game, played, open, picks)
  return exactHashOf({ ...truth, answers: [] }) === exactHashOf({ ...played, answers: [] })
    ? []
    : [`after ${open.kind} the truth as a guess of seat ${seat} leads elsewhere`]
}

/** A few random answers from a guess: none may fail. */
function checkPlayingOn<P extends Position>(game: Game<P>, guessed: P, seat: Seat, dice: Dice): string[] {
  try {
    for (let step = 0; step < 6 && guessed.outcome === null; step++) {
      const open = guessed.open[0]
      if (open === undefined) break
      answer(game, guessed, open, anyAnswer(game, guessed, open, dice.below))
    }
    return game.violations(guessed).map((what) => `playing on from a guess of seat ${seat}: ${what}`)
  } catch (problem) {
    return [`a guess of seat ${seat} cannot be played on from: ${String(problem)}`]
  }
}

/** What the rules let a seat know by face: its own piles, what lies open and what it remembers, in order. */
function rightfullyKnown<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
  const isKnown = memoryOf(game.secrets, t, seat)
  const known = Object.keys(game.secrets).map((field) => {
    const policy = policyOf(game.secrets, field)
    const value: unknown = Reflect.get(t, field)
    if (typeof policy === 'string') return null
    if (!isHidden(policy)) return value
    return pilesOf(policy, value).map(({ owner, pile }) => {
      if (!('own' in policy)) return pile.map((piece) => (isKnown(piece) ? piece : null))
      return owner === seat ? pile : pile.filter(isKnown).sort((a, b) => a - b)
    })
  })
  return canonical(known)
}

/**
 * Non-interference: change everything that a seat may not know, and not one byte of what it sees may change, now and
 * after the same choice. Tells what differs, or nothing.
 */
export function checkSecrecy<P extends Position>(
  game: Game<P>,
  t: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const twin = scrambled(game, t, seat, dice)
  const problems = game
    .violations(twin)
    .map((what) => `seat ${seat}'s other world is no legal position: ${what}`)
  const difference = firstDifference(seenBy(game, t, seat), seenBy(game, twin, seat))
  if (difference !== null) problems.push(`seat ${seat} can tell what is hidden from it (${difference})`)
  return [
    ...problems,
    ...checkPreview(game, t, twin, seat, dice),
    ...checkNextChoice(game, t, twin, seat, dice),
    ...checkNextMove(game, t, twin, seat, dice),
    ...checkMemory(game, t, twin, seat, dice),
  ]
}

/** What would come of an answer is worked out from a view: it is the same in both worlds. */
function checkPreview<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const open = t.open.find((decision) => decision.seat === seat)
  if (seat === null || open === undefined) return []
  const picks = anyAnswer(game, t, open, dice.below)
  const seed = dice.below(2 ** 30)
  const shown = [t, twin].map((world) => {
    let drawn = seed
    const randomBelow: RandomBelow = (limit) => {
      drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff
      return (drawn >>> 8) % limit
    }
    return canonical(preview(game, viewOf(game, world, seat), open, picks, randomBelow))
  })
  const difference = firstDifference(at(shown, 0), at(shown, 1))
  return difference === null ? [] : [`a preview shows seat ${seat} what is hidden from it (${difference})`]
}

/**
 * Plays the same choice in both worlds. Where the rules themselves show the difference, there is nothing to compare;
 * who is asked to react does not show it at a masked table.
 */
function checkNextChoice<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const index = dice.below(Math.max(1, t.open.length))
  const [open, other] = [t.open[index], twin.open[index]]
  const picks =
    open === undefined || other === undefined ? null : commonPicks(game, t, twin, open, other, dice)
  if (open === undefined || picks === null) return []
  const [after, afterTwin] = [playedOn(game, t, index, picks), playedOn(game, twin, index, picks)]
  if (rulesShow(game, after, seat) !== rulesShow(game, afterTwin, seat)) return []
  const told = (world: P) => seenBy(game, world, seat) + eventsTold(world, seat)
  const difference = firstDifference(told(after), told(afterTwin))
  return difference === null
    ? []
    : [`after ${open.kind} seat ${seat} is told what is hidden from it (${difference})`]
}

/** What a seat may know by the rules themselves; at a table that is not masked, also from who is asked. */
function rulesShow<P extends Position>(game: Game<P>, world: P, seat: Seat | null): string {
  const asked = world.open.map(({ seat: whom, kind }) => [whom, kind])
  return rightfullyKnown(game, world, seat) + (world.isMasked ? '' : canonical(asked))
}

/** The same for something that a seat does while others are asked. */
function checkNextMove<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const made = moveOfAnybody(game, t, dice.below)
  if (made === null) return []
  const { move, seat: mover, picks } = made
  const written = writeFor(t, move, mover, picks)
  const read = readChoice(game, twin, { seat: mover, move: move.name, picks: written })
  if (!read.ok || canonical(read.value.picks) !== canonical(picks)) return []
  const [after, afterTwin] = [t, twin].map((world) => {
    const played = game.copy(world)
    played.out = newOutbox()
    takeStanding(game, played, move, mover, picks)
    return played
  }) as [P, P] // one for each world
  if (rulesShow(game, after, seat) !== rulesShow(game, afterTwin, seat)) return []
  const told = (world: P) => seenBy(game, world, seat) + eventsTold(world, seat)
  const difference = firstDifference(told(after), told(afterTwin))
  return difference === null
    ? []
    : [`after ${move.name} seat ${seat} is told what is hidden from it (${difference})`]
}

/**
 * Plays on in both worlds, and not the same where it is somebody else's choice: whatever a seat has been told alike
 * and sees lying open alike, it remembers alike. Else it would know what was chosen in secret.
 */
function checkMemory<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const index = dice.below(Math.max(1, t.open.length))
  const [open, other] = [t.open[index], twin.open[index]]
  if (open === undefined || other === undefined) return []
  const own =
    open.seat === seat ? commonPicks(game, t, twin, open, other, dice) : anyAnswer(game, t, open, dice.below)
  if (own === null) return []
  const after = playedOn(game, t, index, own)
  const afterTwin = playedOn(
    game,
    twin,
    index,
    open.seat === seat ? own : anyAnswer(game, twin, other, dice.below),
  )
  // Events differ most often, and are compared soonest.
  if (eventsTold(after, seat) !== eventsTold(afterTwin, seat)) return []
  if (inSight(game, after, seat) !== inSight(game, afterTwin, seat)) return []
  const difference = firstDifference(
    canonical(viewOf(game, after, seat)),
    canonical(viewOf(game, afterTwin, seat)),
  )
  return difference === null
    ? []
    : [`after ${open.kind} seat ${seat} remembers what it was not told (${difference})`]
}

function eventsTold(world: Position, seat: Seat | null): string {
  return canonical(world.out?.events.map((event) => eventFor(event, seat)))
}

/** What lies open, what the seat holds, how many lie face down with which backs, and who is asked what by what. */
function inSight<P extends Position>(game: Game<P>, world: P, seat: Seat | null): string {
  const view = viewOf(game, world, seat)
  const fields = Object.keys(game.secrets).map((field) => {
    const policy = policyOf(game.secrets, field)
    const value: unknown = Reflect.get(view, field)
    if (!isHidden(policy)) return value ?? null
    const world1: unknown = Reflect.get(world, field)
    const sizes = pilesOf(policy, world1).map(({ pile }) => pile.length)
    return 'own' in policy && seat !== null && isListOfPiles(world1) ? [sizes, world1[seat]] : sizes
  })
  const { stack, waiting, answered } = view
  return canonical([fields, stack, waiting, answered])
}

function playedOn<P extends Position>(game: Game<P>, t: P, index: number, picks: readonly number[]): P {
  const played = game.copy(t)
  played.out = newOutbox()
  answer(game, played, at(played.open, index), picks)
  return played
}

/** An answer that is legal in both worlds, or null. */
function commonPicks<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  open: Decision,
  other: Decision,
  dice: Dice,
): readonly number[] | null {
  const options = open.options.filter((code) => other.options.includes(code))
  if (open.options.length > 0 && options.length < Math.max(1, open.min)) return null
  const common = { ...open, options, max: Math.min(open.max, options.length || open.max) }
  const picks = anyAnswer(game, t, common, dice.below)
  return isLegalAnswer(game, twin, other, picks) ? picks : null
}

function firstDifference(a: string, b: string): string | null {
  if (a === b) return null
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return `…${a.slice(Math.max(0, index - 40), index + 40)}… or …${b.slice(Math.max(0, index - 10), index + 40)}…`
}
