/** Reading the sources: which files there are, and their syntax trees. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParseResult, parseSync } from 'oxc-parser'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Source {
  /** Relative to the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface Problem {
  readonly path: string
  readonly line: number
  readonly message: string
}

export const workspaces = [
  'kernel',
  'ui',
  'games',
  'bots',
  'host',
  'online',
  'cli',
  'server',
  'web',
  'e2e',
  'bench',
  'tools',
  'examples',
] as const

/** Paths that match the patterns, sorted, without installed or built files. */
export function list(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path))
    .sort()
}

export function readSources(): Source[] {
  return list(`{${workspaces.join(',')}}/**/*.{ts,tsx}`).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
}

export function parse(source: Source): ParseResult {
  return parseSync(source.path, source.text)
}

export function lineAt(source: Source, offset: number): number {
  return source.text.slice(0, offset).split('\n').length
}

/** Prints the problems in a form that editors turn into links, and sets the exit code. */
export function report(what: string, files: number, problems: readonly Problem[]): void {
  for (const { path, line, message } of problems) console.error(`${path}:${line}  ${message}`)
  if (problems.length > 0) process.exitCode = 1
  console.log(`${what}: ${files} files, ${problems.length} problems`)
}
