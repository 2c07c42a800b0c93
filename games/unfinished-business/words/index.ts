/** The entry for the words of a table. Nothing else imports it, so that the bundler gives it a file of its own. */
export { wordChanges } from './at-once.ts'
