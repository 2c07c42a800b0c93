import { PASS_OPTION } from '../play/decision.ts'
import type { Choice } from '../play/engine.ts'
import { eventFor, type GameEvent } from '../play/event.ts'
import type { Game } from '../play/game.ts'
import type { Position, Seat } from '../play/position.ts'
import { type PresentedDecision, present } from '../play/present.ts'
import type { GameRecord } from '../record/record.ts'
import type { ReplayStep } from '../record/replay.ts'
import { HIDDEN_KIND, hidesWhatIsDone } from '../secrets/frames.ts'
import type { HowChosen, TableEntry, TakenAnswer, TakenChoice, Viewer, WaitingFor } from './link.ts'

export const PASS_ID = PASS_OPTION.id

/** The choice that opened the turn under way; null before the first one. */
function openingOf(history: readonly TableEntry[]): TakenChoice | null {
  return history.findLast(({ choice }) => choice?.opensTurn === true)?.choice ?? null
}

/** Who is asked, by what, and whose turn it breaks into. What asks on behalf of a secret card is not told. */
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

/** Describes a choice just before it is made. `asked` is the question as it was presented, where anybody may see it. */
export function takenChoice<P extends Position>(
  game: Game<P>,
  t: P,
  { id, seat, kind, source }: WaitingFor,
  { picks }: Pick<Choice, 'picks'>,
  {
    history,
    how,
    asked,
  }: {
    readonly history: readonly TableEntry[]
    readonly how: HowChosen
    readonly asked: PresentedDecision | null
  },
): TakenChoice {
  const before = openingOf(history)
  const turn = game.turnNumber?.(t)
  const opensTurn = game.whoseTurn(t) === seat && (before?.seat !== seat || before.turn !== turn)
  return {
    seat,
    kind,
    source,
    opensTurn,
    ...(opensTurn && turn !== undefined && { turn }),
    isPass: typeof picks !== 'number' && picks.length === 1 && picks[0] === PASS_ID,
    how,
    answer: asked === null || asked.id !== id ? null : takenAnswer(asked, picks),
  }
}

/** A standing move is told by its name: what it came to is told by its events. */
export function takenMove(seat: Seat, move: string, how: HowChosen): TakenChoice {
  return { seat, kind: move, source: null, opensTurn: false, isPass: false, how, answer: null }
}

function takenAnswer(asked: PresentedDecision, picks: Choice['picks']): TakenAnswer {
  if (typeof picks === 'number') return { decision: { ...asked, options: [], blocked: [] }, number: picks }
  const options = asked.options.filter((option) => picks.includes(option.id))
  return { decision: { ...asked, options, blocked: [] }, number: null }
}

/** An entry of the whole history as a viewer may know it. */
export function entryFor({ index, choice, events }: TableEntry, viewer: Viewer): TableEntry {
  const told = events.map((event) => eventFor(event, viewer))
  if (choice === null || choice.seat === viewer) return { index, choice, events: told }
  // That somebody declined is known where they are told to have done something; that they had no other way, never.
  const isPass = choice.isPass && isBy(told[0], choice.seat)
  const how = isPass && choice.how === 'passing' ? 'passing' : 'hand'
  return { index, choice: { ...choice, isPass, how, answer: null }, events: told }
}

function isBy(event: GameEvent | undefined, seat: Seat): boolean {
  return event !== undefined && Reflect.get(event, 'seat') === seat
}

/** What a record does not tell: how a choice came about. */
export type HowAt = (index: number) => HowChosen

/** Everything that a record tells of a game, entry by entry, noted while somebody plays the record. `howAt`: see `HowChosen`. */
export function noteHistory<P extends Position, O extends object>(
  game: Game<P, O>,
  record: GameRecord,
  howAt: HowAt = () => 'hand',
): { readonly history: TableEntry[]; note(step: ReplayStep<P>): void } {
  const history: TableEntry[] = []
  let choice: TakenChoice | null = null
  const describe = (t: P, index: number): TakenChoice | null => {
    const next = record.entries[index]
    if (next === undefined) return null
    if (next.move !== undefined) return takenMove(next.seat, next.move, howAt(index))
    const waiting = waitingAt(game, t).find(({ id }) => id === next.decision)
    const open = t.open.find(({ id }) => id === next.decision)
    if (waiting === undefined || open === undefined) return null
    return takenChoice(game, t, waiting, next, {
      history,
      how: howAt(index),
      // Nobody looks over a bot's shoulder.
      asked: record.seats[open.seat]?.kind === 'person' ? present(game, t, open) : null,
    })
  }
  return {
    history,
    note: ({ entry, position, out }) => {
      history.push({ index: entry, choice, events: out.events })
      choice = describe(position, entry + 1)
    },
  }
}
