import type { RandomBelow } from '../chance/fast.ts'
import { guess } from '../secrets/guess.ts'
import { knowledgeOf, learntSomething } from '../secrets/knowledge.ts'
import { type View, viewOf } from '../secrets/view.ts'
import type { Decision } from './decision.ts'
import { answer } from './engine.ts'
import { eventFor, type GameEvent } from './event.ts'
import type { Game } from './game.ts'
import { newOutbox, type Position, type Seat } from './position.ts'

/** What an answer would lead to, as far as its seat can know before it is given. */
export interface Preview<P extends Position = Position> {
  /** What would happen for certain. */
  readonly events: readonly GameEvent[]
  /** The table then; null where something unseen would come in between. */
  readonly view: View<P> | null
  /** What the certain part ends with: nothing, something drawn at random, or something turned up. */
  readonly stoppedBy: 'chance' | 'unseen' | null
  /** Who would be asked next, and what; empty where that is not certain. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[]
}

/** What is not certain is tried out this often: guesses that agree by chance are rare among so many. */
const MOST_TRIALS = 12

/**
 * Tries an answer out on guesses that the seat itself could make: what all of them agree on is certain, and nothing
 * hidden can show in it, because guesses are made from the view alone.
 */
export function preview<P extends Position>(
  game: Game<P>,
  view: View<P>,
  decision: Decision,
  picks: readonly number[],
  randomBelow: RandomBelow,
): Preview<P> {
  const one = tryOut(game, view, decision, picks, randomBelow)
  let agreed = one.events
  let { hasDrawn, hasShown } = one
  let isCertain = false
  for (let trials = 1; trials < MOST_TRIALS && !isCertain; trials++) {
    const other = tryOut(game, view, decision, picks, randomBelow)
    agreed = agreedEvents(agreed, other.events)
    hasDrawn ||= other.hasDrawn
    hasShown ||= other.hasShown
    isCertain = !hasDrawn && !hasShown && agreed.length === one.events.length
    if (!isCertain && agreed.length === 0) break
  }
  return {
    events: agreed,
    view: isCertain ? viewOf(game, one.t, decision.seat) : null,
    stoppedBy: hasDrawn ? 'chance' : hasShown ? 'unseen' : null,
    waiting: isCertain ? one.t.open.map(({ seat, kind }) => ({ seat, kind })) : [],
  }
}

interface Trial<P extends Position> {
  readonly t: P
  readonly events: readonly GameEvent[]
  readonly hasDrawn: boolean
  readonly hasShown: boolean
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
  return {
    t,
    events: out.events.map((event) => eventFor(event, decision.seat)),
    hasDrawn: out.draws.length > 0,
    hasShown: learntSomething(before, knowledgeOf(game, t)),
  }
}

function agreedEvents(events: readonly GameEvent[], others: readonly GameEvent[]): GameEvent[] {
  const agreed: GameEvent[] = []
  for (const [index, event] of events.entries()) {
    if (JSON.stringify(event) !== JSON.stringify(others[index])) break
    agreed.push(event)
  }
  return agreed
}
