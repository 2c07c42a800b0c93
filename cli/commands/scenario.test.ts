import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const scenarioOf = (expected: number) => `
game: super-teams
name: 'a red 3 moves the X-wing'
rules: [ST-TURN-04]
seats: 2
arrange:
  hands: { 1: [red-3, red-1] }
do: [red-3 x-wing]
expect:
  state: { ships.x-wing: ${expected} }
`

test('a scenario that holds, by file and by folder', async () => {
  const file = write('good.yaml', scenarioOf(3))
  for (const named of [file, folder]) {
    const { code, out, err } = await runWith(['scenario', named])
    expect(out).toBe('ok    a red 3 moves the X-wing\n1 passed, 0 failed\n')
    expect([code, err]).toEqual([0, ''])
  }
})

test('a scenario that fails: the first difference, exit code 1', async () => {
  write('good.yaml', scenarioOf(3))
  const file = write('wrong.yaml', scenarioOf(4))
  const { code, out } = await runWith(['scenario', folder])
  expect(code).toBe(1)
  expect(out).toContain(`FAIL  a red 3 moves the X-wing\n      ${file}: ships.x-wing: expected 4, got 3`)
  expect(out).toContain('1 passed, 1 failed')
})

test('JSON: one object', async () => {
  write('wrong.yaml', scenarioOf(4))
  const { code, out, err } = await runWith(['scenario', folder, '--json'])
  expect([code, err]).toEqual([1, ''])
  expect(JSON.parse(out)).toMatchObject({
    passed: 0,
    failed: 1,
    scenarios: [{ rules: ['ST-TURN-04'], failure: expect.stringContaining('expected 4') }],
  })
})

test.each([
  ['not YAML', '"', 'is not a scenario'],
  ['a field too many', `${scenarioOf(3)}speed: 3\n`, 'speed'],
  ['no rules', scenarioOf(3).replace('[ST-TURN-04]', '[]'), 'rules'],
  ['an unknown game', scenarioOf(3).replace('super-teams', 'chess'), 'There is no game "chess"'],
])('%s: one sentence that says where, exit code 2', async (_, text, says) => {
  write('bad.yaml', text)
  const { code, out, err } = await runWith(['scenario', folder])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(says)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('a folder without scenarios', async () => {
  const { code, err } = await runWith(['scenario', folder])
  expect(code).toBe(2)
  expect(err).toContain('There are no scenarios')
})
