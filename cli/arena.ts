import { type BotName, chooseAsBot, moveAsBot } from '@kantyna/bots'
import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  type CheckedGame,
  type Choice,
  type Decision,
  everyAnswer,
  Fault,
  fastDice,
  type Game,
  type GameWithBots,
  hasOffer,
  isLegalAnswer,
  type MadeMove,
  Match,
  newChance,
  newOutbox,
  type Outcome,
  type Position,
  type Seat,
  type SeatHolder,
  seatingFor,
  type Tally,
  takeStanding,
  viewOf,
  writeFor,
  writePicks,
} from '@kantyna/kernel'
import { matchKeys } from './keys.ts'
import { messageOf } from './terminal.ts'

/** Where bots play each other: one game at a time, with every check after every choice. */

export interface Seating {
  readonly options: object
  readonly seed: number
  /** One bot for each seat. */
  readonly bots: readonly BotName[]
}

/** A game in progress: simulations play a bare position, recorded games a match. */
export interface Table {
  readonly position: Position
  take(decision: Decision, picks: readonly number[]): void
  /** A standing move of a seat. */
  move(made: MadeMove<Position>): void
}

export type Chooser = (t: Position, decision: Decision) => readonly number[]

/** The standing move that a seat makes before the next question is answered, or null. */
export type Mover = (t: Position) => MadeMove<Position> | null

/** A table of random bots answers this many questions for each standing move. */
const DECISIONS_PER_MOVE = 8

export interface Played {
  readonly outcome: Outcome | null
  readonly decisions: number
  readonly violations: readonly { readonly decision: number; readonly what: string }[]
}

/** A table for simulations: it uses fast random numbers, and only a tally listens to its events. */
export function bareTable(
  game: Game,
  players: number,
  { options, seed }: Omit<Seating, 'bots'>,
  tally: Tally | null = null,
): Table {
  const seats = seatingFor(game, players, options)
  const out = tally === null ? undefined : newOutbox()
  const position = begin(game, seats, options, newChance(seed, game.streams), out)
  position.out = null
  if (out !== undefined) tally?.see(position, out.events)
  const withEvents = (change: () => void) => {
    if (tally === null) return change()
    const outbox = newOutbox()
    position.out = outbox
    change()
    position.out = null
    tally.see(position, outbox.events)
  }
  return {
    position,
    take: (decision, picks) => withEvents(() => answer(game, position, decision, picks)),
    move: ({ seat, move, picks }) => withEvents(() => takeStanding(game, position, move, seat, picks)),
  }
}

/** The automas that join this number of players. */
export function automaHolders(game: Game, players: number, options: object, name: string): SeatHolder[] {
  const { automas = [] } = seatingFor(game, players, options)
  return automas.map((_, index) => ({
    name: automas.length > 1 ? `${name} ${index + 1}` : name,
    kind: 'automa',
  }))
}

/** A table that uses the fair random numbers of real games and keeps a record. */
export function recordedTable(
  game: Game,
  { bots, options, seed }: Seating,
  tally: Tally | null = null,
): Table & { match: Match } {
  const seats = [
    ...bots.map((level, seat) => ({ name: `Bot ${seat + 1}`, kind: 'bot' as const, level })),
    ...automaHolders(game, bots.length, options, 'Automa'),
  ]
  const match = new Match(game, { options, seats, ...matchKeys(seats, seed) })
  tally?.see(match.position, match.eventsFor(null).flat())
  const choose = (choice: Choice) => {
    const chosen = match.choose(choice)
    if (chosen.ok) tally?.see(match.position, chosen.value)
  }
  return {
    match,
    get position() {
      return match.position
    },
    take(decision, picks) {
      const written = writePicks(game, match.position, decision, picks)
      choose({ seat: decision.seat, decision: decision.id, picks: written })
    },
    move({ seat, move, picks }) {
      choose({ seat, move: move.name, picks: writeFor(match.position, move, seat, picks) })
    },
  }
}

