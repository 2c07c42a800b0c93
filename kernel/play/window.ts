import { type Answered, type DecisionKind, listDecision, open, PASS } from './decision.ts'
import { at, Fault } from './fault.ts'
import type { Frame, Position, Seat } from './position.ts'
import { call, done, type Routine, routine } from './routine.ts'

/**
 * A window lets seats react one after the other. Each seat is asked with its current options, and its reaction is carried
 * out completely before the next seat is asked.
 *
 * Who is asked must not reveal what a player holds. At a masked table, every seat is asked that might react as far as
 * everybody knows, even if it can only pass. At other tables such a seat is skipped, so that nobody waits for a question
 * with one answer. The skip reveals something, so it counts for the undo wall.
 */
export interface WindowFrame extends Frame {
  /** The seats that may react, in the order in which they are asked. */
  readonly order: readonly Seat[]
  /** The index of the asked seat in `order`. */
  turn: number
}

/**
 * What follows a reaction: the window closes, the same seat is asked again, the next seat is asked, or all are asked again.
 */
export type AfterReaction = 'close' | 'same' | 'next' | 'restart'

export interface ReactionWindow<P extends Position> {
  readonly routine: Routine<P>
  /** Opens the window for these seats, in this order. If nobody can react, no routine is called. */
  open(t: P, order: readonly Seat[]): void
}

/** The stages of a window. */
const ASK = 0
const REACT = 1

export function reactionWindow<P extends Position>({
  name,
  kind,
  mightReact = () => false,
  canReact,
  react,
}: {
  readonly name: string
  /** Lists the reactions of a seat, then PASS. The list is empty if the seat has no reaction. */
  readonly kind: DecisionKind<P>
  /**
   * Whether the seat might react with something hidden, as far as everybody knows: a seat without cards cannot. Left out
   * if all reactions are public: then asking reveals nothing.
   */
  mightReact?(t: P, seat: Seat): boolean
  /** A quick check before reactions are listed: false if there can be none. */
  canReact?(t: P, seat: Seat): boolean
  /** Carries out a reaction. */
  react(t: P, seat: Seat, picks: readonly number[]): AfterReaction
}): ReactionWindow<P> {
  /** Asks the first seat, from an index on, that has something to answer. Returns its index, or −1. */
  const askFrom = (t: P, order: readonly Seat[], from: number): number => {
    for (let index = from; index < order.length; index++) {
      const seat = order[index] as Seat // inside the order
      const decision = canReact?.(t, seat) === false ? null : listDecision(t, kind, seat, t.asked)
      if (decision !== null) {
        if (t.out !== null && !t.isMasked && mightReact(t, seat)) t.out.revealedByAsking.push(seat)
        open(t, decision)
        return index
      }
      if (t.isMasked && mightReact(t, seat)) {
        open(t, { id: t.asked, seat, kind: kind.name, options: [PASS], min: 1, max: 1 })
        return index
      }
      if (t.out !== null && mightReact(t, seat)) t.out.revealedByAsking.push(seat)
    }
    return -1
  }

  return {
    open(t, order) {
      const asked = askFrom(t, order, 0)
      if (asked < 0) return
      call<WindowFrame>(t, { routine: name, stage: REACT, order, turn: asked })
      t.askedBy = ASK
    },
    routine: routine<P, WindowFrame>(name)('shown', {
      ask(t, frame) {
        return askFrom(t, frame.order, frame.turn) < 0 ? done : undefined
      },
      react(t, frame) {
        const { seat, picks }: Answered = at(t.answers, 0)
        // Seats between `frame.turn` and the asked one had nothing to answer.
        const turn = frame.order.indexOf(seat, frame.turn)
        const after = at(picks, 0) === PASS ? 'next' : react(t, seat, picks)
        switch (after) {
          case 'close':
            return done
          case 'same':
            frame.turn = turn
            return 'ask'
          case 'next':
            frame.turn = turn + 1
            return 'ask'
          case 'restart':
            frame.turn = 0
            return 'ask'
          default:
            throw new Fault(`nothing follows ${String(after)}`)
        }
      },
    }),
  }
}
