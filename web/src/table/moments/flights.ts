const FLIGHT_MS = 300

/**
 * Lets each change fly from the card to the strip of players: to its fact or, if that is hidden, to the seat's line.
 */
export function flyToSeats(place: HTMLElement | null): void {
  for (const chip of place?.querySelectorAll<HTMLElement>('[data-flies-to]') ?? []) {
    const target = targetOf(chip.dataset['fliesTo'] ?? '')
    if (target !== null) fly(chip, target)
  }
}

function targetOf(to: string): DOMRect | null {
  const [seat = ''] = to.split(' ', 1)
  const places = [`[data-fact="${CSS.escape(to)}"]`, `[data-seat-line="${seat}"]`]
  return (
    places
      .map((place) => document.querySelector(place)?.getBoundingClientRect())
      .find((rect) => rect !== undefined && rect.width > 0) ?? null
  )
}

function fly(chip: HTMLElement, target: DOMRect): void {
  const from = chip.getBoundingClientRect()
  const flying = chip.cloneNode(true)
  if (!(flying instanceof HTMLElement)) return
  flying.classList.add('moment-flying')
  flying.setAttribute('aria-hidden', 'true')
  flying.style.left = `${from.left}px`
  flying.style.top = `${from.top}px`
  document.body.append(flying)
  const x = target.left + target.width / 2 - from.left - from.width / 2
  const y = target.top + target.height / 2 - from.top - from.height / 2
  const flight = flying.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.7, 1)' },
  )
  flight.finished.catch(() => undefined).finally(() => flying.remove())
}
