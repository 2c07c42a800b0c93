/** The entry for the page's words. Nothing else imports it, so that the bundler gives it a file of its own. */
export { wordsWith } from './chapter.ts'
export { words } from './game-words.ts'
