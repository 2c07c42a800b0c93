import { PASS_OPTION } from '../play/decision.ts'
import type { Answer, Choice } from '../play/engine.ts'
import { eventFor, type GameEvent } from '../play/event.ts'
import type { Game } from '../play/game.ts'
import type { Position, Seat } from '../play/position.ts'
import { type PresentedDecision, presentTaken } from '../play/present.ts'
import { holdersAt } from '../record/holders.ts'
import type { GameRecord } from '../record/record.ts'
import type { ReplayStep } from '../record/replay.ts'
import { HIDDEN_KIND, hidesWhatIsDone } from '../secrets/frames.ts'
import type { HowChosen, TableEntry, TakenAnswer, TakenChoice, Viewer, WaitingFor } from './link.ts'

export const PASS_ID = PASS_OPTION.id

/** The choice that opened the current turn; null before the first one. */
function openingOf(history: readonly TableEntry[]): TakenChoice | null {
  return history.findLast(({ choice }) => choice?.opensTurn === true)?.choice ?? null
}

/** Who is asked, by what, and whose turn it interrupts. The source is left out if a secret card asks. */
export function waitingAt<P extends Position>(game: Game<P>, t: P): WaitingFor[] {
  const turn = game.whoseTurn(t)
  const isSecret = hidesWhatIsDone(game, t, null)
  return t.open.map(({ id, seat, kind }) => ({
    id,
    seat,
    kind: isSecret ? HIDDEN_KIND : kind,
    source: isSecret ? null : (game.decisions[kind]?.source?.(t, seat) ?? null),
    during: seat === turn ? null : turn,
  }))
}

/** What the description of a choice depends on. */
interface ChoiceContext {
  /** What has happened before it. */
  readonly history: readonly TableEntry[]
  readonly how: HowChosen
  /** Whether the answer is described, for its own seat. Nobody sees the questions of bots. */
  readonly isShown: boolean
}

/** Describes a choice just before it is made; null if nobody is asked that question. */
export function describeChoice<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
  { history, how, isShown }: ChoiceContext,
): TakenChoice | null {
  if ('move' in choice && choice.move !== undefined) return takenMove(choice.seat, choice.move, how)
  const { seat, decision, picks } = choice as Answer // a choice without a move is an answer
  const waiting = waitingAt(game, t).find(({ id }) => id === decision)
  const open = t.open.find(({ id }) => id === decision)
  if (waiting === undefined || open === undefined) return null
  const before = openingOf(history)
  const turn = game.turnNumber?.(t)
  const opensTurn = game.whoseTurn(t) === seat && (before?.seat !== seat || before.turn !== turn)
  return {
    seat,
    kind: waiting.kind,
    source: waiting.source,
    opensTurn,
    ...(opensTurn && turn !== undefined && { turn }),
    isPass: typeof picks !== 'number' && picks.length === 1 && picks[0] === PASS_ID,
    how,
    answer: isShown ? takenAnswer(presentTaken(game, t, open, picks), picks) : null,
  }
}

/** A standing move is described by its name only: its events tell the result. */
function takenMove(seat: Seat, move: string, how: HowChosen): TakenChoice {
  return { seat, kind: move, source: null, opensTurn: false, isPass: false, how, answer: null }
}

function takenAnswer(decision: PresentedDecision, picks: Choice['picks']): TakenAnswer {
  return { decision, number: typeof picks === 'number' ? picks : null }
}

/** An entry of the whole history as a viewer may know it. */
export function entryFor({ index, choice, events }: TableEntry, viewer: Viewer): TableEntry {
  const visible = events.map((event) => eventFor(event, viewer))
  if (choice === null || choice.seat === viewer) return { index, choice, events: visible }
  // Others learn that a player declined if the first event is that player's; they never learn that it was forced.
  const isPass = choice.isPass && isBy(visible[0], choice.seat)
  const how = isPass && choice.how === 'passing' ? 'passing' : 'hand'
  return { index, choice: { ...choice, isPass, how, answer: null }, events: visible }
}

function isBy(event: GameEvent | undefined, seat: Seat): boolean {
  return event !== undefined && Reflect.get(event, 'seat') === seat
}

/** The history of a record, entry by entry, collected while the record is replayed. */
export function noteHistory<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
): { readonly history: TableEntry[]; note(step: ReplayStep<P>): void } {
  const history: TableEntry[] = []
  const holders = holdersAt(record)
  let choice: TakenChoice | null = null
  const describe = (t: P, index: number): TakenChoice | null => {
    const next = record.entries[index]
    if (next === undefined) return null
    const isShown = holders(index)[next.seat]?.kind === 'person'
    return describeChoice(game, t, next, { history, how: next.how ?? 'hand', isShown })
  }
  return {
    history,
    note: ({ entry, position, out }) => {
      history.push({ index: entry, choice, events: out.events })
      choice = describe(position, entry + 1)
    },
  }
}
