import {
  answer,
  anyPicks,
  assert,
  at,
  canonical,
  type Dice,
  decisionsFor,
  eventFor,
  type Game,
  guess,
  newOutbox,
  type Position,
  type RandomBelow,
  type Seat,
  viewOf,
  waitingAt,
} from '../index.ts'
import { type Decision, listDecision } from '../play/decision.ts'
import { kindOf } from '../play/present.ts'
import { listByPiece, memoryOf, pieceOf, pilesOf, policyOf } from '../secrets/piles.ts'

/** Everything that a seat gets to see at a moment, byte by byte. */
export function seenBy<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
  return canonical({
    view: viewOf(game, t, seat),
    decisions: seat === null ? [] : decisionsFor(game, t, seat),
    waiting: waitingAt(game, t, []),
  })
}

/**
 * The same position with every piece that a seat does not know dealt anew among the places where such pieces lie
 * hidden from it, by the game's declaration and not by its views, and with the same luck to come. The others still
 * know the places that they knew. All questions are listed again, the seat's own too.
 */
export function scrambled<P extends Position>(game: Game<P>, t: P, seat: Seat | null, dice: Dice): P {
  const twin = game.copy(t)
  const randomBelow = dice.below
  const isKnown = memoryOf(game.secrets, t, seat)
  const isFixed = ({ isRemembered }: HiddenPile, piece: number) => isRemembered && isKnown(piece)
  const allPiles = hiddenPiles(game, twin, seat)
  for (const kind of new Set(allPiles.map(({ pieces }) => pieces))) {
    const piles = allPiles.filter(({ pieces }) => pieces === kind)
    const pool = piles.flatMap((hidden) => hidden.pile.filter((piece) => !isFixed(hidden, piece)))
    for (const hidden of piles)
      for (const [index, piece] of hidden.pile.entries())
        if (!isFixed(hidden, piece)) hidden.pile[index] = takeAny(pool, randomBelow)
  }
  game.settleGuess?.(twin, viewOf(game, t, seat), randomBelow)
  rememberByPlace(game, t, twin, seat)
  twin.open = t.open.map((open) => {
    const listed = listDecision(twin, kindOf(game, open), open.seat, open.id)
    assert(listed !== null, `seat ${open.seat} has nothing to answer any more (${open.kind})`)
    return listed
  })
  return twin
}

/** A piece that has come into a place is known to those who knew the piece that lay there. */
function rememberByPlace<P extends Position>(game: Game<P>, t: P, twin: P, seat: Seat | null): void {
  const [before, after] = [t, twin].map((world) => listByPiece(game.secrets, 'knowers', world))
  if (before === undefined || after === undefined) return
  const pieces = (world: P) => hiddenPiles(game, world, seat).flatMap(({ pile }) => pile)
  const lay = pieces(t)
  for (const [place, piece] of pieces(twin).entries()) after[piece] = at(before, at(lay, place))
}

function takeAny(pool: number[], randomBelow: RandomBelow): number {
  const index = randomBelow(pool.length)
  const taken = at(pool, index)
  pool[index] = at(pool, pool.length - 1)
  pool.pop()
  return taken
}

interface HiddenPile {
  /** Whatever may lie in one pile may lie in the others of the same name. */
  readonly pieces: string
  readonly isRemembered: boolean
  readonly pile: number[]
}

/** The piles whose faces the seat may not see but where it remembers them. */
function hiddenPiles<P extends Position>(game: Game<P>, t: P, seat: Seat | null): HiddenPile[] {
  const owners = listByPiece(game.secrets, 'owners', t)
  return Object.keys(game.secrets).flatMap((field) => {
    const policy = policyOf(game.secrets, field)
    if (typeof policy === 'string' || 'shown' in policy) return []
    const isRemembered = policy.remembered === true
    const hidden = pilesOf(Reflect.get(t, field)).filter(({ owner }) => !('own' in policy && owner === seat))
    return hidden.map(({ owner, pile }) => {
      const isInOrder = owners === undefined || pile.every((piece) => owners[piece] === owner)
      assert(isInOrder, `${field} holds pieces of another owner`)
      return {
        pieces: owners === undefined ? pieceOf(policy) : `${pieceOf(policy)} ${owner}`,
        isRemembered,
        pile,
      }
    })
  })
}

