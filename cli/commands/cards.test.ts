import { expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

test('every card with its text and provenance, in Polish too', async () => {
  const { code, out } = await runWith(['cards', 'super-teams', '--lang', 'pl'])
  expect(code).toBe(0)
  expect(out).toContain('Holowanie × 4 [seed]')
  expect(out).toContain('czarna dziura × 6 [original]')
  expect((await runWith(['cards', 'super-teams'])).out).toContain('Tow × 4 [seed]')
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
