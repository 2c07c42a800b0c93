/** Handles a tap on an element that disappears with it: `act` runs once, and the tap does nothing else. */
export function touchOnce(detail: number, target: Clicked, act: () => void): void {
  // The second half of a double click belongs to the element that was there before.
  if (detail > 1) return
  dropRestOfClicks(target)
  act()
}

type Clicked = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * The second click of a double click must not hit what lies below an element that the first click has removed: clicks
 * of the same series are dropped, until a new series begins.
 */
function dropRestOfClicks(target: Clicked): void {
  const drop = (event: MouseEvent) => {
    // The current click does not arrive here again: it has passed the capture phase already.
    if (event.detail > 1) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else target.removeEventListener('click', drop, { capture: true })
  }
  target.addEventListener('click', drop, { capture: true })
}
