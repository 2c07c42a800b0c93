import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { LineInput } from './line-input.ts'

function typed() {
  const [keys, screen] = [new PassThrough(), new PassThrough()]
  let shown = ''
  screen.on('data', (chunk) => {
    shown += chunk
  })
  const input = new LineInput(true, () => keys, screen)
  /** Waits until it can be read. */
  const isShown = async (text: string) => {
    while (!shown.includes(text)) await new Promise(setImmediate)
  }
  return { input, type: (text: string) => keys.write(text), isShown, shown: () => shown }
}

test('what was typed ahead answers a question that is asked again', async () => {
  const { input, type } = typed()
  type('1\n2\n')
  const first = await input.ask('> ', 'any')
  expect([first, await input.ask('> ', 'any')]).toEqual(['1', '2'])
  input.close()
})

test('what was typed ahead is no answer to a new question, nor is the line that was begun', async () => {
  const { input, type, isShown } = typed()
  const first = input.ask('first > ', 'fresh')
  await isShown('first > ')
  type('1\n2\n3\nhal')
  expect(await first).toBe('1')
  const second = input.ask('second > ', 'fresh')
  await isShown('second > ')
  type('f\n')
  expect(await second).toBe('f')
  input.close()
})

test('nobody finds what the last person has typed', async () => {
  const { input, type } = typed()
  const first = input.ask('> ', 'any')
  type('my secret base\n')
  expect(await first).toBe('my secret base')
  const second = input.ask('> ', 'any')
  type('\u001b[A\u001b[A\n') // the arrow that goes back in a history
  expect(await second).toBe('')
  input.close()
})

test.each([
  ['deleted', 'my secret base\u0015'],
  ['begun', 'my secret base'],
])('nobody brings back what the last person has %s', async (_, written) => {
  const { input, type, isShown } = typed()
  const first = input.ask('first > ', 'fresh')
  await isShown('first > ')
  type(`1\n${written}`)
  expect(await first).toBe('1')
  const second = input.ask('second > ', 'fresh')
  await isShown('second > ')
  type('\u0019\u001f\u001f\n') // Ctrl+Y pastes what was deleted, Ctrl+_ takes back
  expect(await second).toBe('')
  input.close()
})

test('what was typed ahead is shown before it is forgotten, and not after', async () => {
  const { input, type, isShown, shown } = typed()
  const first = input.ask('first > ', 'fresh')
  await isShown('first > ')
  type('1\n')
  await first
  type('my secret base\n')
  await input.forgetTyped()
  expect(shown()).toContain('my secret base')
  const second = input.ask('second > ', 'fresh')
  await isShown('second > ')
  type('2\n')
  expect(await second).toBe('2')
  input.close()
})

test.each(['any', 'fresh'] as const)('nobody is asked where input has ended (%s)', async (age) => {
  const { input, type, isShown } = typed()
  const first = input.ask('first > ', 'fresh')
  await isShown('first > ')
  type('1\n\u0004') // Ctrl+D while nothing is asked
  expect(await first).toBe('1')
  expect(await input.ask('second > ', age)).toBeNull()
  input.close()
})

test('in a pipe every line waits for its question; the last need not end; a line of megabytes is cut', async () => {
  const [pipe, out] = [new PassThrough(), new PassThrough()]
  let shown = ''
  out.on('data', (chunk) => {
    shown += chunk
  })
  const input = new LineInput(false, () => pipe, out)
  pipe.write('1\r\n')
  pipe.write(`${'9'.repeat(5_000_000)}`)
  pipe.write(`${'9'.repeat(5_000_000)}\n\u001b]0;pwned\u0007\nlast`)
  pipe.end()
  expect(await input.ask('> ', 'fresh')).toBe('1')
  expect((await input.ask('> ', 'fresh'))?.length).toBe(4096)
  await input.ask('> ', 'fresh')
  expect(await input.ask('> ', 'fresh')).toBe('last')
  expect(await input.ask('> ', 'fresh')).toBeNull()
  expect(shown).not.toContain('\u001b')
  expect(shown.length).toBeLessThan(500)
})
