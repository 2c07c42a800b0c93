/**
 * The entry through which the page fetches the words. Nothing else imports it, so the file keeps its own
 * name.
 */
export { words } from './game-words.ts'
