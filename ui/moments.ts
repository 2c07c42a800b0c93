import type {
  GameEvent,
  GameWords,
  KernelView,
  Lang,
  Line,
  Seat,
  TableEntry,
  TakenChoice,
} from '@kantyna/kernel'
import type { ComponentType } from 'preact'
import type { Motion } from './contract.ts'

/**
 * A moment is something that matters to a player: a roll, a fight, a delivery, a defeat, the end of a round. It
 * consists of events that belong together. Each game gives its types of events a role (`EventRoles`), `momentsOf` finds
 * the moments of a game, and the page shows them. Moments are presentation only: neither rules nor host know them.
 */
export interface Moment {
  readonly kind: string
  /** The number of choices up to and including the one that completed it, as in the log. */
  readonly at: number
  /** The number of the moment among those of one choice. */
  readonly index: number
  readonly events: readonly GameEvent[]
  /** The seats whose pieces, score or roll it is about. */
  readonly seats: readonly Seat[]
}

interface Concerning<E> {
  /** The seats whose pieces, score or roll the event is about; left out: its `seat`. The view shows who owns what. */
  concerns?(event: E, view: KernelView): readonly Seat[]
}

export interface BeginningRole<E> extends Concerning<E> {
  readonly role: 'begins'
  /** The kind of moment that it begins; null: none, and later events join no earlier moment. */
  readonly kind: string | ((event: E) => string | null)
  /** The types of events that complete it, if it lasts several choices; otherwise it ends with its choice. */
  readonly until?: readonly string[]
  /**
   * It is a seat's whole turn: events that concern only that seat are part of it. During the turn, each choice
   * completes a moment with the events since the last one.
   */
  readonly isTurn?: true
}

/**
 * The event belongs to the moment that began last, or to the last one of the kind `of`. Later events join the same
 * moment.
 */
export interface JoiningRole<E> extends Concerning<E> {
  readonly role: 'joins'
  readonly of?: string
  /** The kind of moment that the event joins, if there is one. Otherwise it joins the moment that began last. */
  readonly rather?: string
  /** The kind of moment that it begins if there is none to join. */
  readonly orBegins?: string
}

/** The event ends all open moments: later events join none of them. */
export interface PartingRole {
  readonly role: 'parts'
}

/** The part that an event plays in moments; null: none. */
export type MomentRole<E> = BeginningRole<E> | JoiningRole<E> | PartingRole | null

/** A role, or a function for roles that depend on the event's data. */
type RoleByEvent<E> = MomentRole<E> | ((event: E) => MomentRole<E>)

/** A role for every type of a game's events. The compiler reports a missing type. */
export type EventRoles<E extends GameEvent> = {
  readonly [Type in E['type']]: RoleByEvent<Extract<E, { readonly type: Type }>>
}

/** What a moment changed for a seat, with an icon. It flies to the place where the page shows that fact of the seat. */
export interface MomentChange<I extends string = string> {
  readonly seat: Seat
  readonly icon: I
  /** "+2", "−3,000". */
  readonly text: string
  /** The same as words, for screen readers: "2 fame". */
  readonly label: string
  readonly isBad?: boolean
}

export interface MomentSceneProps {
  readonly moment: Moment
  readonly view: KernelView
  readonly lang: Lang
  readonly motion: Motion
  /** The moment concerns another player and is shown in brief. */
  readonly isBrief: boolean
}

