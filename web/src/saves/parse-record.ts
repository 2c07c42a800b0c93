/** Reads records with every check. In a file of its own, because tables seldom need it. */
export { parseRecord } from '@kantyna/kernel'
