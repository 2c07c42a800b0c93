import type { Store } from '@kantyna/server/operator'
import { type Command, jsonFlag } from '../command.ts'
import { databaseFlag, databaseGiven, withDatabase } from '../database.ts'
import { jsonLine, shown, type Terminal, UsageError } from '../terminal.ts'

const MOST_LISTED = 1000

export const tables: Command = {
  name: 'tables',
  summary:
    'Lists the tables of a server, or the complaints; removes a table, or erases a player’s name. The server may run meanwhile.',
  takes: '[reports | remove TABLE | erase-name TABLE SEAT]',
  flags: [databaseFlag, jsonFlag],
  async run(given, terminal) {
    const [what = 'list', table = '', seat = '', more] = given.positionals
    const counts = { list: 0, reports: 1, remove: 2, 'erase-name': 3 } as const
    if (!Object.hasOwn(counts, what) || more !== undefined)
      throw given.usageError(
        'Say what to do: nothing for a list, reports, remove TABLE or erase-name TABLE SEAT',
      )
    const count = counts[what as keyof typeof counts] // checked above
    if (given.positionals.length !== count && what !== 'list')
      throw given.usageError(`This is not what ${what} takes`)
    const database = databaseGiven(given)
    // Only here: SQLite takes its time to load.
    const { openForOperator } = await import('@kantyna/server/operator')
    return await withDatabase(async () => {
      const store = await openForOperator(database)
      try {
        switch (what) {
          case 'reports':
            return await listReports(store, terminal, given.has('json'))
          case 'remove':
            return await remove(store, terminal, table)
          case 'erase-name':
            return await eraseName(store, terminal, { table, seat: seatGiven(seat) })
          default:
            return await list(store, terminal, given.has('json'))
        }
      } finally {
        await store.close()
      }
    })
  },
}

/** Seats count from 1, as players see them. */
function seatGiven(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new UsageError(`SEAT must be a number from 1 on, not "${shown(text)}".`)
  return Number(text) - 1
}

async function list({ directory }: Store, terminal: Terminal, asJson: boolean): Promise<number> {
  for (const { table, listing } of await directory.all(MOST_LISTED)) {
    const { settings, stage, names, changed, expires } = listing
    const seats = settings.seats.map(({ kind }, seat) => (kind === 'bot' ? 'bot' : (names[seat] ?? null)))
    if (asJson) {
      terminal.out(jsonLine({ table, game: settings.game, stage, seats, changed, expires }))
      continue
    }
    const people = seats.map((name) => (name === null ? 'free' : shown(name))).join(', ')
    terminal.out(`${table}  ${settings.game}  ${stage}  ${timeOf(changed)}  ${people}\n`)
  }
  return 0
}

async function listReports({ directory }: Store, terminal: Terminal, asJson: boolean): Promise<number> {
  for (const { table, reason, at } of await directory.reports(MOST_LISTED))
    terminal.out(asJson ? jsonLine({ table, reason, at }) : `${table}  ${timeOf(at)}  ${shown(reason)}\n`)
  return 0
}

async function remove({ directory }: Store, terminal: Terminal, table: string): Promise<number> {
  if (!(await directory.expire(table, Date.now())))
    throw new UsageError(`There is no table "${shown(table)}", or its game is being played.`)
  terminal.out(
    `The server removes ${shown(table)} within a minute, or when it is started, unless something happens there before.\n`,
  )
  return 0
}

async function eraseName(
  { directory }: Store,
  terminal: Terminal,
  { table, seat }: { readonly table: string; readonly seat: number },
): Promise<number> {
  if (!(await directory.eraseName(table, seat)))
    throw new UsageError(`There is no name at seat ${seat + 1} of "${shown(table)}".`)
  terminal.out(
    'The name is erased. Players who are connected see it until all of them have left the table. Backups may still have it.\n',
  )
  return 0
}

/** To the minute, in UTC. */
function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')
}
