/**
 * Our own layout of the track: the printed one is a picture that the rulebook does not describe. Ours uses every rule.
 * Place 0 is the starting planet, the last place the final planet (ST-COMP-01).
 */

/** The five kinds of ST-SPACE-01, and the two planets. */
export const spaceKinds = ['start', 'ordinary', 'bonus', 'hyperspace', 'asteroids', 'hole', 'finish'] as const
export type SpaceKind = (typeof spaceKinds)[number]

/** A place has one space, or two if it is a double space (ST-DOUBLE-01). */
export type Place = readonly [SpaceKind] | readonly [SpaceKind, SpaceKind]

const letters = {
  S: ['start'],
  O: ['ordinary'],
  B: ['bonus'],
  H: ['hyperspace'],
  A: ['asteroids'],
  M: ['hole'],
  F: ['finish'],
  HO: ['hyperspace', 'ordinary'],
  AO: ['asteroids', 'ordinary'],
  HA: ['hyperspace', 'asteroids'],
} as const satisfies Readonly<Record<string, Place>>

const layout = [
  'S',
  'O',
  'O',
  'B',
  'O',
  'A',
  'O',
  'H',
  'O',
  'HO',
  'B',
  'O',
  'A',
  'O',
  'AO',
  'O',
  'H',
  'O',
  'B',
  'M',
  'M',
  'M',
  'O',
  'HA',
  'O',
  'A',
  'B',
  'O',
  'H',
  'O',
  'AO',
  'O',
  'B',
  'HO',
  'O',
  'A',
  'O',
  'M',
  'M',
  'M',
  'O',
  'H',
  'O',
  'HA',
  'B',
  'O',
  'A',
  'F',
] as const satisfies readonly (keyof typeof letters)[]

export const track: readonly Place[] = layout.map((letter) => letters[letter])
export const trackProvenance = 'original'
