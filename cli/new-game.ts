import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The names of a new game: in folders, for players, and in the ids of its rules. */
export interface NewGameNames {
  readonly id: string
  readonly name: string
  readonly ruleIds: string
}

/** A small complete game that is copied with other names. */
const TEMPLATE = '_template'

/** Writes the files of a new game into `games`, and adds it to the lists there. Returns the files written. */
export function writeNewGame(games: string, names: NewGameNames): string[] {
  const template = join(games, TEMPLATE)
  const folder = join(games, names.id)
  const files = filesIn(template)
  // All checks of existing files come before anything is written.
  const registry = withEntry(readFileSync(join(games, 'registry.ts'), 'utf8'), names)
  const metas = withMeta(readFileSync(join(games, 'metas.ts'), 'utf8'), names)
  for (const file of files) {
    const target = join(folder, file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(template, file), target)
    writeFileSync(target, renamed(readFileSync(target, 'utf8'), names))
  }
  writeFileSync(join(games, 'registry.ts'), registry)
  writeFileSync(join(games, 'metas.ts'), metas)
  return files
}

export function hasGame(games: string, id: string): boolean {
  return existsSync(join(games, id)) || existsSync(join(games, `${id}.ts`))
}

/** "fox-and-geese" is "Fox and Geese". */
export function nameFromId(id: string): string {
  const small = ['a', 'an', 'and', 'at', 'in', 'of', 'on', 'the', 'to']
  return id
    .split('-')
    .map((word, place) => (place > 0 && small.includes(word) ? word : capitalised(word)))
    .join(' ')
}

/** The first letters of the first and the last word, or the first two letters of a single word. */
export function ruleIdsFromId(id: string): string {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word))
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (words.length > 1 ? `${first.charAt(0)}${last.charAt(0)}` : first.slice(0, 2)).toUpperCase()
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

function renamed(text: string, { id, name, ruleIds }: NewGameNames): string {
  return text
    .replaceAll('New Game', name)
    .replaceAll('new-game', id)
    .replaceAll('newGame', identifierOf(id))
    .replaceAll('NewGame', capitalised(identifierOf(id)))
    .replaceAll(/\bNG\b/g, ruleIds)
}

/** Adds a game's import and entry to the registry. */
function withEntry(registry: string, { id }: NewGameNames): string {
  const entry = [
    '  {',
    `    meta: ${identifierOf(id)},`,
    `    open: async () => asBundle((await import('./${id}/index.ts')).bundle),`,
    `    openLibrary: async () => (await import('./${id}/library.ts')).library,`,
    '  },',
    '',
  ].join('\n')
  return inserted(withImport(registry, id), /export const gameEntries[^=]*= \[\n[\s\S]*?(?=\]\n)/, entry)
}

function withMeta(metas: string, { id }: NewGameNames): string {
  return inserted(
    withImport(metas, id),
    /export const gameMetas[^=]*= \[[^\]]*(?=\])/,
    `, ${identifierOf(id)}`,
  )
}

function withImport(text: string, id: string): string {
  const imports = text.match(/^import \{ meta as \w+ \} from '.*'\n/gm) ?? []
  const added = `import { meta as ${identifierOf(id)} } from './${id}/meta.ts'\n`
  const sorted = [...imports, added].toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
  return text.replace(imports.join(''), () => sorted.join(''))
}

function pathOf(statement: string): string {
  return statement.split("'")[1] ?? ''
}

/** Inserts a text after the match of a pattern. */
function inserted(text: string, after: RegExp, added: string): string {
  if (!after.test(text)) throw new Error(`the list of games was not found: ${after.source}`)
  return text.replace(after, (matched) => matched + added)
}

function identifierOf(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
