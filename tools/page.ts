/** Builds the page with Vite when web/dist is missing or older than anything that goes into it. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { list, root } from './source.ts'

export const dist = join(root, 'web', 'dist')

const ingredients = [
  'package-lock.json',
  '{kernel,games,bots,host,online,ui}/**',
  'web/*.{html,json,ts}',
  'web/{src,public,vite}/**',
]

/** A file whose modification time is the start of the last successful build. */
const stamp = join(root, 'node_modules', '.cache', 'page-built')

export function buildPageIfStale(): void {
  if (isFresh()) return
  console.error('Building the page.')
  const began = new Date()
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('The page could not be built: see above.')
  for (const path of globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: dist })) compress(join(dist, path))
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
  utimesSync(stamp, began, began)
}

/** Writes a compressed copy beside a text file, for browsers that accept it. The server only has to send it. */
function compress(path: string): void {
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
}

function isFresh(): boolean {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(stamp)) return false
  const built = statSync(stamp).mtimeMs
  // Folders count too: a folder changes when a file in it is deleted.
  return list(...ingredients).every((path) => statSync(join(root, path)).mtimeMs <= built)
}
