import { dirname, join } from 'node:path/posix'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { chunks } from './chunks.ts'

const modules: Readonly<Record<string, string>> = {
  '/web/index.html': "import './src/main.tsx'",
  '/web/src/main.tsx': `
    import './lobby.tsx'
    import('./table/TablePage.tsx')
    import('../../games/go/ui/box.ts?lang=pl')
    import('../../games/go/game.ts?lang=pl')
    import('../../games/go/bots.ts?lang=pl')
    import('../../games/go/words/index.ts?lang=pl')
    import('../../games/go/ui/index.ts?lang=pl')
    import('../../games/chess/game.ts?lang=pl')`,
  '/web/src/lobby.tsx': "import { line, plural } from '@kantyna/kernel'",
  '/web/src/table/TablePage.tsx': "import './Table.tsx'",
  '/web/src/table/Table.tsx': "import { engine, replay, verify } from '@kantyna/kernel'",
  '/web/src/bots/worker.ts': "import { guess, replay } from '@kantyna/kernel'",
  '/kernel/index.ts': `
    export { plural } from './plural.ts'
    export { line } from './line.ts'
    export { engine } from './engine.ts'
    export { replay } from './replay.ts'
    export { verify } from './verify.ts'
    export { guess } from './guess.ts'
    export { graph } from './graph.ts'
    export { effects } from './effects.ts'`,
  '/kernel/plural.ts': '',
  '/kernel/line.ts': '',
  '/kernel/engine.ts': "import './plural.ts'",
  '/kernel/replay.ts': "import './engine.ts'",
  '/kernel/verify.ts': "import './replay.ts'",
  '/kernel/guess.ts': "import './engine.ts'",
  '/kernel/graph.ts': '',
  '/kernel/effects.ts': '',
  '/games/go/ui/box.ts?lang=pl': "import './Stone.tsx?lang=pl'",
  '/games/go/ui/Stone.tsx?lang=pl': "import '../pieces.ts?lang=pl'",
  '/games/go/pieces.ts?lang=pl': '',
  '/games/go/game.ts?lang=pl': "import './rules.ts?lang=pl'",
  '/games/go/bots.ts?lang=pl': "import './policy.ts?lang=pl'",
  '/games/go/policy.ts?lang=pl': "import './rules.ts?lang=pl'",
  '/games/go/rules.ts?lang=pl':
    "import './pieces.ts?lang=pl'; import { effects, engine, graph } from '@kantyna/kernel'",
  '/games/go/words/index.ts?lang=pl': "import { line } from '@kantyna/kernel'",
  '/games/go/ui/index.ts?lang=pl': "import './Board.tsx?lang=pl'; import('./sheets.ts?lang=pl')",
  '/games/go/ui/Board.tsx?lang=pl': "import './Stone.tsx?lang=pl'; import '../rules.ts?lang=pl'",
  '/games/go/ui/sheets.ts?lang=pl': "import './Sheet.tsx?lang=pl'",
  '/games/go/ui/Sheet.tsx?lang=pl': "import './Stone.tsx?lang=pl'",
  '/games/chess/game.ts?lang=pl': "import { effects } from '@kantyna/kernel'",
}

function addresses(id: string, how: RegExp): string[] {
  return [...(modules[id] ?? '').matchAll(how)].map(([, written = '']) =>
    written === '@kantyna/kernel' ? '/kernel/index.ts' : join(dirname(id), written),
  )
}

const imports = (id: string) => addresses(id, /(?:from|import) '([^']+)'/g)

// The only part of the bundler's context that the code uses.
const context = {
  getModuleInfo: (id: string) => ({
    code: modules[id],
    importedIds: imports(id),
    importers: Object.keys(modules).filter((other) => imports(other).includes(id)),
    dynamicallyImportedIds: addresses(id, /import\('([^']+)'\)/g),
  }),
} as unknown as Rolldown.ChunkingContext

it('bundles what is fetched together, and nothing of a table with the lobby', () => {
  const name = chunks('/web')
  expect(Object.fromEntries(Object.keys(modules).map((id) => [id, name(id, context)]))).toEqual({
    '/web/index.html': null,
    '/web/src/main.tsx': null,
    '/web/src/lobby.tsx': 'shell',
    '/web/src/table/TablePage.tsx': null,
    '/web/src/table/Table.tsx': 'table',
    '/web/src/bots/worker.ts': null,
    '/kernel/index.ts': null,
    '/kernel/plural.ts': 'base',
    // Only the lobby and a game's words need it, but the words are in the file of the rules, which the bots fetch.
    '/kernel/line.ts': 'base',
    '/kernel/engine.ts': 'kernel',
    // The table and the bots both need it, and the bots must not fetch the table.
    '/kernel/replay.ts': 'kernel',
    '/kernel/verify.ts': 'table',
    '/kernel/guess.ts': null,
    '/kernel/graph.ts': 'go-kernel',
    '/kernel/effects.ts': 'kernel',
    '/games/go/ui/box.ts?lang=pl': null,
    '/games/go/ui/Stone.tsx?lang=pl': 'go-pl-box',
    '/games/go/pieces.ts?lang=pl': 'go-pl-pieces',
    '/games/go/game.ts?lang=pl': null,
    '/games/go/bots.ts?lang=pl': null,
    '/games/go/policy.ts?lang=pl': 'go-pl-bots',
    '/games/go/rules.ts?lang=pl': 'go-pl-rules',
    '/games/go/words/index.ts?lang=pl': null,
    '/games/go/ui/index.ts?lang=pl': null,
    '/games/go/ui/Board.tsx?lang=pl': 'go-pl-table',
    '/games/go/ui/sheets.ts?lang=pl': null,
    '/games/go/ui/Sheet.tsx?lang=pl': 'go-pl-sheets',
    '/games/chess/game.ts?lang=pl': null,
  })
})
