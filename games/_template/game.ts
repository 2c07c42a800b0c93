import { type Game, optionsOf } from '@kantyna/kernel'
import { meta } from './meta.ts'
import { cards, copy, type NewGame, type NewGameOptions, secrets, setup } from './rules/table.ts'
import { playCard, routines } from './rules/turn.ts'

/** New Game as the kernel plays it: rules without words. */
export const game: Game<NewGame, NewGameOptions> & { readonly secrets: typeof secrets } = {
  meta,
  rulesVersion: '1',
  options: () => optionsOf({}),
  tableOptions: () => [],
  streams: ['deck'],
  routines,
  decisions: { playCard },
  turnKinds: ['playCard'],
  whoseTurn: (t) => t.mover,
  secrets,
  inventory: () => ({ card: cards }),
  setup,
  copy,
  allies: (_, seat) => [seat],
  longestGame: 100,
}
