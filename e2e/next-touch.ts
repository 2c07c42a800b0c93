/** What a player touches next, whatever the game: a thing that is lit, a button of the dock, or its corner. */
import type { Thing } from '../kernel/index.ts'
import type { Sight } from './player.ts'

export type Touch =
  | { readonly thing: Thing }
  /** By its place among the dock's buttons. */
  | { readonly button: number }
  /** By its place among the answers of a panel. */
  | { readonly answer: number }
  | { readonly corner: 'confirm' | 'end' }
  /** Of an answer that is put together in parts: one more, or what goes on. */
  | { readonly parts: 'more' | 'next' }

/**
 * From the hand to the board, what is not picked up yet first; not always the first, so that games differ. What is held
 * goes to what is lit or, every other time, to what a button says; so does everything where a list lies over the table.
 * Only where nothing is left it ends what is asked.
 */
export function nextTouch(sight: Sight, touched: readonly Touch[], turn: number): Touch | undefined {
  const { picked, buttons, confirm, corner, parts } = sight
  // A place is lit to show where something happens: it is the answer where nothing else is.
  const pieces = sight.lit.filter((thing) => !thing.startsWith('space:'))
  const things = pieces.length + buttons.length + sight.answers.length > 0 ? pieces : sight.lit
  const wasTouched = (thing: Thing) => touched.some((touch) => 'thing' in touch && touch.thing === thing)
  const fresh = things.filter((thing) => !picked.includes(thing) && !wasTouched(thing))
  if (parts !== null) return { parts: parts.isReady ? 'next' : 'more' }
  // What was touched once and asks for a second touch gets it.
  if (sight.isEndPrepared) return { corner: 'end' }
  if (confirm !== null) {
    // One more, until it is told that these are enough.
    // What was touched before for something else is left where nothing fresh is.
    const left =
      fresh.length === 0 && confirm === 'not yet' ? things.filter((thing) => !picked.includes(thing)) : fresh
    const [more] = sight.notice === '' ? left : []
    if (more !== undefined) return { thing: more }
    return confirm === 'ready' ? { corner: 'confirm' } : undefined
  }
  if (sight.isPanelOver && !sight.isListOpen) return { answer: turn % sight.answers.length }
  // What was touched in a panel is done with there.
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
