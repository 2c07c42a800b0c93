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
 * A seat that can only pass is not asked: then its kind must list nothing, and at a masked table the window asks by
 * itself. A kind may list only PASS if a standing move can still give the asked seat a reaction.
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
 * Opens the window again in a position in which everything differs that a seat does not know. If another seat is asked
 * there, the question reveals something, at any table: the window has to declare that with `mightReact`.
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

/** Runs the asking stage of the window on top. Returns which seat is asked, and for which seats that counts as a reveal. */
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
