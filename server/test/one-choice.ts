/**
 * A server and two clients in one process, for a look at its system calls: `node one-choice.ts FILE`. It says when the
 * server receives a choice, and when a client receives the acknowledgement.
 */
import { writeSync } from 'node:fs'
import { openStore } from '../store/open-store.ts'
import { LiveTable } from '../tables/live-table.ts'
import { startServer } from './online-server.ts'
import { dealTo, gather } from './seated-table.ts'
import { settingsOf } from './test-settings.ts'

const store = await openStore(process.argv[2] ?? '')
const server = await startServer({ store })
const seated = await gather(server.address, settingsOf('super-teams', 2), () => ({
  onHeard: (text) => {
    if (text.includes('"is":"result"')) writeSync(1, 'ACKNOWLEDGED\n')
  },
}))
await dealTo(seated)
const carryOut = LiveTable.prototype.command
LiveTable.prototype.command = function (...given) {
  writeSync(1, 'RECEIVED\n')
  return carryOut.apply(this, given)
}
for (const { state } of seated.tables) {
  const link = state.link
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
