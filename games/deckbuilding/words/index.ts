/** What the page fetches of the words: a file that nothing else imports, so that it is fetched by its own name. */
export { words } from './game-words.ts'
export { shortcuts } from './questions/shortcuts.ts'
