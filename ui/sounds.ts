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

/** What is heard when something happens in a game, for every type of its events; null: nothing. */
export type EventSounds<E extends GameEvent> = { readonly [Type in E['type']]: SoundName | null }
