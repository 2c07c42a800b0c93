/**
 * One press acts once. A key that is held down repeats. If a curtain, a dialog or another button appears meanwhile, the
 * repeated key must not answer it. The same holds for the release of a press, and for the second half of a double
 * click, that began on another element.
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
      // The space bar presses a button when it is released.
      if (event.key === ' ' && presses(event) && event.target !== pressed) event.preventDefault()
      pressed = null
    },
    { capture: true },
  )
}

/** Whether a key counts as a press. Letters and digits do, because they are shortcuts of the table. */
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