/** A bot's guess must be a legal position that its seat could not tell from the real one. */
export function checkGuess<P extends Position>(game: Game<P>, t: P, seat: Seat, dice: Dice): string[] {
  const own = t.open.filter((open) => open.seat === seat)
  const guessed = guess(game, viewOf(game, t, seat), own, dice.below)
  const problems = game
    .violations(guessed)
    .map((what) => `a guess of seat ${seat} is no legal position: ${what}`)
  const difference = firstDifference(seenBy(game, t, seat), seenBy(game, guessed, seat))
  return difference === null
    ? problems
    : [...problems, `a guess of seat ${seat} looks different (${difference})`]
}

/** What the rules let a seat know by face: its own piles, what lies open and what it remembers, in order. */
function rightfullyKnown<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
  const isKnown = memoryOf(game.secrets, t, seat)
  const known = Object.keys(game.secrets).map((field) => {
    const policy = policyOf(game.secrets, field)
    const value: unknown = Reflect.get(t, field)
    if (typeof policy === 'string') return null
    if ('shown' in policy) return value
    const remembered = (pile: readonly number[]) => {
      if (!policy.remembered) return null
      return 'own' in policy
        ? pile.filter(isKnown).sort((a, b) => a - b)
        : pile.map((piece) => (isKnown(piece) ? piece : null))
    }
    return pilesOf(value).map(({ owner, pile }) =>
      'own' in policy && owner === seat ? pile : remembered(pile),
    )
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
    ...checkNextChoice(game, t, twin, seat, dice),
    ...checkMemory(game, t, twin, seat, dice),
  ]
}

/** Plays the same choice in both worlds. Where the rules themselves show the difference, there is nothing to compare. */
function checkNextChoice<P extends Position>(
  game: Game<P>,
  t: P,
  twin: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const index = dice.below(Math.max(1, t.open.length))
  const [open, other] = [t.open[index], twin.open[index]]
  const picks = open === undefined || other === undefined ? null : commonPicks(open, other, dice)
  if (open === undefined || picks === null) return []
  const [after, afterTwin] = [playedOn(game, t, index, picks), playedOn(game, twin, index, picks)]
  const shows = (world: P) =>
    rightfullyKnown(game, world, seat) + canonical(world.open.map(({ seat: asked, kind }) => [asked, kind]))
  if (shows(after) !== shows(afterTwin)) return []
  const told = (world: P) => seenBy(game, world, seat) + eventsTold(world, seat)
  const difference = firstDifference(told(after), told(afterTwin))
  return difference === null
    ? []
    : [`after ${open.kind} seat ${seat} is told what is hidden from it (${difference})`]
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
  const randomBelow = dice.below
  const own = open.seat === seat ? commonPicks(open, other, dice) : anyPicks(open, randomBelow)
  if (own === null) return []
  const after = playedOn(game, t, index, own)
  const afterTwin = playedOn(game, twin, index, open.seat === seat ? own : anyPicks(other, randomBelow))
  // Events differ most often, and are compared soonest.
  if (eventsTold(after, seat) !== eventsTold(afterTwin, seat)) return []
  if (inSight(game, after, seat) !== inSight(game, afterTwin, seat)) return []
  const [seen, seenElsewhere] = [after, afterTwin].map((world) => canonical(viewOf(game, world, seat)))
  const difference = firstDifference(seen ?? '', seenElsewhere ?? '')
  return difference === null
    ? []
    : [`after ${open.kind} seat ${seat} remembers what it was not told (${difference})`]
}

function eventsTold(world: Position, seat: Seat | null): string {
  return canonical(world.out?.events.map((event) => eventFor(event, seat)))
}

/** What lies open, what the seat holds, how many lie face down, and who is asked what by what. */
function inSight<P extends Position>(game: Game<P>, world: P, seat: Seat | null): string {
  const view = viewOf(game, world, seat)
  const fields = Object.keys(game.secrets).map((field) => {
    const policy = policyOf(game.secrets, field)
    const value: unknown = Reflect.get(view, field)
    if (typeof policy === 'string' || 'shown' in policy) return value ?? null
    const sizes = pilesOf(Reflect.get(world, field)).map(({ pile }) => pile.length)
    return 'own' in policy && seat !== null ? [sizes, (value as unknown[])[seat]] : sizes
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
function commonPicks(open: Decision, other: Decision, dice: Dice): readonly number[] | null {
  const options = open.options.filter((code) => other.options.includes(code))
  if (open.options.length > 0 && options.length < Math.max(1, open.min)) return null
  return anyPicks({ ...open, options, max: Math.min(open.max, options.length || open.max) }, dice.below)
}

function firstDifference(a: string, b: string): string | null {
  if (a === b) return null
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return `…${a.slice(Math.max(0, index - 40), index + 40)}… or …${b.slice(Math.max(0, index - 10), index + 40)}…`
}
