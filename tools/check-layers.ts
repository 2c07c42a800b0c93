/**
 * Imports point one way: kernel ← ui ← games ← web, and kernel ← bots ← (cli | server | web).
 *
 * `rooms` says, for every place in the house, which other places and which packages it may import.
 * What is not listed is forbidden. Type-only imports count: to know a type is to know the thing.
 */
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lineAt, type Problem, parse, readSources, report, type Source } from './source.ts'

interface Room {
  readonly name: string
  readonly files: RegExp
  /** Names of rooms it may import, besides itself. */
  readonly rooms: readonly string[]
  /** Packages from outside; 'any' for those at the top, where nothing depends on them. */
  readonly packages: readonly string[] | 'any'
}

const shared = ['@noble/hashes', 'yaml', 'zod']
const page = ['react', 'react-aria-components', 'react-dom']
const testing = ['fast-check', 'vitest']
const everyGame = ['game test', 'game ui', 'game pure', 'game door', 'game meta', 'registry']

/** The first room whose pattern fits is the file's room. */
const rooms: readonly Room[] = [
  { name: 'kernel test', files: /^kernel\/.*\.test\.ts$/, rooms: ['kernel', 'testkit'], packages: 'any' },
  { name: 'testkit', files: /^kernel\/testkit\//, rooms: ['kernel'], packages: 'any' },
  { name: 'kernel', files: /^kernel\//, rooms: [], packages: shared },

  { name: 'ui', files: /^ui\//, rooms: ['kernel'], packages: [...shared, ...page] },

  {
    name: 'game test',
    files: /^games\/(?:[^/]+\/test\/|.*\.test\.tsx?$)/,
    rooms: ['kernel', 'testkit', 'game ui', 'game pure', 'game door', 'game meta', 'registry'],
    packages: 'any',
  },
  {
    name: 'game ui',
    files: /^games\/[^/]+\/ui\//,
    rooms: ['kernel', 'ui', 'game pure', 'game meta'],
    packages: [...shared, ...page],
  },
  {
    name: 'game pure',
    files: /^games\/[^/]+\/(?:rules|content|words)\//,
    rooms: ['kernel', 'game meta'],
    packages: shared,
  },
  { name: 'game meta', files: /^games\/[^/]+\/meta[^/]*\.ts$/, rooms: ['kernel'], packages: shared },
  {
    name: 'game door',
    files: /^games\/[^/]+\/[^/]+\.ts$/,
    rooms: ['kernel', 'game pure', 'game meta'],
    packages: shared,
  },
  {
    name: 'registry',
    files: /^games\/[^/]+\.ts$/,
    rooms: ['kernel', 'game meta', 'game door'],
    packages: shared,
  },

  {
    name: 'bots test',
    files: /^bots\/.*\.test\.ts$/,
    rooms: ['kernel', 'testkit', 'bots', 'registry', 'game door'],
    packages: testing,
  },
  { name: 'bots', files: /^bots\//, rooms: ['kernel'], packages: shared },

  {
    name: 'cli',
    files: /^cli\//,
    rooms: ['kernel', 'testkit', 'bots', 'bench', 'game door', 'game meta', 'registry'],
    packages: 'any',
  },
  {
    name: 'server',
    files: /^server\//,
    rooms: ['kernel', 'bots', 'game door', 'game meta', 'registry'],
    packages: 'any',
  },
  {
    name: 'web',
    files: /^web\//,
    rooms: ['kernel', 'ui', 'bots', 'game ui', 'game door', 'game meta', 'registry'],
    packages: 'any',
  },
  {
    name: 'e2e',
    files: /^e2e\//,
    rooms: ['kernel', 'bots', 'server', 'tools', ...everyGame],
    packages: 'any',
  },
  {
    name: 'bench',
    files: /^bench\//,
    rooms: ['kernel', 'bots', 'server', 'tools', ...everyGame],
    packages: 'any',
  },
  { name: 'tools', files: /^tools\//, rooms: ['kernel', 'server', 'registry'], packages: 'any' },
]

export interface Import {
  readonly specifier: string
  readonly offset: number
}

/** Every import, export-from and `import()` with a literal address in a file. */
export function importsOf(source: Source): Import[] {
  const { staticImports, staticExports, dynamicImports } = parse(source).module
  return [
    ...staticImports.map(({ moduleRequest }) => ({
      specifier: moduleRequest.value,
      offset: moduleRequest.start,
    })),
    ...staticExports.flatMap(({ entries }) => {
      const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest
      return from ? [{ specifier: from.value, offset: from.start }] : []
    }),
    ...dynamicImports.map(({ moduleRequest }) => ({
      specifier: source.text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      offset: moduleRequest.start,
    })),
  ]
}

export function checkLayers(sources: readonly Source[]): Problem[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap(({ specifier, offset }) => {
      const says = judge(source.path, specifier)
      return says ? [{ path: source.path, line: lineAt(source, offset), says }] : []
    }),
  )
}

function judge(path: string, specifier: string): string | undefined {
  const from = roomOf(path)
  if (!from) return 'this file is in no room that tools/check-layers.ts knows'
  const target = resolve(path, specifier)
  if (target === undefined) {
    const name = packageOf(specifier)
    if (from.packages === 'any' || from.packages.includes(name)) return undefined
    return `${from.name} may not import the package ${name}`
  }
  const to = roomOf(target)
  if (!to) return `${specifier} leads to ${target}, outside the rooms that tools/check-layers.ts knows`
  const [gameFrom, gameTo] = [gameOf(path), gameOf(target)]
  if (gameFrom && gameTo && gameFrom !== gameTo)
    return `the game ${gameFrom} may not import the game ${gameTo}`
  if (from === to || from.rooms.includes(to.name)) return undefined
  return `${from.name} may not import ${to.name} (${target})`
}

function roomOf(path: string): Room | undefined {
  return rooms.find(({ files }) => files.test(path))
}

function gameOf(path: string): string | undefined {
  return /^games\/([^/]+)\//.exec(path)?.[1]
}

/** Where in the repository an import leads; undefined when it leads to a package from outside. */
function resolve(path: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare)
  const inside = /^@kantyna\/([^/]+)(?:\/(.+))?$/.exec(bare)
  if (!inside) return undefined
  const [, workspace, rest] = inside
  if (rest === undefined) return `${workspace}/index.ts`
  if (/\.[a-z]+$/.test(rest)) return `${workspace}/${rest}`
  return rest.endsWith('/meta') ? `${workspace}/${rest}.ts` : `${workspace}/${rest}/index.ts`
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = readSources()
  report('layers', sources.length, checkLayers(sources))
}
