/**
 * Adds rows to all tables at once and prints each that was stored, until it is killed: `node crash-writer.ts FILE
 * TABLES LIFE`. Each life also repeats the last command of the life before it, like a client that got no answer.
 */
import { GroupCommit } from '../log/group-commit.ts'
import { openStore } from '../store/open-store.ts'

const [file = '', tables = '', life = ''] = process.argv.slice(2)

const { log } = await openStore(file)
const group = new GroupCommit(log)

/** Adds rows to one table, one after the other. */
async function fill(table: string): Promise<void> {
  const stored = await log.load(table)
  const last = stored?.rows.at(-1)
  if (last !== undefined) await send(table, 0, last.command)
  let next = stored?.next ?? 0
  for (;;) next = await send(table, next, `${life} ${next}`)
}

/** Resolves to the number to expect next. */
async function send(table: string, expected: number, command: string): Promise<number> {
  const answer = await group.append({ table, expect: expected, command, kind: 'choice', body: { command } })
  if (!('number' in answer)) throw new Error(`${table} was written to by another process.`)
  process.stdout.write(`${JSON.stringify({ table, command, number: answer.number })}\n`)
  return answer.number + 1
}

await Promise.all(Array.from({ length: Number(tables) }, (_, index) => fill(`table ${index}`)))
