import { expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

test('an unknown flag is refused by name', async () => {
  const { code, err } = await runWith(['bench', '--slowly'])
  expect(code).toBe(2)
  expect(err).toContain("Unknown option '--slowly'")
})
