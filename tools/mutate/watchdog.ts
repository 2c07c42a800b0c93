/** Ends the process of a test run that does not end: a mutant may loop for ever, and then no timer of its own is called. */
import { Worker } from 'node:worker_threads'

const limit = Number(process.env['KANTYNA_MUTANT_LIMIT'])

// The files of a worker share one process: the first begins to count.
if (limit > 0 && !Reflect.has(globalThis, 'kantynaWatchdog')) {
  const watch = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${limit})`
  const watchdog = new Worker(watch, { eval: true })
  watchdog.unref()
  Reflect.set(globalThis, 'kantynaWatchdog', watchdog)
}
