import { expect, test } from 'vitest'
import { newTally } from './tally.ts'
import { plainTable } from './test/table.ts'

const jobsForTwo = ['disable-comms', 'sail-barge-sabotage', 'honest-robbery', 'snatch-and-grab']

/** The message about missing events, for games in which none occurred. */
function missingEvents(table: Parameters<typeof plainTable>[0]): ReadonlySet<string> {
  const tally = newTally()
  tally.see(plainTable(table), [])
  return new Set(tally.tables().flatMap(({ missing = [] }) => missing))
}

test('what is not in the game is not missed: jobs for two where one person plays alone (UB-SOL-01)', () => {
  const alone = missingEvents({ people: 1, characters: ['han-solo', 'bossk'] })
  const together = missingEvents({ people: 2, characters: ['han-solo', 'bossk'] })
  for (const job of jobsForTwo) expect([job, alone.has(job), together.has(job)]).toEqual([job, false, true])
  for (const script of ['job-57-1', 'job-58-2']) {
    expect([script, alone.has(script), together.has(script)]).toEqual([script, false, true])
  }
})

test('scripts of goals are reported as missing only with ambitions', () => {
  const table = { people: 2, characters: ['han-solo', 'bossk'] }
  expect(missingEvents(table).has('goal-60')).toBe(false)
  expect(missingEvents({ ...table, options: { ambitions: 'yes', fame: '8' } }).has('goal-60')).toBe(true)
})
