/** How much has to be fetched, by what Vite tells of the files it has made. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { gameEntries } from '@kantyna/games'
import { langs } from '@kantyna/kernel'
import { goals } from '../goals.ts'
import type { Figure, Goal } from '../report.ts'
import { filesFor, type Manifest, readManifest } from './manifest.ts'

const group = 'The page: script and style to fetch, nothing cached, one language'

export function pageSizes(dist: string): Figure[] {
  const page = readManifest(join(dist, '.vite', 'manifest.json'))
  const bots = readManifest(join(dist, '.vite', 'worker-manifest.json'))
  const figures = (id: string, what: string, manifest: Manifest, sources: readonly string[], goal?: Goal) =>
    sizes(dist, manifest, sources).map(
      ({ how, kilobytes }): Figure => ({
        id: `page.${id}.${how}`,
        group,
        what: `${what}, ${how}`,
        value: kilobytes,
        unit: 'KB',
        ...(goal && how === 'brotli' && { goal }),
      }),
    )
  const ids = gameEntries.map(({ meta }) => meta.id)
  const lids = ids.map((id) => `../games/${id}/ui/box.ts`)
  return [
    ...figures('lobby', 'the lobby', page, lids, goals.lobbyKilobytes),
    ...gameEntries.flatMap(({ meta: { id, name } }) => {
      const game = `../games/${id}/index.ts`
      const table = ['src/table/TablePage.tsx', game, `../games/${id}/ui/index.ts`]
      return [
        ...figures(`${id}.table`, `a table of ${name.en}`, page, table, goals.tableKilobytes),
        ...figures(`${id}.bots`, `bots of ${name.en}, fetched when one first plays`, bots, [game]),
      ]
    }),
  ]
}

/** In the language that takes more. */
function sizes(dist: string, manifest: Manifest, sources: readonly string[]) {
  const files = langs.map((lang) =>
    filesFor(manifest, sources, lang).map((file) => readFileSync(join(dist, file))),
  )
  const most = (compress: (file: Buffer) => Buffer) =>
    Math.max(...files.map((some) => some.reduce((sum, file) => sum + compress(file).length, 0))) / 1000
  return [
    { how: 'brotli', kilobytes: most((file) => brotliCompressSync(file)) },
    { how: 'gzip', kilobytes: most((file) => gzipSync(file)) },
  ] as const
}
