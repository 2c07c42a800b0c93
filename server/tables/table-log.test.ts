import { expect, it, vi } from 'vitest'
import type { Appended } from '../log/log-store.ts'
import { TableLog } from './table-log.ts'

function logThat(answers: Appended) {
  const onOutrun = vi.fn()
  const log = new TableLog(
    { table: 'a', next: 900, hash: '', commands: [] },
    { group: { append: () => Promise.resolve(answers) }, now: () => 0, onOutrun, clocks: () => null },
  )
  return { log, onOutrun, added: log.note({ kind: 'passing', seat: 0, isPassing: true }, '0 old') }
}

it('recognises a command of long ago, and keeps the table in memory', async () => {
  const { log, onOutrun, added } = logThat({ is: 'repeated', number: 3 })
  await expect(added).rejects.toThrow('again')
  expect(log.isCarriedOut('0 old')).toBe(true)
  expect(log.last).toBe(899)
  expect(onOutrun).not.toHaveBeenCalled()
})

it('has the table loaded again if another writer was faster, also with the same command', async () => {
  for (const answer of [
    { is: 'outrun', next: 901 },
    { is: 'repeated', number: 900 },
  ] as const) {
    const { onOutrun, added } = logThat(answer)
    await expect(added).rejects.toThrow('another writer')
    expect(onOutrun).toHaveBeenCalledOnce()
  }
})

it('refuses a row of a packed table, and keeps the table in memory', async () => {
  const { onOutrun, added } = logThat({ is: 'finished' })
  await expect(added).rejects.toThrow('packed')
  expect(onOutrun).not.toHaveBeenCalled()
})