/** A game's texts and drawings of its moments. */
export interface GameMoments<I extends string = string> {
  readonly roles: Readonly<Record<string, RoleByEvent<never>>>
  title(moment: Moment, lang: Lang): Line
  /** The title until the roll is known (`knownAfter`). Null or left out: the usual title does not reveal the roll. */
  opening?(moment: Moment, lang: Lang): Line | null
  /**
   * When the scene shows the result, in milliseconds after its start. Until then neither the title nor the changes
   * reveal it. Left out: at once.
   */
  knownAfter?(moment: Moment, motion: Motion): number
  /** The whole moment in one sentence, for the log, for screen readers and for players whom it does not concern. */
  sentence(moment: Moment, lang: Lang): Line
  changes(moment: Moment, lang: Lang): readonly MomentChange<I>[]
  /** Whether the title says everything about an event, so that it needs no line below. */
  isTitle?(event: GameEvent): boolean
  /** Draws what led to the moment and what was rolled or played. Fetched later. Left out: the lines of the log. */
  readonly Scene?: ComponentType<MomentSceneProps>
  /**
   * How long the scene of a whole turn plays, in milliseconds. It is played for every viewer. Null or left out: players
   * whom a moment does not concern see only its sentence.
   */
  sceneTime?(moment: Moment): number | null
  /** The view before a whole turn has moved its pieces. Null: the turn moves nothing. */
  before?(moment: Moment, view: KernelView): KernelView | null
  /** When these pieces move, in milliseconds after the scene's start. */
  movesAfter?(moment: Moment, motion: Motion): number
  /**
   * Whether the next question already shows the same to the players whom the moment concerns, for example in a panel.
   * Then the moment is not shown to them.
   */
  isShownByQuestion?(moment: Moment, view: KernelView): boolean
  /** What a seat has achieved in its turn, in one line; null if there is nothing worth telling. */
  turnSummary?(seat: Seat, events: readonly GameEvent[], lang: Lang): Line | null
}

interface Draft {
  /** The number of moments that began before it; for a turn that goes on, before its latest part. */
  order: number
  readonly kind: string
  readonly until: readonly string[]
  /** The seats whose whole turn it is; null for all other moments. */
  readonly turnOf: readonly Seat[] | null
  /** Whether a part of the turn is already in a moment. */
  goesOn: boolean
  readonly events: GameEvent[]
  readonly seats: Set<Seat>
}

/** The kind of moment for a change without an earlier cause, if the affected seat did not choose it. */
export const UNASKED = 'unasked'

/** The moments of a game in the order of the choices that completed them, then in the order in which they began. */
export function momentsOf(
  roles: GameMoments['roles'],
  entries: readonly TableEntry[],
  view: KernelView,
): Moment[] {
  return momentFinder(roles)(entries, view)
}

/** Finds the moments of a game in progress: pass each entry once. */
export function momentFinder(
  roles: GameMoments['roles'],
): (entries: readonly TableEntry[], view: KernelView) => Moment[] {
  /** Moments that last several choices and are not completed yet. */
  let open: Draft[] = []
  let begun = 0
  return (entries, view) => {
    const moments: Moment[] = []
    for (const { index, choice, events } of entries) {
      const completed: Draft[] = []
      /** Moments of this choice that can still be joined. */
      let recent: Draft[] = []
      const begin = (
        kind: string,
        role: Partial<BeginningRole<GameEvent>>,
        seats: readonly Seat[],
      ): Draft => {
        const { until, isTurn } = role
        const turnOf = isTurn === true ? seats : null
        const draft = {
          order: begun++,
          kind,
          until: until ?? [],
          turnOf,
          goesOn: false,
          events: [],
          seats: new Set<Seat>(),
        }
        ;(until === undefined ? completed : open).push(draft)
        return draft
      }
      for (const event of events) {
        const role = roleOf(roles, event)
        const ended = open.findLast(({ until }) => until.includes(event.type))
        if (ended !== undefined) {
          open = open.filter((draft) => draft !== ended)
          completed.push(ended)
          recent.push(ended)
        }
        if (role === null) continue
        if (role.role === 'parts') {
          completed.push(...open)
          open = []
          recent = []
          continue
        }
        const seats = role.concerns?.(event, view) ?? seatOf(event)
        const turn = open.findLast(
          ({ turnOf }) => turnOf !== null && seats.every((seat) => turnOf.includes(seat)),
        )
        const joined =
          role.role === 'begins'
            ? (turn ?? begin(role.kind, role, seats))
            : (momentToJoin(role, [...open, ...recent]) ??
              (role.orBegins === undefined ? turn : (turn ?? begin(role.orBegins, {}, seats))) ??
              (isUnasked(choice, seats) ? begin(UNASKED, {}, seats) : null))
        if (joined === null) continue
        if (joined.goesOn && joined.events.length === 1) joined.order = begun++
        recent = [...recent.filter((draft) => draft !== joined), joined]
        joined.events.push(event)
        for (const seat of seats) joined.seats.add(seat)
      }
      const underWay = open.filter(({ turnOf }) => turnOf !== null)
      moments.push(
        ...[...completed, ...underWay]
          .filter(isNews)
          .toSorted((one, other) => one.order - other.order)
          .map(({ kind, events, seats }, each) => ({
            kind,
            at: index + 1,
            index: each,
            events: [...events],
            seats: [...seats],
          })),
      )
      // Each part of a turn contains the event that began the turn.
      for (const turn of underWay) {
        turn.events.length = 1
        turn.goesOn = true
      }
    }
    return moments
  }
}

