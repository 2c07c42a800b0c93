import { boxOfPlace, type Seen, type Snapshot, takeSnapshot } from './snapshot.ts'
import { FLIGHT, STRIKE, type Story } from './story.ts'
import './motion.css'

/**
 * Animates events. The table already shows the end result: copies of cards move on a separate layer while the cards
 * themselves are hidden, so an animation can be stopped at any time.
 */
export class Animator {
  readonly #layer: HTMLElement
  readonly #tiles: HTMLElement
  #running: Animation[] = []

  constructor() {
    this.#layer = document.createElement('div')
    this.#layer.className = 'db-animation'
    this.#layer.ariaHidden = 'true'
    this.#layer.inert = true
    this.#tiles = document.createElement('div')
    this.#tiles.className = 'db-tiles'
    this.#layer.append(this.#tiles)
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running = []
    this.#tiles.replaceChildren()
    this.#layer.remove()
  }

  /** `pace` is the factor by which all times are multiplied: at 2 the animation takes twice as long. */
  play(story: Story, before: Snapshot, pace: number): void {
    const board = document.querySelector('.db-board')?.getBoundingClientRect()
    this.#layer.style.width = `${board?.width ?? 0}px`
    this.#layer.style.height = `${board?.height ?? 0}px`
    document.body.append(this.#layer)
    const after = takeSnapshot()
    const moved = new Set(story.flights.map(({ piece }) => piece))
    for (const flight of story.flights) {
      const [was, is] = [before.pieces.get(flight.piece), after.pieces.get(flight.piece)]
      const model = is ?? was
      if (model === undefined) continue
      const from = was?.box ?? boxOfPlace(flight.from, model.box)
      const to = is?.box ?? boxOfPlace(flight.to, model.box)
      if (from === null || to === null) continue
      this.#fly({
        model,
        from,
        to,
        isGone: is === undefined,
        delay: flight.start * pace,
        duration: FLIGHT * pace,
      })
    }
    for (const { cards, target, total, start } of story.strikes) {
      const aim = before.pieces.get(target) ?? after.pieces.get(target)
      for (const card of cards) {
        const [look, striker] = [before.pieces.get(card), after.pieces.get(card)]
        if (aim !== undefined && look !== undefined && striker !== undefined)
          this.#strike(look, striker, aim.box, start * pace, STRIKE * pace)
      }
      if (aim !== undefined)
        this.#show(String(total), aim.box, false, (start + STRIKE * 0.4) * pace, STRIKE * 2 * pace)
    }
    for (const { piece, text, isHarm, start } of story.numbers) {
      const hit = after.pieces.get(piece) ?? before.pieces.get(piece)
      if (hit !== undefined) this.#show(text, hit.box, isHarm, start * pace, STRIKE * 2 * pace)
    }
    // If the height of the board has changed, no card slides, because the rows would cut it off.
    if (Math.abs(after.height - before.height) < 2) this.#settle(before, after, moved, pace)
  }

  #fly(flight: {
    model: Seen
    from: DOMRect
    to: DOMRect
    isGone: boolean
    delay: number
    duration: number
  }): void {
    const { model, from, to, isGone, delay, duration } = flight
    const box = isGone ? from : to
    const copy = this.#copyOf(model, box)
    const away = shift(box, from)
    const there = shift(box, to)
    this.#run(
      copy,
      [
        { transform: away, opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: there, opacity: isGone ? 0.15 : 1 },
      ],
      { delay, duration, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
      () => copy.remove(),
    )
    if (!isGone) this.#hide(model.element, delay + duration)
  }

  /** A copy of the card strikes with its old look. The card shows its new state when the copy is back. */
  #strike(look: Seen, striker: Seen, aim: DOMRect, delay: number, duration: number): void {
    const copy = this.#copyOf(look, striker.box)
    const x = (aim.x + aim.width / 2 - striker.box.x - striker.box.width / 2) * 0.7
    const y = (aim.y + aim.height / 2 - striker.box.y - striker.box.height / 2) * 0.7
    this.#run(
      copy,
      [
        { transform: 'none' },
        { transform: `translate(${x}px, ${y}px)`, offset: 0.45, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { delay, duration, easing: 'ease-in', fill: 'both' },
      () => copy.remove(),
    )
    this.#hide(striker.element, delay + duration)
  }

  #show(text: string, box: DOMRect, isHarm: boolean, delay: number, duration: number): void {
    const number = document.createElement('span')
    number.className = 'db-animation-number'
    number.textContent = text
    number.toggleAttribute('data-harm', isHarm)
    number.style.left = `${box.x + box.width / 2}px`
    number.style.top = `${box.y + box.height / 2}px`
    this.#tiles.append(number)
    this.#run(
      number,
      [
        { opacity: 0, scale: 0.5 },
        { opacity: 1, scale: 1.25, offset: 0.2 },
        { opacity: 1, scale: 1, offset: 0.7 },
        { opacity: 0, scale: 1 },
      ],
      { delay, duration, fill: 'both' },
      () => number.remove(),
    )
  }

  /** Moves the cards that make way for others. */
  #settle(before: Snapshot, after: Snapshot, moved: ReadonlySet<number>, pace: number): void {
    const slide = (element: Element, was: DOMRect, is: DOMRect) => {
      const [x, y] = [was.x - is.x, was.y - is.y]
      if (Math.abs(x) + Math.abs(y) < 2) return
      const animation = element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: 200 * pace,
        easing: 'ease-out',
      })
      this.#running.push(animation)
    }
    for (const [piece, { element, box }] of after.pieces) {
      const was = before.pieces.get(piece)
      if (was !== undefined && !moved.has(piece)) slide(element, was.box, box)
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-settles]')) {
      const was = before.settled.get(element.dataset['settles'] ?? '')
      if (was !== undefined) slide(element, was, element.getBoundingClientRect())
    }
  }

  #copyOf({ element }: Seen, box: DOMRect): HTMLElement {
    const copy = element.cloneNode(true) as HTMLElement // a copy of an HTML element is an HTML element
    for (const name of ['data-piece', 'data-raised', 'data-lies', 'data-target']) copy.removeAttribute(name)
    copy.querySelector('.db-touch')?.remove()
    copy.classList.add('db-animation-card')
    Object.assign(copy.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    this.#tiles.append(copy)
    return copy
  }

  #hide(element: HTMLElement, duration: number): void {
    this.#running.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration }))
  }

  #run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, onEnd: () => void): void {
    const animation = element.animate(frames, timing)
    animation.addEventListener('finish', onEnd)
    this.#running.push(animation)
  }
}

function shift(box: DOMRect, to: DOMRect): string {
  const [x, y] = [to.x - box.x, to.y - box.y]
  return `translate(${x}px, ${y}px) scale(${to.width / box.width}, ${to.height / box.height})`
}
