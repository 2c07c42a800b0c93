import './thread.css'

const SVG = 'http://www.w3.org/2000/svg'

/** A line from the dragged thing to the pointer: the thing itself stays in its place until the drag ends. */
export function drawThread(source: Element): { to(x: number, y: number): void; remove(): void } {
  const { x, y, width, height } = source.getBoundingClientRect()
  const from = { x: x + width / 2, y: y + height / 2 }
  const layer = document.createElementNS(SVG, 'svg')
  layer.setAttribute('class', 'drag-thread')
  layer.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  const end = document.createElementNS(SVG, 'circle')
  end.setAttribute('r', '9')
  layer.append(line, end)
  document.body.append(layer)
  return {
    to(toX, toY) {
      const bend = Math.min(60, Math.hypot(toX - from.x, toY - from.y) / 3)
      const middle = `${(from.x + toX) / 2} ${Math.min(from.y, toY) - bend}`
      line.setAttribute('d', `M${from.x} ${from.y}Q${middle} ${toX} ${toY}`)
      end.setAttribute('cx', String(toX))
      end.setAttribute('cy', String(toY))
    },
    remove: () => layer.remove(),
  }
}
