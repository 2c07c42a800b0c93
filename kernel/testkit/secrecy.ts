import {
  answer,
  anyAnswer,
  at,
  type CheckedGame,
  canonical,
  type Dice,
  eventFor,
  type Game,
  isLegalAnswer,
  newOutbox,
  type Position,
  preview,
  type RandomBelow,
  readChoice,
  type Seat,
  takeStanding,
  viewOf,
  writeFor,
} from '../index.ts'
import type { Decision } from '../play/decision.ts'
import { isHidden, isListOfPiles, memoryOf, pilesOf, policyOf } from '../secrets/piles.ts'
import { randomMove } from './random-game.ts'
import { scrambled } from './scrambled.ts'
import { firstDifference, seenBy } from './seen.ts'

/** A position, and another world that a seat (or a spectator: null) cannot distinguish from it. */
interface Worlds<P extends Position> {
  readonly game: CheckedGame<P>
  readonly t: P
  readonly twin: P
  readonly seat: Seat | null
  readonly dice: Dice
}

/**
 * Non-interference: if everything changes that a seat may not know, no byte of what it sees may change, now and after the
 * same choice. Returns what differs.
 */
export function checkSecrecy<P extends Position>(
  game: CheckedGame<P>,
  t: P,
  seat: Seat | null,
  dice: Dice,
): string[] {
  const worlds = { game, t, twin: scrambled(game, t, seat, dice), seat, dice }
  return [
    ...game.violations(worlds.twin).map((what) => `seat ${seat}'s other world is no legal position: ${what}`),
    ...compare(worlds, (world) => seenBy(game, world, seat), `seat ${seat} can tell what is hidden from it`),
    ...checkPreview(worlds),
    ...checkNextChoice(worlds),
    ...checkNextMove(worlds),
    ...checkMemory(worlds),
  ]
}

/** Both worlds must look the same; otherwise the sentence says what differs. */
function compare<P extends Position>(
  { t, twin }: Pick<Worlds<P>, 't' | 'twin'>,
  tell: (world: P) => string,
  sentence: string,
): string[] {
  const difference = firstDifference(tell(t), tell(twin))
  return difference === null ? [] : [`${sentence} (${difference})`]
}

/** The preview of an answer is computed from a view, so it must be the same in both worlds. */
function checkPreview<P extends Position>(worlds: Worlds<P>): string[] {
  const { game, t, seat, dice } = worlds
  const open = t.open.find((decision) => decision.seat === seat)
  if (seat === null || open === undefined) return []
  const picks = anyAnswer(game, t, open, dice.below)
  const seed = dice.below(2 ** 30)
  const previewed = (world: P) => {
    let drawn = seed
    const randomBelow: RandomBelow = (limit) => {
      drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff
      return (drawn >>> 8) % limit
    }
    return canonical(preview(game, viewOf(game, world, seat), open, picks, randomBelow))
  }
  return compare(worlds, previewed, `a preview shows seat ${seat} what is hidden from it`)
}

function checkNextChoice<P extends Position>(worlds: Worlds<P>): string[] {
  const { game, t, twin, dice } = worlds
  const index = dice.below(Math.max(1, t.open.length))
  const [open, other] = [t.open[index], twin.open[index]]
  if (open === undefined || other === undefined) return []
  const picks = commonPicks(worlds, open, other)
  if (picks === null) return []
  return checkAfter(worlds, open.kind, (world) => answer(game, world, at(world.open, index), picks))
}

/** The same check for a standing move. */
function checkNextMove<P extends Position>(worlds: Worlds<P>): string[] {
  const { game, t, twin, dice } = worlds
  const made = randomMove(game, t, dice.below)
  if (made === null) return []
  const { move, seat: mover, picks } = made
  const written = writeFor(t, move, mover, picks)
  const read = readChoice(game, twin, { seat: mover, move: move.name, picks: written })
  if (!read.ok || canonical(read.value.picks) !== canonical(picks)) return []
  return checkAfter(worlds, move.name, (world) => takeStanding(game, world, move, mover, picks))
}

/**
 * Makes the same choice in both worlds. If the rules themselves reveal the difference, there is nothing to compare. At a
 * masked table, the rules may not reveal it by who is asked to react.
 */
