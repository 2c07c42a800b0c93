import type { SoundName } from '@kantyna/ui'

/** One note, or one burst of noise, from its start to its end. Frequencies are in hertz, times in seconds. */
export interface Voice {
  readonly source: OscillatorType | 'noise'
  /** For a note, its pitch; for noise, the frequencies that are let through. */
  readonly from: number
  readonly to?: number
  readonly begins?: number
  readonly lasts: number
  readonly loudness: number
}

/** Every sound of the table, synthesised from these numbers. */
export const recipes: Readonly<Record<SoundName, readonly Voice[]>> = {
  card: [
    { source: 'noise', from: 3200, to: 1100, lasts: 0.07, loudness: 0.3 },
    { source: 'sine', from: 190, to: 120, begins: 0.03, lasts: 0.06, loudness: 0.14 },
  ],
  flight: [
    { source: 'noise', from: 260, to: 1900, lasts: 0.55, loudness: 0.24 },
    { source: 'sine', from: 150, to: 420, lasts: 0.5, loudness: 0.1 },
  ],
  blackHole: [
    { source: 'sine', from: 330, to: 42, lasts: 1, loudness: 0.34 },
    { source: 'triangle', from: 497, to: 63, lasts: 0.9, loudness: 0.1 },
    { source: 'noise', from: 1400, to: 90, lasts: 0.95, loudness: 0.18 },
  ],
  bonus: [
    { source: 'triangle', from: 659.26, lasts: 0.22, loudness: 0.16 },
    { source: 'triangle', from: 880, begins: 0.09, lasts: 0.22, loudness: 0.16 },
    { source: 'triangle', from: 1108.73, begins: 0.18, lasts: 0.34, loudness: 0.16 },
  ],
  hit: [
    { source: 'noise', from: 1700, to: 160, lasts: 0.2, loudness: 0.4 },
    { source: 'triangle', from: 210, to: 62, lasts: 0.18, loudness: 0.34 },
  ],
  collapse: [
    { source: 'noise', from: 1000, to: 55, lasts: 1.3, loudness: 0.5 },
    { source: 'sine', from: 120, to: 30, lasts: 1.2, loudness: 0.42 },
    { source: 'noise', from: 420, to: 80, begins: 0.35, lasts: 0.8, loudness: 0.3 },
  ],
  // Like the bell on a bar.
  turn: [
    { source: 'sine', from: 587.33, lasts: 0.6, loudness: 0.2 },
    { source: 'sine', from: 880, begins: 0.12, lasts: 0.6, loudness: 0.16 },
  ],
  victory: [
    { source: 'triangle', from: 523.25, lasts: 0.3, loudness: 0.2 },
    { source: 'triangle', from: 659.26, begins: 0.14, lasts: 0.3, loudness: 0.2 },
    { source: 'triangle', from: 783.99, begins: 0.28, lasts: 0.3, loudness: 0.2 },
    { source: 'triangle', from: 1046.5, begins: 0.42, lasts: 1.1, loudness: 0.22 },
    { source: 'sine', from: 523.25, begins: 0.42, lasts: 1.1, loudness: 0.16 },
    { source: 'sine', from: 659.26, begins: 0.42, lasts: 1.1, loudness: 0.12 },
  ],
  defeat: [
    { source: 'sine', from: 440, lasts: 0.4, loudness: 0.2 },
    { source: 'sine', from: 349.23, begins: 0.26, lasts: 0.4, loudness: 0.2 },
    { source: 'sine', from: 293.66, begins: 0.52, lasts: 0.9, loudness: 0.2 },
  ],
  refused: [
    { source: 'triangle', from: 196, lasts: 0.09, loudness: 0.24 },
    { source: 'triangle', from: 165, begins: 0.1, lasts: 0.14, loudness: 0.24 },
  ],
}
