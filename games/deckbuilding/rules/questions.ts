import type { Purpose } from './frames.ts'

/** Everything that a player can be asked: the names of the kinds of decision. */
export type Question =
  | 'act'
  | 'commit'
  | 'assign'
  | 'takeReward'
  | 'chooseEffect'
  | 'useWhen'
  | 'destination'
  | 'newBase'
  | 'pickBases'
  | `pick${Capitalize<Purpose>}`

/** What can be done when a player may act. */
export type Action = 'play' | 'buy' | 'buyOff' | 'use' | 'attack' | 'attackRow' | 'end'
