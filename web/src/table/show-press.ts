/** What can be pressed at a table: also things that only open the reader, links, and the rows of a choice. */
const pressable = '.table :is([data-thing], button:not(:disabled), [role="button"], a, label, summary)'

/**
 * Marks what is pressed until it is released, so that a touch is visible in the next frame, before the table has been drawn
 * again. Returns a function that stops it.
 */
export function showPress(): () => void {
  let pressed: Element | null = null
  const release = () => {
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }
  const press = ({ target }: Event) => {
    release()
    pressed = target instanceof Element ? target.closest(pressable) : null
    pressed?.setAttribute('data-pressed', '')
  }
  const capture = { capture: true }
  document.addEventListener('pointerdown', press, capture)
  document.addEventListener('pointerup', release, capture)
  document.addEventListener('pointercancel', release, capture)
  return () => {
    release()
    document.removeEventListener('pointerdown', press, capture)
    document.removeEventListener('pointerup', release, capture)
    document.removeEventListener('pointercancel', release, capture)
  }
}
