/**
 * One press acts once. A key that is held down repeats itself, and a curtain, a dialog or another button that comes
 * under it meanwhile must not take the repetition for an answer; nor may it take the end of a press, or the second half
 * of a double click, that was begun on something else.
 */
export function guardPresses(target: Pick<Window, 'addEventListener'>): void {
  let pressed: EventTarget | null = null
  target.addEventListener(
    'keydown',
    (event) => {
      if (!presses(event)) return
      if (event.repeat) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else pressed = event.target
    },
    { capture: true },
  )
  target.addEventListener(
    'keyup',
    (event) => {
      // A button is pressed by the space bar when that is let go.
      if (event.key === ' ' && presses(event) && event.target !== pressed) event.preventDefault()
      pressed = null
    },
    { capture: true },
  )
}

/** Whether the key does something there besides writing and scrolling: letters and digits are keys of the table. */
function presses({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key.length !== 1) return false
  const isWriting = matches(
    target,
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]',
  )
  return !isWriting && !(key === ' ' && matches(target, 'body, main'))
}

function matches(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.matches(selector)
}
