/** Parses untrusted records. This has its own file, because tables seldom need it. */
export { parseRecord } from '@kantyna/kernel'
