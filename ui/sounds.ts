import type { GameEvent } from '@kantyna/kernel'

/** What can be heard at a table. */
export const soundNames = [
  'card',
  'flight',
  'blackHole',
  'bonus',
  'hit',
  'collapse',
  'turn',
  'victory',
  'defeat',
  'refused',
] as const
export type SoundName = (typeof soundNames)[number]

/** The sound of each type of a game's events; null: silent. */
export type EventSounds<E extends GameEvent> = { readonly [Type in E['type']]: SoundName | null }
