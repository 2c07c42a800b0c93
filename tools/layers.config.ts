/**
 * Imports point one way: kernel ← ui ← games ← web, kernel ← bots ← host ← (cli | server | web),
 * and kernel ← online ← (cli | server | web).
 *
 * `layers` says, for every part of the repository, which other parts and which packages it may import. Everything
 * else is forbidden. Type-only imports count too.
 *
 * dependency-cruiser reads this: `npm run check:layers`.
 */
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

interface Layer {
  readonly name: string
  /** A regular expression for the paths of its files. */
  readonly files: string
  /** Names of layers it may import, in addition to itself. */
  readonly layers: readonly string[]
  /** Packages from outside; 'any' for layers at the top, which nothing depends on. */
  readonly packages: readonly string[] | 'any'
}

/**
 * The game that each expansion extends, by their folders in games/. An expansion may import its game. Only the
 * registry, browser tests and benchmarks may import an expansion.
 */
const expansionOf: Readonly<Record<string, string>> = { 'unfinished-business': 'outer-rim' }

const shared = ['@noble/hashes', 'yaml', 'zod']
const page = ['preact']
const testing = ['fast-check', 'vitest']
const everyGame = ['game test', 'game ui', 'game pure', 'game entry', 'game meta', 'registry']

/** A file belongs to the first layer whose pattern matches. */
const layers: readonly Layer[] = [
  { name: 'kernel test', files: '^kernel/.*[.]test[.]ts$', layers: ['kernel', 'testkit'], packages: 'any' },
  { name: 'testkit', files: '^kernel/testkit/', layers: ['kernel'], packages: 'any' },
  { name: 'kernel', files: '^kernel/', layers: [], packages: shared },

  {
    name: 'ui test',
    files: '^ui/.*[.]test[.]tsx?$',
    layers: ['kernel', 'ui'],
    packages: [...shared, ...page, ...testing],
  },
  {
    name: 'ui testkit',
    files: '^ui/testkit/',
    layers: ['kernel', 'ui'],
    packages: [...shared, ...page, ...testing],
  },
  { name: 'ui', files: '^ui/', layers: ['kernel'], packages: [...shared, ...page] },

  {
    name: 'game test',
    files: '^games/(?:[^/]+/test/|.*[.]test[.]tsx?$)',
    layers: [
      'kernel',
      'testkit',
      'ui',
      'ui testkit',
      'bots',
      'game ui',
      'game pure',
      'game entry',
      'game meta',
      'registry',
    ],
    packages: 'any',
  },
  {
    name: 'game ui',
    files: '^games/[^/]+/ui/',
    layers: ['kernel', 'ui', 'game pure', 'game meta'],
    packages: [...shared, ...page],
  },
  {
    name: 'game pure',
    files: '^games/[^/]+/(?:rules|content|words)/',
    layers: ['kernel', 'game meta'],
    packages: shared,
  },
  { name: 'game meta', files: '^games/[^/]+/meta[^/]*[.]ts$', layers: ['kernel'], packages: shared },
  {
    name: 'game entry',
    files: '^games/[^/]+/[^/]+[.]ts$',
    layers: ['kernel', 'game pure', 'game meta'],
    packages: shared,
  },
  {
    name: 'registry',
    files: '^games/[^/]+[.]ts$',
    layers: ['kernel', 'game meta', 'game entry'],
    packages: shared,
  },

  {
    name: 'bots test',
    files: '^bots/.*[.]test[.]ts$',
    layers: ['kernel', 'testkit', 'bots', 'registry', 'game entry'],
    packages: testing,
  },
  { name: 'bots', files: '^bots/', layers: ['kernel'], packages: shared },

  {
    name: 'host test',
    files: '^host/(?:test/|.*[.]test[.]ts$)',
    layers: ['kernel', 'testkit', 'bots', 'host', 'registry', 'game entry', 'game meta'],
    packages: testing,
  },
  { name: 'host', files: '^host/', layers: ['kernel', 'bots'], packages: [] },

  {
    name: 'online test',
    files: '^online/.*[.]test[.]ts$',
    layers: ['kernel', 'online', 'host', 'host test', 'registry', 'game entry', 'game meta'],
    packages: [...shared, ...testing],
  },
  { name: 'online', files: '^online/', layers: ['kernel'], packages: shared },

  {
    name: 'cli test',
    files: '^cli/.*[.]test[.]ts$',
    layers: [
      'cli',
      'kernel',
      'testkit',
      'bots',
      'host',
      'host test',
      'online',
      'server',
      'bench',
      'tools',
      'game entry',
      'game meta',
      'registry',
    ],
    packages: 'any',
  },
  {
    name: 'cli',
    files: '^cli/',
    layers: [
      'kernel',
      'testkit',
      'bots',
      'host',
      'online',
      'server',
      'bench',
      'game entry',
      'game meta',
      'registry',
    ],
    packages: 'any',
  },
  {
    name: 'server attacks',
    files: '^server/attacks/',
    layers: [
      'server',
      'kernel',
      'testkit',
      'bots',
      'host',
      'host test',
      'online',
      'game entry',
      'game meta',
      'registry',
    ],
    packages: 'any',
  },
  {
    name: 'server',
    files: '^server/',
    layers: ['kernel', 'bots', 'host', 'host test', 'online', 'game entry', 'game meta', 'registry'],
    packages: 'any',
  },
  {
    name: 'web',
    files: '^web/',
    layers: [
      'kernel',
      'ui',
      'bots',
      'host',
      'host test',
      'online',
      'game ui',
      'game entry',
      'game meta',
      'registry',
    ],
    packages: 'any',
  },
  {
    name: 'e2e',
    files: '^e2e/',
    // The test of the page's weight uses the measurement of the benchmark.
    layers: ['kernel', 'bots', 'host', 'online', 'server', 'tools', 'bench', ...everyGame],
    packages: 'any',
  },
  {
    name: 'bench',
    files: '^bench/',
    layers: ['kernel', 'bots', 'online', 'server', 'tools', ...everyGame],
    packages: 'any',
  },
  { name: 'examples', files: '^examples/', layers: ['online'], packages: [] },
  {
    name: 'tools',
    files: '^tools/',
    layers: ['kernel', 'testkit', 'cli', 'server', 'registry'],
    packages: 'any',
  },
  // vitest.config.ts imports `SLOWED` to give browser tests more time.
  { name: 'root', files: '^[^/]+[.]ts$', layers: ['e2e'], packages: 'any' },
]

