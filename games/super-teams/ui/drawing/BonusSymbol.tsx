import { at } from '@kantyna/kernel'

/** What each kind of bonus card shows, around the origin, in a square of 100, in the order of the content. */
const symbols = [
  // Evasive Manoeuvre: a loop over a black hole
  {
    line: 'M-44 24C-30 24 -22 -34 0 -34C22 -34 26 12 40 22M40 22L27 20M40 22L43 8',
    fill: 'M-14 26a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z',
  },
  // Experienced Pilot: a helmet
  {
    line: 'M-38 34V-2C-38 -26 -20 -42 0 -42C20 -42 38 -26 38 -2V34C26 42 -26 42 -38 34Z',
    fill: 'M-28 -8C-28 -14 -20 -18 0 -18C20 -18 28 -14 28 -8V6C22 14 10 14 4 6H-4C-10 14 -22 14 -28 6Z',
  },
  // Light Speed: twice as far
  {
    line: 'M-42 -24H-12M-42 0H-22M-42 24H-12',
    fill: 'M-8 -34L20 0L-8 34V14L4 0L-8 -14ZM16 -34L44 0L16 34V14L28 0L16 -14Z',
  },
  // Acceleration: one more
  { line: 'M-30 -14V30M-44 8H-16', fill: 'M8 -20L30 -40V40H16V-16L8 -8Z' },
  // Tow: a hook on a line
  {
    line: 'M0 -44V-16M0 -16C22 -10 26 22 2 30C-16 34 -28 22 -26 8M-26 8L-34 18M-26 8L-16 16',
    fill: 'M-9 -26a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
  },
] as const

export function BonusSymbol({ kind }: { kind: number }) {
  const { line, fill } = at(symbols, kind)
  return (
    <g className="st-bonus-symbol">
      <path className="st-symbol-line" d={line} />
      <path className="st-symbol-fill" d={fill} />
    </g>
  )
}
