import { dirname, join } from 'node:path/posix'
import { normalizePath, parseSync, type Rolldown } from 'vite'

/**
 * Decides which modules of the page share a file. Larger files compress better, so modules that are fetched together
 * are built together: the lobby; what the rules of several games use; the rest of what a table needs; and for each game
 * the parts of the kernel that only it uses, its rules with its words, its table, and what opens over the table. The
 * bundler decides about all other modules.
 *
 * A file is a set of modules with everything that they import, without the modules of earlier files. So files never
 * import each other in a circle. Modules shared by two sides that must not fetch each other are a separate file: the
 * bots' worker has no document to draw in, and neither the lobby nor a book of rules needs a table.
 */
export function chunks(folder: string): Rolldown.CodeSplittingNameFunction {
  const web = normalizePath(folder)
  let named: ReadonlyMap<string, string> | undefined
  return (id, context) => {
    named ??= nameAll(web, new Modules(join(web, '..'), context))
    return named.get(id) ?? null
  }
}

function nameAll(web: string, modules: Modules): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  /** Puts the modules that all these sets contain into a file. */
  const name = (file: string, first: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]) => {
    for (const id of first)
      if (!named.has(id) && !modules.isOnlyFetched(id) && others.every((other) => other.has(id)))
        named.set(id, file)
  }
  const source = (path: string) => join(web, path)
  const page = modules.neededBy([source('index.html')])
  const ofGames = modules.fetchedBy(source('index.html')).filter((id) => gameOf(id) !== null)
  const entries = (part: string) => ofGames.filter((id) => partOf(id) === part)
  const rules = modules.neededBy(entries('game'))
  const bots = modules.neededBy([source('src/bots/worker.ts'), ...entries('bots')])
  const table = modules.neededBy([source('src/table/TablePage.tsx')])
  const ofNoGame = (some: ReadonlySet<string>) => new Set([...some].filter((id) => gameOf(id) === null))
  const words = ['src/words/pl.ts', 'src/words/en.ts'].map(source)
  const lobby = modules.neededBy([...page, ...words, ...entries('ui/box')])

  // The bots' worker loads a game's file of rules, which also holds its words.
  const rulesFiles = modules.neededBy([...entries('game'), ...entries('words/index')])
  name('base', ofNoGame(lobby), new Set([...rulesFiles, ...bots]))
  name('shell', page)
  name('list', modules.neededBy([source('src/saves/summary.ts')]))
  const ofAllTables = modules.neededBy([...table, source('src/bots/worker.ts')])
  const ids = new Set(ofGames.flatMap((id) => folderOf(id) ?? []))
  const played = [...ids].map((game) =>
    modules.neededBy(
      ['game', 'words/index', 'ui/index', 'bots']
        .flatMap(entries)
        .filter((entry) => folderOf(entry) === game),
    ),
  )
  for (const game of ids) {
    // An expansion needs everything that its game needs.
    const others = played.filter((needed) => ![...needed].some((id) => folderOf(id) === game))
    const byOthers = new Set([...ofAllTables, ...others.flatMap((needed) => [...needed])])
    name(`${game}-kernel`, new Set([...ofNoGame(rules)].filter((id) => !byOthers.has(id))))
  }
  name('kernel', ofNoGame(rules))
  name('kernel', ofNoGame(table), bots)
  name('table', table)
  // Style sheets are the same in both languages. The modules of the box are separate, for the lobby.
  for (const [part, file] of [
    ['ui/box', 'box-style'],
    ['ui/index', 'style'],
  ] as const)
    for (const game of ids) {
      const drawn = modules.neededBy(entries(part).filter((entry) => folderOf(entry) === game))
      name(`${game}-${file}`, new Set([...drawn].filter((id) => /\/games\/.*\.css$/.test(id))))
    }
  for (const game of new Set(ofGames.map(gameOf))) {
    const needed = (...parts: readonly string[]) =>
      modules.neededBy(parts.flatMap(entries).filter((id) => gameOf(id) === game))
    // An expansion's file also gets the modules of its game that only the expansion needs: those without a file so far.
    const own = (some: ReadonlySet<string>) => new Set([...some].filter((id) => gameOf(id) !== null))
    const box = own(needed('ui/box'))
    const drawn = own(needed('words/index', 'ui/index'))
    name(`${game}-pieces`, box, needed('game'))
    name(`${game}-box`, box)
    name(`${game}-rules`, own(needed('game', 'words/index')))
    name(`${game}-table`, drawn)
    // Modules that bots or an expansion's rules share with words that are fetched later.
    name(
      `${game}-rules`,
      own(needed('words/whole')),
      modules.neededBy([...entries('game'), ...entries('bots')]),
    )
    name(`${game}-words`, own(needed('words/whole')))
    // Before the expansion's bots, which need most of these modules too.
    name(`${game}-bots`, own(needed('bots')))
    name(`${game}-sheets`, own(needed('ui/sheets')))
  }
  return named
}

