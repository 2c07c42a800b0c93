import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list, root, workspaces } from './source.ts'

/** Documents only name things that exist, so that a rename cannot leave them behind. */
const documents = list('*.md', 'docs/**/*.md')
const aboutTheCode = documents.filter((path) => path.startsWith('docs/architecture'))
const files = list('*.{ts,json}', 'docs/**/*.md', `{${workspaces.join(',')}}/**/*.*`)
const words = new Set(
  files
    .filter((path) => /\.(?:tsx?|css|ya?ml|json|mjs|cjs)$/.test(path))
    .flatMap((path) => readDocument(path).match(/\w+/g) ?? []),
)

describe.each(documents)('%s', (path) => {
  it('has links to existing sections', () => {
    const links = readDocument(path).matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)
    const targets = [...links].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(root, dirname(path), target)))).toEqual([])
  })
})

describe.each(aboutTheCode)('%s', (path) => {
  const text = readDocument(path)

  it('has at most 120 lines', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(120)
  })

  it('names only files and names that exist', () => {
    expect(namesIn(text).filter((name) => !exists(name))).toEqual([])
  })
})

function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The names of code in a text: paths and words between backticks, outside of code blocks. */
function namesIn(text: string): string[] {
  const quoted = text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)
  return [...quoted]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w@./*-]+(?:\([\w, ']*\))?$/.test(name) && /[a-z]/.test(name))
}

function exists(name: string): boolean {
  const path = name.replace(/\/$/, '').replace(/^games\/GAME\//, '*/')
  return (isPath(path) && isInTree(path)) || isUsed(name)
}

function isPath(name: string): boolean {
  return name.includes('/') || /\.(?:tsx?|md|json)$/.test(name)
}

function isInTree(path: string): boolean {
  const pattern = path.split('*').map(escaped).join('[^/]*')
  const inFolder = new RegExp(`(?:^|/)${pattern}(?:\\.tsx?)?(?:/|$)`)
  return files.some((file) => inFolder.test(file))
}

function isUsed(name: string): boolean {
  const parts = name.replace(/\(.*$/, '').match(/\w+/g) ?? []
  return !/\.tsx?$/.test(name) && parts.every((part) => words.has(part))
}

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
}
