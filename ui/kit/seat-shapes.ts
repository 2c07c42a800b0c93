/** Each player at the table has one colour, always together with its shape: circle, square, triangle, hexagon, star. */
const shapes = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 3 22 20H2Z',
  'M7 3.5h10L22 12l-5 8.5H7L2 12Z',
  'm12 2 3 6.6 7.2.7-5.4 4.8 1.6 7.1L12 17.5l-6.4 3.7 1.6-7.1L1.8 9.3 9 8.6Z',
] as const

/** The path of a seat's shape, in a box of 24 × 24. */
export function seatShape(seat: number): string {
  return shapes[seat % shapes.length] ?? shapes[0]
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % shapes.length) + 1})`
}
