import { at } from '@kantyna/kernel'
import { colours } from '../../content/ships.ts'

/**
 * A team's shape in the order of the colours: diamond, cross, ring, moon. Seats have other shapes. Drawn
 * around the origin.
 */
const outlines = [
  'M0 -11L10 0L0 11L-10 0Z',
  'M-3.6 -10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z',
  'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM-4.4 0a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1 -8.8 0Z',
  'M3 -10.5A10.5 10.5 0 1 0 9.5 5.5A8.6 8.6 0 0 1 3 -10.5Z',
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
