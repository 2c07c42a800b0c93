import { type Command, jsonFlag } from '../command.ts'
import { databaseFlag, databaseGiven, withDatabase } from '../database.ts'
import { jsonLine, shown } from '../terminal.ts'

export const restore: Command = {
  name: 'restore',
  summary:
    'Puts a backup in the place of a server’s database, and keeps the old one beside it; stop the server first.',
  takes: 'FILE',
  flags: [databaseFlag, jsonFlag],
  async run(given, terminal) {
    const file = given.only('file')
    const database = databaseGiven(given)
    // Only here: SQLite takes its time to load.
    const server = await import('@kantyna/server/restore')
    const { replaced } = await withDatabase(() => server.restore(file, database, new Date()))
    const kept = replaced === null ? '' : `What was there before is in ${shown(replaced)}.\n`
    terminal.out(
      given.has('json')
        ? jsonLine({ database: shown(database), file: shown(file), replaced: replaced && shown(replaced) })
        : `${shown(database)} was restored from ${shown(file)}.\n${kept}`,
    )
    return 0
  },
}
