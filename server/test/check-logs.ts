import { canonical, resumeFromLog } from '@kantyna/kernel'
import type { LogRow, LogStore } from '../log/log-store.ts'
import { openEdition } from '../tables/editions.ts'
import { gameRow } from '../tables/game-rows.ts'
import { stateOf } from '../tables/live-table.ts'
import type { Acknowledged, Witness } from './players.ts'

/** Compares what clients were told with the logs. Returns what is wrong. */
export async function problemsIn(
  log: LogStore,
  tables: readonly string[],
  witness: Witness,
): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const rows = await log.read(table, 0, 1_000_000)
    const told = witness.acknowledged.filter((each) => each.table === table)
    const problems = [
      ...wrongNumbers(rows),
      ...wrongCommands(rows, told),
      ...notStored(rows, witness.shown.get(table) ?? -1),
      ...(await notReplayed(log, table, rows)),
    ]
    found.push(...problems.map((problem) => `table ${table}: ${problem}`))
  }
  return found
}

function wrongNumbers(rows: readonly LogRow[]): string[] {
  return rows.flatMap(({ number }, index) =>
    number === index ? [] : [`row ${index} has the number ${number}`],
  )
}

function wrongCommands(rows: readonly LogRow[], told: readonly Acknowledged[]): string[] {
  const numbers = new Map<string, number[]>()
  for (const { command, number } of rows) numbers.set(command, [...(numbers.get(command) ?? []), number])
  const twice = [...numbers].filter(([, all]) => all.length > 1)
  const wrong = told.filter((each) => {
    const [number = numberOfForced(rows, each)] = numbers.get(each.command) ?? []
    return number > each.row
  })
  return [
    ...twice.map(([command, all]) => `${command} is there ${all.length} times`),
    ...wrong.map(
      ({ command, row }) => `${command} was acknowledged at ${row}, and is at ${numbers.get(command)}`,
    ),
  ]
}

/** While a player's only answer is on its way, the server may give it. Then the row is the server's. */
function numberOfForced(rows: readonly LogRow[], { answers }: Acknowledged): number {
  const given = rows.find((row) => {
    const made = gameRow(row)
    if (answers === null || made?.kind !== 'choice') return false
    const { seat, decision, how } = made.entry
    return seat === answers.seat && decision === answers.decision && how === 'only'
  })
  return given?.number ?? Number.POSITIVE_INFINITY
}

/** What was shown must be on the disk: also to those who did not choose it. */
function notStored(rows: readonly LogRow[], shown: number): string[] {
  return shown < rows.length ? [] : [`row ${shown} was shown, and ${rows.length} are stored`]
}

/** The table loads from its checkpoint, and all rows from the first on lead to the same position. */
async function notReplayed(log: LogStore, table: string, rows: readonly LogRow[]): Promise<string[]> {
  const stored = await log.load(table)
  if (stored === null) return ['cannot be loaded']
  const positions: string[] = []
  for (const loaded of [stored, { ...stored, checkpoint: null, rows }]) {
    const state = stateOf(loaded)
    const record = state.record()
    const bundle = await openEdition(state.room.settings)
    if (record === null || bundle === null) continue
    const resumed = resumeFromLog(bundle.game, record)
    if (!resumed.ok) return [`cannot be replayed: ${JSON.stringify(resumed.error)}`]
    positions.push(canonical(resumed.value.position))
  }
  return positions[0] === positions[1] ? [] : ['its checkpoint is of another position than its rows']
}
