import { PassThrough } from 'node:stream'
import { TestClock } from '@kantyna/host/test'
import { describe, expect, test } from 'vitest'
import { LineInput } from './line-input.ts'

function typed() {
  const [keys, screen] = [new PassThrough(), new PassThrough()]
  const clock = new TestClock()
  let [shown, suspended] = ['', 0]
  screen.on('data', (chunk) => {
    shown += chunk
  })
  const suspend = () => {
    suspended++
  }
  const input = new LineInput(true, { input: () => keys, output: screen, clock, suspend })
  /** Waits until it can be read. */
  const isShown = async (text: string) => {
    while (!shown.includes(text)) await new Promise(setImmediate)
  }
  const type = (text: string) => keys.write(text)
  /** Types a line, and waits until it has been read. */
  const press = async (text: string) => {
    type(text)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  }
  return { input, type, press, isShown, shown: () => shown, clock, suspended: () => suspended }
}

test('text typed ahead answers a question that is asked again', async () => {
  const { input, type } = typed()
  type('1\n2\n')
  const first = await input.ask('> ', 'any')
  expect([first, await input.ask('> ', 'any')]).toEqual(['1', '2'])
  input.close()
})

test('neither typed-ahead keys nor a half-typed line answer a new question', async () => {
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

test('nobody sees what the previous person has typed', async () => {
  const { input, type } = typed()
  const first = input.ask('> ', 'any')
  type('my secret base\n')
  expect(await first).toBe('my secret base')
  const second = input.ask('> ', 'any')
  type('\u001b[A\u001b[A\n') // the arrow that goes back in the history
  expect(await second).toBe('')
  input.close()
})

test.each([
  ['deleted', 'my secret base\u0015'],
  ['begun', 'my secret base'],
])('nobody can bring back what the previous person has %s', async (_, written) => {
  const { input, type, isShown } = typed()
  const first = input.ask('first > ', 'fresh')
  await isShown('first > ')
  type(`1\n${written}`)
  expect(await first).toBe('1')
  const second = input.ask('second > ', 'fresh')
  await isShown('second > ')
  type('\u0019\u001f\u001f\n') // Ctrl+Y pastes deleted text, Ctrl+_ undoes
  expect(await second).toBe('')
  input.close()
})

test('text typed ahead is shown before it is forgotten, and not afterwards', async () => {
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

describe('a curtain', () => {
  async function curtain() {
    const terminal = typed()
    const lifted = { is: false }
    const asked = terminal.input.ask('curtain > ', 'deliberate').then((line) => {
      lifted.is = true
      return line
    })
    await terminal.isShown('curtain > ')
    const isLifted = async () => {
      await new Promise(setImmediate)
      return lifted.is
    }
    return { ...terminal, asked, isLifted }
  }

  test('stays closed while Enter is held down, and after it is released', async () => {
    const { input, press, clock, isLifted } = await curtain()
    for (let time = 0; time < 5000; time += 33) {
      clock.pass(33)
      await press('\r')
      expect(await isLifted()).toBe(false)
    }
    clock.pass(10_000)
    expect(await isLifted()).toBe(false)
    input.close()
  })

  test('stays closed when a key that was held begins to repeat only after a pause', async () => {
    const { input, press, clock, isLifted } = await curtain()
    clock.pass(660)
    for (let repeated = 0; repeated < 20; repeated++) {
      await press('\r')
      clock.pass(33)
    }
    clock.pass(10_000)
    expect(await isLifted()).toBe(false)
    input.close()
  })

  test('opens after one Enter with half a second without keys before it, and asks again after an Enter that did not count', async () => {
    const { input, press, clock, asked, isLifted, shown } = await curtain()
    clock.pass(400)
    await press('\r')
    clock.pass(499)
    expect(shown().split('curtain > ')).toHaveLength(2)
    await press('x')
    clock.pass(500)
    await press('')
    expect(shown().split('curtain > ').length).toBeGreaterThan(2)
    await press('\r')
    expect(await isLifted()).toBe(false)
    clock.pass(250)
    expect(await asked).toBe('')
    const next = input.ask('next > ', 'any')
    await press('1\r')
    expect(await next).toBe('1')
    input.close()
  })

  test('goes with the input', async () => {
    const { input, press, asked } = await curtain()
    await press('\u0004')
    expect(await asked).toBeNull()
    input.close()
  })
})

test.each(['fresh', 'deliberate'] as const)(
  'after Ctrl+Z and fg the question is still there (%s)',
  async (age) => {
    const { input, press, isShown, shown, clock, suspended } = typed()
    const asked = input.ask('question > ', age)
    await isShown('question > ')
    await press('4\u001a')
    expect(suspended()).toBe(1)
    const before = shown().length
    process.emit('SIGCONT', 'SIGCONT')
    expect(shown().slice(before)).toContain('question > 4')
    clock.pass(500)
    await press('2\r'.slice(age === 'fresh' ? 0 : 1))
    clock.pass(250)
    expect(await asked).toBe(age === 'fresh' ? '42' : '')
    input.close()
  },
)

test('Ctrl+Z while nothing is asked leaves the next question answerable', async () => {
  const { input, press, isShown } = typed()
  const first = input.ask('first > ', 'any')
  await press('1\r\u001a')
  expect(await first).toBe('1')
  process.emit('SIGCONT', 'SIGCONT')
  const second = input.ask('second > ', 'any')
  await isShown('second > ')
  await press('2\r')
  expect(await second).toBe('2')
  input.close()
})

test.each(['any', 'fresh'] as const)('no question is asked after the end of input (%s)', async (age) => {
  const { input, type, isShown } = typed()
  const first = input.ask('first > ', 'fresh')
  await isShown('first > ')
  type('1\n\u0004') // Ctrl+D while no question is open
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
  const input = new LineInput(false, { input: () => pipe, output: out })
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
