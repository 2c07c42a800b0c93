/** What a player of any game touches next: a lit thing, a button of the dock, or its corner. */
import type { Thing } from '../kernel/index.ts'
import type { Sight } from './player.ts'

export type Touch =
  | { readonly thing: Thing }
  /** By its index among the dock's buttons. */
  | { readonly button: number }
  /** By its index among the answers of a panel. */
  | { readonly answer: number }
  | { readonly corner: 'confirm' | 'end' }
  /** For an answer in parts: one more pick, or the button that continues. */
  | { readonly parts: 'more' | 'next' }

/**
 * From the hand to the board, starting with things not picked up yet; not always the first, so that games differ. Held
 * things go to lit things or, every other time, to what a button names; so does everything if a list covers the table.
 * The turn is only ended when nothing else is left.
 */
export function nextTouch(sight: Sight, touched: readonly Touch[], turn: number): Touch | undefined {
  const { picked, buttons, confirm, corner, parts } = sight
  // A place may be lit just to show where something happens: it is the answer only if nothing else is.
  const pieces = sight.lit.filter((thing) => !thing.startsWith('space:'))
  const things = pieces.length + buttons.length + sight.answers.length > 0 ? pieces : sight.lit
  const wasTouched = (thing: Thing) => touched.some((touch) => 'thing' in touch && touch.thing === thing)
  const fresh = things.filter((thing) => !picked.includes(thing) && !wasTouched(thing))
  if (parts !== null) return { parts: parts.isReady ? 'next' : 'more' }
  // A button that needs a second touch gets it.
  if (sight.isEndPrepared) return { corner: 'end' }
  if (confirm !== null) {
    // Adds one at a time, until the page says that it is enough.
    // Things touched before are avoided while there are untouched ones.
    const left =
      fresh.length === 0 && confirm === 'not yet' ? things.filter((thing) => !picked.includes(thing)) : fresh
    const [more] = sight.notice === '' ? left : []
    if (more !== undefined) return { thing: more }
    return confirm === 'ready' ? { corner: 'confirm' } : undefined
  }
  if (sight.isPanelOver && !sight.isListOpen) return { answer: turn % sight.answers.length }
  // Answers touched in a panel are not touched again.
  if (picked.length > 0 && sight.answers.length > 0 && !sight.isListOpen)
    return { answer: turn % sight.answers.length }
  const inHand = fresh.filter((thing) => sight.litInHand.includes(thing))
  const wanted = picked.length === 0 && inHand.length > 0 ? inHand : fresh.length > 0 ? fresh : things
  const isByButton = wanted.length === 0 || sight.isListOpen || (picked.length > 0 && turn % 2 === 1)
  if (isByButton && buttons.length > 0) return { button: turn % buttons.length }
  if (wanted.length === 0 && sight.answers.length > 0) return { answer: turn % sight.answers.length }
  const thing = wanted[turn % wanted.length]
  if (thing !== undefined) return { thing }
  return corner === null ? undefined : { corner: 'end' }
}