/** Chooses for the bots. The random bot needs no view: it would pick from the same list with the same chances. */
export function botChooser(game: GameWithBots, { bots, seed }: Seating): Chooser {
  const randomBelow = fastDice(seed).below
  return (t, decision) => {
    const name = at(bots, decision.seat)
    if (name === 'random') return anyAnswer(game, t, decision, randomBelow)
    const thinkingSeed = randomBelow(2 ** 31)
    const only = onlyAnswerTo(game, t, decision)
    if (only !== null) return only
    return chooseAsBot(game, name, { view: viewOf(game, t, decision.seat), decision, seed: thinkingSeed })
  }
}

/**
 * Makes the standing moves of the bots. A random bot makes any legal move now and then. The other bots answer offers
 * first. When they are asked something, and after a move of a random bot, they make the moves that improve their
 * position or are worth proposing.
 */
export function botMover(game: GameWithBots, { bots, seed }: Seating): Mover {
  if (game.standing === undefined) return () => null
  const randomBelow = fastDice(seed).below
  const isRandom = (seat: Seat) => at(bots, seat) === 'random'
  const thinkers = [...bots.keys()].filter((seat) => !isRandom(seat))
  let asked = -1
  let considering: Seat[] = []
  const considered = (t: Position, seat: Seat) => {
    const decisions = t.open.filter((open) => open.seat === seat)
    const view = viewOf(game, t, seat)
    return moveAsBot(game, { seat, view, decisions, seed: randomBelow(2 ** 31) })
  }
  return (t) => {
    if (t.asked !== asked) {
      asked = t.asked
      considering = t.open.map(({ seat }) => seat).filter((seat) => !isRandom(seat))
    }
    const offered = thinkers.find((seat) => hasOffer(game, t, seat))
    const answered = offered === undefined ? null : considered(t, offered)
    if (answered !== null) return answered
    for (let seat = considering.pop(); seat !== undefined; seat = considering.pop()) {
      const made = considered(t, seat)
      if (made === null) continue
      // Its effects may allow further moves: the game limits how many.
      considering.push(seat)
      return made
    }
    const mover = randomBelow(bots.length)
    if (!isRandom(mover) || randomBelow(DECISIONS_PER_MOVE) > 0) return null
    considering = thinkers.slice()
    return anyMove(game, t, mover, randomBelow)
  }
}

/** The only legal answer to a question, or null if there is a choice. */
export function onlyAnswerTo(game: Game, t: Position, decision: Decision): readonly number[] | null {
  const [only, other] = everyAnswer(game, t, decision, 1) ?? []
  return other === undefined ? (only ?? null) : null
}

export function playOut(
  game: CheckedGame,
  table: Table,
  choose: Chooser,
  standingMover: Mover = () => null,
): Played {
  const violations: { decision: number; what: string }[] = []
  let decisions = 0
  try {
    while (table.position.outcome === null) {
      const decision = table.position.open[0]
      const stuck = stuckReason(game, decision, decisions)
      if (decision === undefined || stuck !== null) {
        violations.push({ decision: decisions, what: stuck ?? '' })
        break
      }
      const made = standingMover(table.position)
      if (made !== null) {
        // Not counted as a decision: the game itself limits the number of standing moves.
        table.move(made)
        for (const what of game.violations(table.position)) violations.push({ decision: decisions, what })
        continue
      }
      const picks = choose(table.position, decision)
      if (!isLegalAnswer(game, table.position, decision, picks)) {
        violations.push({ decision: decisions, what: `illegal answer to ${decision.kind}: ${picks.join()}` })
        break
      }
      table.take(decision, picks)
      decisions++
      for (const what of game.violations(table.position)) violations.push({ decision: decisions - 1, what })
    }
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem
    violations.push({ decision: decisions, what: `fault: ${messageOf(problem)}` })
    return { outcome: null, decisions, violations }
  }
  return { outcome: table.position.outcome, decisions, violations }
}

function stuckReason(game: Game, decision: Decision | undefined, decisions: number): string | null {
  if (decision === undefined) return 'nobody is asked, and the game is not over'
  if (decisions >= game.longestGame) return `the game goes on after ${game.longestGame} decisions`
  return null
}