/** A game in one language, as `deckbuilding-pl`. */
function gameOf(id: string): string | null {
  const [, game, lang] = /\/games\/([^/]+)\/.*\?lang=(\w+)$/.exec(id) ?? []
  return game === undefined ? null : `${game}-${lang}`
}

/** The game's folder, for both languages. */
function folderOf(id: string): string | null {
  return gameOf(id)?.replace(/-\w+$/, '') ?? null
}

function partOf(id: string): string | undefined {
  return /\/games\/[^/]+\/(.*)\.ts\?lang=\w+$/.exec(id)?.[1]
}

class Modules {
  readonly #root: string
  readonly #context: Rolldown.ChunkingContext
  readonly #imports = new Map<string, readonly string[]>()
  readonly #indexes = new Map<string, ReadonlyMap<string, string>>()

  constructor(root: string, context: Rolldown.ChunkingContext) {
    this.#root = root
    this.#context = context
  }

  /** These modules and everything that they import. */
  neededBy(entries: Iterable<string>): Set<string> {
    const found = new Set(entries)
    for (const id of found) for (const imported of this.#importsOf(id)) found.add(imported)
    return found
  }

  /** Everything that a module imports, statically or dynamically. */
  fetchedBy(entry: string): string[] {
    const found = new Set([entry])
    for (const id of found) {
      for (const imported of this.#importsOf(id)) found.add(imported)
      for (const fetched of this.#context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) found.add(fetched)
    }
    return [...found]
  }

  /** Whether it is only imported dynamically: then it has its own file, and the build knows it by that file. */
  isOnlyFetched(id: string): boolean {
    const importers = this.#context.getModuleInfo(id)?.importers ?? []
    return importers.every((importer) => importer.endsWith('.html'))
  }

  /** The index of a package re-exports everything. Only the modules behind the imported names count. */
  #importsOf(id: string): readonly string[] {
    const before = this.#imports.get(id)
    if (before !== undefined) return before
    const module = this.#context.getModuleInfo(id)
    const indexes = module?.importedIds.filter((imported) => this.#isIndex(imported)) ?? []
    const imports = module?.importedIds.filter((imported) => !indexes.includes(imported)) ?? []
    if (indexes.length > 0) imports.push(...this.#throughIndexes(id, module?.code ?? ''))
    this.#imports.set(id, imports)
    return imports
  }

  #isIndex(id: string): boolean {
    return ['kernel', 'ui', 'bots'].some((name) => id === join(this.#root, name, 'index.ts'))
  }

  #throughIndexes(id: string, code: string): string[] {
    return parseSync(id.replace(/\?.*$/, '').replace(/tsx?$/, 'js'), code).program.body.flatMap(
      (statement) => {
        if (statement.type !== 'ImportDeclaration') return []
        const [, name] = /^@kantyna\/(kernel|ui|bots)$/.exec(statement.source.value) ?? []
        if (name === undefined) return []
        const index = join(this.#root, name, 'index.ts')
        const behind = this.#behind(index)
        return statement.specifiers.flatMap((specifier) =>
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? (behind.get(specifier.imported.name) ?? index)
            : index,
        )
      },
    )
  }

  /** The module of each name that an index exports. */
  #behind(index: string): ReadonlyMap<string, string> {
    const before = this.#indexes.get(index)
    if (before !== undefined) return before
    const names = new Map<string, string>()
    const code = this.#context.getModuleInfo(index)?.code ?? ''
    for (const statement of parseSync('index.js', code).program.body)
      if (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
        for (const { exported } of statement.specifiers)
          if (exported.type === 'Identifier')
            names.set(exported.name, join(dirname(index), statement.source.value))
    this.#indexes.set(index, names)
    return names
  }
}