function checkAfter<P extends Position>(
  { game, t, twin, seat }: Worlds<P>,
  what: string,
  play: (world: P) => void,
): string[] {
  const after = { t: played(game, t, play), twin: played(game, twin, play) }
  if (rulesShow(game, after.t, seat) !== rulesShow(game, after.twin, seat)) return []
  if (placesShown(game, t, after.t, seat) !== placesShown(game, twin, after.twin, seat)) return []
  const told = (world: P) => seenBy(game, world, seat) + eventsTold(world, seat)
  return compare(after, told, `after ${what} seat ${seat} is told what is hidden from it`)
}

/**
 * If viewers can distinguish the places of a face-down pile (because they saw where each secret was drawn), a viewer also
 * sees from which place a piece is turned up.
 */
function placesShown<P extends Position>(game: Game<P>, before: P, after: P, seat: Seat | null): string {
  if (game.publicFacts?.couldBe === undefined) return ''
  const isKnown = memoryOf(game.secrets, after, seat)
  const places = Object.keys(game.secrets).map((field) => {
    const policy = policyOf(game.secrets, field)
    if (typeof policy === 'string' || !isHidden(policy)) return null
    const left = new Set(pilesOf(policy, Reflect.get(after, field)).flatMap(({ pile }) => pile))
    return pilesOf(policy, Reflect.get(before, field)).map(({ pile }) =>
      pile.flatMap((piece, place) => (isKnown(piece) || !left.has(piece) ? [place] : [])),
    )
  })
  return canonical(places)
}

/** A copy of a position after a choice, with a listener. */
function played<P extends Position>(game: Game<P>, world: P, play: (world: P) => void): P {
  const after = game.copy(world)
  after.out = newOutbox()
  play(after)
  return after
}

/**
 * What the rules let a seat know. At a table that is not masked, that includes who is asked, how often, and at which stage
 * of which procedure: such a table skips windows that nobody can use.
 */
function rulesShow<P extends Position>(game: Game<P>, world: P, seat: Seat | null): string {
  const asked = world.open.map(({ id, seat: whom, kind }) => [id, whom, kind])
  const stages = world.stack.map(({ routine, stage }) => [routine, stage])
  return allowedFaces(game, world, seat) + (world.isMasked ? '' : canonical([asked, stages]))
}

/** The faces that the rules let a seat know: its own piles, face-up pieces, and pieces that it remembers, in order. */
function allowedFaces<P extends Position>(game: Game<P>, t: P, seat: Seat | null): string {
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
 * Plays on in both worlds, with different choices of the other seats. If a seat gets the same events and sees the same
 * table, it must remember the same pieces; otherwise it would know what was chosen in secret.
 */
function checkMemory<P extends Position>(worlds: Worlds<P>): string[] {
  const { game, t, twin, seat, dice } = worlds
  const index = dice.below(Math.max(1, t.open.length))
  const [open, other] = [t.open[index], twin.open[index]]
  if (open === undefined || other === undefined) return []
  const own = open.seat === seat ? commonPicks(worlds, open, other) : anyAnswer(game, t, open, dice.below)
  if (own === null) return []
  const others = open.seat === seat ? own : anyAnswer(game, twin, other, dice.below)
  const after = {
    t: played(game, t, (world) => answer(game, world, at(world.open, index), own)),
    twin: played(game, twin, (world) => answer(game, world, at(world.open, index), others)),
  }
  // Events are compared first, because they differ most often.
  if (eventsTold(after.t, seat) !== eventsTold(after.twin, seat)) return []
  if (inSight(game, after.t, seat) !== inSight(game, after.twin, seat)) return []
  const viewed = (world: P) => canonical(viewOf(game, world, seat))
  return compare(after, viewed, `after ${open.kind} seat ${seat} remembers what it was not told`)
}

function eventsTold(world: Position, seat: Seat | null): string {
  return canonical(world.out?.events.map((event) => eventFor(event, seat)))
}

/** Face-up pieces, the seat's own pieces, the numbers and backs of face-down pieces, and who is asked what. */
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

/** An answer that is legal in both worlds, or null. */
function commonPicks<P extends Position>(
  { game, t, twin, dice }: Worlds<P>,
  open: Decision,
  other: Decision,
): readonly number[] | null {
  const options = open.options.filter((code) => other.options.includes(code))
  if (open.options.length > 0 && options.length < Math.max(1, open.min)) return null
  const common = { ...open, options, max: Math.min(open.max, options.length || open.max) }
  const picks = anyAnswer(game, t, common, dice.below)
  return isLegalAnswer(game, twin, other, picks) ? picks : null
}
