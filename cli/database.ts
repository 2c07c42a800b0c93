import { databaseFile } from '@kantyna/server/configuration'
import { StoreFailure } from '@kantyna/server/log'
import type { CommandArgs, Flag } from './command.ts'
import { messageOf, UsageError } from './terminal.ts'

/** What the commands about a server's database share. */

export const databaseFlag: Flag = {
  name: 'database',
  value: 'DB',
  description: 'the database of the server (the variable DATABASE, otherwise data/kantyna.db)',
}

export function databaseGiven(given: CommandArgs): string {
  return given.text('database') ?? databaseFile(process.env)
}

/** Does the work; what the database refuses is reported like a mistake of the command line. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof StoreFailure) throw new UsageError(messageOf(problem))
    throw problem
  }
}
