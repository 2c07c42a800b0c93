/**
 * Kills the process of a test run that does not end. A mutant may loop for ever, and then no timer of its own thread
 * runs.
 */
import { Worker } from 'node:worker_threads'

const limit = Number(process.env['KANTYNA_MUTANT_LIMIT'])

// All test files of a worker share one process, so only the first one starts the watchdog.
if (limit > 0 && !Reflect.has(globalThis, 'kantynaWatchdog')) {
  const watch = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${limit})`
  const watchdog = new Worker(watch, { eval: true })
  watchdog.unref()
  Reflect.set(globalThis, 'kantynaWatchdog', watchdog)
}
