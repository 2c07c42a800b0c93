import type { RandomBelow } from '../chance/fast.ts'
import { guess } from '../secrets/guess.ts'
import { knowledgeOf, learntSomething } from '../secrets/knowledge.ts'
import { type View, viewOf } from '../secrets/view.ts'
import type { Decision } from './decision.ts'
import { answer } from './engine.ts'
import { eventFor, type GameEvent } from './event.ts'
import { at } from './fault.ts'
import type { Game } from './game.ts'
import { newOutbox, type Position, type Seat } from './position.ts'

/** What an answer would lead to, as far as its seat can know in advance. */
export interface Preview<P extends Position = Position> {
  /** The events that would certainly happen. */
  readonly events: readonly GameEvent[]
  /** The view after the answer; null if it is not certain. */
  readonly view: View<P> | null
  /** Where certainty ends: at a random draw, at something that is turned face up, or nowhere. */
  readonly stoppedBy: 'chance' | 'unseen' | null
  /** Who would be asked next, and what; empty if that is not certain. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[]
}

/** The number of guesses to compare if hidden pieces matter. Two guesses are not enough: they may agree by chance. */
const GUESSES = 12

/**
 * Tries an answer on several guesses. What they agree on is certain. Nothing hidden can leak, because guesses are made
 * only from the seat's view. Nothing is certain after a draw.
 */
export function preview<P extends Position>(
  game: Game<P>,
  view: View<P>,
  decision: Decision,
  picks: readonly number[],
  randomBelow: RandomBelow,
): Preview<P> {
  const trials: Trial<P>[] = []
  do trials.push(tryOut(game, view, decision, picks, randomBelow))
  while (
    trials.length < (trials.some(({ hasTurnedUp, hasRevealed }) => hasTurnedUp || hasRevealed) ? GUESSES : 2)
  )
  const one = at(trials, 0)
  const agreed = trials.map(({ events }) => events).reduce(agreedEvents)
  const stoppedBy = trials.some(({ hasDrawn }) => hasDrawn)
    ? 'chance'
    : trials.some(({ hasTurnedUp }) => hasTurnedUp)
      ? 'unseen'
      : null
  const waiting = trials.map(({ t }) => t.open.map(({ seat, kind }) => ({ seat, kind })))
  const isCertain =
    stoppedBy === null &&
    trials.every(({ events }) => events.length === agreed.length) &&
    waiting.every((asked) => JSON.stringify(asked) === JSON.stringify(waiting[0]))
  return {
    events: agreed,
    view: isCertain ? viewOf(game, one.t, decision.seat) : null,
    stoppedBy,
    waiting: isCertain ? at(waiting, 0) : [],
  }
}

interface Trial<P extends Position> {
  readonly t: P
  readonly events: readonly GameEvent[]
  readonly hasDrawn: boolean
  readonly hasTurnedUp: boolean
  /** Whether hidden cards decide who is asked. */
  readonly hasRevealed: boolean
}

function tryOut<P extends Position>(
  game: Game<P>,
  view: View<P>,
  decision: Decision,
  picks: readonly number[],
  randomBelow: RandomBelow,
): Trial<P> {
  const t = guess(game, view, [decision], randomBelow)
  const before = knowledgeOf(game, t)
  const out = newOutbox()
  t.out = out
  answer(game, t, decision, picks)
  t.out = null
  const certain = out.events.slice(0, out.eventsBeforeDraw ?? out.events.length)
  return {
    t,
    events: certain.map((event) => eventFor(event, decision.seat)),
    hasDrawn: out.draws.length > 0,
    hasTurnedUp: learntSomething(before, knowledgeOf(game, t)),
    hasRevealed: out.revealedByAsking.length > 0,
  }
}

function agreedEvents(events: readonly GameEvent[], others: readonly GameEvent[]): readonly GameEvent[] {
  const agreed: GameEvent[] = []
  for (const [index, event] of events.entries()) {
    if (JSON.stringify(event) !== JSON.stringify(others[index])) break
    agreed.push(event)
  }
  return agreed
}
