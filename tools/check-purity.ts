/**
 * The pure part of the code is a function of its input: no clock, timer, async, Math.random or I/O, and
 * no locale-dependent formatting outside words/. No comment can switch this check off.
 *
 * layers.config.ts says which packages and modules the pure part may import.
 */
import { fileURLToPath } from 'node:url'
import { type Node, Visitor } from 'oxc-parser'
import { lineAt, type Problem, parse, readSources, report, type Source } from './source.ts'

const purePlaces = /^(?:kernel|bots)\/|^games\/[^/]+\/(?:rules|content|words)\//
const exempt = /\.test\.ts$|^kernel\/testkit\//
const wordsPlaces = /\/words\//

const globals: Readonly<Record<string, string>> = {
  ...named('a clock', 'Date', 'performance', 'Temporal'),
  ...named(
    'a timer',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
  ),
  ...named('asynchronous', 'Promise'),
  ...named('chance outside the record', 'crypto'),
  ...named(
    'input or output',
    'console',
    'fetch',
    'process',
    'require',
    'WebSocket',
    'XMLHttpRequest',
    'Worker',
  ),
  ...named('a way to everything', 'globalThis', 'window', 'self', 'eval', 'Function'),
  ...named('at the mercy of the garbage collector', 'WeakRef', 'FinalizationRegistry'),
}

const localeGlobals = new Set(['Intl'])
const localeMethods = new Set([
  'localeCompare',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
])

export function isPure(path: string): boolean {
  return purePlaces.test(path) && !exempt.test(path)
}

export function checkPurity(source: Source): Problem[] {
  const problems: Problem[] = []
  const mayUseLocale = wordsPlaces.test(source.path)
  const say = (node: Node, message: string) =>
    problems.push({ path: source.path, line: lineAt(source, node.start), message })

  /** Names that are not references to values: `x.Date`, `{ Date: 1 }`, `type Later = Promise<number>`. */
  const labels = new Set<Node>()
  const label = (key: Node, computed: boolean) => {
    if (!computed) labels.add(key)
  }

  const identifier = (node: Node & { name: string }) => {
    if (labels.has(node)) return
    const why = Object.hasOwn(globals, node.name) ? globals[node.name] : undefined
    if (why) say(node, `${node.name} is ${why}`)
    if (localeGlobals.has(node.name) && !mayUseLocale)
      say(node, `${node.name} depends on a locale: only in words/`)
  }
  const asynchronous = (node: Node & { async: boolean }) => {
    if (node.async) say(node, 'an async function')
  }

  const { program, errors } = parse(source)
  for (const error of errors) {
    problems.push({
      path: source.path,
      line: lineAt(source, error.labels[0]?.start ?? 0),
      message: error.message,
    })
  }

  new Visitor({
    Property: (node) => label(node.key, node.computed),
    MethodDefinition: (node) => label(node.key, node.computed),
    PropertyDefinition: (node) => label(node.key, node.computed),
    TSPropertySignature: (node) => label(node.key, node.computed),
    TSMethodSignature: (node) => label(node.key, node.computed),
    // A type alone does nothing. The pure part may describe the asynchronous code around it.
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier' && typeName.name === 'Promise') labels.add(typeName)
    },
    MemberExpression: (node) => {
      label(node.property, node.computed)
      const name = nameOf(node.property, node.computed)
      if (name === undefined) return
      if (name === 'random' && isMath(node.object)) say(node, 'Math.random is chance outside the record')
      if (localeMethods.has(name) && !mayUseLocale) say(node, `${name} depends on a locale: only in words/`)
    },
    VariableDeclarator: (node) => {
      if (node.init && isMath(node.init)) say(node, 'name what you need of Math: Math.floor, Math.max…')
    },
    Identifier: identifier,
    FunctionDeclaration: asynchronous,
    FunctionExpression: asynchronous,
    ArrowFunctionExpression: asynchronous,
    AwaitExpression: (node) => say(node, 'await'),
    ForOfStatement: (node) => {
      if (node.await) say(node, 'for await')
    },
    ImportExpression: (node) => say(node, 'import() is asynchronous'),
    MetaProperty: (node) => {
      if (node.meta.name === 'import') say(node, 'import.meta depends on where the file lies')
    },
  }).visit(program)

  return problems.sort((a, b) => a.line - b.line)
}

function named(why: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]))
}

function isMath(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'Math'
}

function nameOf(property: Node, computed: boolean): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name
  if (property.type === 'Literal' && typeof property.value === 'string') return property.value
  return undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = readSources().filter(({ path }) => isPure(path))
  report('purity', sources.length, sources.flatMap(checkPurity))
}
