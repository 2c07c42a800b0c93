import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkLayers } from './check-layers.ts'
import { root, workspaces } from './source.ts'

const problems = (path: string, text: string) => checkLayers([{ path, text }]).map(({ says }) => says)

describe('layers', () => {
  it.each([
    ['kernel/play/a.ts', `import { b } from './b.ts'`],
    ['kernel/chance/a.ts', `import { sha256 } from '@noble/hashes/sha2.js'`],
    ['kernel/play/a.test.ts', `import { it } from 'vitest'`],
    ['games/super-teams/rules/a.ts', `import type { Seat } from '@kantyna/kernel'`],
    ['games/super-teams/rules/a.ts', `import { cards } from '../content/cards.ts'`],
    ['ui/contract.ts', `import type { Thing } from '@kantyna/kernel'`],
    ['games/super-teams/ui/board.tsx', `import type { TableProps } from '@kantyna/ui'`],
    ['games/super-teams/ui/board.tsx', `import { useState } from 'react'`],
    ['games/super-teams/test/a.test.ts', `import { everyGame } from '@kantyna/kernel/testkit'`],
    ['games/registry.ts', `const load = () => import('./super-teams/index.ts')`],
    ['games/registry.ts', `import { meta } from './super-teams/meta.ts'`],
    ['bots/search.ts', `import { copy } from '@kantyna/kernel'`],
    ['cli/main.ts', `import { games } from '@kantyna/games'`],
    ['server/app.ts', `import { games } from '@kantyna/games'`],
    ['web/src/table.tsx', `import '@kantyna/games/super-teams/ui'`],
    ['web/src/lobby.tsx', `import { meta } from '@kantyna/games/super-teams/meta'`],
    ['bench/main.ts', `import { superTeams } from '@kantyna/games/super-teams'`],
  ])('%s may say %s', (path, text) => {
    expect(problems(path, text)).toEqual([])
  })

  it.each([
    ['kernel/play/a.ts', `import { games } from '@kantyna/games'`, 'kernel may not import registry'],
    [
      'kernel/play/a.ts',
      `import type { A } from '../../games/super-teams/rules/a.ts'`,
      'kernel may not import game pure',
    ],
    [
      'kernel/play/a.ts',
      `import { readFileSync } from 'node:fs'`,
      'kernel may not import the package node:fs',
    ],
    ['kernel/play/a.ts', `export { run } from '../testkit/index.ts'`, 'kernel may not import testkit'],
    [
      'games/outer-rim/rules/a.ts',
      `import { b } from '../../super-teams/rules/b.ts'`,
      'the game outer-rim may not import the game super-teams',
    ],
    [
      'games/outer-rim/rules/a.ts',
      `export * from '@kantyna/games/super-teams'`,
      'the game outer-rim may not import the game super-teams',
    ],
    [
      'games/outer-rim/rules/a.ts',
      `import { useState } from 'react'`,
      'game pure may not import the package react',
    ],
    [
      'games/outer-rim/rules/a.ts',
      `const board = import('../ui/board.tsx')`,
      'game pure may not import game ui',
    ],
    ['games/outer-rim/rules/a.ts', `import { search } from '@kantyna/bots'`, 'game pure may not import bots'],
    [
      'games/outer-rim/meta.ts',
      `import { setup } from './rules/setup.ts'`,
      'game meta may not import game pure',
    ],
    ['ui/contract.ts', `import { games } from '@kantyna/games'`, 'ui may not import registry'],
    ['bots/search.ts', `import { games } from '@kantyna/games'`, 'bots may not import registry'],
    [
      'server/app.ts',
      `import { move } from '@kantyna/games/super-teams/rules/move.ts'`,
      'server may not import game pure',
    ],
    [
      'web/src/table.tsx',
      `import { move } from '../../games/super-teams/rules/move.ts'`,
      'web may not import game pure',
    ],
    ['server/app.ts', `import { main } from '../cli/main.ts'`, 'server may not import cli'],
  ])('%s may not say %s', (path, text, says) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(says)])
  })

  it('names the line', () => {
    const text = `import { a } from './a.ts'\n\nimport { useState } from 'react'\n`
    expect(checkLayers([{ path: 'kernel/play/b.ts', text }])).toEqual([
      { path: 'kernel/play/b.ts', line: 3, says: 'kernel may not import the package react' },
    ])
  })

  it('reads every workspace', () => {
    const listed: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
    expect(workspaces).toEqual(expect.arrayContaining(listed))
  })
})
