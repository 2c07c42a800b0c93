/**
 * A server and two clients in one process, for a look at its system calls: `node one-choice.ts FILE`. It says when a
 * client sends a choice, and when it receives the acknowledgement.
 */
import { writeSync } from 'node:fs'
import type { ClientFrame, ServerFrame } from '@kantyna/online'
import { openStore } from '../store/open-store.ts'
import { startServer } from './online-server.ts'
import { dealTo, gather } from './seated-table.ts'
import { settingsOf } from './test-settings.ts'

const store = await openStore(process.argv[2] ?? '')
const server = await startServer({ store })
const seated = await gather(server.address, settingsOf('super-teams', 2), () => ({
  onSent: (text) => {
    const frame = JSON.parse(text) as ClientFrame // the client wrote it
    if (frame.is === 'command') writeSync(1, `SENT ${frame.id}\n`)
  },
  onHeard: (text) => {
    const frame = JSON.parse(text) as ServerFrame // the server wrote it
    if (frame.is === 'result') writeSync(1, 'ACKNOWLEDGED\n')
  },
}))
await dealTo(seated)
for (const { state } of seated.tables) {
  const { link } = state
  const question = link?.seats.flatMap((seat) => link.snapshot(seat).decisions)[0]
  if (question === undefined) continue
  const { seat, id, min, options } = question
  const picks = options.slice(0, Math.max(1, min)).map((option) => option.id)
  await link?.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
  break
}
for (const remote of seated.tables) remote.close()
await server.close()
await store.close()
