/** Builds and serves a page that only tests open: a folder of web/test. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createApp } from '../server/app.ts'

const root = join(import.meta.dirname, '..')

export async function serveTestPage(
  folder: string,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const page = join(root, 'node_modules', '.cache', 'test-pages', folder)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', page, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(root, 'web', 'test', folder),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    },
  )
  if (status !== 0) throw new Error('The page of web/test could not be built: see above.')
  const app = await createApp({ page })
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}
