import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import { afterAll, describe, expect, it } from 'vitest'
import layers, { rulesWith } from './layers.config.ts'
import { root } from './source.ts'

type Import = readonly [path: string, text: string]

const allowed: readonly Import[] = [
  ['kernel/play/a.ts', `import { b } from './b.ts'`],
  ['kernel/chance/a.ts', `import { sha256 } from '@noble/hashes/sha2.js'`],
  ['kernel/play/a.test.ts', `import { it } from 'vitest'`],
  ['games/super-teams/rules/a.ts', `import type { Seat } from '@kantyna/kernel'`],
  ['games/super-teams/rules/a.ts', `import { cards } from '../content/cards.ts'`],
  ['ui/contract.ts', `import type { Thing } from '@kantyna/kernel'`],
  ['games/super-teams/ui/a.tsx', `import type { TableProps } from '@kantyna/ui'`],
  ['games/super-teams/ui/a.tsx', `import { render } from 'preact'`],
  ['games/super-teams/test/a.test.ts', `import { everyGame } from '@kantyna/kernel/testkit'`],
  ['games/list.ts', `const load = () => import('./super-teams/index.ts')`],
  ['games/list.ts', `import { meta } from './super-teams/meta.ts'`],
  ['bots/a.ts', `import { copy } from '@kantyna/kernel'`],
  ['cli/a.ts', `import { games } from '@kantyna/games'`],
  ['cli/a.ts', `import { readFileSync } from 'node:fs'`],
  ['server/a.ts', `import { games } from '@kantyna/games'`],
  ['web/src/a.tsx', `import '@kantyna/games/super-teams/ui'`],
  ['web/src/a.tsx', `import { meta } from '@kantyna/games/super-teams/meta'`],
  ['bench/a.ts', `import { superTeams } from '@kantyna/games/super-teams'`],
]

const forbidden: readonly (readonly [...Import, rule: string])[] = [
  ['kernel/play/a.ts', `import { games } from '@kantyna/games'`, 'kernel may not import registry'],
  [
    'kernel/play/a.ts',
    `import type { A } from '../../games/super-teams/rules/a.ts'`,
    'kernel may not import game pure',
  ],
  ['kernel/play/a.ts', `import { readFileSync } from 'node:fs'`, 'kernel may not import this package'],
  ['kernel/play/a.ts', `import { it } from 'vitest'`, 'kernel may not import this package'],
  ['kernel/play/a.ts', `import { b } from 'not-installed'`, 'kernel may not import this package'],
  ['kernel/play/a.ts', `export { run } from '../testkit/index.ts'`, 'kernel may not import testkit'],
  [
    'games/outer-rim/rules/a.ts',
    `import { b } from '../../super-teams/rules/b.ts'`,
    'a game may not import another game',
  ],
  [
    'games/outer-rim/test/a.test.ts',
    `export * from '@kantyna/games/super-teams'`,
    'a game may not import another game',
  ],
  ['games/outer-rim/rules/a.ts', `import { render } from 'preact'`, 'game pure may not import this package'],
  ['games/outer-rim/rules/a.ts', `const b = () => import('../ui/b.tsx')`, 'game pure may not import game ui'],
  ['games/outer-rim/rules/a.ts', `import { search } from '@kantyna/bots'`, 'game pure may not import bots'],
  ['games/outer-rim/meta.ts', `import { b } from './rules/b.ts'`, 'game meta may not import game pure'],
  ['ui/a.ts', `import type { Game } from '@kantyna/games'`, 'ui may not import registry'],
  ['bots/a.ts', `import { games } from '@kantyna/games'`, 'bots may not import registry'],
  ['bots/a.test.ts', `import { render } from 'preact'`, 'bots test may not import this package'],
  ['server/a.ts', `import { b } from '../games/super-teams/rules/b.ts'`, 'server may not import game pure'],
  ['web/src/a.tsx', `import { b } from '../../games/super-teams/rules/b.ts'`, 'web may not import game pure'],
  ['server/a.ts', `import { main } from '../cli/main.ts'`, 'server may not import cli'],
  ['cli/a.ts', `import { b } from '../attic/b.ts'`, 'cli may not import a file in no layer'],
  ['attic/a.ts', `import { copy } from '@kantyna/kernel'`, 'this file is in no layer'],
]

