/** The thread of the database. Only this thread waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import { asFailure } from './database.ts'
import { type Answered, type Asked, OPENED } from './messages.ts'
import { SqliteLog } from './sqlite-log.ts'

const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread.')

/** Posts the result of the work, or why it failed. */
function answer(id: number, work: Promise<unknown>): Promise<void> {
  const post = (answered: Answered) => port?.postMessage(answered)
  return work.then(
    (value) => post({ id, value }),
    (problem: unknown) => {
      const { code, message } = asFailure(problem)
      post({ id, code, message })
    },
  )
}

const opening = SqliteLog.open(String(workerData))
await answer(
  OPENED,
  opening.then(() => null),
)
const log = await opening.catch(() => null)

if (log === null) port.close()
else
  port.on('message', ({ id, method, given }: Asked) => {
    const answered = answer(id, callOn(log, method, given))
    if (method === 'close') answered.finally(() => port.close()).catch(console.error)
    else answered.catch(console.error)
  })

function callOn(store: SqliteLog, method: Asked['method'], given: Asked['given']): Promise<unknown> {
  const call = store[method] as (...given: readonly unknown[]) => Promise<unknown> // ThreadedLog passes its arguments
  return call.apply(store, [...given])
}
