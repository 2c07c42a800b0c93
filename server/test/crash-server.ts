/**
 * A server with online tables that is killed in the middle of its work: `node crash-server.ts FILE PORT`. It prints its
 * address, and each fault.
 */
import { openStore } from '../store/open-store.ts'
import { hurried, startServer } from './online-server.ts'

const [file = '', port = '0'] = process.argv.slice(2)

const { address, faults } = await startServer({
  store: await openStore(file),
  port: Number(port),
  time: hurried,
  limits: { socketsPerAddress: 10_000, newTablesPerHourAndAddress: 10_000 },
})
process.stdout.write(`${address}\n`)
setInterval(() => {
  for (const fault of faults.splice(0)) console.error(fault)
}, 100)
// It must not outlive the test that started it.
process.stdin.on('end', () => process.exit())
process.stdin.resume()
