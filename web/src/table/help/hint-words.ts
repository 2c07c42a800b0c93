/** Fetched with the first hint. */
export { hintLine, hintThings } from '@kantyna/bots'
export { partsOfHint } from './parts-of-hint.ts'
