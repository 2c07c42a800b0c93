import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source.ts'

interface Locked {
  readonly packages: {
    readonly [path: string]: {
      readonly version?: string
      readonly dependencies?: { readonly [name: string]: string }
      readonly optionalDependencies?: { readonly [name: string]: string }
      readonly integrity?: string
      readonly link?: true
      readonly resolved?: string
      readonly os?: readonly string[] | string
    }
  }
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked

/** `npm ci` refuses a lock file without packages for other platforms, which npm writes with some registries. */
test('the lock file names the packages for every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        packages[`node_modules/${name}`] === undefined &&
        packages[`${path}/node_modules/${name}`] === undefined,
    ),
  )
  expect(missing).toEqual([])
})

test('packages for every platform have a checksum, and no registry address is recorded', () => {
  for (const [path, { integrity, link, resolved, os }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link === true) continue
    expect(integrity !== undefined || os !== undefined || /wasm/.test(path), path).toBe(true)
    expect(resolved, path).toBeUndefined()
  }
})

/** What is installed with a workspace, by the folders in the lock file: without its development dependencies. */
function installedWith(workspace: string): Set<string> {
  const reached = new Set<string>()
  const reach = (path: string): void => {
    const { link, resolved, dependencies, optionalDependencies } = packages[path] ?? {}
    if (link === true && resolved !== undefined) {
      reach(resolved)
      return
    }
    if (reached.has(path)) return
    reached.add(path)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const nested = `${path}/node_modules/${name}`
      reach(packages[nested] === undefined ? `node_modules/${name}` : nested)
    }
  }
  reach(workspace)
  return reached
}

test('installing the terminal installs no browser driver', () => {
  const reached = installedWith('cli')
  expect(reached).toContain('bench')
  expect(reached).toContain('node_modules/zod')
  expect([...reached].filter((path) => /playwright|puppeteer/.test(path))).toEqual([])
})

test('the Node version of every package is at least the one used in development', () => {
  const own = readFileSync(join(root, '.node-version'), 'utf8').trim()
  const names = Object.keys(packages['']?.optionalDependencies ?? {}).filter((name) =>
    name.startsWith('node-'),
  )
  expect(names).toHaveLength(4)
  for (const name of names) {
    const { version = '' } = packages[`node_modules/${name}`] ?? {}
    expect(version.localeCompare(own, 'en', { numeric: true }), `${name} ${version}`).toBeGreaterThanOrEqual(
      0,
    )
  }
})

test('CI runs what README says, and nothing else', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const commands = readFileSync(join(root, '.ci', 'run'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('npm '))
  expect(readme).toContain(`\`\`\`sh\n${commands.join(' && ')}\n\`\`\``)
  expect(commands[0]).toBe('npm ci')
})
