/** Simulates colour blindness, and measures the difference between two colours. */

export const visions = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof visions)[number]

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Machado, Oliveira and Fernandes (2009), for eyes that lack one kind of cone altogether; in linear RGB. */
const simulation: Readonly<Record<Exclude<Vision, 'full'>, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Triple = [0.95047, 1, 1.08883]

/**
 * The difference between two colours (`#rrggbb`) for eyes with this vision: CIEDE2000, where 2 is just visible and 10
 * is visible at a glance.
 */
export function difference(one: string, other: string, vision: Vision): number {
  return ciede2000(labOf(one, vision), labOf(other, vision))
}

/** The contrast ratio of two colours, as the WCAG define it. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => times(toXyz, linearOf(colour))[1]
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function labOf(colour: string, vision: Vision): Triple {
  const linear = linearOf(colour)
  const seen = vision === 'full' ? linear : mapped(times(simulation[vision], linear), within)
  const [x, y, z] = times(toXyz, seen)
  const [fx, fy, fz] = [curve(x / WHITE[0]), curve(y / WHITE[1]), curve(z / WHITE[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

function linearOf(colour: string): Triple {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (digits === null) throw new Error(`${colour} is no colour of six digits.`)
  const [, red = '', green = '', blue = ''] = digits
  return mapped([red, green, blue], (part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

function mapped<T>([a, b, c]: readonly [T, T, T], change: (part: T) => number): Triple {
  return [change(a), change(b), change(c)]
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  return mapped(matrix, (row) => row[0] * a + row[1] * b + row[2] * c)
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116
}

/** The formula of Sharma, Wu and Dalal (2005), with their names of variables. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)))
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)]
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)]
  const isGrey = c1 * c2 === 0
  const turn = h2 - h1
  const dh = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  const dL = l2 - l1
  const dC = c2 - c1
  const dH = 2 * Math.sqrt(c1 * c2) * sine(dh / 2)
  const meanL = (l1 + l2) / 2
  const meanC = (c1 + c2) / 2
  const sum = h1 + h2
  const meanH = isGrey ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  const t =
    1 -
    0.17 * cosine(meanH - 30) +
    0.24 * cosine(2 * meanH) +
    0.32 * cosine(3 * meanH + 6) -
    0.2 * cosine(4 * meanH - 63)
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2)
  const sC = 1 + 0.045 * meanC
  const sH = 1 + 0.015 * meanC * t
  const rotation =
    -sine(60 * Math.exp(-(((meanH - 275) / 25) ** 2))) * 2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7))
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH))
}

function hue(a: number, b: number): number {
  const angle = (Math.atan2(b, a) * 180) / Math.PI
  return angle < 0 ? angle + 360 : angle
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}