const withExpansion: readonly (readonly [...Import, rules: readonly string[]])[] = [
  ['games/unfinished-business/rules/a.ts', `import { b } from '../../outer-rim/rules/b.ts'`, []],
  ['games/unfinished-business/ui/a.tsx', `import { b } from '../../outer-rim/ui/b.tsx'`, []],
  ['games/list.ts', `import { bundle } from './unfinished-business/index.ts'`, []],
  [
    'games/unfinished-business/rules/a.ts',
    `import { b } from '../../super-teams/rules/b.ts'`,
    ['unfinished-business may import only outer-rim'],
  ],
  [
    'games/unfinished-business/rules/a.ts',
    `import { b } from '../../outer-rim/ui/b.tsx'`,
    ['game pure may not import game ui'],
  ],
  [
    'games/outer-rim/rules/a.ts',
    `import { b } from '../../unfinished-business/rules/b.ts'`,
    ['a game may not import another game', 'only the registry may import unfinished-business'],
  ],
  [
    'cli/a.ts',
    `import { bundle } from '@kantyna/games/unfinished-business'`,
    ['only the registry may import unfinished-business'],
  ],
]

/** The effect of the imports. */
const targets = [
  ...['kernel/index.ts', 'kernel/play/b.ts', 'kernel/testkit/index.ts'],
  ...['ui/index.ts', 'bots/index.ts', 'cli/main.ts', 'attic/b.ts', 'games/registry.ts'],
  ...['super-teams', 'outer-rim', 'unfinished-business'].flatMap((game) =>
    ['index.ts', 'meta.ts', 'rules/a.ts', 'rules/b.ts', 'content/cards.ts', 'ui/index.ts', 'ui/b.tsx'].map(
      (file) => `games/${game}/${file}`,
    ),
  ),
  ...['@noble/hashes/sha2.js', 'preact/index.js', 'vitest/index.js'].map((file) => `node_modules/${file}`),
]

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The rules that each import breaks, in a small repository with one file for each import. */
async function rulesBroken(imports: readonly Import[], rules: IConfiguration): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  folders.push(folder)
  for (const file of targets) write(join(folder, file), 'export {}\n')
  for (const name of ['kernel', 'ui', 'games', 'bots']) {
    copyFileSync(join(root, name, 'package.json'), join(folder, name, 'package.json'))
    const link = join(folder, 'node_modules', '@kantyna', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(folder, name), link, 'junction')
  }
  const files = imports.map(([path, text], index) => {
    const file = path.replace('.', `-${index}.`)
    write(join(folder, file), text)
    return file
  })
  const { options, ...ruleSet } = rules
  const { output } = await cruise(
    files,
    { ...options, baseDir: folder, validate: true, ruleSet },
    options?.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return files.map((file) =>
    output.summary.violations
      .filter(({ from }) => from === file)
      .map(({ rule }) => rule.name)
      .toSorted(),
  )
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

describe('layers', async () => {
  const all = [...allowed, ...forbidden.map(([path, text]) => [path, text] as const)]
  const broken = await rulesBroken(all, layers)

  it.each(allowed.map((entry, index) => [...entry, index] as const))(
    '%s may say %s',
    (_path, _text, index) => {
      expect(broken[index]).toEqual([])
    },
  )

  it.each(forbidden.map((entry, index) => [...entry, allowed.length + index] as const))(
    '%s may not say %s: %s',
    (_path, _text, rule, index) => {
      expect(broken[index]).toEqual([rule])
    },
  )

  it('an expansion may import the game it extends, and only the registry an expansion', async () => {
    const forbidden = rulesWith({ 'unfinished-business': 'outer-rim' })
    const imports = withExpansion.map(([path, text]) => [path, text] as const)
    expect(await rulesBroken(imports, { ...layers, forbidden })).toEqual(
      withExpansion.map(([, , names]) => names.toSorted()),
    )
  })
})
