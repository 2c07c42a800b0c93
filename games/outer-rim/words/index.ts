/**
 * The page imports the words of a table from here. No other file imports this one, so the bundler makes a separate
 * chunk.
 */
export { words, wordsWith } from './at-once.ts'
