import type { Option, Refusal, Thing } from '../play/decision.ts'
import type { GameEvent } from '../play/event.ts'
import { assert } from '../play/fault.ts'
import type { Seat } from '../play/position.ts'
import type { PresentedDecision } from '../play/present.ts'
import type { KernelView } from '../secrets/view.ts'

export const langs = ['pl', 'en'] as const
export type Lang = (typeof langs)[number]
export type Text = Readonly<Record<Lang, string>>

/** A sentence made of words, players and things, so that a client can insert names and links. */
export type Segment = string | { readonly seat: Seat } | { readonly thing: Thing; readonly text: string }
export type Line = readonly Segment[]

/** Builds a line: line`${player(0)} moves ${thing('ship:1', 'X-wing')}`. */
export function line(texts: TemplateStringsArray, ...parts: (Segment | number | Line)[]): Line {
  const segments: Segment[] = []
  texts.forEach((text, index) => {
    if (text !== '') segments.push(text)
    const part = parts[index]
    if (part === undefined) return
    if (typeof part === 'number') segments.push(String(part))
    else if (isLine(part)) segments.push(...part)
    else segments.push(part)
  })
  return segments
}

function isLine(part: Segment | Line): part is Line {
  return Array.isArray(part)
}

export function player(seat: Seat): Segment {
  return { seat }
}

export function thing(id: Thing, text: string): Segment {
  return { thing: id, text }
}

/** The line as plain text, with the players' names. */
export function plainText(wording: Line, nameOf: (seat: Seat) => string): string {
  return wording
    .map((segment) => {
      if (typeof segment === 'string') return segment
      return 'seat' in segment ? nameOf(segment.seat) : segment.text
    })
    .join('')
}

/** What a thing on the table is called and what it does: for hover, focus, long press and screen readers. */
export interface Explanation {
  readonly name: string
  readonly text: string
  readonly rules: readonly string[]
}

/** The explanation of a thing that must have one. */
export function explained(explanation: Explanation | null, thing: Thing): Explanation {
  assert(explanation !== null, `${thing} does not explain itself`)
  return explanation
}

/** Everything a game says in one language. */
export interface GameWords {
  /** Whether the words for questions of this kind are loaded. Left out if all words are loaded together. */
  hasQuestion?(kind: string): boolean
  /** A line of the log, or null for what needs no line. */
  event(event: GameEvent): Line | null
  /** One line for several events at the start of the list, if a reader sees them as one thing, such as an income. */
  together?(events: readonly GameEvent[]): { readonly line: Line; readonly count: number } | null
  /** The heading of the log that an event starts: "Round 2". Null for most events. */
  chapter?(event: GameEvent): string | null
  /** The prompt of a question, with its source. */
  prompt(decision: PresentedDecision): Line
  /** The text of a button: what the option does, with its numbers. */
  option(decision: PresentedDecision, option: Option): Line
  /** The total of the picks so far, if the question asks for several: "Attack for 7 of 8 needed". */
  tally?(decision: PresentedDecision, picks: readonly Option[]): Line | null
  /** The reason of a refusal, in one sentence with numbers. */
  refusal(refusal: Refusal): string
  /** How far a choice leaves the next best behind, for hints: "about 4 spaces better than the next best". */
  lead?(amount: number): string
  /** What others see while a seat decides, without anything hidden. */
  waiting(kind: string): string
  explain(thing: Thing): Explanation | null
  /** The current name of an automa, for example the character that it plays. Null: the name of its seat. */
  automaName?(view: KernelView, seat: Seat): string | null
  /** The purpose of a stream of chance. */
  stream(name: string): string
}
