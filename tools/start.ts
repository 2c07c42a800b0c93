/** `npm start`: builds what is missing, then starts the server. */
import { readFlags, UsageError } from '../server/flags.ts'
import { buildPageIfStale } from './page.ts'

try {
  readFlags(process.argv.slice(2), process.env)
  buildPageIfStale()
  await import('../server/main.ts')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
