import {
  at,
  type Dice,
  type Frame,
  type Game,
  kindOf,
  listDecision,
  newOutbox,
  PASS,
  type Position,
  proceed,
  type Seat,
  standingFor,
} from '../index.ts'
import type { WindowFrame } from '../play/window.ts'
import { scrambled } from './scrambled.ts'

/** What must hold at every question of a reaction window. */

/**
 * A seat that can only pass is not asked: the kind lists nothing there, and a masked table asks by itself. A standing
 * move may still open something to the seat that is asked.
 */
export function checkReactions<P extends Position>(game: Game<P>, t: P): string[] {
  const window = windowOf(game, t)
  if (window === null) return []
  return t.open.flatMap(({ kind, seat, id }) => {
    const { options } = listDecision(t, kindOf(game, { kind }), seat, id) ?? { options: [] }
    const canOnlyPass = options.length > 0 && options.every((code) => code === PASS)
    return canOnlyPass && standingFor(game, t, seat).length === 0
      ? [
          `window ${window.routine} asks seat ${seat} with nothing but to pass: ${kind} has to list nothing there`,
        ]
      : []
  })
}

/**
 * Opens the window again in a position where everything is different that a seat does not know. If another seat is
 * asked then, being asked tells something, at any table: the window has to declare it with its `mightReact`.
 */
export function checkMightReact<P extends Position>(
  game: Game<P>,
  t: P,
  viewer: Seat | null,
  dice: Dice,
): string[] {
  const window = windowOf(game, t)
  const twin = window === null ? null : scrambled(game, t, viewer, dice)
  if (window === null || twin === null || windowOf(game, twin) === null) return []
  const [asked, askedThere] = [game.copy(t), twin].map((world) => askAgain(game, world, at(t.open, 0).id))
  if (asked === undefined || askedThere === undefined) return []
  const turn = Math.min(asked.turn, askedThere.turn)
  if (asked.turn === askedThere.turn || asked.revealedByAsking.includes(at(window.order, turn))) return []
  return [
    `whether window ${window.routine} asks seat ${window.order[turn]} goes by what is hidden from ` +
      `${viewer === null ? 'spectators' : `seat ${viewer}`}, and its mightReact does not say so`,
  ]
}

/** The window that asks now, or null. */
function windowOf<P extends Position>({ routines }: Game<P>, t: P): WindowFrame | null {
  const frame = t.stack[t.stack.length - 1]
  const stages = frame === undefined ? [] : [...(routines.get(frame.routine)?.indexOf.keys() ?? [])]
  return frame !== undefined && isWindow(frame) && stages.join() === 'ask,react' ? frame : null
}

function isWindow(frame: Frame): frame is WindowFrame {
  return 'order' in frame && 'turn' in frame
}

/** Runs the asking stage of the window on top: whose turn it comes to, and of whom it is noted that this tells something. */
function askAgain<P extends Position>(game: Game<P>, world: P, id: number) {
  const depth = world.stack.length
  const frame = at(world.stack, depth - 1) as WindowFrame // only windows are asked again
  const out = newOutbox()
  world.out = out
  world.asked = id
  world.open = []
  frame.stage = world.askedBy
  proceed(game, world)
  const isOpen = world.stack.length === depth && world.stack[depth - 1] === frame
  const seat = world.open[0]?.seat
  const turn = isOpen && seat !== undefined ? frame.order.indexOf(seat, frame.turn) : frame.order.length
  return { turn, revealedByAsking: out.revealedByAsking }
}
