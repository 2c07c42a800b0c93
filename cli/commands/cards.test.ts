import { expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

test('lists every card with its text and provenance, also in Polish', async () => {
  const { code, out } = await runWith(['cards', 'super-teams', '--lang', 'pl'])
  expect(code).toBe(0)
  expect(out).toContain('Holowanie × 4 [seed]')
  expect(out).toContain('czarna dziura × 6 [original]')
  expect((await runWith(['cards', 'super-teams'])).out).toContain('Tow × 4 [seed]')
})

test('a line for each paragraph and for each thing that is chosen from', async () => {
  const { out } = await runWith(['cards', 'outer-rim'])
  const lines = out.split('\n')
  expect(lines.filter((line) => /.•/.test(line.trim()))).toEqual([])
  expect(lines.filter((line) => line.startsWith('  • ')).length).toBeGreaterThan(100)
  expect(lines).toContain('  Skills: Stealth.')
  for (const line of lines) expect(line).toMatch(/^$|^\S.* × \d+ \[(seed|public|original)\]$|^ {2}\S/)
})

test('JSON: one object', async () => {
  const { code, out, err } = await runWith(['cards', 'super-teams', '--json'])
  expect([code, err]).toEqual([0, ''])
  const { game, lang, cards } = JSON.parse(out)
  expect([game, lang]).toEqual(['super-teams', 'en'])
  for (const card of cards) {
    expect(card).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      text: expect.any(String),
      copies: expect.any(Number),
    })
    expect(['seed', 'public', 'original']).toContain(card.provenance)
  }
})
