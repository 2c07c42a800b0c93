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
 * A moment is something that matters to a player: a roll, a fight, a delivery, a defeat, the end of a round. It is made of
 * events that belong together. Games say of each type of their events which part it plays (`EventRoles`), `momentsOf` finds
 * the moments of a game, and the page shows them. Moments are presentation only: neither rules nor host know of them.
 */
export interface Moment {
  readonly kind: string
  /** How many choices had been made with the one that completed it, as in the log. */
  readonly at: number
  /** Tells the moments of one choice apart. */
  readonly index: number
  readonly events: readonly GameEvent[]
  /** Whose pieces, score or roll it is about. */
  readonly seats: readonly Seat[]
}

interface Concerning<E> {
  /** Whose pieces, score or roll the event is about; left out: its `seat`. The view says who owns what. */
  concerns?(event: E, view: KernelView): readonly Seat[]
}

export interface BeginningRole<E> extends Concerning<E> {
  readonly role: 'begins'
  /** What kind of moment it begins; null: none, and what comes after it belongs to no moment before it. */
  readonly kind: string | ((event: E) => string | null)
  /** The types of events that complete it, where it goes on through several choices; else it ends with its choice. */
  readonly until?: readonly string[]
  /**
   * It is somebody's whole turn: what happens to its own seats alone is part of it. While it goes on, each choice tells
   * what has happened in it since the last.
   */
  readonly isTurn?: true
}

/** It belongs to the moment that was begun last, or to the last one of the kind `of`, as does what comes after it. */
export interface JoiningRole<E> extends Concerning<E> {
  readonly role: 'joins'
  readonly of?: string
  /** The kind that it joins in preference to the one that was begun last. */
  readonly rather?: string
  /** The kind of moment that it begins where there is none to join. */
  readonly orBegins?: string
}

/** What comes after it belongs to no moment before it: what is still open is over. */
export interface PartingRole {
  readonly role: 'parts'
}

/** Which part an event plays in moments; null: none. */
export type MomentRole<E> = BeginningRole<E> | JoiningRole<E> | PartingRole | null

/** The same where it depends on what the event says. */
type RoleByEvent<E> = MomentRole<E> | ((event: E) => MomentRole<E>)

/** A role for every type of a game's events: a type that is missing does not compile. */
export type EventRoles<E extends GameEvent> = {
  readonly [Type in E['type']]: RoleByEvent<Extract<E, { readonly type: Type }>>
}

/** What a moment has changed for a seat, as a fact with an icon: it flies to where the page shows that fact of the seat. */
export interface MomentChange<I extends string = string> {
  readonly seat: Seat
  readonly icon: I
  /** "+2", "−3,000". */
  readonly text: string
  /** The same for whoever cannot see the icon: "2 fame". */
  readonly label: string
  readonly isBad?: boolean
}

export interface MomentSceneProps {
  readonly moment: Moment
  readonly view: KernelView
  readonly lang: Lang
  readonly motion: Motion
  /** Told in brief: it concerns somebody else. */
  readonly isBrief: boolean
}

/** What a game says and draws of its moments. */
export interface GameMoments<I extends string = string> {
  readonly roles: Readonly<Record<string, RoleByEvent<never>>>
  title(moment: Moment, lang: Lang): Line
  /**
   * The title before it is known what was rolled, for the time that `knownAfter` gives. Null, or left out: the title says
   * nothing of that.
   */
  opening?(moment: Moment, lang: Lang): Line | null
  /**
   * How far into its scene it is known what the moment has come to, in milliseconds: until then neither the title nor the
   * changes tell it. Left out: at once.
   */
  knownAfter?(moment: Moment, motion: Motion): number
  /** The whole moment in one sentence, for the log, the screen reader and those whom it does not concern. */
  sentence(moment: Moment, lang: Lang): Line
  changes(moment: Moment, lang: Lang): readonly MomentChange<I>[]
  /** Whether the title says all of an event, so that it needs no line below. */
  isTitle?(event: GameEvent): boolean
  /** What led to it and what was rolled or played. Fetched later. Left out: the lines of the log. */
  readonly Scene?: ComponentType<MomentSceneProps>
  /**
   * How long the scene of somebody's whole turn plays, in milliseconds: it is played for everybody. Null, or left out:
   * whom a moment does not concern is told its sentence.
   */
  sceneTime?(moment: Moment): number | null
  /** The table with what somebody's whole turn moves still where it came from; null: it moves nothing. */
  before?(moment: Moment, view: KernelView): KernelView | null
  /** How far into its scene that moves, in milliseconds. */
  movesAfter?(moment: Moment, motion: Motion): number
  /**
   * Whether the question that comes next shows whom it concerns all that there is to it, as a panel tells a story: then
   * it is not shown to them before.
   */
  isTakenUp?(moment: Moment, view: KernelView): boolean
  /** What a seat has come to in its turn, in one line, from what happened in it; null: nothing worth telling. */
  turnSummary?(seat: Seat, events: readonly GameEvent[], lang: Lang): Line | null
}

