/** Reads records with everything checked: fetched by itself, since tables seldom need it. */
export { parseRecord } from '@kantyna/kernel'
