import { existsSync } from 'node:fs'
import { type Command, jsonFlag } from '../command.ts'
import { databaseFlag, databaseGiven, withDatabase } from '../database.ts'
import { jsonLine, shown, UsageError } from '../terminal.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Copies the database of a server into one file and checks the copy; the server may run meanwhile.',
  takes: 'FILE',
  flags: [databaseFlag, jsonFlag],
  async run(given, terminal) {
    const file = given.only('file')
    const database = databaseGiven(given)
    if (existsSync(file)) throw new UsageError(`${shown(file)} exists already. Choose another name.`)
    // Only here: SQLite takes its time to load.
    const { backUp } = await import('@kantyna/server/backup')
    const { bytes } = await withDatabase(() => backUp(database, file))
    terminal.out(
      given.has('json')
        ? jsonLine({ database: shown(database), file: shown(file), bytes })
        : `${shown(database)} was copied to ${shown(file)} (${(bytes / 1_000_000).toFixed(1)} MB), and the copy is whole.\n`,
    )
    return 0
  },
}
