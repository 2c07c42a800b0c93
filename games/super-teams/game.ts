import type { Game } from '@kantyna/kernel'
import { meta } from './meta.ts'
import {
  allies,
  copy,
  inventory,
  type Race,
  type RaceOptions,
  raceOptions,
  secrets,
  setup,
  streams,
} from './rules/race.ts'
import { chooseHalf, chooseTeam, playBonus, playCard, playTow } from './rules/turn/decisions.ts'
import { routines } from './rules/turn/rounds.ts'
import { tableOptions } from './words/options.ts'

/** Super Teams as the kernel plays it: rules without words. */
export const game: Game<Race, RaceOptions> & { readonly secrets: typeof secrets } = {
  meta,
  rulesVersion: '2',
  options: raceOptions,
  tableOptions,
  streams,
  routines,
  decisions: { chooseTeam, playCard, playBonus, chooseHalf, playTow },
  turnKinds: ['playCard'],
  whoseTurn: (t) => (t.round === 0 ? null : t.mover),
  secrets,
  inventory,
  setup,
  copy,
  allies,
  longestGame: 20_000,
}