interface Draft {
  /** How many moments had begun before it; of a turn that goes on, before what is new in it. */
  order: number
  readonly kind: string
  readonly until: readonly string[]
  /** Whose whole turn it is; null for all other moments. */
  readonly turnOf: readonly Seat[] | null
  /** Whether a part of the turn has been told. */
  goesOn: boolean
  readonly events: GameEvent[]
  readonly seats: Set<Seat>
}

/** A change that nobody has led up to, and that happens to somebody who did not choose it. */
export const UNASKED = 'unasked'

/** The moments of a game, each with the choice that completed it; those of one choice in the order in which they began. */
export function momentsOf(
  roles: GameMoments['roles'],
  entries: readonly TableEntry[],
  view: KernelView,
): Moment[] {
  return momentFinder(roles)(entries, view)
}

/** Finds the moments of a game that is still being played: it is given each entry once. */
export function momentFinder(
  roles: GameMoments['roles'],
): (entries: readonly TableEntry[], view: KernelView) => Moment[] {
  /** Begun and not completed, through several choices. */
  let open: Draft[] = []
  let begun = 0
  return (entries, view) => {
    const told: Moment[] = []
    for (const { index, choice, events } of entries) {
      const completed: Draft[] = []
      /** What can still be joined of the moments of this choice. */
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
            : (joinedBy(role, [...open, ...recent]) ??
              (role.orBegins === undefined ? turn : (turn ?? begin(role.orBegins, {}, seats))) ??
              (isUnasked(choice, seats) ? begin(UNASKED, {}, seats) : null))
        if (joined === null) continue
        if (joined.goesOn && joined.events.length === 1) joined.order = begun++
        recent = [...recent.filter((draft) => draft !== joined), joined]
        joined.events.push(event)
        for (const seat of seats) joined.seats.add(seat)
      }
      const underWay = open.filter(({ turnOf }) => turnOf !== null)
      told.push(
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
      // What began the turn is told with each part of it.
      for (const turn of underWay) {
        turn.events.length = 1
        turn.goesOn = true
      }
    }
    return told
  }
}

/** Of a turn, what began it is not news by itself. */
function isNews({ turnOf, events }: Draft): boolean {
  return events.length > (turnOf === null ? 0 : 1)
}

type RoleOfOne =
  | (BeginningRole<GameEvent> & { readonly kind: string })
  | JoiningRole<GameEvent>
  | PartingRole
  | null

function roleOf(roles: GameMoments['roles'], event: GameEvent): RoleOfOne {
  const said = (roles[event.type] ?? null) as RoleByEvent<GameEvent> // each role belongs to its own type of event
  const role = typeof said === 'function' ? said(event) : said
  if (role?.role !== 'begins') return role
  const kind = typeof role.kind === 'string' ? role.kind : role.kind(event)
  return kind === null ? { role: 'parts' } : { ...role, kind }
}

function joinedBy({ of, rather }: JoiningRole<GameEvent>, drafts: readonly Draft[]): Draft | null {
  const wanted = drafts.findLast(({ kind }) => kind === (of ?? rather))
  return wanted ?? (of === undefined ? drafts.at(-1) : null) ?? null
}

/** Whether it happens to somebody who did not choose it. */
function isUnasked(choice: TakenChoice | null, seats: readonly Seat[]): boolean {
  return choice !== null && seats.some((seat) => choice.seat !== seat || choice.how !== 'hand')
}

function seatOf(event: GameEvent): readonly Seat[] {
  const seat: unknown = Reflect.get(event, 'seat')
  return typeof seat === 'number' ? [seat] : []
}

/** The lines that the log has for a moment, one after the other: a sentence for what needs no other words. */
export function asLogged(words: GameWords, { events }: Moment): Line {
  return linesOf(words, events).flatMap((said, index) => (index === 0 ? said : [' ', ...said]))
}

/** What some events say, line by line; what belongs together is one line, as in the log. */
export function linesOf(words: GameWords, events: readonly GameEvent[]): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < events.length; ) {
    const rest = events.slice(index)
    const [event] = rest
    const together = words.together?.(rest) ?? null
    const said = together?.line ?? (event === undefined ? null : words.event(event))
    if (said !== null) lines.push(said)
    index += together?.count ?? 1
  }
  return lines
}

/** What some changes come to: one for each seat and icon, without those that come to nothing. */
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
