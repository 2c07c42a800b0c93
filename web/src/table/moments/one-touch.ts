/** One touch of something that goes away with it: what `act` does is done once, and nothing else. */
export function touchOnce(detail: number, target: Clicked, act: () => void): void {
  // The second half of a double click belongs to what lay there before.
  if (detail > 1) return
  dropRestOfClicks(target)
  act()
}

type Clicked = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * A double click on something that goes away with the first click must not touch what lies below it with the second:
 * clicks that go on with the same series are dropped, until a new one begins.
 */
function dropRestOfClicks(target: Clicked): void {
  const drop = (event: MouseEvent) => {
    // The click that is under way comes here no more: it has passed already.
    if (event.detail > 1) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else target.removeEventListener('click', drop, { capture: true })
  }
  target.addEventListener('click', drop, { capture: true })
}
