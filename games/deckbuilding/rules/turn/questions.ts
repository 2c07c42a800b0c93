/** Everything that a player can be asked: the kinds of decision, and the second part of an attack. */
export type Question = Kind | 'commit'

/** The names of the kinds of decision. */
export type Kind =
  | 'act'
  | 'assign'
  | 'takeReward'
  | 'chooseEffect'
  | 'useWhen'
  | 'destination'
  | 'newBase'
  | 'pickBases'
  | 'pickExile'
  | 'pickDiscard'
  | 'pickForced'
  | 'pickFromRow'
  | 'pickBorrow'
  | 'pickReturn'
  | 'pickPurchase'
  | 'pickShip'
  | 'pickTarget'
  | 'pickKeep'
  | 'pickSwapIn'
  | 'pickSwapOut'
  | 'pickTop'

/** What can be done when a player may act. */
export type Action = 'play' | 'buy' | 'buyOff' | 'use' | 'attack' | 'attackRow' | 'end'
