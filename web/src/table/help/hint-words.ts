/** Fetched with the first hint. */
export { hintLine, hintThings } from '@kantyna/bots'
