import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source.ts'

interface Locked {
  readonly packages: {
    readonly [path: string]: {
      readonly optionalDependencies?: { readonly [name: string]: string }
      readonly integrity?: string
      readonly link?: true
      readonly resolved?: string
      readonly os?: readonly string[] | string
    }
  }
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked

/** `npm ci` refuses a lock file that leaves packages for other platforms out, as some registries make npm do. */
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

test('whatever runs on every platform has a checksum, and no registry is written down', () => {
  for (const [path, { integrity, link, resolved, os }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link === true) continue
    expect(integrity !== undefined || os !== undefined || /wasm/.test(path), path).toBe(true)
    expect(resolved, path).toBeUndefined()
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
