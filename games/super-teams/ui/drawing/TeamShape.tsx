import { at } from '@kantyna/kernel'
import { colours } from '../../content/ships.ts'

/** A team's shape: circle, square, triangle, hexagon in the order of the colours. Drawn around the origin. */
const outlines = [
  'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
  'M-8 -8H8V8H-8Z',
  'M0 -10L10 8H-10Z',
  'M-5 -9H5L10 0L5 9H-5L-10 0Z',
] as const

export function teamClass(colour: number): string {
  return `st-${at(colours, colour)}`
}

export function TeamShape({ colour, x, y, size }: { colour: number; x: number; y: number; size: number }) {
  return (
    <g className={`st-shape ${teamClass(colour)}`} transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path className="st-shape-edge" d={at(outlines, colour)} />
      <path className="st-shape-paint" d={at(outlines, colour)} />
    </g>
  )
}