const installed = '(?:^|/)node_modules/'

/** The files of a layer, without those of earlier layers and without packages installed in its folder. */
function filesOf(layer: Layer) {
  const before = layers.slice(0, layers.indexOf(layer)).map(({ files }) => files)
  return { path: layer.files, pathNot: [installed, ...before] }
}

const layerRules = layers.flatMap((from): IRegularForbiddenRuleType[] => [
  ...layers
    .filter((to) => to !== from && !from.layers.includes(to.name))
    .map((to) => forbid(`${from.name} may not import ${to.name}`, filesOf(from), filesOf(to))),
  packageRule(from),
])

/** The rule for imports from outside the layers: packages, Node's own modules, and files that belong to no layer. */
function packageRule(from: Layer): IRegularForbiddenRuleType {
  const known = layers.map(({ files }) => files)
  if (from.packages === 'any') {
    const to = { pathNot: [installed, ...known], dependencyTypes: ['local' as const] }
    return forbid(`${from.name} may not import a file in no layer`, filesOf(from), to)
  }
  const allowed = from.packages.map((name) => `${installed}${name}/`)
  return forbid(`${from.name} may not import this package`, filesOf(from), {
    pathNot: [...allowed, ...known],
  })
}

const fileInNoLayer = forbid(
  'this file is in no layer',
  { pathNot: [installed, ...layers.map(({ files }) => files)] },
  {},
)

/** No game imports another, except that an expansion imports its game. */
function gameRules(expansions: Readonly<Record<string, string>>): IRegularForbiddenRuleType[] {
  const folder = (game: string) => `^games/${game}/`
  return [
    forbid(
      'a game may not import another game',
      { path: '^games/([^/]+)/', pathNot: Object.keys(expansions).map(folder) },
      { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    ),
    ...Object.entries(expansions).flatMap(([expansion, game]) => [
      forbid(
        `${expansion} may import only ${game}`,
        { path: folder(expansion) },
        { path: '^games/[^/]+/', pathNot: [folder(expansion), folder(game)] },
      ),
      forbid(
        `only the registry may import ${expansion}`,
        { pathNot: [folder(expansion), '^games/[^/]+[.]ts$', '^(?:e2e|bench)/'] },
        { path: folder(expansion) },
      ),
    ]),
  ]
}

function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to }
}

export function rulesWith(expansions: Readonly<Record<string, string>>): IRegularForbiddenRuleType[] {
  return [...layerRules, fileInNoLayer, ...gameRules(expansions)]
}

export default {
  forbidden: rulesWith(expansionOf),
  options: {
    // TypeScript 7 has no API to parse with.
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: installed },
    exclude: { path: '^[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
} satisfies IConfiguration
