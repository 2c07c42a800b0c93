import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPurity, isPure } from './check-purity.ts'
import { root, workspaces } from './source.ts'

const problems = (text: string, path = 'kernel/play/a.ts') =>
  checkPurity({ path, text }).map(({ message }) => message)

describe('purity', () => {
  it.each([
    'const now = Date.now()',
    'let when: Date',
    'performance.now()',
    'setTimeout(() => 1, 5)',
    'async function f() { return 1 }',
    'const f = async () => 1',
    'class A { async m() { return 1 } }',
    'const p = Promise.resolve(1)',
    'const a = await f()',
    `const a = import('./b.ts')`,
    'const x = Math.random()',
    `const x = Math['random']()`,
    'const { random } = Math',
    `console.log('hello')`,
    `fetch('/')`,
    'globalThis.x = 1',
    'const here = import.meta.url',
    `const n = (5).toLocaleString('pl')`,
    `['b', 'a'].sort((a, b) => a.localeCompare(b))`,
    `new Intl.PluralRules('pl')`,
  ])('forbids %s', (text) => {
    expect(problems(text)).not.toEqual([])
  })

  it.each([
    'const x = Math.floor(1.5)',
    'const event = { Date: 1, process: 2 }',
    'const y = event.process + event.self',
    'interface Card { self: number; fetch(): void }',
    'interface Link { send(text: string): Promise<boolean> }',
    '// Date.now() and Math.random() in a comment',
    `const text = 'await'`,
  ])('allows %s', (text) => {
    expect(problems(text)).toEqual([])
  })

  it('lets words/ format for a locale, and nothing else', () => {
    const path = 'games/outer-rim/words/pl.ts'
    expect(problems(`new Intl.PluralRules('pl'); (5).toLocaleString('pl')`, path)).toEqual([])
    expect(problems('Date.now()', path)).toEqual(['Date is a clock'])
  })

  it('cannot be switched off by a comment', () => {
    expect(problems('// biome-ignore lint: just this once\nMath.random()')).toHaveLength(1)
  })

  it('knows the pure part', () => {
    const pure = [
      'kernel/play/a.ts',
      'bots/a.ts',
      'games/x/rules/a.ts',
      'games/x/content/a.ts',
      'games/x/words/a.ts',
    ]
    const others = [
      'kernel/testkit/a.ts',
      'kernel/play/a.test.ts',
      'games/x/ui/a.tsx',
      'games/x/test/a.ts',
      'cli/a.ts',
    ]
    expect(pure.filter(isPure)).toEqual(pure)
    expect(others.filter(isPure)).toEqual([])
  })

  it('reads every workspace', () => {
    const listed: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
    expect(workspaces).toEqual(expect.arrayContaining(listed))
  })
})