/** A part of a turn is news only if it has more than the event that began the turn. */
function isNews({ turnOf, events }: Draft): boolean {
  return events.length > (turnOf === null ? 0 : 1)
}

type ResolvedRole =
  | (BeginningRole<GameEvent> & { readonly kind: string })
  | JoiningRole<GameEvent>
  | PartingRole
  | null

function roleOf(roles: GameMoments['roles'], event: GameEvent): ResolvedRole {
  const given = (roles[event.type] ?? null) as RoleByEvent<GameEvent> // each role belongs to its own type of event
  const role = typeof given === 'function' ? given(event) : given
  if (role?.role !== 'begins') return role
  const kind = typeof role.kind === 'string' ? role.kind : role.kind(event)
  return kind === null ? { role: 'parts' } : { ...role, kind }
}

function momentToJoin({ of, rather }: JoiningRole<GameEvent>, drafts: readonly Draft[]): Draft | null {
  const wanted = drafts.findLast(({ kind }) => kind === (of ?? rather))
  return wanted ?? (of === undefined ? drafts.at(-1) : null) ?? null
}

/** Whether one of the seats did not make the choice by hand. */
function isUnasked(choice: TakenChoice | null, seats: readonly Seat[]): boolean {
  return choice !== null && seats.some((seat) => choice.seat !== seat || choice.how !== 'hand')
}

function seatOf(event: GameEvent): readonly Seat[] {
  const seat: unknown = Reflect.get(event, 'seat')
  return typeof seat === 'number' ? [seat] : []
}

/** The log's lines for a moment as one sentence, for moments that need no other words. */
export function logSentence(words: GameWords, { events }: Moment): Line {
  return linesOf(words, events).flatMap((line, index) => (index === 0 ? line : [' ', ...line]))
}

/** The lines of some events. Events that belong together are one line, as in the log. */
export function linesOf(words: GameWords, events: readonly GameEvent[]): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < events.length; ) {
    const rest = events.slice(index)
    const [event] = rest
    const together = words.together?.(rest) ?? null
    const line = together?.line ?? (event === undefined ? null : words.event(event))
    if (line !== null) lines.push(line)
    index += together?.count ?? 1
  }
  return lines
}

/** The sum of some changes for each seat and icon, without sums of zero. */
export function summedChanges<I extends string>(
  changes: readonly { readonly seat: Seat; readonly icon: I; readonly by: number }[],
  label: (icon: I, amount: number) => string,
): MomentChange<I>[] {
  const sums = new Map<string, { seat: Seat; icon: I; by: number }>()
  for (const { seat, icon, by } of changes) {
    const sum = sums.get(`${seat} ${icon}`)
    if (sum === undefined) sums.set(`${seat} ${icon}`, { seat, icon, by })
    else sum.by += by
  }
  return [...sums.values()]
    .filter(({ by }) => by !== 0)
    .map(({ seat, icon, by }) => ({
      seat,
      icon,
      text: by > 0 ? `+${by}` : `−${-by}`,
      label: label(icon, by),
      ...(by < 0 && { isBad: true }),
    }))
}
