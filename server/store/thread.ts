/** The thread of the database. Only this thread waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import { asFailure } from './database-errors.ts'
import { type Answered, type Asked, OPENED } from './messages.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

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

const opening = openSqliteStore(String(workerData))
await answer(
  OPENED,
  opening.then(() => null),
)
const store = await opening.catch(() => null)

if (store === null) port.close()
else
  port.on('message', (asked: Asked) => {
    const answered = answer(asked.id, carryOut(store, asked))
    if (asked.on === 'store' && asked.method === 'close')
      answered.finally(() => port.close()).catch(console.error)
    else answered.catch(console.error)
  })

type Method = (...given: readonly unknown[]) => Promise<unknown>

function carryOut(store: Store, asked: Asked): Promise<unknown> {
  if (asked.on === 'store') return store[asked.method]()
  const part = store[asked.on]
  const method = part[asked.method as keyof typeof part] as Method // `openStore` passes on the method's arguments
  return method.apply(part, [...asked.given])
}
