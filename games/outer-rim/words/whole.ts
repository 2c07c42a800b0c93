/** The page imports all words from here. No other file imports this one, so the bundler makes a separate chunk. */
export { words, wordsWith } from './game-words.ts'
