/** A plain silhouette in a box of 100 × 100. The second path is cut out of it. */
export type Shape = readonly [solid: string, cut?: string]

/** The silhouettes that also appear on the box. */
export const boxShapes = {
  trooper: [
    'M50 6C28 6 18 22 18 42l4 26 14 8 4 16h20l4-16 14-8 4-26C82 22 72 6 50 6Z',
    'M24 42h22l-2 12-18-2ZM76 42H54l2 12 18-2ZM42 66h16l4 12H38Z',
  ],
  wedge: ['M50 2 92 88 62 82v10H38V82L8 88Z', 'M50 52l14 20H36Z'],
  carrier: [
    'M38 4h24l6 30v46l8 12H24l8-12V34ZM8 40h16v40H8ZM76 40h16v40H76ZM24 54h52v8H24Z',
    'M44 14h12v16H44Z',
  ],
  twinPanel: [
    'M14 12h12l7 38-7 38H14l7-38ZM86 12H74l-7 38 7 38h12l-7-38ZM50 34a16 16 0 1 0 0 32a16 16 0 0 0 0-32ZM26 46h14v8H26ZM60 46h14v8H60Z',
    'M50 42a8 8 0 1 0 0 16a8 8 0 0 0 0-16Z',
  ],
  crossWing: [
    'M47 4h6l4 44 29-14 4-18 3 0v40L58 66l-2 18-3 8h-6l-3-8-2-18L7 56V16h3l4 18 29 14ZM40 62 18 84l-2 10h-3V74l28-20ZM60 62l22 22 2 10h3V74L59 54Z',
    'M50 38l3 12-3 8-3-8Z',
  ],
  bulbShip: [
    'M50 2c12 4 16 16 14 28 10 4 12 16 8 26 8 8 4 24-8 28l-4 12H40l-4-12c-12-4-16-20-8-28-4-10-2-22 8-26-2-12 2-24 14-28Z',
    'M50 16a5 8 0 1 0 0 16a5 8 0 0 0 0-16ZM50 48a7 10 0 1 0 0 20a7 10 0 0 0 0-20Z',
  ],
  pilot: [
    'M50 8C28 8 18 24 18 44v16l10 8h44l10-8V44C82 24 72 8 50 8ZM26 96c2-12 10-20 24-20s22 8 24 20Z',
    'M26 40h48v14L56 60H44l-18-6Z',
  ],
} as const satisfies Record<string, Shape>
