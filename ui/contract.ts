import type { GameEvent, KernelView, Lang, PresentedDecision, Seat, SeatHolder, Thing } from '@kantyna/kernel'
import type { ComponentType } from 'react'

/** What the page and a game's own drawings agree on. A game draws; the page keeps the match, asks and answers. */

export type Motion = 'normal' | 'fast' | 'off'

/** How a thing on the table answers to the hand. */
export interface Touching {
  /** What may be touched now: gets the thin warm rim. */
  readonly lit: ReadonlySet<Thing>
  /** What has been picked up so far: stands raised. */
  readonly picked: ReadonlySet<Thing>
  /** What is pointed at from elsewhere (a log line, a lesson): glows for a moment. */
  readonly pointed: ReadonlySet<Thing>
  /** Where a number is asked for: what has been come to so far. It belongs on the thing that asks. */
  readonly number?: number | null
  /** A tap, click, Enter or Space on a thing, lit or not: the page picks it up, acts, or says why not. */
  onTouch(thing: Thing): void
  /** Hover, focus or long press: the page shows what the thing says about itself beside the element; null hides it. */
  onInspect(thing: Thing | null, element?: Element): void
}

export interface SeatInfo extends SeatHolder {
  readonly seat: Seat
}

/** Everything a game's drawing gets. `view` is what the person at the screen may see and nothing else. */
export interface TableProps<V extends KernelView = KernelView> {
  readonly view: V
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  /** What the viewing seat is asked now. */
  readonly decisions: readonly PresentedDecision[]
  readonly touching: Touching
  /** What has just happened, to be animated towards `view`; a new array each time something happens. */
  readonly events: readonly GameEvent[]
  readonly motion: Motion
}

/** What the page can draw beside a fact. */
export type StandingIcon =
  | 'home'
  | 'distance'
  | 'cards'
  | 'bonus'
  /** Hit points that a base has left. */
  | 'hull'
  /** Bases destroyed. */
  | 'trophy'
  /** Resources to spend. */
  | 'coins'
  | 'force'

/** How a seat stands, in one line, for the strip of players. */
export interface SeatStanding {
  readonly seat: Seat
  /** Short facts with an icon of the kit or the game and a spoken label: "3 of 4 home", "5 cards". */
  readonly facts: readonly { readonly icon: StandingIcon; readonly value: string; readonly label: string }[]
}

/** A game's drawings. */
export interface GameUi {
  /** The board in the middle: fills the room it is given. */
  readonly Board: ComponentType<TableProps>
  /** What the viewing seat holds, docked at the bottom edge. */
  readonly Hand: ComponentType<TableProps>
  /** One seat's emblem in its game colours (ships, faction), small, beside its name. */
  readonly SeatEmblem: ComponentType<{ readonly view: KernelView; readonly seat: Seat; readonly lang: Lang }>
  /** One thing drawn large: for the inspector and the gallery. */
  readonly ThingPicture: ComponentType<{ readonly thing: Thing; readonly lang: Lang }>
  standings(view: KernelView, lang: Lang): readonly SeatStanding[]
  /** The score at the end, best first, with how it came about. */
  result(
    view: KernelView,
    lang: Lang,
  ): readonly { readonly seat: Seat; readonly score: string; readonly details: readonly string[] }[]
}

/** What `ui/box.ts` of a game exports: the drawing that the lobby needs, and nothing else. */
export interface GameBox {
  readonly BoxArt: ComponentType
}
