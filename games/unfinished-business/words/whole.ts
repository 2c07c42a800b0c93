/** The entry for all words of the page. Nothing else imports it, so that the bundler gives it a file of its own. */
export { wordChanges } from './word-changes.ts'
