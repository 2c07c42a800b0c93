/** The page imports the rules from here. No other file imports this one, so the bundler makes a separate chunk. */
export { extensibleRim as extensible, game, type RimGame } from './rules/game.ts'
