import { compose, type GameModule } from '@kantyna/kernel'
import { extensibleRim, type RimGame } from '../../outer-rim/rules/game.ts'
import { changes } from './changes.ts'

/** The expansion of Outer Rim: its changes, rule by rule, are in changes.ts. */
export const unfinishedBusiness: GameModule = {
  id: 'unfinished-business',
  version: '4',
  extends: 'outer-rim',
  changes,
}

/** Outer Rim with the expansion. */
export const game: RimGame = compose(extensibleRim, [unfinishedBusiness])
